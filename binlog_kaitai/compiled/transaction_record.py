"""A transaction in the record of the loops, as an object and back."""

from __future__ import annotations

from binlog_kaitai.arrow.constants import NEVER, YEAR_10000, Integers
from binlog_kaitai.changes.row_change import Transaction
from binlog_kaitai.changes.transactions import OUTCOMES
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.wanted_record import signed
from binlog_kaitai.regex import regex
from binlog_kaitai.types.texts import json_text

__all__ = ["gtid_bytes", "read_gtid", "read_transaction", "read_xa", "write_transaction"]

_PLAIN = regex(r"[-:,A-Za-z0-9]*")
_KNOWN = {
    s.HAS_THREAD_ID: {"thread_id": r.Trx.thread_id},
    s.HAS_CLOCK: {"last_committed": r.Trx.last_committed, "sequence_number": r.Trx.sequence},
    s.HAS_PLACE: {"begin_position": r.Trx.begin, "end_time": r.Trx.end_time},
    s.HAS_COMMIT_TIMES: {"immediate_commit": r.Trx.immediate, "original_commit": r.Trx.original},
    s.HAS_COMMIT_ID: {"commit_id": r.Trx.commit_id},
    s.HAS_VERSIONS: {"immediate_version": r.Trx.immediate_version, "original_version": r.Trx.original_version},
}
"""By bit: fields of a transaction, and their slots."""


def read_transaction(trx: Integers, known: Transaction | None = None) -> Transaction:
    """Return a transaction: `known`, which has of it what the record does not hold, or a new one."""
    made = known or Transaction(gtid=read_gtid(trx), xa=read_xa(trx))
    made.outcome = OUTCOMES[trx[r.Trx.outcome]]
    if trx[r.Trx.has_xid]:
        made.xid = int(trx[r.Trx.xid]) % (1 << 64)
    has = trx[r.Trx.known]
    for bit, fields in _KNOWN.items():
        if has & bit:
            for name, slot in fields.items():
                setattr(made, name, trx[slot])
    if made.commit_id is not None:
        made.commit_id %= 1 << 64
    return made


def write_transaction(trx: Integers, made: Transaction) -> bool:
    """Set the record of a transaction; returns whether it holds all of it as the loops write it."""
    if trx[r.Trx.is_odd] or not _has_names(trx, made):
        _write_gtid(trx, made.gtid)
        _write_xa(trx, made.xa)
    trx[r.Trx.xid], trx[r.Trx.has_xid] = signed(made.xid or 0), made.xid is not None
    trx[r.Trx.is_odd], trx[r.Trx.known] = 0, trx[r.Trx.known] & s.OF_WALK
    trx[r.Trx.outcome] = OUTCOMES.index(made.outcome)
    trx[r.Trx.thread_now] = 0 if made.thread_id is None else made.thread_id + 1
    holds_all = True
    for bit, fields in _KNOWN.items():
        values = [getattr(made, name) for name in fields]
        if None not in values and max(values) < (YEAR_10000 if bit == s.HAS_COMMIT_TIMES else NEVER):
            for slot, value in zip(fields.values(), values, strict=True):
                trx[slot] = value
            trx[r.Trx.known] |= bit
        else:
            holds_all = holds_all and not any(value is not None for value in values)
    return holds_all and _has_names(trx, made) and _is_plain(made.gtid) and _is_plain(made.xa)


def _has_names(trx: Integers, made: Transaction) -> bool:
    """Return whether a record has the GTID and the XA id of a transaction."""
    return read_gtid(trx) == made.gtid and read_xa(trx) == made.xa


def read_gtid(trx: Integers) -> str | None:
    """Return the GTID of a transaction."""
    return gtid_bytes(trx).decode(errors="replace") or None


def gtid_bytes(trx: Integers) -> bytes:
    """Return the text of a transaction's GTID; none where it has none."""
    return _bytes_at(trx, r.Trx.gtid * 8, trx[r.Trx.len_gtid])


def read_xa(trx: Integers) -> str | None:
    """Return the id of an XA transaction."""
    return _bytes_at(trx, r.WORD * r.Trx.xa, trx[r.Trx.len_xa]).decode() or None


def _write_gtid(trx: Integers, gtid: str | None) -> None:
    data = (gtid or "").encode()[: s.GTID_ROOM]
    trx.cast("B")[r.Trx.gtid * 8 : r.Trx.gtid * 8 + len(data)] = data
    trx[r.Trx.len_gtid] = len(data)


def _write_xa(trx: Integers, xa: str | None) -> None:
    data = (xa or "").encode()
    trx[r.Trx.len_xa] = length = len(data) if len(data) <= s.XA_ROOM else 0
    trx.cast("B")[r.WORD * r.Trx.xa : r.WORD * r.Trx.xa + length] = data[:length]


def _bytes_at(trx: Integers, start: int, length: int) -> bytes:
    return trx.cast("B")[start : start + length].tobytes() if length else b""


def _is_plain(text: str | None) -> bool:
    """Return whether a text is the same in JSON."""
    return text is None or bool(_PLAIN.fullmatch(text)) or json_text(text) == f'"{text}"'
