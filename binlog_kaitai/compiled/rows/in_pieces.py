"""One log, read by several processes: each reads pieces of it, and what they give is put together in order.

A piece begins with a transaction, and what is before it in the log has no say in what is made of it, as long as all is
sound: no error, nothing lost, no transaction that is open where a piece ends, no format description in the midst.
Where that is not so, the log is read by one process, and of what that gives everything is passed over that was written
before. So the output, the errors and the ledger are always those of one process.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from typing import TYPE_CHECKING, Protocol

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.ledger import IN_USE, PART, PAST, FileLedger, joined
from binlog_kaitai.changes.splits import Span, Split, SplitReader
from binlog_kaitai.compiled.context import constants
from binlog_kaitai.compiled.handlers import GTID_EVENTS
from binlog_kaitai.compiled.machine_code import load
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.log.remote import is_url
from binlog_kaitai.log.source import Source
from binlog_kaitai.reading.log_rules import RulesOfPart

if TYPE_CHECKING:
    from binlog_kaitai.jobs.output import Output
    from binlog_kaitai.jobs.target import Target, Write

__all__ = ["PIECE", "read_log"]

PIECE = 8 << 20
"""Bytes of the log that a process reads at the least before it takes others, about: a reader takes some milliseconds to
know the tables."""
_MOST, _PIECES_EACH = 32 << 20, 4
"""The most, and how many pieces each process is to have up to there."""
_GROWTH = 2.5
"""Bytes that are taken to be written for each that is read, as long as none were."""
_FORMAT = event_type_name(layout.EventType.format_description_event)

Take = Callable[[CompiledLog, "Write"], None]
"""Reads a log, and writes what that gives."""


def read_log(
    log: CompiledLog,
    take: Take,
    write: Write,
    *,
    jobs: int,
    tell: Callable[[str], None] = lambda text: None,
    direct: Shared | None = None,
) -> None:
    """Read a log by several processes, where it can be: as `take` does with it; its ledger is filled.

    Args:
        log: the log.
        take: what is done with a piece, or with the log, if that has to be done by one process.
        write: takes what is written.
        jobs: number of processes.
        tell: told why one process reads a log that has several pieces.
        direct: where other processes write what `write` would be given; without it, they hand it over.

    Raises BinlogError as `take` does.
    """
    if jobs == 1 or (log.source.size or 0) <= PIECE:
        take(log, write)
        return
    why, pieces = _why_whole(log), _Pieces(log, take, write, direct)
    if why is None and (parts := pieces.read(jobs)) is not None:
        log.become(joined(part.ledger for part in parts), [part.rules for part in parts if part.rules is not None])
        return
    tell(why or "not all of it is sound")
    log.progress(-pieces.num_read)
    take(log, _After(write, pieces.num_written))


def _why_whole(log: CompiledLog) -> str | None:
    """Return why a log cannot be read in pieces, as far as what is asked and where it is tells; None if it can."""
    chosen = log.filter
    if not _is_file(log.source):
        return "it is no plain file on this machine"
    if chosen is not None and chosen.start_time is not None:
        return "--start-datetime holds from the beginning of a log on"
    return None if log.is_whole else "an index says where to read"


def _is_file(source: Source) -> bool:
    return source.seekable and source.content is None and not is_url(source.name)


@dataclass(frozen=True, slots=True)
class _Found:
    """What became of a piece."""

    ledger: FileLedger
    end: int
    """Where it ends, in bytes."""
    rules: RulesOfPart | None

    @property
    def num_gtids(self) -> int:
        return sum(self.ledger.decoded[event_type_name(event_type)] for event_type in GTID_EVENTS)


class _Rules:
    """Follows the rules of logs from piece to piece."""

    def __init__(self) -> None:
        self._before: RulesOfPart | None = None
        self._are_followed: bool | None = None
        self._tables: dict[int, dict[str, None]] = {}
        self._gtids = GtidSet()

    def hold(self, piece: _Found) -> bool:
        """Return whether there is nothing to say of a piece, of how it begins, and of how it ends."""
        rules, before = piece.rules, self._before
        if self._are_followed is None:
            self._are_followed = rules is not None and rules.is_followed
        if rules is None or not self._are_followed:
            return True
        self._before, repeats = rules, piece.ledger.gtids & self._gtids
        self._gtids.update(piece.ledger.gtids)
        if not rules.is_quiet or not rules.knows_as(self._tables) or repeats:
            return False
        has_end = piece.ledger.state != PART or rules.has_end(piece.end)
        return has_end and (before is None or rules.follows(before, piece.num_gtids))


class Shared(Protocol):
    """A file that other processes write to."""

    has_data: bool
    """Something was written."""

    def descriptor(self) -> int | None:
        """Return the descriptor, after all before it was written; None where there is none."""


class _Written(Protocol):
    """What was read and written so far."""

    num_read: int
    num_written: int


class _Sizes:
    """Sizes of pieces, so that no process waits for room for what it writes ahead, and all end at about the same time.

    Where it is the turn of one of three processes, the next has written a third of its piece, and the one after that
    two thirds: so they begin with pieces of that size. The last pieces are smaller again.

    Args:
        size: bytes of the log.
        jobs: number of processes.
        room: bytes that each can write before its turn.
        so_far: tells how much text there is to a byte of the log.
    """

    def __init__(self, size: int, jobs: int, room: int, so_far: _Written) -> None:
        self._size, self._jobs, self._so_far = size, jobs, so_far
        self._text = room * jobs // (jobs - 1)
        """Bytes that can be written of a piece without waiting."""
        self._share = min(_MOST, size // (_PIECES_EACH * jobs))
        self._count = 0

    def __call__(self, start: int) -> int:
        """Return the size of the next piece, which begins there."""
        done, left = self._so_far, self._size - start
        growth = done.num_written / done.num_read if done.num_read else _GROWTH
        self._count += 1
        usual = min(self._share, int(self._text / growth)) if growth else self._share
        size = max(PIECE, min(usual * min(self._count, self._jobs) // self._jobs, left // self._jobs))
        count = max(1, round(left / size))
        return size if count > self._jobs else -(-left // count)


class _Pieces:
    """Has other processes read the pieces of a log."""

    def __init__(self, log: CompiledLog, take: Take, write: Write, direct: Shared | None) -> None:
        self._log, self._take, self._write, self._direct = log, take, write, direct
        self.num_read = self.num_written = 0
        """Bytes of the log, and of what was made of it."""
        self._rules = _Rules()

    def read(self, jobs: int) -> list[_Found] | None:
        """Return what became of the pieces, None where one process has to read the log; what comes before was written
        then."""
        from binlog_kaitai.jobs.output import ROOM  # most runs need one process
        from binlog_kaitai.jobs.workers import in_order

        source = self._log.source
        cutter = SplitReader(Split(source, 0, source.size or 0, 0), verify_checksums=self._log.options.verify_checksums)
        with closing(cutter):
            head, chosen = cutter.head, self._log.filter
            if head is None or (chosen is not None and chosen.has_gtids and not head.has_gtids):
                return None
            load()  # once, for all processes
            constants()
            pieces = cutter.pieces(_Sizes(source.size or 0, jobs, ROOM, self))
            with (
                self._target() as target,
                in_order(self._work, pieces, jobs, target, self._see_read) as found,
            ):
                return self._sound(found, head.num_formats)

    def _target(self) -> AbstractContextManager[Target]:
        from binlog_kaitai.jobs.target import Direct, relay

        file = None if self._direct is None else self._direct.descriptor()
        return relay(self._put) if file is None else nullcontext(Direct(file, self._see_written))

    def _sound(self, found: Iterator[_Found | None], num_formats: int) -> list[_Found] | None:
        pieces: list[_Found] = []
        for piece in found:
            if piece is None or not _is_sound(piece.ledger, 0 if pieces else num_formats):
                return None
            if not self._rules.hold(piece):
                return None
            pieces.append(piece)
            if piece.ledger.state == PAST:
                break
        return pieces

    def _work(self, span: Span, output: Output) -> _Found | None:
        """Read a piece, in another process. Whatever goes wrong there goes wrong again in this one."""
        log = self._log.of_part(span, output.progress, output)
        try:
            self._take(log, output.write)
        except (BinlogError, OSError):
            return None
        log.ledger.on_error, rules = None, log.events.rules
        return _Found(log.ledger, span.end, None if rules is None else rules.of_part())

    def _put(self, data: memoryview) -> None:
        self._write(data)
        self.num_written += len(data)

    def _see_written(self, count: int) -> None:
        assert self._direct is not None
        self._direct.has_data = True
        self.num_written += count

    def _see_read(self, count: int) -> None:
        self.num_read += count
        self._log.progress(count)


def _is_sound(ledger: FileLedger, num_formats: int) -> bool:
    """Return whether nothing in a piece needs the rest of the log."""
    if not ledger.ok or ledger.lost_rows or ledger.decoded[_FORMAT] != num_formats:
        return False
    if ledger.state in (PART, PAST):
        return not ledger.lost and not (ledger.state == PART and ledger.left_open)
    return not ledger.lost or ledger.state == IN_USE


class _After:
    """Writes what comes after so many bytes."""

    def __init__(self, write: Write, count: int) -> None:
        self._write, self._left = write, count

    def __call__(self, data: memoryview) -> None:
        passed = min(self._left, len(data))
        self._left -= passed
        if passed < len(data):
            self._write(data[passed:])
