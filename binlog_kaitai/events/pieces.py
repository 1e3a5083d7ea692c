"""Rows events that a server has cut into pieces, joined again (MariaDB 12.3 and later: PARTIAL_ROW_DATA_EVENT).

The pieces stand one after another. Put together they are the rows event with its header and without a checksum. Memory
grows as pieces come: what they claim is compared, and reserves nothing.
"""

from __future__ import annotations

from dataclasses import field
from io import BytesIO

from kaitaistruct import KaitaiStream

from binlog_kaitai._generated import layout
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError, EventTooLargeError, MalformedEventError
from binlog_kaitai.events.rare_model import PartialRowDataEvent
from binlog_kaitai.events.rows_heads import ROWS_KINDS, ROWS_OPERATIONS, read_rows_head
from binlog_kaitai.format.compression import MAX_EVENT_SIZE
from binlog_kaitai.format.generated_parser import MysqlBinlog
from binlog_kaitai.format.headers import HEADER_SIZE, event_parts, event_type_name, pack_header, unpack_header
from binlog_kaitai.format.spec_errors import PARSE_ERRORS
from binlog_kaitai.log.frames import FormatDescription, Frame
from binlog_kaitai.rows.table import Table

__all__ = ["Pieces", "continues"]

_PIECE = layout.EventType.partial_row_data_event
_HAS_SIZE = layout.PartialRowsFlag.orig_event_size
_HEAD = 1 << 8
"""Bytes of a piece that hold whatever stands before its part of the rows event."""
_ROWS_HEAD = 1 << 16
"""Bytes of a rows event that hold whatever stands before its rows."""
_SIZES = 1 << (8 * next(f.size for f in layout.PREFIX["event_header", None, None].fields if f.name == "event_size"))
_PLAIN = {
    event_type: int(layout.EventType[layout.EventType(event_type).name.replace("compressed_", "")])
    for event_type, kind in ROWS_KINDS.items()
    if kind.is_compressed
}
"""By type of rows events with compressed rows: the type that is the same without compression."""


@dataclass(slots=True)
class _Joined:
    """A rows event, as far as its pieces have come."""

    position: int
    """Of the first piece."""
    format: FormatDescription
    num_fragments: int
    event_size: int
    """In bytes, as the first piece claims."""
    table: Table | None = None
    number: int = 0
    """Of the last piece that came."""
    end: int = 0
    """Position after it."""
    size: int = 0
    """Bytes so far."""
    data: BytesIO = field(default_factory=BytesIO)


class Pieces:
    """Joins the pieces of one rows event after another.

    Args:
        max_event_size: bytes of the largest rows event that is joined. No limit where it is not less than what servers
            send as one event, since larger ones are what pieces are for.
    """

    def __init__(self, max_event_size: int = MAX_EVENT_SIZE) -> None:
        self._most = max_event_size
        self._open: _Joined | None = None
        self._whole: Frame | None = None
        self.given_up: tuple[int, int] | None = None
        """Where the pieces begin and end that came before the piece that could not be added last."""

    @property
    def is_open(self) -> bool:
        """A rows event has begun, and more pieces must come."""
        return self._open is not None

    def forget(self) -> None:
        """Forget what has come."""
        self._open = self._whole = None

    def is_cut_by(self, frame: Frame | None) -> bool:
        """Return whether pieces are missing that had to come before an event, or before the end (None)."""
        return self._open is not None and (frame is None or not continues(frame))

    def cut_off(self, error: type[BinlogError]) -> tuple[BinlogError, int, int]:
        """Forget a rows event whose other pieces are missing; returns an error, and where what came begins and ends."""
        joined, self._open = self._open, None
        assert joined is not None  # it was asked for
        text = f"only {joined.number} of {joined.num_fragments} pieces of a rows event are here; its rows are missing"
        return error(text, None, joined.position, event_type_name(_PIECE)), joined.position, joined.end

    def add(self, frame: Frame, tables: dict[int, Table]) -> PartialRowDataEvent:
        """Take the next piece. Raises MalformedEventError, EventTooLargeError, and what generated code raises.

        Where that is raised, the pieces before it are forgotten.
        """
        before, self._open, self._whole = self._open, None, None
        self.given_up = None if before is None else (before.position, before.end)
        piece, start = _read(frame)
        joined = self._begun(frame, piece) if piece.fragment_number == 1 else _following(before, piece)
        joined.number, joined.end = piece.fragment_number, frame.position + frame.header.event_size
        joined.size += frame.body_end - start
        _check_size(joined)
        joined.data.write(memoryview(frame.buffer)[start : frame.body_end])
        if joined.number == 1:
            joined.table = _table(joined, tables)
        if joined.number == joined.num_fragments:
            self._whole = _frame(joined, frame)
        else:
            self._open = joined
        self.given_up = None
        return PartialRowDataEvent(
            piece.fragment_number,
            piece.num_fragments,
            getattr(piece, "len_event", None),
            frame.body_end - start,
            joined.position,
            joined.table,
        )

    def take(self) -> Frame | None:
        """Return the rows event that the last piece has made whole, once."""
        whole, self._whole = self._whole, None
        return whole

    def _begun(self, frame: Frame, piece: MysqlBinlog.PartialRowDataEvent) -> _Joined:
        if self._most < min(piece.len_event, MAX_EVENT_SIZE):
            raise EventTooLargeError(piece.len_event, self._most)
        self.given_up = None  # that they are cut off was said before
        return _Joined(frame.position, frame.format, piece.num_fragments, piece.len_event)


def continues(frame: Frame) -> bool:
    """Return whether an event is a piece of a rows event that began before it."""
    if frame.header.event_type != _PIECE:
        return False
    try:
        return _parsed(frame).fragment_number != 1
    except PARSE_ERRORS:
        return True


def _parsed(frame: Frame) -> MysqlBinlog.PartialRowDataEvent:
    """Return a piece, its fragment cut short."""
    head = frame.buffer[frame.body_start : min(frame.body_end, frame.body_start + _HEAD)]
    return MysqlBinlog.PartialRowDataEvent(KaitaiStream(BytesIO(head)))


def _read(frame: Frame) -> tuple[MysqlBinlog.PartialRowDataEvent, int]:
    """Return a piece, its fragment cut short, and where that begins in the buffer. Raises MalformedEventError."""
    piece = _parsed(frame)
    number, total = piece.fragment_number, piece.num_fragments
    if not 1 <= number <= total:
        raise MalformedEventError(f"claims to be piece {number} of {total}")
    if piece.flags & ~_HAS_SIZE:
        raise MalformedEventError(f"has flags that are not known: {piece.flags:#04x}")
    if (number == 1) != bool(piece.flags & _HAS_SIZE):
        what = "does not tell the size of the rows event" if number == 1 else "tells a size, as only the first one does"
        raise MalformedEventError(f"piece {number} of {total} {what}")
    return piece, min(frame.body_end, frame.body_start + _HEAD) - len(piece.fragment)


def _following(before: _Joined | None, piece: MysqlBinlog.PartialRowDataEvent) -> _Joined:
    """Return the rows event that a piece goes on with. Raises MalformedEventError."""
    this = f"piece {piece.fragment_number} of {piece.num_fragments}"
    if before is None:
        raise MalformedEventError(f"{this}, and the one before it is missing")
    if (piece.fragment_number, piece.num_fragments) != (before.number + 1, before.num_fragments):
        raise MalformedEventError(f"{this} comes after piece {before.number} of {before.num_fragments}")
    return before


def _check_size(joined: _Joined) -> None:
    is_last = joined.number == joined.num_fragments
    if joined.size > joined.event_size or (is_last and joined.size < joined.event_size):
        raise MalformedEventError(
            f"{joined.number} of {joined.num_fragments} pieces have {joined.size} bytes of a rows event that shall have"
            f" {joined.event_size}"
        )


def _frame(joined: _Joined, last: Frame) -> Frame:
    """Return the rows event that all pieces make. Raises MalformedEventError."""
    head = _head(joined)
    if head is None:
        raise MalformedEventError("the pieces make no rows event", None, joined.position)
    claimed = {(joined.event_size + more) % _SIZES for more in (0, joined.format.len_checksum)}
    if head.header.event_size not in claimed:  # servers count a checksum that is not there
        text = f"the pieces make a rows event of {joined.size} bytes, its header claims {head.header.event_size}"
        raise MalformedEventError(text, None, joined.position)
    header = head.header._replace(event_size=joined.size, log_pos=last.header.log_pos, event_type=_true_type(head))
    changed = bytearray(HEADER_SIZE)
    pack_header(changed, header._replace(event_size=joined.size % _SIZES))
    joined.data.seek(0)
    joined.data.write(changed)
    buffer, joined.data = joined.data.getvalue(), BytesIO()
    return head._replace(header=header, buffer=buffer, body_end=len(buffer))


def _head(joined: _Joined) -> Frame | None:
    """Return the beginning of the rows event; None where that is something else."""
    with joined.data.getbuffer() as data:
        head = bytes(data[:_ROWS_HEAD])
    if len(head) < HEADER_SIZE:
        return None
    header, form = unpack_header(head, 0), joined.format
    if header.event_type not in ROWS_OPERATIONS:
        return None
    parts = event_parts(form.len_header, 0)
    return Frame(joined.position, header, head, 0, parts.body, len(head), form.without_checksums(), 0)


def _table(joined: _Joined, tables: dict[int, Table]) -> Table | None:
    head = _head(joined)
    try:
        return None if head is None else tables.get(read_rows_head(head)[0].table_id)
    except PARSE_ERRORS:
        return None


def _true_type(head: Frame) -> int:
    """Return the type of a rows event: with log_bin_compress, pieces may claim compressed rows and have plain ones."""
    event_type = head.header.event_type
    if event_type not in _PLAIN:
        return event_type
    try:
        start = read_rows_head(head)[2]
        part, _ = layout.read_mariadb_compressed(head.buffer, start, head.body_end)
    except PARSE_ERRORS:
        return event_type
    is_compressed = part.is_compressed and part.method == layout.EventCompression.zlib
    return event_type if is_compressed else _PLAIN[event_type]
