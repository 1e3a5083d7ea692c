"""A condition on a row: the steps of `plans.condition_plan` over the values that it asks of the images.

The meaning is that of `where.matcher`. Truths are numbers in SQL's order, so that AND is the least of them and OR the
greatest. What the loops cannot tell, such as text that is not UTF-8 or a date that no calendar has, is unsure; where
that decides, Python judges the rows.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import condition_abi as a
from binlog_kaitai.compiled.loops.memory import equal, get, kernel, load8, put, ult
from binlog_kaitai.compiled.loops.text import ascii_length, is_utf8
from binlog_kaitai.compiled.records.values import Condition, Step, Value

__all__ = ["truth"]

_LONGEST = 4
"""Bytes of the longest character."""
_VALUE_BYTES, _STEP_BYTES = Value.BYTES, Step.BYTES
_CONTINUES, _FIRST_BITS = 0x80, 0xC0
"""What the first two bits are of a byte of UTF-8 that begins no character."""


@kernel
def _order_of_numbers(v: Value, w: Value) -> int:
    """Below, at or above 0 as the first number is below, equal to or above the second."""
    if v.high != w.high:
        return -1 if v.high < w.high else 1
    if v.low != w.low:
        return -1 if ult(v.low, w.low) else 1
    return v.fraction - w.fraction


@kernel
def _order_of_bytes(v: Value, w: Value) -> int:
    """The same of bytes."""
    p, q, left, right = v.high, w.high, v.low, w.low
    for i in range(min(left, right)):
        difference = load8(p + i) - load8(q + i)
        if difference:
            return difference
    return left - right


@kernel
def _is_same(v: Value, w: Value, is_number: int) -> bool:
    """Whether two values are equal. Texts are where their bytes are, whatever they stand for."""
    if is_number:
        return _order_of_numbers(v, w) == 0
    length = v.low
    return length == w.low and equal(v.high, w.high, length)


@kernel
def _is_sure_text(v: Value) -> bool:
    """Whether the bytes are text whose characters have the order of the bytes."""
    p, length = v.high, v.low
    return ascii_length(p, p + length) == length or is_utf8(p, p + length, _LONGEST)


@kernel
def _known(v: Value) -> int:
    """YES for a value that is there; else the truth of what is asked of it."""
    state = v.state
    if state == a.V_THERE:
        return a.YES
    return a.UNSURE if state == a.V_UNSURE else a.UNKNOWN_TRUTH


@kernel
def _compared(step: Step, v: Value, w: Value) -> int:
    first, second = _known(v), _known(w)
    if first != a.YES or second != a.YES:
        is_null = first == a.UNKNOWN_TRUTH or second == a.UNKNOWN_TRUTH
        return a.UNKNOWN_TRUTH if is_null else a.UNSURE
    kind, value_class = step.kind, step.sort
    if kind <= a.IS_OTHER:
        is_same = _is_same(v, w, value_class == a.AS_NUMBERS)
        return a.YES if is_same == (kind == a.IS_EQUAL) else a.NO
    if value_class == a.AS_TEXTS and not (_is_sure_text(v) and _is_sure_text(w)):
        return a.UNSURE
    order = _order_of_numbers(v, w) if value_class == a.AS_NUMBERS else _order_of_bytes(v, w)
    if kind == a.IS_BELOW:
        return a.YES if order < 0 else a.NO
    if kind == a.IS_AT_MOST:
        return a.YES if order <= 0 else a.NO
    if kind == a.IS_ABOVE:
        return a.YES if order > 0 else a.NO
    return a.YES if order >= 0 else a.NO


@kernel
def _is_in(step: Step, v: Value) -> int:
    known, member = _known(v), Value(step.right)
    if known != a.YES:
        return known
    for _ in range(step.count):
        if _is_same(v, member, step.sort == a.AS_NUMBERS):
            return a.YES
        member = Value(member + _VALUE_BYTES)
    return a.NO


@kernel
def _next_character(p: int, e: int) -> int:
    p += 1
    while p < e and load8(p) & _FIRST_BITS == _CONTINUES:
        p += 1
    return p


@kernel
def _fits_pattern(p: int, e: int, pattern: int, count: int) -> bool:
    """Whether the text from p to e is as the pattern says, which has a number for each byte or wildcard.

    Where it does not go on, what the last wildcard stands for becomes longer by a character.
    """
    at, any_at, any_p = 0, -1, p
    while p < e:
        wanted = get(pattern, at) if at < count else a.ANY_TEXT - 1
        if wanted == a.ANY_TEXT:
            any_at, any_p = at, p
            at += 1
        elif wanted == a.ANY_CHARACTER:
            p = _next_character(p, e)
            at += 1
        elif wanted == load8(p):
            p += 1
            at += 1
        elif any_at >= 0:
            any_p = _next_character(any_p, e)
            p, at = any_p, any_at + 1
        else:
            return False
    while at < count and get(pattern, at) == a.ANY_TEXT:
        at += 1
    return at == count


@kernel
def _is_like(step: Step, v: Value) -> int:
    known = _known(v)
    if known != a.YES:
        return known
    if not _is_sure_text(v):
        return a.UNSURE
    p = v.high
    fits = _fits_pattern(p, p + v.low, step.right, step.count)
    return a.YES if fits else a.NO


@kernel
def _is_null(v: Value) -> int:
    state = v.state
    if state == a.V_UNSURE:
        return a.UNSURE
    return a.UNKNOWN_TRUTH if state == a.V_ABSENT else a.YES if state == a.V_NULL else a.NO


@kernel
def _is_changed(step: Step, v: Value, w: Value) -> int:
    """Whether an update has another value after it. NULL is a value here."""
    before, after = v.state, w.state
    if after == a.V_ABSENT:
        return a.NO
    if before == a.V_ABSENT:
        return a.UNKNOWN_TRUTH
    if before == a.V_UNSURE or after == a.V_UNSURE:
        return a.UNSURE
    if before != after:
        return a.YES
    if before == a.V_NULL:
        return a.NO
    return a.NO if _is_same(v, w, step.sort == a.AS_NUMBERS) else a.YES


@kernel
def _joined(kind: int, first: int, second: int) -> int:
    """Both, or one of two truths; what is unsure counts where the other does not decide."""
    decides = a.NO if kind == a.ARE_BOTH else a.YES
    if first == decides or second == decides:
        return decides
    if first == a.UNSURE or second == a.UNSURE:
        return a.UNSURE
    return min(first, second) if kind == a.ARE_BOTH else max(first, second)


@kernel
def _place(c: Condition, image: int, at: int, current: int) -> Value:
    """Where a value is: one of the condition itself, or of an image."""
    if image == a.OF_CONDITION:
        return Value(at)
    if image == a.OF_BOTH and Value(c.after + at).state != a.V_ABSENT:
        return Value(c.after + at)
    if image == a.OF_BEFORE or image == a.OF_BOTH:
        return Value(c.before + at)
    return Value((c.after if image == a.OF_AFTER else current) + at)


@kernel
def _leaf(c: Condition, step: Step, current: int, is_update: int) -> int:
    """The truth of a step about values."""
    kind = step.kind
    v = _place(c, step.left_of, step.left, current)
    if kind <= a.IS_AT_LEAST:
        return _compared(step, v, _place(c, step.right_of, step.right, current))
    if kind == a.IS_IN:
        return _is_in(step, v)
    if kind == a.IS_LIKE:
        return _is_like(step, v)
    if kind == a.IS_NULL_VALUE:
        return _is_null(v)
    if not is_update:
        return a.NO
    return _is_changed(step, v, _place(c, a.OF_AFTER, step.right, current))


@kernel
def truth(c: Condition, current: int, is_update: int) -> int:
    """The truth of a condition about the values that were read; names without an image are of the one at `current`.

    There is room for as many truths as there are steps.
    """
    stack, top, step = c.stack, 0, c.steps
    for _ in range(c.num_steps):
        kind = step.kind
        if kind == a.IS_NOT:
            found = get(stack, top - 1)
            put(stack, top - 1, found if found == a.UNSURE else a.YES - found)
        elif kind > a.IS_NOT:
            top -= 1
            put(stack, top - 1, _joined(kind, get(stack, top - 1), get(stack, top)))
        else:
            put(stack, top, _leaf(c, step, current, is_update))
            top += 1
        step = Step(step + _STEP_BYTES)
    return get(stack, s.ZERO)
