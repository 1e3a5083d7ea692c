"""One command over its logs: readers, progress, and what is said of each log."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cached_property, partial
from typing import TYPE_CHECKING, Protocol, TypeVar

from binlog_kaitai.archive.relevant import Asks, Relevant, relevant, whole_ledger
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.cli.options.common import Output
from binlog_kaitai.cli.options.continuity import say_gaps
from binlog_kaitai.cli.terminal.messages import NotShown, Progress
from binlog_kaitai.cli.terminal.progress import Data, show_progress
from binlog_kaitai.errors import BinlogError, RedactionError, ReplayError, SourceChangedError, SourceError
from binlog_kaitai.log.source import Source, SourceList, find_sources
from binlog_kaitai.reading.history import DdlStatement, with_history
from binlog_kaitai.reading.needed import log_parts

if TYPE_CHECKING:
    from binlog_kaitai.cli.options.follow import Follower
    from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
    from binlog_kaitai.jobs.target import Write

__all__ = ["SCRIPT_ADVICE", "MakeReader", "Run", "advice", "definitions", "is_given_up"]

R = TypeVar("R", bound="_FillsLedger")
R_co = TypeVar("R_co", bound="_FillsLedger", covariant=True)
_ADVICE = " (--mode permissive skips the damage and reads on)"
SCRIPT_ADVICE = " (--mode permissive with --allow-incomplete skips the damage and reads on)"
"""What to do about a log of a script that was given up."""


class _FillsLedger(Protocol):
    """What reads a log."""

    ledger: FileLedger


class MakeReader(Protocol[R_co]):
    """Makes what reads a log, or a part of it."""

    def __call__(
        self,
        source: Source,
        options: ReadOptions,
        filter: Filter | None,
        progress: Callable[[int], None],
        /,
        *,
        span: Span | None = None,
    ) -> R_co: ...


def open_log(
    source: Source,
    options: ReadOptions,
    filter: Filter | None,
    progress: Callable[[int], None],
    *,
    span: Span | None = None,
) -> CompiledLog:
    """Return a log for the loops."""
    from binlog_kaitai.compiled.rows.compiled_log import CompiledLog  # commands show their help without

    return CompiledLog(source, options, filter, progress, span=span)


def definitions(sources: list[Source], options: ReadOptions) -> list[list[DdlStatement]]:
    """Return the statements of each log that may define tables. Raises SourceError."""
    from binlog_kaitai.compiled.tables.definitions import find_all  # most runs do not ask for them

    return find_all(sources, options)


class Run:
    """One command over its logs: a reader for each, progress, and what went wrong.

    A log that cannot be read to its end does not keep the others from being read. `reads_all`: the logs are walked
    once, in order, with all that is in them; definitions are then taken from them on the way.
    """

    def __init__(
        self,
        paths: Sequence[str],
        options: ReadOptions,
        filter: Filter | None = None,
        data: Data = "while",
        way_on: str = _ADVICE,
        follower: Follower | None = None,
        jobs: int = 1,
        *,
        reads_all: bool = False,
    ) -> None:
        self._jobs = jobs
        self.sources: SourceList = find_sources(paths)
        self._follower = follower
        if follower is not None:
            follower.check(self.sources.sources[-1], options)
        self.ledgers: list[FileLedger] = []
        self.options = with_history(options, self.sources, definitions, grows=reads_all)
        self._filter = filter
        if filter is not None and filter.where is not None and follower is None:  # its tables may be there later
            from binlog_kaitai.compiled.tables.table_maps import tables_in
            from binlog_kaitai.reading.fitting import require_fit  # most runs have no condition

            require_fit(self.sources, self.options, filter, tables_in)
        self._data: Data = data
        self._way_on = way_on
        self._progress: Progress = NotShown()

    def readers(
        self,
        make: MakeReader[R],
        *,
        asks: Asks | None = None,
        left_out: Callable[[Source], None] = lambda source: None,
    ) -> Iterator[R]:
        """Yield a reader for each log, in order; the progress is shown while they are used.

        Where it is told what is asked of the logs, nothing is read of which an index says that it is not wanted;
        `left_out` is called for the logs of which that is all.
        """
        with self._shown() as self._progress:
            last = len(self.sources) - 1
            unread = {} if asks is None else self._unread
            for number, source in enumerate(self._each()):
                chosen = self._filter.for_log(first=number == 0, last=number == last) if self._filter else None
                part = self._part(source, chosen, asks) if number not in unread else Relevant(None, unread[number])
                if part is not None and part.span is None:
                    self._leave_out(source, part.met)
                    left_out(source)
                    continue
                reader = self._reader(make, source, chosen, None if part is None else part.span)
                self.ledgers.append(reader.ledger)
                yield reader
                if part is not None:
                    self.ledgers[-1] = whole_ledger(part.met, reader.ledger)

    def logs(
        self, *, asks: Asks | None = None, left_out: Callable[[Source], None] = lambda source: None
    ) -> Iterator[CompiledLog]:
        """Yield the logs for the loops; see `readers`."""
        return self.readers(open_log, asks=asks, left_out=left_out)

    @cached_property
    def _unread(self) -> dict[int, FileLedger]:
        """Logs of which the beginnings tell that nothing in them is wanted, by number."""
        parts = [] if self._follower is not None else log_parts(self._filter, self.sources.sources)
        return {number: part.unread() for number, part in enumerate(parts) if part.why_not is not None}

    def _part(self, source: Source, chosen: Filter | None, asks: Asks | None) -> Relevant | None:
        return None if asks is None or source.is_stream else relevant(source, chosen, self.options, asks)

    def _shown(self) -> AbstractContextManager[Progress]:
        return nullcontext(NotShown()) if self._follower is not None else show_progress(self.sources, self._data)

    def _each(self) -> Iterator[Source]:
        """Yield the logs; where the last is followed, those that come after it, too."""
        if self._follower is None:
            yield from self.sources
            return
        *before, last = self.sources.sources
        yield from before
        only_first = self._filter is not None and self._filter.stop_position is not None
        for source in self._follower.logs(last, self.ledgers, only_first=only_first):
            if source.name != last.name:
                self.sources.sources += find_sources(source.name)
            yield source

    @contextmanager
    def until_ended(self) -> Iterator[None]:
        """Around the use of all readers: has it end where logs are followed and nobody wants more."""
        with nullcontext() if self._follower is None else self._follower.until_ended(self.ledgers):
            yield

    def needed(self, asks: Asks) -> SourceList:
        """Return the logs of which something has to be read."""
        each = [source for number, source in enumerate(self.sources) if number not in self._unread]
        parts = ((source, relevant(source, self._filter, self.options, asks)) for source in each)
        return SourceList([source for source, part in parts if part is None or part.span is not None])

    def _leave_out(self, source: Source, met: FileLedger) -> None:
        self._progress.advance(source.stored_size or 0)
        self.ledgers.append(met)
        for warning in met.warnings:  # of its definitions
            self._progress.say(f"warning: {warning}", "yellow")

    def _reader(self, make: MakeReader[R], source: Source, chosen: Filter | None, span: Span | None) -> R:
        if span is None:
            return make(source, self.options, chosen, self._progress.advance)
        self._progress.advance((source.size or 0) - (span.end - span.start))
        return make(source, self.options, chosen, self._progress.advance, span=span)

    @contextmanager
    def log(self, ledger: FileLedger, *, passes_damage: bool = True) -> Iterator[None]:
        """Around the reading of one log: reports its error and warnings.

        `passes_damage`: in permissive mode the rest of a damaged log is of use.
        """
        try:
            yield
        except BinlogError as error:
            if isinstance(error, SourceError) and not isinstance(error, SourceChangedError):
                raise
            ledger.fail(error)
            if self.options.mode == "failfast":
                can_pass = passes_damage and not isinstance(error, RedactionError | ReplayError)
                said = self._way_on if can_pass and is_given_up(ledger, self.options) else ""
                self._progress.say(f"{error}{said}", "red")
        finally:
            for text in ledger.in_order(ledger.errors) if self.options.mode == "permissive" else ():
                self._progress.say(text, "red")
            for warning in ledger.in_order(ledger.warnings):
                self._progress.say(f"warning: {warning}", "yellow")

    def write(self, log: CompiledLog, take: Callable[[CompiledLog, Write], None], out: Output | None = None) -> None:
        """Write what is made of a log, if that is asked for by several processes. Raises BinlogError."""
        write = _nothing if out is None else out.piece
        if self._jobs == 1:
            take(log, write)
            return
        from binlog_kaitai.compiled.rows.in_pieces import read_log  # most runs need one process

        read_log(log, take, write, jobs=self._jobs, tell=partial(self._say_alone, log.source), direct=out)

    def _say_alone(self, source: Source, why: str) -> None:
        self._progress.say(f"note: {source.name}: read by one process: {why}", "yellow")

    @contextmanager
    def aside(self, out: Output) -> Iterator[None]:
        """Around output in one piece, while the progress bar is away."""
        with self._progress.aside():
            yield
            out.flush()

    def finish(self, *, is_whole: bool = False) -> int:
        """Say what is missing among the logs, and return the exit status.

        `is_whole`: what was read without a filter has met all transactions.
        """
        say_gaps(self.sources, self.options, self.ledgers, is_whole=is_whole and self._filter is None)
        return self.status

    @property
    def status(self) -> int:
        """The exit status, by the ledgers."""
        return 0 if all(ledger.ok for ledger in self.ledgers) else 1


def _nothing(data: memoryview) -> None:
    """Write nothing."""


def advice(ledger: FileLedger, options: ReadOptions) -> str:
    """Return what to do about a log that was given up at damage, with more bytes after it."""
    return _ADVICE if is_given_up(ledger, options) else ""


def is_given_up(ledger: FileLedger, options: ReadOptions) -> bool:
    """Return whether a log was given up at damage, with more bytes after it."""
    is_more = ledger.size is None or ledger.size > ledger.bytes_walked
    return options.mode == "failfast" and ledger.state == "damaged" and ledger.num_events > 0 and is_more
