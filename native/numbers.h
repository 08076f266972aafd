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

/* What lies in a list or tuple is there: nothing that lets it go has to ask. */
static inline PyObject *posse_there(PyObject *it) {
    if (it == NULL) __builtin_unreachable();
    return it;
}

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
