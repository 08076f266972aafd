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
   need not even be looked at. Whether that is so is checked when the library is loaded; if not, nothing lies where one
   would look for them.

   They are never let go, so nobody here counts who holds them: from Python 3.12 on nobody at all does, and before that
   others would have to count down to POSSE_EVER before they noticed. */

#define POSSE_LEAST (-5)
#define POSSE_SMALL 262
#define POSSE_APART 32
#define POSSE_NEAR 0x3fff
#define POSSE_EVER ((Py_ssize_t)1 << 60)

#define POSSE_NOWHERE ((char *)1)

__attribute__((weak, visibility("hidden"))) char *posse_first = POSSE_NOWHERE;

__attribute__((weak, visibility("hidden"), constructor)) void posse_look_up(void) {
    PyObject *all[POSSE_SMALL];
    int in_order = 1;
    for (long n = 0; n < POSSE_SMALL; n++) all[n] = PyLong_FromLong(n + POSSE_LEAST);  /* kept */
    for (long n = 0; n < POSSE_SMALL; n++) in_order &= (char *)all[n] == (char *)all[0] + n * POSSE_APART;
#if PY_VERSION_HEX < 0x030C0000
    for (long n = 0; in_order && n < POSSE_SMALL; n++) Py_SET_REFCNT(all[n], POSSE_EVER);
#endif
    posse_first = in_order ? (char *)all[0] : POSSE_NOWHERE;
}

#define posse_place(it) ((size_t)((char *)(it) - posse_first))
#define posse_is_small(it) (posse_place(it) < (size_t)POSSE_SMALL * POSSE_APART)
#define posse_value(it) ((int64_t)(posse_place(it) / POSSE_APART) + POSSE_LEAST)

static inline PyObject *posse_number(long long n) {
    size_t place = (size_t)(n - POSSE_LEAST) * POSSE_APART;
    if (unlikely((unsigned long long)(n - POSSE_LEAST) >= POSSE_SMALL || posse_first == POSSE_NOWHERE))
        return PyLong_FromLongLong(n);
    return (PyObject *)(posse_first + place);
}

static inline PyObject *posse_hold(PyObject *it) {
    if (!posse_is_small(it)) Py_XINCREF(it);
    return it;
}

static inline void posse_drop(PyObject *it) {
    if (!posse_is_small(it)) Py_DECREF(it);
}

/* Whether so many objects are all small numbers, looked at four at a time; or lie near behind them, where the
   interpreter has what it never lets go either. */
typedef uintptr_t posse_two __attribute__((vector_size(16), aligned(8), may_alias));

static inline int posse_all_small(PyObject **items, Py_ssize_t count) {
    const posse_two first = {(uintptr_t)posse_first, (uintptr_t)posse_first};
    posse_two far = {0, 0};
    Py_ssize_t n = 0;
    for (; n + 4 <= count; n += 4)
        far |= (*(posse_two *)(items + n) - first) | (*(posse_two *)(items + n + 2) - first);
    uintptr_t farthest = far[0] | far[1];
    for (; n < count; n++) farthest |= posse_place(items[n]);
    return farthest <= POSSE_NEAR;
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
    if (__builtin_constant_p(y) && y > 0) {
        if (likely(x >= 0)) return (int64_t)((uint64_t)x % (uint64_t)y);
        return x % y < 0 ? x % y + y : x % y;
    }
    if (likely((((uint64_t)x | (uint64_t)y) >> 32) == 0 && y)) return (uint32_t)x % (uint32_t)y;
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
#define POSSE_KEPT 4096

__attribute__((weak, visibility("hidden"))) PyListObject *posse_kept[POSSE_MOST / 8 + 1][POSSE_KEPT];
__attribute__((weak, visibility("hidden"))) int posse_kept_now[POSSE_MOST / 8 + 1];

/* The same for tuples of nothing but small numbers, by how many they hold. The garbage collector never hears of them. */

#define POSSE_TUPLES 256

__attribute__((weak, visibility("hidden"))) PyObject *posse_tuples[POSSE_MOST + 1][POSSE_TUPLES];
__attribute__((weak, visibility("hidden"))) int posse_tuples_now[POSSE_MOST + 1];

#ifdef POSSE_KEEPS_LISTS
__attribute__((weak)) void posse_let_go(PyObject *it) {
    if (Py_IS_TYPE(it, &PyList_Type)) {
        PyListObject *list = (PyListObject *)it;
        size_t room = (size_t)list->allocated, kind = room / 8;
        if (room <= POSSE_MOST && room % 8 == 0 && (room == 0) == (list->ob_item == NULL)) {
            if (((uintptr_t *)it)[-2] != 0) PyObject_GC_UnTrack(it); /* 0: the garbage collector doesn't know it */
            if (!posse_all_small(list->ob_item, PyList_GET_SIZE(it)))
                for (Py_ssize_t n = PyList_GET_SIZE(it); n-- > 0;)
                    if (!posse_is_small(list->ob_item[n])) Py_XDECREF(list->ob_item[n]);
            Py_SET_SIZE(list, 0);
            if (posse_kept_now[kind] < POSSE_KEPT) { /* asked only now: what lay in it may have been kept, too */
                posse_kept[kind][posse_kept_now[kind]++] = list;
                return;
            }
        }
    } else if (Py_IS_TYPE(it, &PyTuple_Type)) {
        size_t count = (size_t)Py_SIZE(it);
        if (count - 1 < POSSE_MOST && ((uintptr_t *)it)[-2] == 0 && posse_tuples_now[count] < POSSE_TUPLES &&
            posse_all_small(((PyTupleObject *)it)->ob_item, (Py_ssize_t)count)) {
            posse_tuples[count][posse_tuples_now[count]++] = it;
            return;
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

/* What lies in a list or tuple; NULL for anything else, and for a list that never held anything. */
static inline PyObject **posse_items(PyObject *all) {
    if (PyList_CheckExact(all)) return ((PyListObject *)all)->ob_item;
    return PyTuple_CheckExact(all) ? ((PyTupleObject *)all)->ob_item : NULL;
}

static inline PyObject *posse_list(Py_ssize_t count) {
    PyObject *list = count == 0 ? posse_again(POSSE_USUAL / 8, 0) : posse_room(count);
    if (likely(count && list != NULL)) memset(((PyListObject *)list)->ob_item, 0, count * sizeof(PyObject *));
    return likely(list != NULL) ? list : PyList_New(count);
}

/* The same small number so many times. */
static inline PyObject *posse_times(PyObject *one, CPyTagged times) {
    Py_ssize_t count = (Py_ssize_t)times >> 1;
    if (unlikely(!PyList_CheckExact(one) || PyList_GET_SIZE(one) != 1 || times & 1 || count < 0 || count > POSSE_MOST))
        return CPySequence_Multiply(one, times);
    PyObject *it = PyList_GET_ITEM(one, 0), *list;
    if (unlikely(!posse_is_small(it)) || (list = posse_room(count)) == NULL) return CPySequence_Multiply(one, times);
    for (Py_ssize_t n = 0; n < count; n++) ((PyListObject *)list)->ob_item[n] = it;
    return list;
}

static inline PyObject *posse_borrow(PyObject *list, int64_t n) {
    if (__builtin_constant_p(n) && n < 0) n += PyList_GET_SIZE(list);
    if (likely((size_t)n < (size_t)PyList_GET_SIZE(list))) return PyList_GET_ITEM(list, n);
    return CPyList_GetItemInt64Borrow(list, n);
}

static inline PyObject *posse_item(PyObject *list, int64_t n) {
    return posse_hold(posse_borrow(list, n));
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
    posse_drop(old);
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
    to->ob_item[count] = posse_hold(it);
    Py_SET_SIZE(to, count + 1);
    return 0;
}

/* All items of another list or tuple, where the list has room for them and they begin with a small number. */
static inline PyObject *posse_extend(PyObject *list, PyObject *more) {
    PyListObject *to = (PyListObject *)list;
    PyObject **items = posse_items(more);
    if (unlikely(items == NULL || list == more)) return CPyList_Extend(list, more);
    Py_ssize_t count = PyList_GET_SIZE(list), added = Py_SIZE(more);
    if (added == 0) Py_RETURN_NONE;
    if (unlikely(!posse_is_small(items[0]))) return CPyList_Extend(list, more);
    if (to->ob_item == NULL && added <= POSSE_USUAL) {
        to->ob_item = PyMem_Malloc(POSSE_USUAL * sizeof(PyObject *));
        to->allocated = to->ob_item == NULL ? 0 : POSSE_USUAL;
    }
    if (unlikely(count + added > to->allocated)) return CPyList_Extend(list, more);
    for (Py_ssize_t n = 0; n < added; n++) to->ob_item[count + n] = posse_hold(items[n]);
    Py_SET_SIZE(to, count + added);
    Py_RETURN_NONE;
}

static inline PyObject *posse_add_to(PyObject *to, PyObject *more) {
    if (unlikely(!PyList_CheckExact(to))) return PyNumber_InPlaceAdd(to, more);
    PyObject *done = posse_extend(to, more);
    if (unlikely(done == NULL)) return NULL;
    Py_DECREF(done);
    Py_INCREF(to);
    return to;
}

/* Nothing is left in it but its room. */
static inline char posse_clear(PyObject *list) {
    Py_ssize_t count = PyList_GET_SIZE(list);
    if (unlikely(!PyList_CheckExact(list) || ((PyListObject *)list)->allocated > POSSE_MOST)) return CPyList_Clear(list);
    for (Py_ssize_t n = 0; n < count; n++)
        if (unlikely(!posse_is_small(PyList_GET_ITEM(list, n)))) return CPyList_Clear(list);
    Py_SET_SIZE((PyListObject *)list, 0);
    return 1;
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
    memcpy(new, old, size * sizeof(PyObject *));
    if (!posse_all_small(old, size))
        for (Py_ssize_t n = 0; n < size; n++) posse_hold(new[n]);
    return made;
}

/* Where a small number lies among such in a list or tuple; -1: nowhere, -2: who knows. */
static inline Py_ssize_t posse_find(PyObject *among, PyObject *it) {
    if (unlikely(!posse_is_small(it))) return -2;
    PyObject **items = posse_items(among);
    if (unlikely(items == NULL)) return -2;
    for (Py_ssize_t n = 0; n < Py_SIZE(among); n++) {
        if (items[n] == it) return n;
        if (unlikely(!posse_is_small(items[n]))) return -2;
    }
    return -1;
}

static inline int posse_contains(PyObject *among, PyObject *it) {
    Py_ssize_t found = posse_find(among, it);
    return likely(found != -2) ? found >= 0 : PySequence_Contains(among, it);
}

static inline CPyTagged posse_count(PyObject *list, PyObject *it) {
    Py_ssize_t found = 0;
    if (unlikely(!PyList_CheckExact(list) || !posse_is_small(it))) return CPyList_Count(list, it);
    for (Py_ssize_t n = 0; n < PyList_GET_SIZE(list); n++) {
        if (unlikely(!posse_is_small(PyList_GET_ITEM(list, n)))) return CPyList_Count(list, it);
        found += PyList_GET_ITEM(list, n) == it;
    }
    return (CPyTagged)found << 1;
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
    posse_drop(gone);
    return 0;
}

/* A list or tuple that begins with a small number, as a new list. */
static inline PyObject *posse_as_list(PyObject *all) {
    PyObject **items = posse_items(all);
    if (unlikely(items == NULL || Py_SIZE(all) == 0 || !posse_is_small(items[0]))) return PySequence_List(all);
    PyObject *made = posse_room(Py_SIZE(all));
    if (unlikely(made == NULL)) return NULL;
    for (Py_ssize_t n = 0; n < Py_SIZE(all); n++) ((PyListObject *)made)->ob_item[n] = posse_hold(items[n]);
    return made;
}

/* A list of small numbers as a tuple. */
static inline PyObject *posse_as_tuple(PyObject *list) {
    PyObject **items = ((PyListObject *)list)->ob_item, *made;
    size_t count = (size_t)PyList_GET_SIZE(list);
    if (unlikely(count - 1 >= POSSE_MOST || !posse_all_small(items, (Py_ssize_t)count))) return PyList_AsTuple(list);
    if (posse_tuples_now[count]) {
        made = posse_tuples[count][--posse_tuples_now[count]];
        Py_SET_REFCNT(made, 1);
    } else {
        made = PyTuple_New((Py_ssize_t)count);
        if (unlikely(made == NULL)) return NULL;
        PyObject_GC_UnTrack(made);
    }
    memcpy(((PyTupleObject *)made)->ob_item, items, count * sizeof(PyObject *));
    return made;
}

/* Small numbers are in order where they lie in order; of many, it is counted how often there is each. */
static inline int posse_sort(PyObject *list) {
    Py_ssize_t count = PyList_GET_SIZE(list);
    if (unlikely(!PyList_CheckExact(list))) return PyList_Sort(list);
    PyObject **items = ((PyListObject *)list)->ob_item;
    for (Py_ssize_t n = 0; n < count; n++)
        if (unlikely(!posse_is_small(items[n]))) return PyList_Sort(list);
    if (count > POSSE_USUAL) {
        uint32_t often[POSSE_SMALL] = {0};
        for (Py_ssize_t n = 0; n < count; n++) often[posse_place(items[n]) / POSSE_APART]++;
        for (size_t place = 0; place < POSSE_SMALL; place++)
            for (; often[place]; often[place]--) *items++ = (PyObject *)(posse_first + place * POSSE_APART);
        return 0;
    }
    for (Py_ssize_t n = 1; n < count; n++) {
        PyObject *it = items[n];
        Py_ssize_t at = n;
        for (; at > 0 && items[at - 1] > it; at--) items[at] = items[at - 1];
        items[at] = it;
    }
    return 0;
}

static inline PyObject *posse_sorted(PyObject *all) {
    PyObject *made = posse_as_list(all);
    if (unlikely(made == NULL || posse_sort(made) == 0)) return made;
    Py_DECREF(made);
    return NULL;
}

/* ---- tuples */

static inline PyObject *posse_part(PyObject *tuple, CPyTagged n) {
    size_t place = (size_t)n >> 1; /* one below 0 would be beyond the end */
    if (likely(!(n & 1) && place < (size_t)PyTuple_GET_SIZE(tuple))) return posse_hold(PyTuple_GET_ITEM(tuple, place));
    return CPySequenceTuple_GetItem(tuple, n);
}

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
#define CPyList_GetSlice(list, from, to) posse_slice(list, from, to)
#define CPyList_Index(list, it) posse_index(list, it)
#define CPyList_Count(list, it) posse_count(list, it)
#define PyNumber_InPlaceAdd(to, more) posse_add_to(to, more)
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
#define CPySequenceTuple_GetItemUnsafe(tuple, n) posse_hold(PyTuple_GET_ITEM(tuple, n))
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
