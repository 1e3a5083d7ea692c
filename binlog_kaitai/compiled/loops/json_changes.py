"""A JSON document after the differences of a partial update (`values.json_diff`), as text.

Each difference is found in the document as it is stored: a change has the container and the index that it is about.
Then the text is written by walking down, as in `json`, with the changes put in where they are met. That is the same as
making one after the other as long as no change is about what another one has made or moved; else, and where anything is
not as the server writes it, the answer is FOR_PYTHON.
"""

from __future__ import annotations

from binlog_kaitai._generated import layout, loops
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.json import (
    FOR_PYTHON,
    NO_ROOM,
    ROOT_AT,
    put_begin,
    put_comma,
    put_end,
    put_name,
    put_scalar,
)
from binlog_kaitai.compiled.loops.json_containers import (
    RECORD,
    is_container,
    next_element,
    next_name,
    open_container,
)
from binlog_kaitai.compiled.loops.json_paths import order_of_names, path_step
from binlog_kaitai.compiled.loops.lookup_tables import (
    B_BASE,
    B_COUNT,
    B_END,
    B_INDEX,
    B_LEFT,
    B_LEN_NAME,
    B_NAME,
    B_OBJECT,
    B_WRITTEN,
    E_BASE,
    E_INDEX,
    E_INSERTS,
    E_LEN_NAME,
    E_LEN_TEXT,
    E_MET,
    E_NAME,
    E_NUM_STEPS,
    E_SLOTS,
    E_STEPS,
    E_TEXT,
    EDIT_TEXT_BYTES,
    MAX_DEPTH,
    MOST_EDITS,
    MOST_STEPS,
)
from binlog_kaitai.compiled.loops.memory import copy, get, kernel, load8, put
from binlog_kaitai.compiled.records.context import Context

__all__ = ["changed_text"]

_EDIT, _STEP = 8 * E_SLOTS, 16
_REPLACE, _INSERT, _REMOVE = (
    int(operation)
    for operation in (
        layout.JsonDiffOperation.replace,
        layout.JsonDiffOperation.insert,
        layout.JsonDiffOperation.remove,
    )
)
_LONGEST_DOCUMENT = 1 << 24
"""Bytes of a document whose elements may be moved without counting."""
_DOLLAR = ord("$")


@kernel
def _element_at(b: int, index: int) -> tuple[int, int]:
    """Type and address of an element."""
    kind, value = 0, 0
    for _ in range(index + 1):
        kind, value = next_element(b)
    return kind, value


@kernel
def _is_on_path(edit: int, base: int, index: int) -> bool:
    """Whether the path of a change leads through an element."""
    step, found = edit + 8 * E_STEPS, False
    for _ in range(get(edit, E_NUM_STEPS)):
        found = found or (get(step, s.ZERO) == base and get(step, 1) == index)
        step += _STEP
    return found


@kernel
def _is_free(x: Context, base: int, index: int, inserts: int, is_last: bool) -> bool:
    """Whether no change so far is about the same element, has moved it, or would be inside of what goes."""
    edit = x.scratch.edits
    for _ in range(x.scratch.num_edits):
        if get(edit, E_BASE) == base:
            moves = get(edit, E_LEN_NAME) < 0 and (get(edit, E_INSERTS) or get(edit, E_TEXT) == 0)
            if moves:
                return False
            if get(edit, E_INDEX) == index and get(edit, E_INSERTS) == (inserts if is_last else 0):
                return False
        if is_last and not inserts and _is_on_path(edit, base, index):
            return False
        edit += _EDIT
    return True


@kernel
def _changed_index(b: int, index: int, is_there: bool, inserts: int) -> int:
    """The index that a change is about, -1 where the container does not allow it."""
    if not inserts:
        return index if is_there else -1
    return -1 if is_there and get(b, B_OBJECT) else min(index, get(b, B_COUNT))


@kernel
def _locate(x: Context, edit: int, inserts: int, q: int, q_end: int, p: int, e: int) -> int:
    """Find what the path from q to q_end leads to in the document from p to e; gives the number of steps, 0 where the
    change is for Python."""
    stack, steps = x.scratch.stack, 0
    found, kind = loops._json_document(p, e)
    if found == 0 or q >= q_end or load8(q) != _DOLLAR:
        return 0
    value, limit = p + ROOT_AT, e
    put(stack, B_LEFT, e - p)
    q += 1
    while q < q_end:
        if steps == MOST_STEPS or not is_container(kind) or not open_container(stack, kind, value, limit, stack):
            return 0
        base = get(stack, B_BASE)
        index, end, is_there = path_step(stack, q, q_end, edit)
        is_last = end == q_end
        if end == 0 or not _is_free(x, base, index, inserts, is_last):
            return 0
        index = _changed_index(stack, index, is_there, inserts if is_last else 0)
        if index >= 0 and not is_last:
            kind, value = _element_at(stack, index)
            limit = get(stack, B_END)
        if index < 0 or value == 0:
            return 0
        step = edit + 8 * E_STEPS + steps * _STEP
        put(step, s.ZERO, base)
        put(step, 1, index)
        q = end
        steps += 1
    put(edit, E_NUM_STEPS, steps)
    if steps:
        put(edit, E_BASE, get(edit + 8 * E_STEPS + (steps - 1) * _STEP, s.ZERO))
        put(edit, E_INDEX, get(edit + 8 * E_STEPS + (steps - 1) * _STEP, 1))
    return steps


@kernel
def _change_at(x: Context, b: int, inserts: int) -> int:
    """The change at the next element of a container, or before it; 0 where there is none."""
    edit = x.scratch.edits
    for _ in range(x.scratch.num_edits):
        is_here = get(edit, E_BASE) == get(b, B_BASE) and get(edit, E_INDEX) == get(b, B_INDEX)
        if is_here and get(edit, E_INSERTS) == inserts:
            put(edit, E_MET, get(edit, E_MET) + 1)
            return edit
        edit += _EDIT
    return 0


@kernel
def _put_member(target: int, room_end: int, b: int, name: int, length: int, stack: int) -> int:
    """Write what stands before an element: a comma, and the name in an object."""
    if get(b, B_WRITTEN):
        target = put_comma(target, room_end)
    put(b, B_WRITTEN, get(b, B_WRITTEN) + 1)
    return put_name(target, room_end, name, length, stack) if target > 0 and get(b, B_OBJECT) else target


@kernel
def _put_new(target: int, room_end: int, edit: int) -> int:
    """Write the value of a change."""
    if target < 0:
        return target
    if room_end - target < get(edit, E_LEN_TEXT):
        return NO_ROOM
    copy(target, get(edit, E_TEXT), get(edit, E_LEN_TEXT))
    return target + get(edit, E_LEN_TEXT)


@kernel
def _pass_name(b: int) -> bool:
    """Go to the next name, which B_NAME is then. False unless it is after the last one: an object with two members of
    a name, or in another order than the server's, is for Python."""
    last, length = get(b, B_NAME), get(b, B_LEN_NAME)
    place, size = next_name(b)
    put(b, B_NAME, place)
    put(b, B_LEN_NAME, size)
    return place != 0 and (last == 0 or order_of_names(last, length, place, size) < 0)


@kernel
def _put_changes(x: Context, b: int, target: int, room_end: int, stack: int) -> int:
    """Write what comes before the next element of a container that is as it was; gives the end of it or a code."""
    while target > 0:
        edit = _change_at(x, b, 1)
        if edit:
            put(stack, B_LEFT, get(stack, B_LEFT) + max(get(edit, E_LEN_NAME), 0))  # this name is not the document's
            target = _put_member(target, room_end, b, get(edit, E_NAME), get(edit, E_LEN_NAME), stack)
            target = _put_new(target, room_end, edit)
        edit = _change_at(x, b, 0) if get(b, B_INDEX) < get(b, B_COUNT) else 0
        if edit == 0 or target < 0:
            return target
        if get(b, B_OBJECT) and not _pass_name(b):
            return FOR_PYTHON
        next_element(b)
        if get(edit, E_TEXT):
            target = _put_member(target, room_end, b, get(b, B_NAME), get(b, B_LEN_NAME), stack)
            target = _put_new(target, room_end, edit)
    return target


@kernel
def _is_all_met(x: Context) -> bool:
    """Whether each change was met once: else one is inside of another, or two containers have the same bytes."""
    edit = x.scratch.edits
    for _ in range(x.scratch.num_edits):
        if get(edit, E_MET) != 1:
            return False
        edit += _EDIT
    return True


@kernel
def _close_done(x: Context, target: int, room_end: int, above: int, stack: int) -> tuple[int, int]:
    """Write what comes after a value up to the next element that is as it was; gives the end of it or a code, and the
    record above the innermost container that is open then."""
    while target > 0 and above > stack:
        b = above - RECORD
        target = _put_changes(x, b, target, room_end, stack)
        if target < 0 or get(b, B_INDEX) < get(b, B_COUNT):
            break
        above = b
        target = put_end(target, room_end, above)
    return target, above


@kernel
def _put_document(x: Context, target: int, room_end: int, p: int, e: int, outside: int) -> int:
    """Write the document from p to e with the changes that were listed, inside of so many containers; gives the end of
    it or a negative code."""
    stack, powers = x.scratch.stack, x.known.powers
    value, kind = loops._json_document(p, e)
    if value == 0:
        return FOR_PYTHON
    value, limit, above = p + ROOT_AT, e, stack
    put(stack, B_LEFT, e - p)
    while value:
        if not is_container(kind):
            target = put_scalar(target, room_end, kind, value, limit, powers, stack)
        elif above < stack + (MAX_DEPTH - outside) * RECORD:
            target = put_begin(target, room_end, above, kind, value, limit, stack)
            put(above, B_WRITTEN, 0)
            put(above, B_NAME, 0)
            above += RECORD
        else:
            return FOR_PYTHON
        target, above = _close_done(x, target, room_end, above, stack)
        if target < 0 or above == stack:
            return target
        b = above - RECORD
        if get(b, B_OBJECT) and not _pass_name(b):
            return FOR_PYTHON
        target = _put_member(target, room_end, b, get(b, B_NAME), get(b, B_LEN_NAME), stack)
        if target < 0:
            return target
        kind, value = next_element(b)
        limit = get(b, B_END)
    return FOR_PYTHON


@kernel
def _list_changes(x: Context, p: int, e: int, q: int, q_end: int) -> bool:
    """List the changes that the differences from q to q_end make of the document from p to e. False: for Python."""
    fields, text = x.form.fields, x.scratch.edit_text
    room_end, count = text + EDIT_TEXT_BYTES, 0
    x.scratch.num_edits = 0
    while q < q_end:
        if count == MOST_EDITS:
            return False
        q = loops.read_json_diff(q, q_end, fields)
        operation, path = get(fields, loops.JSON_DIFF_OPERATION), get(fields, loops.JSON_DIFF_AT_PATH)
        if q == 0 or operation not in (_REPLACE, _INSERT, _REMOVE):
            return False
        edit = x.scratch.edits + count * _EDIT
        inserts = 1 if operation == _INSERT else 0
        steps = _locate(x, edit, inserts, path, get(fields, loops.JSON_DIFF_STOP_PATH), p, e)
        if steps == 0:
            return False
        put(edit, E_INSERTS, inserts)
        put(edit, E_MET, 0)
        put(edit, E_TEXT, 0)
        if operation != _REMOVE:
            value, stop = get(fields, loops.JSON_DIFF_AT_VALUE), get(fields, loops.JSON_DIFF_STOP_VALUE)
            x.scratch.num_edits = 0
            end = _put_document(x, text, room_end, value, stop, steps)
            if end < 0:
                return False
            put(edit, E_TEXT, text)
            put(edit, E_LEN_TEXT, end - text)
            text = end
        count += 1
        x.scratch.num_edits = count
    return True


@kernel
def changed_text(x: Context, target: int, room_end: int, p: int, e: int, q: int, q_end: int) -> int:
    """Write the text of the document from p to e after the differences from q to q_end; gives the end of it, NO_ROOM or
    FOR_PYTHON."""
    if e - p > _LONGEST_DOCUMENT or not _list_changes(x, p, e, q, q_end):
        return FOR_PYTHON
    end = _put_document(x, target, room_end, p, e, s.ZERO)
    if end > 0:
        return end if _is_all_met(x) else FOR_PYTHON
    return end if end == NO_ROOM else FOR_PYTHON
