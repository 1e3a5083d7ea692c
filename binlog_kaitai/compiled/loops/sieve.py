"""Which rows events of a transaction are wanted, and which of their rows: by operation, connection, number of the
transaction, statement and condition. The rules are those of `changes.selection`.

All rows of an event are judged before the first is taken: where one is not sound, or cannot be judged, nothing was
done and Python takes the event. Rows that fit come as runs of neighbours, which are taken as an event's rows are.
"""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops import condition_abi as a
from binlog_kaitai.compiled.loops.asked_values import clear_values, read_image
from binlog_kaitai.compiled.loops.condition import truth
from binlog_kaitai.compiled.loops.memory import get, kernel, put

__all__ = ["is_asked", "is_of_asked", "is_statement_chosen", "judged", "note_thread", "sift"]


@kernel
def _has(numbers: int, count: int, number: int) -> bool:
    i = 0
    while i < count and get(numbers, i) != number:
        i += 1
    return i < count


@kernel
def note_thread(x: int, trx: int) -> None:
    """Keep that a connection which is asked for has a part in a transaction, if the last one noted in it is such."""
    asked, known = get(x, s.C_NUM_ASKED), get(trx, s.T_KNOWN)
    if asked and known & s.HAS_THREAD_ID and _has(get(x, s.C_ASKED_THREADS), asked, get(trx, s.T_THREAD_ID)):
        put(trx, s.T_KNOWN, known | s.HAS_ASKED_THREAD)


@kernel
def is_asked(x: int, item: int) -> bool:
    """Whether rows of an event may be wanted, its transaction apart."""
    operations = get(x, s.C_OPERATIONS)
    if operations and not operations & (1 << get(item, s.I_KIND)):
        return False
    return get(x, s.C_ASKS_SAID) == 0 or get(x, s.C_SAID) == get(x, s.C_STATEMENT)


@kernel
def is_of_asked(x: int, item: int) -> bool:
    """Whether rows of an event's transaction may be wanted, the end of which is known."""
    xids = get(x, s.C_NUM_XIDS)
    trx = get(x, s.C_TRXS) + get(item, s.I_TRX) * s.T_BYTES
    if get(trx, s.T_ENOUGH) == s.ARE_FEW:
        return False
    if get(x, s.C_NUM_ASKED) and not get(trx, s.T_KNOWN) & s.HAS_ASKED_THREAD:
        return False
    return xids == 0 or (get(trx, s.T_HAS_XID) != 0 and _has(get(x, s.C_XIDS), xids, get(trx, s.T_XID)))


@kernel
def is_statement_chosen(x: int, item: int) -> int:
    """Return 1 or 0 for a statement of a transaction the end of which is known, -1 where Python has to look at it."""
    if not get(item, s.I_IS_WANTED) or get(x, s.C_HAS_CHOICE) == s.OF_ROWS or not is_of_asked(x, item):
        return 0
    if not get(x, s.C_ASKS_SAID):
        return 1
    return 1 if get(item, s.I_IS_KEPT) == s.IS_KEPT else 0 if get(item, s.I_IS_KEPT) else -1


@kernel
def judged(x: int, c: int, head: int, kind: int, q: int, e: int) -> tuple[int, int]:
    """The truth of a condition about the row at q, and the end of the row, 0 where that is not before e."""
    before, after, count = get(c, a.CO_BEFORE), get(c, a.CO_AFTER), get(c, a.CO_NUM_VALUES)
    clear_values(before, count)
    clear_values(after, count)
    is_update = 1 if kind == s.UPDATE else 0
    end = read_image(x, get(head, s.H_BEFORE), after if kind == s.INSERT else before, q, e)
    if end and is_update:
        end = read_image(x, get(head, s.H_AFTER), after, end, e) if end < e else 0
    if end == 0:
        return a.UNSURE, 0
    if not get(c, a.CO_IS_EITHER):
        return truth(c, before, is_update), end
    found = truth(c, after if kind == s.INSERT else before, is_update)
    if is_update and found != a.YES:
        other = truth(c, after, is_update)
        found = other if other == a.YES or found != a.UNSURE else found
    return found, end


@kernel
def sift(x: int, c: int, head: int, kind: int, q: int, e: int, row: int) -> int:
    """List the runs of rows from q on that fit, as many as there is room for; gives DONE or another answer."""
    base, runs, count, room = get(x, s.C_BASE), get(x, s.C_RUNS), 0, get(x, s.C_ROOM_RUNS)
    fit, last_end, left_at, left_row = 0, 0, 0, 0
    while q < e:
        found, end = judged(x, c, head, kind, q, e)
        if end <= q or found == a.UNSURE:
            return s.ODD
        if found == a.YES:
            fit += 1
            if last_end == q:
                put(runs + (count - 1) * a.RN_SIZE * 8, a.RN_END, end - base)
                last_end = end
            elif count < room:
                run = runs + count * a.RN_SIZE * 8
                put(run, a.RN_AT, q - base)
                put(run, a.RN_END, end - base)
                put(run, a.RN_ROW, row)
                count += 1
                last_end = end
            elif left_at == 0:
                left_at, left_row = q - base, row
        q = end
        row += 1
    put(x, s.C_NUM_RUNS, count)
    put(x, s.C_NEXT_RUN, 0)
    put(x, s.C_NUM_FIT, fit)
    put(x, s.C_NUM_SIFTED, row)
    put(x, s.C_SIFTED_AT, left_at)
    put(x, s.C_SIFTED_ROW, left_row)
    return s.DONE
