"""The places in a log between which the events of a transaction are."""

from __future__ import annotations

from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.memory import kernel
from binlog_kaitai.compiled.records.context import Context
from binlog_kaitai.compiled.records.transactions import Trx

__all__ = ["begin_at_cut", "end_at_cut", "note_cut", "pass_cut"]


@kernel
def note_cut(x: Context, p: int, at: int) -> None:
    """Note the place of an event, before which a transaction may end."""
    inside = x.payloads.inside
    x.places.cut_at = at + x.offset
    x.places.cut_in = p - x.base - inside + 1 if inside else s.ZERO


@kernel
def pass_cut(x: Context) -> None:
    """Have the transaction end after the event."""
    x.places.cut_in = x.places.cut_in + 1 if x.payloads.inside else s.AFTER_EVENT


@kernel
def end_at_cut(x: Context, trx: Trx) -> None:
    """Keep where a transaction begins that ends there."""
    trx.from_at = x.places.first_at
    trx.from_in = x.places.first_in
    trx.to_at = x.places.cut_at
    trx.to_in = x.places.cut_in


@kernel
def begin_at_cut(x: Context) -> None:
    """Keep that what comes from there on is of the next transaction."""
    x.places.first_at = x.places.cut_at
    x.places.first_in = x.places.cut_in
