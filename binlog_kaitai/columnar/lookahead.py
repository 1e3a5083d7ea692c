"""How a transaction ends that is larger than what is looked at together: a walk ahead, which takes no rows."""

from __future__ import annotations

from contextlib import suppress

from binlog_kaitai.changes import ChangeAssembler
from binlog_kaitai.columnar.context import Context
from binlog_kaitai.columnar.kernels import slots as s
from binlog_kaitai.columnar.walker import Walker
from binlog_kaitai.decoder import EventDecoder
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.frames import FrameParser
from binlog_kaitai.source import Source
from binlog_kaitai.spool import spool_for

__all__ = ["resolve"]

_NEVER = (1 << 63) - 1


def resolve(source: Source, walker: Walker, end: int) -> None:
    """Find the end of the transaction that is open in `walker`, and set it there. Nothing is raised: damage ends the
    walk, as does the position `end`."""
    ahead = Context(verify=False, filter=None)
    decoder = EventDecoder(source.name)
    look = Walker(
        ahead,
        lambda frame: iter([(frame, decoder.decode(frame))]),
        ChangeAssembler(decoder, spool_for(source)),
        lambda position, form: FrameParser(
            source.name, size=source.size, position=position, format=form, verify_checksums=False
        ),
        source.size,
        None,
    )
    own, record = walker.context.record, ahead.record
    assert walker.form is not None
    look.form = walker.form
    ahead.set_format(walker.form)
    number = int(own[s.C_TRX])
    ahead.trxs[0] = walker.context.trxs[number]
    for slot in (s.C_EXPLICIT, s.C_AUTOCOMMITTED, s.C_STOP_POSITION, s.C_STOP_TIME):
        record[slot] = own[slot]
    record[s.C_START_POSITION] = _NEVER  # takes no rows
    record[s.C_OFFSET] = own[s.C_OFFSET] + own[s.C_AT]
    with suppress(BinlogError):  # the walk itself will come there, and report it
        _walk_until_it_ends(source, look, end)
    found, trx = ahead.trx(0), walker.context.trx(number)
    trx[[s.T_OUTCOME, s.T_XID, s.T_HAS_XID]] = found[[s.T_OUTCOME, s.T_XID, s.T_HAS_XID]]
    trx[s.T_RESOLVED] = 1


def _walk_until_it_ends(source: Source, look: Walker, end: int) -> None:
    context, record = look.context, look.context.record
    with source.open() as file:
        file.seek(int(record[s.C_OFFSET]))
        while record[s.C_TRX] == 0:
            count = context.read(file, end)
            answer = look.walk(is_end=not count)
            if answer == s.PAST or (answer == s.DONE and not count):
                return
            at, have = int(record[s.C_AT]), int(record[s.C_HAVE])
            context.buffer[: have - at] = context.buffer[at:have].copy()
            record[[s.C_AT, s.C_HAVE, s.C_NUM_ITEMS]] = 0, have - at, 0
            record[s.C_OFFSET] += at
            look.by_python.clear()
            if look.event_size() > context.capacity:
                context.resize(look.event_size())
