/* What the C compiler gets before every file of the engine: four calls of Python's that it can then do in place.
   Each falls back on the real one. Linux only, see hatch_build.py; not for a Python without its lock. */
#ifndef POSSE_NATIVE_H
#define POSSE_NATIVE_H
#include <Python.h>
#ifndef Py_GIL_DISABLED

/* Small numbers: the interpreter has one object for each, so they are looked up once, when the library is loaded. */
#define POSSE_SMALL 256
__attribute__((weak, visibility("hidden"))) PyObject *posse_small[POSSE_SMALL];

__attribute__((weak, visibility("hidden"), constructor)) void posse_look_up(void) {
    for (long n = 0; n < POSSE_SMALL; n++) posse_small[n] = PyLong_FromLong(n);
}

static inline PyObject *posse_number(long long n) {
    if ((unsigned long long)n >= POSSE_SMALL) return PyLong_FromLongLong(n);
    Py_INCREF(posse_small[n]);
    return posse_small[n];
}

/* One more item, where the list has room for it; a list that had none gets room for sixteen. */
static inline int posse_append(PyObject *list, PyObject *item) {
    PyListObject *to = (PyListObject *)list;
    if (to->ob_item == NULL) {
        to->ob_item = PyMem_Malloc(16 * sizeof(PyObject *));
        to->allocated = to->ob_item == NULL ? 0 : 16;
    }
    Py_ssize_t count = PyList_GET_SIZE(list);
    if (count == to->allocated) return PyList_Append(list, item);
    Py_INCREF(item);
    to->ob_item[count] = item;
    Py_SET_SIZE(to, count + 1);
    return 0;
}

/* Whether a class descends from another: the engine's have one base each. */
static inline int posse_descends(PyTypeObject *one, PyTypeObject *other) {
    for (PyTypeObject *base = one; base != NULL; base = base->tp_base)
        if (base == other) return 1;
    return PyType_IsSubtype(one, other);
}

#define PyLong_FromLong(n) posse_number(n)
#define PyLong_FromLongLong(n) posse_number(n)
#define PyLong_FromSsize_t(n) posse_number(n)
#define PyList_Append(list, item) posse_append(list, item)
#define PyType_IsSubtype(one, other) posse_descends(one, other)
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(what, type) (Py_IS_TYPE((PyObject *)(what), type) || posse_descends(Py_TYPE(what), type))

#endif
#endif
