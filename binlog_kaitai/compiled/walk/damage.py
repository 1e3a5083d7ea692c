"""Damage, where the walk meets it: what it is, what is lost by it, and where the walk goes on.

The loops never say what is wrong. The one event at which they stop is given to the parser of frames and to the decoder,
whose error is the explanation. In permissive mode the walk then goes on after the event, or where the next sound event
is found; in failfast mode it ends there.
"""

from __future__ import annotations

from contextlib import suppress

from binlog_kaitai.arrow.constants import NEVER
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.walk.checkpoint import Checkpoint
from binlog_kaitai.compiled.walk.chunked_walk import ChunkedWalk
from binlog_kaitai.errors import (
    BinlogError,
    ChecksumMismatchError,
    CompressedFileError,
    EncryptedBinlogError,
    SourceError,
)
from binlog_kaitai.log.crypto import FileDecryptor
from binlog_kaitai.log.reading import read_up_to
from binlog_kaitai.reading.log_events import Unsound
from binlog_kaitai.reading.walk import state_after

__all__ = ["Damage", "ledger_at", "ledger_at_end_of"]

_ENCRYPTED_HEAD = 1 << 12
"""Bytes of a log that MySQL has encrypted which have its header in them."""


class Damage:
    """Explains where a walk cannot go on, and has it go on after that.

    Args:
        walk: the walk.
        defers: an event that is not sound is counted only when all before it was taken.
    """

    def __init__(self, walk: ChunkedWalk, *, defers: bool) -> None:
        self._walk, self._log = walk, walk.log
        self._unsound: Unsound | None = None
        self.final: BinlogError | None = None
        """What has ended the walk; None at an end that is no damage."""
        if defers:
            walk.log.on_damage = self._defer

    def _defer(self, found: Unsound) -> None:
        self._unsound = found
        raise found.error

    def go_on(self, error: BinlogError | OSError) -> int | None:
        """Count what is lost where the walk has raised an error, before which all was taken; returns the position at
        which it may go on, None where it ends."""
        walk, found = self._walk, self._unsound
        explained, is_broken = self._explained(error), error is walk.walker.at_hand.broken
        self.final, self._unsound = explained, None
        if found is not None and found.error is error:
            with suppress(BinlogError):
                self._log.lose(found)
                walk.walker.asked.pass_over(found)
                return walk.position
            return None
        is_source = isinstance(explained, SourceError | CompressedFileError)
        return self._next(explained) if is_broken or is_source else None

    def see_end(self) -> None:
        """Count what the end of the log cuts off; that is what has ended the walk, unless it may go on."""
        self.final = None
        try:
            self._log.see_end()
        except BinlogError as error:
            found, self._unsound = self._unsound, None
            try:
                if found is None:
                    raise
                self._log.lose(found)
            except BinlogError:
                self.final = error

    def _explained(self, error: BinlogError | OSError) -> BinlogError:
        """Return an error as what reads the log says it."""
        walk, name = self._walk, self._log.source.name
        if isinstance(error, SourceError | CompressedFileError):
            return error.at(name, walk.position or None, None)  # at 0 it is about the file
        if isinstance(error, EncryptedBinlogError) and walk.position == 0:
            return self._about_keys(error)
        if isinstance(error, BinlogError):
            return error
        text = f"cannot be read: {error.strerror or error}"
        found = SourceError(text, name, walk.position)
        found.__cause__ = error
        return found

    def _about_keys(self, error: BinlogError) -> BinlogError:
        """Return why an encrypted log cannot be decrypted."""
        log = self._log
        try:
            with log.source.open() as file:
                FileDecryptor(read_up_to(file, _ENCRYPTED_HEAD), log.options.keys, log.source.name)
        except BinlogError as found:
            return found
        except OSError:
            pass
        return error

    def _next(self, error: BinlogError) -> int | None:
        """Count the bytes up to the next sound event; returns its position, None where there is none."""
        walk, log, ledger = self._walk, self._log, self._log.ledger
        walk.walker.at_hand.keep_magic()
        start, form = walk.position, walk.walker.form
        walk.close_stretch()
        if log.walk.is_still_written(error, form):
            ledger.lost.append((start, ledger.size))
            walk.found.note(lambda: log.walk.end_in_use(error))
            self.see_end()
            return None
        found = log.walk.next_event(error, form, start, bool(walk.context.record[C.says_ends]))
        ledger.lost.append((start, log.walk.lost_to if found is None else found))
        _count(ledger, error)
        if found is None:
            ledger.state = state_after(error)
            return None
        walk.context.record[C.tables.ended] = 1  # table maps do not hold beyond a gap
        log.decoder.forget()
        walk.walker.at_hand.forget()
        return found


def _count(ledger: FileLedger, error: BinlogError) -> None:
    ledger.fail(error)
    ledger.crc_failures += isinstance(error, ChecksumMismatchError)


def ledger_at_end_of(walk: ChunkedWalk, mark: Checkpoint, number: int) -> None:
    """Have the ledger say what it did when a transaction had ended whose rows cannot be decoded, and none after it was
    walked yet.

    Args:
        walk: the walk, of which nothing is taken any more.
        mark: a place before the transaction.
        number: of the transaction, counted from the first of the log.
    """
    walk.return_to(mark)
    walk.last = number
    with suppress(BinlogError):
        for _ in walk.pieces():
            if walk.number > number:
                break
    if walk.number > number + 1:  # it was ended by a statement that is a transaction itself, which comes after its rows
        walk.walker.events.num_statements -= _is_counted(walk)


def ledger_at(walk: ChunkedWalk, mark: Checkpoint, place: tuple[int, int | None], end: int) -> None:
    """Have the ledger say what it did when an event was met that is refused, and none after it was walked yet.

    Args:
        walk: the walk, of which nothing is taken any more.
        mark: a place before the event.
        place: position of the event, and its offset in the payload that it is in; None in none.
        end: position after it, or after the event with the payload.
    """
    walk.return_to(mark)
    position, offset = place
    context, record = walk.context, walk.context.record
    record[C.limits.walk_end] = end if offset is None else position
    with suppress(BinlogError):
        for _ in walk.pieces():
            if walk.position >= record[C.limits.walk_end]:
                break
    record[C.limits.walk_end] = NEVER
    if offset is not None:
        room, record[C.items.room] = int(record[C.items.room]), record[C.items.num] + 1
        for stop in walk.pieces():
            count = int(record[C.items.num])
            if count and walk.place_of(context.items.records[count - 1])[1] == offset:
                break
            record[C.items.room] = count - stop + 1
        record[C.items.room] = room
        record[C.at] = end - record[C.offset]  # the event with the payload was met as a whole


def _is_counted(walk: ChunkedWalk) -> bool:
    """Return whether the last event of the walk, a statement, is wanted."""
    record, form, chosen = walk.context.record, walk.walker.form, walk.log.filter
    if not walk.walker.events.counts_statements:  # who takes the work items does
        return False
    if chosen is None or form is None:
        return True
    at = int(walk.context.trxs[int(record[C.trxs.open]) - 1][r.Trx.begin] - record[C.offset])
    data = walk.context.buffer.data[at : int(record[C.have])].tobytes()
    for frame in walk.walker.at_hand.parser(at + int(record[C.offset]), form).feed(data):
        return (
            bool(record[C.wanted.gate])
            and not record[C.limits.start_time]
            and chosen.event(walk.log.decoder.decode(frame))
        )
    return True
