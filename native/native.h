/* What the C compiler gets before every file that mypyc has written: calls that it can then do in place.
   Each falls back on the real one. Linux only, see hatch_build.py; not for a Python without its lock. */
#ifndef POSSE_NATIVE_H
#define POSSE_NATIVE_H
#include <patchlevel.h>
#include <pyconfig.h>
#if PY_VERSION_HEX < 0x030E0000 && !defined(Py_GIL_DISABLED) /* from 3.14 on there is more to it */
#define POSSE_KEEPS_LISTS
#define _Py_Dealloc posse_let_go
#endif
#include <Python.h>
#include <CPy.h>

/* ---- what runs once, when a module is loaded, and what only Python calls: not worth the compiler's time */

#define POSSE_SELDOM __attribute__((cold))

#ifdef __clang__
#define POSSE_ONCE __attribute__((optnone, noinline))
#define POSSE_FROM_OUTSIDE __attribute__((cold))
#else
#define POSSE_ONCE __attribute__((optimize("O0")))
#define POSSE_FROM_OUTSIDE __attribute__((cold, optimize("O1")))
#endif

/* ---- what happens only when something went wrong: out of the way of the rest */

POSSE_SELDOM void CPy_AddTraceback(const char *filename, const char *funcname, int line, PyObject *globals);
POSSE_SELDOM void CPy_TypeErrorTraceback(const char *filename, const char *funcname, int line, PyObject *globals,
                                         const char *expected, PyObject *value);
POSSE_SELDOM void CPy_TypeError(const char *expected, PyObject *value);
POSSE_SELDOM void CPy_AttributeError(const char *filename, const char *funcname, const char *classname,
                                     const char *attrname, int line, PyObject *globals);
POSSE_SELDOM PyObject *PyErr_Occurred(void);
POSSE_SELDOM void PyErr_SetString(PyObject *exception, const char *string);

#ifndef Py_GIL_DISABLED

#include "numbers.h"
#include "lists.h"

/* ---- classes: the engine's have one base each */

static inline int posse_descends(PyTypeObject *one, PyTypeObject *other) {
    for (PyTypeObject *base = one; base != NULL; base = base->tp_base)
        if (base == other) return 1;
    return PyType_IsSubtype(one, other);
}

/* Whether it is of a class that is not its own, but above it. */
static inline int posse_is_above(PyTypeObject *own, PyTypeObject *other) {
    return own->tp_base == other || posse_descends(own, other);
}

#undef PyLong_Check
#define PyLong_Check(it) posse_is_number((PyObject *)(it))
#define PyLong_FromLong(n) posse_number(n)
#define PyLong_FromLongLong(n) posse_number(n)
#define PyLong_FromSsize_t(n) posse_number(n)
#define CPyLong_AsInt64(it) posse_word((PyObject *)(it))
#define CPyTagged_FromObject(it) posse_tagged(it)
#define CPyTagged_StealAsObject(n) posse_untagged(n)
#define CPyInt64_Remainder(x, y) posse_remainder(x, y)
#define CPyInt64_Divide(x, y) posse_divide(x, y)
#define CPyList_GetItemInt64Borrow(list, n) posse_borrow(list, n)
#define CPyList_GetItemInt64(list, n) posse_item(list, n)
#define CPyList_GetItemBorrow(list, n) posse_borrow_tagged(list, n)
#define CPyList_GetItemShortBorrow(list, n) posse_borrow_tagged(list, n)
#define CPyList_GetItem(list, n) posse_item_tagged(list, n)
#define CPyList_GetItemShort(list, n) posse_item_tagged(list, n)
#define CPyList_SetItemInt64(list, n, it) posse_set(list, n, it)
#define CPyList_SetItem(list, n, it) posse_set_tagged(list, n, it)
#define CPyList_PopLast(list) posse_pop(list)
#define CPyList_Pop(list, n) posse_pop_at(list, n)
#define CPyList_GetSlice(list, from, to) posse_slice(list, from, to)
#define CPyList_Index(list, it) posse_index(list, it)
#define CPyList_Count(list, it) posse_count(list, it)
#define PyNumber_InPlaceAdd(to, more) posse_add_to(to, more)
#define PySequence_InPlaceConcat(to, more) posse_add_to(to, more)
#define CPyList_Extend(list, more) posse_extend(list, more)
#define CPyList_Clear(list) posse_clear(list)
#define CPySequence_Multiply(one, times) posse_times(one, times)
#define CPyList_Remove(list, it) posse_remove(list, it)
#define PyList_New(count) posse_list(count)
#define PyList_Append(list, it) posse_append(list, it)
#define PySequence_List(all) posse_as_list(all)
#define PyList_AsTuple(list) posse_as_tuple(list)
#define PyList_Sort(list) posse_sort(list)
#define CPySequence_Sort(all) posse_sorted(all)
#define CPySequenceTuple_GetItem(tuple, n) posse_part(tuple, n)
#define CPySequenceTuple_GetItemUnsafe(tuple, n) posse_hold(posse_there(PyTuple_GET_ITEM(tuple, n)))
#define PySequence_Contains(list, it) posse_contains(list, it)
#define PyType_IsSubtype(one, other) posse_descends(one, other)
#undef CPy_TypeCheck
#define CPy_TypeCheck(it, type) PyObject_TypeCheck(it, (PyTypeObject *)(type))
#define POSSE_DROP(it) posse_drop(it)
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(what, type) (Py_IS_TYPE((PyObject *)(what), type) || posse_is_above(Py_TYPE(what), type))

#else
#define POSSE_DROP(it) CPy_DECREF(it)
#endif
#endif
