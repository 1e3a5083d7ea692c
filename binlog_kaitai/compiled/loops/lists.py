"""The lists of the walk as a whole: what Python asks about all their records at once."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import get, kernel, put

__all__ = ["next_run", "shift"]

_ITEM_BYTES = 8 * s.I_SIZE


@kernel
def shift(x: int) -> int:
    """Move the work items from C_STOP on to the beginning of the list, as bytes and transactions were moved.

    None of them is in a payload, which ends its transaction.
    """
    items, dropped, current = get(x, s.C_ITEMS), get(x, s.C_DROPPED), get(x, s.C_TRX)
    first = get(x, s.C_STOP)
    for number in range(first, get(x, s.C_NUM_ITEMS)):
        old, item = items + number * _ITEM_BYTES, items + (number - first) * _ITEM_BYTES
        behind = 0 if get(old, s.I_KIND) == s.FOR_PYTHON else dropped
        put(item, s.I_AT, get(old, s.I_AT) - dropped)
        put(item, s.I_BODY, get(old, s.I_BODY) - behind)
        put(item, s.I_END, get(old, s.I_END) - behind)
        put(item, s.I_KIND, get(old, s.I_KIND))
        put(item, s.I_TRX, get(old, s.I_TRX) - current)
        put(item, s.I_OUTER, get(old, s.I_OUTER) - dropped)
        put(item, s.I_PAYLOAD, get(old, s.I_PAYLOAD))
        put(item, s.I_ENDED, get(old, s.I_ENDED))
        put(item, s.I_ROWS, get(old, s.I_ROWS) if get(old, s.I_KIND) == s.MEMBER else 0)
        put(item, s.I_ROWS_END, get(old, s.I_ROWS_END))
        put(item, s.I_SIGNAL, get(old, s.I_SIGNAL))
        put(item, s.I_IS_WANTED, get(old, s.I_IS_WANTED))
        put(item, s.I_STATE, get(old, s.I_STATE))
        put(item, s.I_THREAD, get(old, s.I_THREAD))
        put(item, s.I_SAID, get(old, s.I_SAID))
        put(item, s.I_IS_KEPT, 0)
    return s.DONE


@kernel
def _follows(trx: int, first: int, last: int) -> bool:
    """Whether a GTID is the next one behind `last` of a run. A tag is in the text alone, so that it ends a run."""
    return (
        get(trx, s.T_NEW_GTID) == get(first, s.T_NEW_GTID)
        and get(trx, s.T_NEW_GTID) != s.IS_TAGGED
        and get(trx, s.T_UUID) == get(first, s.T_UUID)
        and get(trx, s.T_UUID_END) == get(first, s.T_UUID_END)
        and get(trx, s.T_GNO) == last + 1
    )


@kernel
def next_run(x: int) -> int:
    """Find the next run of new GTIDs from C_RUN_END on; none but its first is new then.

    Gives ODD where there is one, else DONE.
    """
    found, last = 0, 0
    number = get(x, s.C_RUN_END)
    while number <= get(x, s.C_TRX):
        trx = get(x, s.C_TRXS) + number * s.T_BYTES
        if get(trx, s.T_NEW_GTID):
            if found == 0:
                found = trx
                put(x, s.C_RUN, number)
            elif not _follows(trx, found, last):
                break
            last = get(trx, s.T_GNO)
            if trx != found:
                put(trx, s.T_NEW_GTID, 0)
        number += 1
    put(x, s.C_RUN_END, number)
    put(x, s.C_RUN_LAST, last)
    return s.ODD if found else s.DONE
