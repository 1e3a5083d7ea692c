"""Walking a log: its bytes to frames, with what may be in the way - encryption, damage, an end that is still being
written."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager, suppress

from binlog_kaitai._generated import layout
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import IN_USE, PART, PAST, FileLedger
from binlog_kaitai.changes.log_ends import OPEN_END
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span
from binlog_kaitai.errors import (
    BinlogError,
    ChecksumMismatchError,
    CompressedFileError,
    EncryptedBinlogError,
    EventTooLargeError,
    SourceError,
    TruncatedBinlogError,
)
from binlog_kaitai.log.crypto import FileDecryptor
from binlog_kaitai.log.frames import CHUNK_SIZE, FormatDescription, Frame, FrameParser
from binlog_kaitai.log.magic import is_encrypted
from binlog_kaitai.log.reading import bytes_taken
from binlog_kaitai.log.resync import Bytes, Resync, says_its_end
from binlog_kaitai.log.source import STDIN, LogBytes, Source
from binlog_kaitai.log.window import StreamBytes, Window

__all__ = ["LogWalk", "state_after"]

_STATES: dict[type[BinlogError], str] = {TruncatedBinlogError: "truncated", EncryptedBinlogError: "encrypted, no key"}
"""States of a log that cannot be read to its end, by the error there; others are damage."""
_CLOSING = {layout.EventType.rotate_event, layout.EventType.stop_event}
_MOST = 4 * CHUNK_SIZE
_ENCRYPTED_HEAD = 1 << 12
"""Bytes of a log that MySQL has encrypted which have its header in them."""


def _joined(pieces: Iterator[bytes], first: bytes, length: int) -> bytes:
    """Return the first pieces in one, of so many bytes at least, unless there are no more."""
    while len(first) < length and (more := next(pieces, b"")):
        first += more
    return first


def _least(first: int | None, second: int) -> int:
    return second if first is None else min(first, second)


def state_after(error: BinlogError) -> str:
    """Return the state of a log that an error has ended."""
    return next((state for kind, state in _STATES.items() if isinstance(error, kind)), "damaged")


class LogWalk:
    """Walks one log, or a part of it, once.

    Args:
        source: the log.
        options: how to read.
        ledger: takes note of what is met.
        progress: called with the number of bytes that were just read.
        span: the part; None is all.
        filter: says where the walk may end before that.
    """

    def __init__(
        self,
        source: Source,
        options: ReadOptions,
        ledger: FileLedger,
        progress: Callable[[int], None],
        span: Span | None,
        filter: Filter | None = None,
    ) -> None:
        self._source = source
        self._options = options
        self._ledger = ledger
        self._progress = progress
        self._filter = filter
        self._end = source.size if span is None else span.end
        self._start = span.start if span else 0
        self._is_part = span is not None
        self._parser = self._new_parser(self._start)
        self._parser.format = span.format if span else None
        self._knows_position = True
        """So far all events have said where they end."""

    def give_up(self, error: BinlogError) -> None:
        """Reading has ended at an error: what begins there is lost, though the walk may have gone further."""
        self._ledger.fail(error)
        if self._options.mode == "failfast" and error.position is not None:
            self._ledger.bytes_walked = error.position - self._start
            self._ledger.lost[:] = [(error.position, self.lost_to)]
            self._ledger.state = state_after(error)

    @property
    def position(self) -> int:
        """Return how far the walk is in the file."""
        return self._parser.position

    @property
    def format(self) -> FormatDescription | None:
        """Return the format that is in force there."""
        return self._parser.format

    def read_on(self) -> None:
        """Read to the end of the log, also after what the filter wants."""
        self._filter = None

    @property
    def lost_to(self) -> int | None:
        """Where that ends which cannot be read any more."""
        return self._ledger.size if self._end == self._source.size else self._end

    def frames(self, on_gap: Callable[[], None] = lambda: None) -> Generator[Frame, None, None]:
        """Yield the frames in order. `on_gap` is called after bytes that were lost.

        Raises BinlogError at damage, in permissive mode only when nothing after it can be found.
        """
        try:
            yield from self._frames(on_gap)
        finally:
            self._source.release()

    def _frames(self, on_gap: Callable[[], None]) -> Generator[Frame, None, None]:
        while True:
            begun = self._parser.position
            try:
                if (yield from self._sound_frames()):
                    last = self._parser.last_header
                    self.note_end(self._parser.format, last.event_type if last else None)
                else:
                    self._ledger.state = PAST
                return
            except BinlogError as error:
                if self.is_still_written(error, self._parser.format):
                    self._ledger.lost.append((self._parser.position, self._ledger.size))
                    self.end_in_use(error)
                    return
                found = self.next_event(error, self._parser.format, self._parser.position, self._knows_position)
                self._ledger.lost.append((self._parser.position, self.lost_to if found is None else found))
                self._ledger.fail(error)
                self._ledger.crc_failures += isinstance(error, ChecksumMismatchError)
                if found is None:
                    self._ledger.state = state_after(error)
                    raise
                form = self._parser.format
            finally:
                self._ledger.bytes_walked += self._parser.position - begun
            self._parser = self._new_parser(found)
            self._parser.format = form
            on_gap()

    def _new_parser(self, position: int) -> FrameParser:
        return FrameParser(
            self._source.name,
            size=self._source.size,
            position=position,
            verify_checksums=self._options.verify_checksums,
            warn=self._ledger.warnings.append,
            need_magic=position == 0,
            keys=self._options.keys,
            max_event_size=self._options.max_event_size,
            is_plain=self._source.is_plain,
        )

    def _sound_frames(self) -> Generator[Frame, None, bool]:
        """Yield the frames up to the end, or up to damage; says whether all were wanted."""
        for data in self._plain():
            for frame in self._parser.feed(data):
                if self._filter and self._filter.is_past(frame):
                    self._parser.position = frame.position
                    return False
                self._ledger.see_time(frame.header.timestamp)
                self._knows_position = self._knows_position and says_its_end(frame.header, frame.position)
                yield frame
                del frame
            self._source.forget(self._parser.position)
        self._parser.finish()
        return True

    def _plain(self) -> Iterator[bytes]:
        """Yield the bytes of the log, decrypted when MySQL has encrypted the file."""
        pieces = self._pieces()
        first = _joined(pieces, b"", len(layout.MAGIC))
        if self._parser.position or not is_encrypted(first):
            yield first
            yield from pieces
            return
        first = _joined(pieces, first, _ENCRYPTED_HEAD)
        decryptor = FileDecryptor(first, self._options.keys, self._source.name)
        if self._parser.size is not None:
            self._parser.size -= decryptor.header_size
        self._ledger.size = self._parser.size
        yield decryptor.first
        for data in pieces:
            yield decryptor.update(data)

    def _pieces(self) -> Iterator[bytes]:
        file = self._source.open()
        at = self._parser.position
        try:
            if at:
                file.seek(at)
            while data := file.read(self._want(at)):
                at += len(data)
                self._progress(bytes_taken(file, len(data)))
                yield data
            if self._end is not None and at < self._end:
                raise self._source.became_shorter(at, self._parser.position)
        except CompressedFileError as error:
            error.at(self._source.name, self._parser.position, None)
            raise
        except OSError as error:
            text = f"cannot be read: {error.strerror or error}"
            raise SourceError(text, self._source.name, self._parser.position) from error
        finally:
            if self._source.name != STDIN:
                file.close()

    def _want(self, at: int) -> int:
        """Return how many bytes to read at a place."""
        want = min(self._parser.wanted, _MOST)
        return want if self._end is None else min(want, self._end - at)

    def is_still_written(self, error: BinlogError, form: FormatDescription | None) -> bool:
        """Return whether the error is but the end of a log that its server was still writing."""
        return isinstance(error, TruncatedBinlogError) and form is not None and (form.in_use or self._grew())

    def end_in_use(self, error: BinlogError) -> None:
        """Note that the log ends where its server was still writing it."""
        self._ledger.state = IN_USE
        self.note_still_written(error)

    def note_still_written(self, error: BinlogError) -> None:
        """Warn of an end that is no damage."""
        self._ledger.warnings.append(f"{error} (the server was still writing the log)")

    def _grew(self) -> bool:
        """Whether the log became larger since it was listed. What happens to it after it was read is of no interest."""
        try:
            return self._source.changed() == "grew"
        except SourceError:
            return False

    def next_event(
        self, error: BinlogError, form: FormatDescription | None, position: int, knows_position: bool
    ) -> int | None:
        """Return where to go on after damage, in permissive mode; None when there is nowhere.

        Args:
            error: the damage.
            form: the format description in force.
            position: of the damaged event.
            knows_position: so far all events have said where they end.
        """
        if self._options.mode == "failfast" or form is None or self._options.keys is not None:
            return None
        if isinstance(error, EncryptedBinlogError | SourceError):
            return None
        with self._bytes_from(position) as data, suppress(CompressedFileError, OSError):
            resync = Resync(data, form, knows_position)
            if isinstance(error, EventTooLargeError):
                behind = position + error.size
                if resync.next_event(behind, end=_least(self._end, behind + 1)) == behind:  # its size is true
                    return behind
            found = resync.next_event(position + 1, end=self._end)
            self._ledger.size = data.size if self._ledger.size is None else self._ledger.size
            return found
        return None

    @contextmanager
    def _bytes_from(self, position: int) -> Iterator[Bytes]:
        """Open the log to be read at any place from a position on, for the time of the block. Raises SourceError."""
        source = self._source
        if source.seekable:
            with closing(LogBytes(source)) as data:
                yield data
        elif isinstance(source.content, Window):  # what was read ahead is kept for the walk
            yield StreamBytes(source.content)
        else:
            window = Window(source, start=position)
            try:
                yield StreamBytes(window)
            finally:
                window.release()

    def note_end(self, form: FormatDescription | None, last_type: int | None) -> None:
        """Note how what was read to its end ends, given the type of its last event."""
        ledger = self._ledger
        if ledger.size is None:
            ledger.size = self._parser.position
        if self._end is not None and self._end != self._source.size:
            ledger.state = PART
            return
        if form is not None and form.in_use:
            ledger.state = IN_USE
        elif last_type in _CLOSING:
            ledger.state = "closed"
        else:
            ledger.warnings.append(OPEN_END.format(file=ledger.file))
        if not self._is_part:
            self.note_growth()

    def note_growth(self) -> None:
        """Warn of a log that grew while it was read."""
        if self._grew():
            self._ledger.warnings.append(
                f"{self._source.name}: grew while it was read; it was read up to the size that it had before"
            )
