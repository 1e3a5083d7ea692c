"""The places in a log between which the events of a transaction are."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import get, kernel, put

__all__ = ["begin_at_cut", "end_at_cut", "note_cut", "pass_cut"]


@kernel
def note_cut(x: int, p: int, at: int) -> None:
    """Note the place of an event, before which a transaction may end."""
    inside = get(x, s.C_INSIDE)
    put(x, s.C_CUT_AT, at + get(x, s.C_OFFSET))
    put(x, s.C_CUT_IN, p - get(x, s.C_BASE) - inside + 1 if inside else s.ZERO)


@kernel
def pass_cut(x: int) -> None:
    """Have the transaction end after the event."""
    put(x, s.C_CUT_IN, get(x, s.C_CUT_IN) + 1 if get(x, s.C_INSIDE) else s.AFTER_EVENT)


@kernel
def end_at_cut(x: int, trx: int) -> None:
    """Keep where a transaction begins that ends there."""
    put(trx, s.T_FROM_AT, get(x, s.C_FIRST_AT))
    put(trx, s.T_FROM_IN, get(x, s.C_FIRST_IN))
    put(trx, s.T_TO_AT, get(x, s.C_CUT_AT))
    put(trx, s.T_TO_IN, get(x, s.C_CUT_IN))


@kernel
def begin_at_cut(x: int) -> None:
    """Keep that what comes from there on is of the next transaction."""
    put(x, s.C_FIRST_AT, get(x, s.C_CUT_AT))
    put(x, s.C_FIRST_IN, get(x, s.C_CUT_IN))
