"""In what groups transactions were committed, how many of them may run at a time, and their lag, added up."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import get, kernel, lshr, put
from binlog_kaitai.compiled.loops.told_clock import has_lag
from binlog_kaitai.compiled.records.transactions import CommitGroup, CommitGroups, Group, Sums, Trx

__all__ = ["add_commit", "count_width", "has_odd_clock", "note_group", "size_of_commit"]

_UNKNOWN, _ALONE = -2, -1
_MOST_BITS = 63
_MOST_CLOCK = 1 << 61
"""No server counts as many transactions."""


@kernel
def _bits(value: int) -> int:
    """How many bits a number above 0 has."""
    count = 0
    while value and count < _MOST_BITS:
        value = lshr(value, 1)
        count += 1
    return count


@kernel
def _count(room: int, slot: int, value: int) -> None:
    put(room, slot, get(room, slot) + value)


@kernel
def _key(trx: Trx) -> int:
    """What a transaction shares with those of its group; _ALONE where it is the only one, or _UNKNOWN."""
    if trx.known & s.HAS_CLOCK and trx.sequence > 0:
        return trx.last_committed
    if trx.known & s.HAS_COMMIT_ID:
        return trx.commit_id or _ALONE
    return _UNKNOWN


@kernel
def _close(cs: CommitGroups) -> None:
    """The group at hand is whole; the first is kept."""
    now, first = cs.now, cs.first
    if now.trxs and first.trxs == 0:
        for slot in range(CommitGroup.SLOTS):
            put(first, slot, get(now, slot))
    elif now.trxs:
        bits = _bits(now.trxs)
        _count(cs.groups, bits, 1)
        _count(cs.trxs, bits, now.trxs)
        cs.most = max(cs.most, now.trxs)
    now.trxs = 0


@kernel
def note_group(su: Sums, trx: Trx) -> None:
    """Take the next transaction: it belongs to the group at hand, or begins one."""
    cs, key = su.commits, _key(trx)
    now = cs.now
    if key < 0 or now.trxs == 0 or now.key != key:
        _close(cs)
        now.key = key
        now.first_at = trx.first_at
    if key != _UNKNOWN:
        now.trxs += 1


@kernel
def has_odd_clock(trx: Trx) -> bool:
    """Whether a transaction has a number of which sums may have more than 64 bits."""
    committed, sequence = trx.last_committed, trx.sequence
    return trx.known & s.HAS_CLOCK != 0 and (min(committed, sequence) < 0 or max(committed, sequence) >= _MOST_CLOCK)


@kernel
def _width(trx: Trx) -> int:
    """How many transactions may run at a time when it comes to this one, with it; 0 where that is not known."""
    return max(trx.sequence - trx.last_committed, 0) if trx.known & s.HAS_CLOCK else 0


@kernel
def _lag(trx: Trx) -> int:
    """The lag of a transaction of which it is known, in microseconds."""
    return trx.immediate - trx.original


@kernel
def size_of_commit(trx: Trx) -> int:
    """The lag of a transaction without its sign, and how many may run with it."""
    lag = _lag(trx) if has_lag(trx) else 0
    return max(lag, -lag) + _width(trx)


@kernel
def add_commit(su: Sums, trx: Trx, sums: Group) -> None:
    """Add the lag of a transaction, and how many may run with it, to the sums of a group."""
    if has_lag(trx):
        lag = _lag(trx)
        sums.most_lag = max(sums.most_lag, lag)
        sums.lags += 1
        sums.lag += lag
    if _width(trx):
        sums.widths += 1
        sums.width += _width(trx)


@kernel
def count_width(su: Sums, trx: Trx) -> None:
    """Count how many may run with a transaction."""
    if _width(trx):
        _count(su.bits, _bits(_width(trx)), 1)
