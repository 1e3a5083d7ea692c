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
from binlog_kaitai.compiled.loops.memory import get, kernel
from binlog_kaitai.compiled.loops.users import is_of_asked_user
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.rows import Head, Item
from binlog_kaitai.compiled.records.transactions import Trx
from binlog_kaitai.compiled.records.values import Condition, Run

__all__ = ["is_asked", "is_of_asked", "is_statement_chosen", "judged", "note_thread", "sift"]


@kernel
def _has(numbers: int, count: int, number: int) -> bool:
    i = 0
    while i < count and get(numbers, i) != number:
        i += 1
    return i < count


@kernel
def note_thread(x: Context, trx: Trx) -> None:
    """Keep that a connection which is asked for has a part in a transaction, if the last one noted in it is such."""
    asked, known = x.wanted.num_threads, trx.known
    if asked and known & s.HAS_THREAD_ID and _has(x.wanted.threads, asked, trx.thread_id):
        trx.known = known | s.HAS_ASKED_THREAD


@kernel
def is_asked(x: Context, item: Item) -> bool:
    """Whether rows of an event may be wanted, its transaction apart."""
    operations = x.wanted.operations
    if operations and not operations & (1 << item.kind):
        return False
    return x.wanted.asks_said == 0 or x.wanted.said == x.tables.statement


@kernel
def is_of_asked(x: Context, item: Item) -> bool:
    """Whether rows of an event's transaction may be wanted, the end of which is known."""
    xids = x.wanted.num_xids
    trx = Trx.nth(x.trxs.list, item.trx)
    if trx.enough == s.ARE_FEW:
        return False
    if x.wanted.num_threads and not trx.known & s.HAS_ASKED_THREAD:
        return False
    if not is_of_asked_user(x, trx.user):
        return False
    return xids == 0 or (trx.has_xid != 0 and _has(x.wanted.xids, xids, trx.xid))


@kernel
def is_statement_chosen(x: Context, item: Item) -> int:
    """Return 1 or 0 for a statement of a transaction the end of which is known, -1 where Python has to look at it."""
    if not item.is_wanted or x.wanted.has_choice == s.OF_ROWS or not is_of_asked(x, item):
        return 0
    if not x.wanted.asks_said:
        return 1
    return 1 if item.is_kept == s.IS_KEPT else 0 if item.is_kept else -1


@kernel
def judged(x: Context, c: Condition, head: Head, kind: int, q: int, e: int) -> tuple[int, int]:
    """The truth of a condition about the row at q, and the end of the row, 0 where that is not before e."""
    before, after, count = c.before, c.after, c.num_values
    clear_values(before, count)
    clear_values(after, count)
    is_update = 1 if kind == s.UPDATE else 0
    end = read_image(x, head.before, after if kind == s.INSERT else before, q, e)
    if end and is_update:
        end = read_image(x, head.after, after, end, e) if end < e else 0
    if end == 0:
        return a.UNSURE, 0
    if not c.is_either:
        return truth(c, before, is_update), end
    found = truth(c, after if kind == s.INSERT else before, is_update)
    if is_update and found != a.YES:
        other = truth(c, after, is_update)
        found = other if other == a.YES or found != a.UNSURE else found
    return found, end


@kernel
def sift(x: Context, c: Condition, head: Head, kind: int, q: int, e: int, row: int) -> int:
    """List the runs of rows from q on that fit, as many as there is room for; gives DONE or another answer."""
    base, runs, count, room = x.base, x.sieve.runs, 0, x.sieve.room
    fit, last_end, left_at, left_row = 0, 0, 0, 0
    while q < e:
        found, end = judged(x, c, head, kind, q, e)
        if end <= q or found == a.UNSURE:
            return s.ODD
        if found == a.YES:
            fit += 1
            if last_end == q:
                Run.nth(runs, count - 1).end = end - base
                last_end = end
            elif count < room:
                run = Run.nth(runs, count)
                run.at = q - base
                run.end = end - base
                run.row = row
                count += 1
                last_end = end
            elif left_at == 0:
                left_at, left_row = q - base, row
        q = end
        row += 1
    x.sieve.num = count
    x.sieve.next = 0
    x.sieve.num_fit = fit
    x.sieve.num_sifted = row
    x.sieve.at = left_at
    x.sieve.row = left_row
    return s.DONE
