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
    if (likely((size_t)n < (size_t)PyList_GET_SIZE(list))) return posse_there(PyList_GET_ITEM(list, n));
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
    return posse_there(PyList_GET_ITEM(list, count - 1));
}

static inline PyObject *posse_pop_at(PyObject *list, CPyTagged n) {
    Py_ssize_t count = PyList_GET_SIZE(list), place = CPyTagged_ShortAsSsize_t(n);
    if (unlikely(!CPyTagged_CheckShort(n) || (size_t)place >= (size_t)count)) return CPyList_Pop(list, n);
    PyObject **items = ((PyListObject *)list)->ob_item, *gone = items[place];
    memmove(items + place, items + place + 1, (count - place - 1) * sizeof(PyObject *));
    Py_SET_SIZE((PyListObject *)list, count - 1);
    return posse_there(gone);
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
    if (likely(!(n & 1) && place < (size_t)PyTuple_GET_SIZE(tuple)))
        return posse_hold(posse_there(PyTuple_GET_ITEM(tuple, place)));
    return CPySequenceTuple_GetItem(tuple, n);
}
