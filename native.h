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

#ifdef __clang__
#define POSSE_ONCE __attribute__((optnone, noinline))
#define POSSE_FROM_OUTSIDE __attribute__((cold))
#else
#define POSSE_ONCE __attribute__((optimize("O0")))
#define POSSE_FROM_OUTSIDE __attribute__((cold, optimize("O1")))
#endif

#ifndef Py_GIL_DISABLED

/* ---- small numbers

   The interpreter has one object for each, one behind the other: where an object lies tells what number it is, and it
   need not even be looked at. Whether that is so is checked when the library is loaded; if not, no number is small. */

#define POSSE_LEAST (-5)
#define POSSE_SMALL 262
#define POSSE_APART 32

__attribute__((weak, visibility("hidden"))) char *posse_first = NULL;
__attribute__((weak, visibility("hidden"))) size_t posse_all = 0;

__attribute__((weak, visibility("hidden"), constructor)) void posse_look_up(void) {
    PyObject *all[POSSE_SMALL];
    int in_order = 1;
    for (long n = 0; n < POSSE_SMALL; n++) all[n] = PyLong_FromLong(n + POSSE_LEAST);  /* kept */
    for (long n = 0; n < POSSE_SMALL; n++) in_order &= (char *)all[n] == (char *)all[0] + n * POSSE_APART;
    posse_first = (char *)all[0];
    posse_all = in_order ? (size_t)POSSE_SMALL * POSSE_APART : 0;
}

#define posse_place(it) ((size_t)((char *)(it) - posse_first))
#define posse_is_small(it) (posse_place(it) < posse_all)
#define posse_value(it) ((int64_t)(posse_place(it) / POSSE_APART) + POSSE_LEAST)

static inline PyObject *posse_number(long long n) {
    size_t place = (size_t)(n - POSSE_LEAST) * POSSE_APART;
    if (unlikely((unsigned long long)(n - POSSE_LEAST) >= POSSE_SMALL || posse_all == 0)) return PyLong_FromLongLong(n);
    PyObject *it = (PyObject *)(posse_first + place);
    Py_INCREF(it);
    return it;
}

static inline int posse_is_number(PyObject *it) { return likely(posse_is_small(it)) || PyLong_Check(it); }

static inline int64_t posse_word(PyObject *it) {
    return likely(posse_is_small(it)) ? posse_value(it) : CPyLong_AsInt64(it);
}

static inline CPyTagged posse_tagged(PyObject *it) {
    return likely(posse_is_small(it)) ? (CPyTagged)posse_value(it) << 1 : CPyTagged_FromObject(it);
}

static inline PyObject *posse_untagged(CPyTagged n) {
    return likely(CPyTagged_CheckShort(n)) ? posse_number(CPyTagged_ShortAsSsize_t(n)) : CPyTagged_StealAsObject(n);
}

/* Division of numbers below 2^32 takes the processor half as long. */
static inline int64_t posse_remainder(int64_t x, int64_t y) {
    if (likely((((uint64_t)x | (uint64_t)y) >> 32) == 0 && y)) return (uint32_t)x % (uint32_t)y;
    if (__builtin_constant_p(y) && y > 0) return x % y < 0 ? x % y + y : x % y;
    return CPyInt64_Remainder(x, y);
}

static inline int64_t posse_divide(int64_t x, int64_t y) {
    if (likely((((uint64_t)x | (uint64_t)y) >> 32) == 0 && y)) return (uint32_t)x / (uint32_t)y;
    return CPyInt64_Divide(x, y);
}

/* ---- lists that nobody needs any more are kept, with their room, for those who need one

   By that room: none, 8, 16 and so on up to 64 items. Such a list is unknown to the garbage collector until something
   that is no number is put first into it. */

#define POSSE_USUAL 24
#define POSSE_MOST 64
#define POSSE_KEPT 128

__attribute__((weak, visibility("hidden"))) PyListObject *posse_kept[POSSE_MOST / 8 + 1][POSSE_KEPT];
__attribute__((weak, visibility("hidden"))) int posse_kept_now[POSSE_MOST / 8 + 1];

#ifdef POSSE_KEEPS_LISTS
__attribute__((weak)) void posse_let_go(PyObject *it) {
    if (Py_IS_TYPE(it, &PyList_Type)) {
        PyListObject *list = (PyListObject *)it;
        size_t room = (size_t)list->allocated, kind = room / 8;
        if (room <= POSSE_MOST && room % 8 == 0 && (room == 0) == (list->ob_item == NULL)) {
            PyObject_GC_UnTrack(it);
            for (Py_ssize_t n = PyList_GET_SIZE(it); n-- > 0;) Py_XDECREF(list->ob_item[n]);
            Py_SET_SIZE(list, 0);
            if (posse_kept_now[kind] < POSSE_KEPT) { /* asked only now: what lay in it may have been kept, too */
                posse_kept[kind][posse_kept_now[kind]++] = list;
                return;
            }
        }
    }
    Py_TYPE(it)->tp_dealloc(it);
}
#endif

/* A list of this kind with so many items, which are not there yet; NULL where none is kept. */
static inline PyObject *posse_again(size_t kind, Py_ssize_t count) {
    if (posse_kept_now[kind] == 0) return NULL;
    PyListObject *list = posse_kept[kind][--posse_kept_now[kind]];
    Py_SET_REFCNT((PyObject *)list, 1);
    Py_SET_SIZE(list, count);
    return (PyObject *)list;
}

/* A list that the garbage collector need not know, with room for so many items. */
static inline PyObject *posse_room(Py_ssize_t count) {
    if (unlikely(count > POSSE_MOST)) return PyList_New(count);
    size_t kind = ((size_t)count + 7) / 8;
    PyObject *list = posse_again(kind, count);
    if (likely(list != NULL)) return list;
    list = PyList_New(0);
    if (list == NULL || count == 0) return list;
    PyListObject *made = (PyListObject *)list;
    made->ob_item = PyMem_Malloc(kind * 8 * sizeof(PyObject *));
    if (made->ob_item == NULL) {
        Py_DECREF(list);
        return PyErr_NoMemory();
    }
    made->allocated = (Py_ssize_t)kind * 8;
    Py_SET_SIZE(made, count);
    PyObject_GC_UnTrack(list);
    return list;
}

static inline PyObject *posse_list(Py_ssize_t count) {
    PyObject *list = count == 0 ? posse_again(POSSE_USUAL / 8, 0) : NULL;
    return likely(list != NULL) ? list : PyList_New(count);
}

static inline PyObject *posse_borrow(PyObject *list, int64_t n) {
    if (likely((size_t)n < (size_t)PyList_GET_SIZE(list))) return PyList_GET_ITEM(list, n);
    return CPyList_GetItemInt64Borrow(list, n);
}

static inline PyObject *posse_item(PyObject *list, int64_t n) {
    PyObject *it = posse_borrow(list, n);
    Py_XINCREF(it);
    return it;
}

static inline PyObject *posse_borrow_tagged(PyObject *list, CPyTagged n) {
    return likely(CPyTagged_CheckShort(n)) ? posse_borrow(list, CPyTagged_ShortAsSsize_t(n)) : CPyList_GetItemBorrow(list, n);
}

static inline PyObject *posse_item_tagged(PyObject *list, CPyTagged n) {
    return likely(CPyTagged_CheckShort(n)) ? posse_item(list, CPyTagged_ShortAsSsize_t(n)) : CPyList_GetItem(list, n);
}

static inline bool posse_set(PyObject *list, int64_t n, PyObject *it) {
    if (unlikely((size_t)n >= (size_t)PyList_GET_SIZE(list))) return CPyList_SetItemInt64(list, n, it);
    PyObject *old = PyList_GET_ITEM(list, n);
    PyList_SET_ITEM(list, n, it);
    Py_DECREF(old);
    return true;
}

static inline bool posse_set_tagged(PyObject *list, CPyTagged n, PyObject *it) {
    return likely(CPyTagged_CheckShort(n)) ? posse_set(list, CPyTagged_ShortAsSsize_t(n), it) : CPyList_SetItem(list, n, it);
}

/* One more item, where the list has room for it; a list that had none gets the usual. */
static inline int posse_append(PyObject *list, PyObject *it) {
    PyListObject *to = (PyListObject *)list;
    Py_ssize_t count = PyList_GET_SIZE(list);
    if (unlikely(to->ob_item == NULL)) {
        to->ob_item = PyMem_Malloc(POSSE_USUAL * sizeof(PyObject *));
        to->allocated = to->ob_item == NULL ? 0 : POSSE_USUAL;
    }
    if (unlikely(count == to->allocated)) return PyList_Append(list, it);
    if (unlikely(count == 0 && !posse_is_small(it)) && !PyObject_GC_IsTracked(list)) PyObject_GC_Track(list);
    Py_INCREF(it);
    to->ob_item[count] = it;
    Py_SET_SIZE(to, count + 1);
    return 0;
}

static inline PyObject *posse_pop(PyObject *list) {
    Py_ssize_t count = PyList_GET_SIZE(list);
    if (unlikely(count == 0)) return CPyList_PopLast(list);
    Py_SET_SIZE((PyListObject *)list, count - 1);
    return PyList_GET_ITEM(list, count - 1);
}

/* Part of a list. If it begins with a small number, there are only numbers. */
static inline PyObject *posse_slice(PyObject *list, CPyTagged from, CPyTagged to) {
    Py_ssize_t size = PyList_GET_SIZE(list), first = (Py_ssize_t)from >> 1, last = (Py_ssize_t)to >> 1;
    if (unlikely(!PyList_CheckExact(list) || (from | to) & 1 || first < 0 || last < 0))
        return CPyList_GetSlice(list, from, to);
    size = (last < size ? last : size) - first;
    if (size <= 0) return posse_room(0);
    if (unlikely(!posse_is_small(PyList_GET_ITEM(list, first)))) return CPyList_GetSlice(list, from, to);
    PyObject *made = posse_room(size);
    if (unlikely(made == NULL)) return NULL;
    PyObject **old = ((PyListObject *)list)->ob_item + first, **new = ((PyListObject *)made)->ob_item;
    for (Py_ssize_t n = 0; n < size; n++) {
        new[n] = old[n];
        Py_INCREF(new[n]);
    }
    return made;
}

/* Where a small number lies in a list of such; -1: nowhere, -2: who knows. */
static inline Py_ssize_t posse_find(PyObject *list, PyObject *it) {
    if (unlikely(!PyList_CheckExact(list) || !posse_is_small(it))) return -2;
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(list); n++) {
        PyObject *other = PyList_GET_ITEM(list, n);
        if (other == it) return n;
        if (unlikely(!posse_is_small(other))) return -2;
    }
    return -1;
}

static inline int posse_contains(PyObject *list, PyObject *it) {
    Py_ssize_t found = posse_find(list, it);
    return likely(found != -2) ? found >= 0 : PySequence_Contains(list, it);
}

static inline CPyTagged posse_index(PyObject *list, PyObject *it) {
    Py_ssize_t found = posse_find(list, it);
    return likely(found >= 0) ? (CPyTagged)found << 1 : CPyList_Index(list, it);
}

static inline int posse_remove(PyObject *list, PyObject *it) {
    Py_ssize_t found = posse_find(list, it), count = PyList_GET_SIZE(list);
    if (unlikely(found < 0)) return CPyList_Remove(list, it);
    PyObject **items = ((PyListObject *)list)->ob_item, *gone = items[found];
    memmove(items + found, items + found + 1, (count - found - 1) * sizeof(PyObject *));
    Py_SET_SIZE((PyListObject *)list, count - 1);
    Py_DECREF(gone);
    return 0;
}

/* ---- classes: the engine's have one base each */

static inline int posse_descends(PyTypeObject *one, PyTypeObject *other) {
    for (PyTypeObject *base = one; base != NULL; base = base->tp_base)
        if (base == other) return 1;
    return PyType_IsSubtype(one, other);
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
#define CPyList_GetSlice(list, from, to) posse_slice(list, from, to)
#define CPyList_Index(list, it) posse_index(list, it)
#define CPyList_Remove(list, it) posse_remove(list, it)
#define PyList_New(count) posse_list(count)
#define PyList_Append(list, it) posse_append(list, it)
#define PySequence_Contains(list, it) posse_contains(list, it)
#define PyType_IsSubtype(one, other) posse_descends(one, other)
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(what, type) (Py_IS_TYPE((PyObject *)(what), type) || posse_descends(Py_TYPE(what), type))

#endif
#endif
