"""One changed row, with what the log says of its event and of its transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from reprlib import Repr
from typing import Any, Protocol

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.events.model import Event
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table

__all__ = ["ABSENT", "OnStatement", "RowChange", "RowsPlace", "Transaction", "differences", "rows_place"]


class _Absent:
    """A value that there is not, or that the log lacks."""

    def __repr__(self) -> str:
        return "ABSENT"

    def __reduce__(self) -> str:
        """Pickle it as the one that there is."""
        return "ABSENT"


ABSENT: Any = _Absent()
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MOST_COLUMNS = 6
"""Columns in the text of an image."""
_short = Repr()
_short.maxstring = _short.maxother = 40


@dataclass(slots=True)
class Transaction:
    """What the log says about one transaction; shared by its changes."""

    gtid: str | None = None
    xid: int | None = None
    xa: str | None = None
    """Id of an XA transaction."""
    outcome: str = "open"
    """``commit``, ``rollback``, ``xa_prepare``, or ``open`` when the log ends first."""
    thread_id: int | None = None
    """The connection that ran it."""
    immediate_commit: int | None = None
    """Microseconds since 1970-01-01 UTC, on the server that wrote the log."""
    original_commit: int | None = None
    """Microseconds since 1970-01-01 UTC, on the server that ran it first."""
    immediate_version: int | None = None
    """Of the server that wrote the log: major version * 10000 + minor * 100 + patch."""
    original_version: int | None = None
    """Of the server that ran it first."""
    last_committed: int | None = None
    sequence_number: int | None = None
    commit_id: int | None = None
    """MariaDB's: transactions with the same one were committed together; 0 where it was committed alone."""
    user: str | None = None
    """The first user that a statement in it names as its invoker, ``ann@localhost``; most name none."""
    begin_position: int | None = None
    """Offset of its first event in the file, in bytes."""
    end_time: int | None = None
    """Time of its last event, in seconds since 1970-01-01 UTC."""

    @property
    def immediate_commit_time(self) -> datetime | None:
        """Return `immediate_commit` as a datetime in UTC."""
        return _time(self.immediate_commit)

    @property
    def original_commit_time(self) -> datetime | None:
        """Return `original_commit` as a datetime in UTC."""
        return _time(self.original_commit)

    def to_dict(self) -> dict[str, Any]:
        """Return the fields, with times as datetimes."""
        return {
            "gtid": self.gtid,
            "xid": self.xid,
            "xa": self.xa,
            "outcome": self.outcome,
            "thread_id": self.thread_id,
            "immediate_commit": self.immediate_commit_time,
            "original_commit": self.original_commit_time,
            "last_committed": self.last_committed,
            "sequence_number": self.sequence_number,
        }


@dataclass(frozen=True, slots=True)
class RowsPlace:
    """The rows event of some changes; shared by them."""

    file: str
    position: int
    """Offset of the rows event in the file, in bytes; of its first piece where it is in pieces."""
    payload_offset: int | None
    """Offset in the decompressed payload, None outside of one; 0 for a rows event in pieces."""
    log_pos: int
    timestamp: int
    """Seconds since 1970-01-01 UTC."""
    server_id: int
    size: int
    """Bytes of the event."""
    query: str | None
    """The statement, when the log has it and it was asked for."""
    user: str | None = None
    """Who ran it, when the log has an invoker and the statement was asked for."""

    @property
    def time(self) -> datetime:
        """Return `timestamp` as a datetime in UTC."""
        return datetime.fromtimestamp(self.timestamp, UTC)


_Images = tuple[Image | None, Image | None]
_Place = tuple[str, int, int | None, int, int, int, int, None]
"""The fields of a `RowsPlace`."""


class RowReader(Protocol):
    """Reads rows of their bytes; threads may have it do so at the same time."""

    def read(self, data: bytes) -> _Images:
        """Return the images before and after a change."""

    def key(self, data: bytes) -> Image | None:
        """Return the columns of the primary key, see `RowChange.key`."""


class RowChange:
    """One row that was inserted, updated or deleted.

    Args:
        operation: ``insert``, ``update`` or ``delete``.
        definition: the table as the statement saw it.
        before: columns before an update or delete. A column that the log lacks is not in it; NULL is None.
        after: columns after an insert or update.
        place: its rows event.
        row: number of the row in its event, from 0.
        transaction: the transaction that it is in.
    """

    __slots__ = ("_data", "_images", "_place", "_reader", "definition", "operation", "row", "transaction")
    __match_args__ = ("operation", "definition", "before", "after", "place", "row", "transaction")
    operation: str
    definition: Table
    row: int
    transaction: Transaction
    _images: _Images
    _data: bytes
    _place: RowsPlace | _Place

    def __init__(
        self,
        operation: str,
        definition: Table,
        before: Image | None,
        after: Image | None,
        place: RowsPlace,
        row: int,
        transaction: Transaction,
    ) -> None:
        self.operation, self.definition, self.row, self.transaction = operation, definition, row, transaction
        self._images, self._place = (before, after), place
        self._reader: RowReader | None = None

    @classmethod
    def unread(
        cls,
        operation: str,
        definition: Table,
        reader: RowReader,
        data: bytes,
        place: _Place,
        row: int,
        transaction: Transaction,
    ) -> RowChange:
        """Return a change that decodes its images from the bytes of the row on access."""
        self = cls.__new__(cls)
        self.operation, self.definition, self.row, self.transaction = operation, definition, row, transaction
        self._reader, self._data, self._place = reader, data, place
        return self

    @property
    def before(self) -> Image | None:
        """Return the columns before an update or delete. A column that the log lacks is not in it; NULL is None."""
        return self._read_images()[0] if self._reader is not None else self._images[0]

    @property
    def after(self) -> Image | None:
        """Return the columns after an insert or update, in the same way."""
        return self._read_images()[1] if self._reader is not None else self._images[1]

    @property
    def key(self) -> Image | None:
        """Return the columns of the primary key, as they were before an update.

        None where no key is known, or where the log lacks one of them.
        """
        reader = self._reader
        if reader is not None:
            return reader.key(self._data)
        names = [self.definition.columns[index].name for index in self.definition.primary_key]
        image = (self.after if self.operation == "insert" else self.before) or {}
        return {name: image[name] for name in names} if names and image.keys() >= set(names) else None

    def _read_images(self) -> _Images:
        """Read the images; threads may do so at the same time."""
        reader = self._reader
        if reader is not None:
            self._images = reader.read(self._data)
            self._reader = None
        return self._images

    @property
    def place(self) -> RowsPlace:
        """Return its rows event."""
        place = self._place
        if isinstance(place, tuple):
            place = self._place = RowsPlace(*place)
        return place

    def _fields(self) -> tuple[Any, ...]:
        return self.operation, self.definition, self.before, self.after, self.place, self.row, self.transaction

    def __eq__(self, other: object) -> bool:
        return self._fields() == other._fields() if isinstance(other, RowChange) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # images are not hashable

    def __reduce__(self) -> tuple[Any, ...]:
        return RowChange, self._fields()

    @property
    def database(self) -> str:
        """Return the name of the table's database."""
        return self.definition.database

    @property
    def table(self) -> str:
        """Return the name of the table."""
        return self.definition.name

    def to_dict(self) -> dict[str, Any]:
        """Return the change as a dict with the keys of `changes --format jsonl`.

        Values are those of `before` and `after`; times are datetimes in UTC.
        """
        return {
            "operation": self.operation,
            "database": self.database,
            "table": self.table,
            "before": None if self.before is None else dict(self.before),
            "after": None if self.after is None else dict(self.after),
            "source": dict(self._source()),
        }

    def _source(self) -> Iterator[tuple[str, Any]]:
        place = self.place
        yield from (("file", place.file), ("position", place.position))
        if place.payload_offset is not None:
            yield "payload_offset", place.payload_offset
        yield from (("row", self.row), ("log_pos", place.log_pos), ("timestamp", place.time))
        yield "server_id", place.server_id
        yield from self.transaction.to_dict().items()
        yield "names", self.definition.names
        if place.query is not None:
            yield "query", place.query

    def __repr__(self) -> str:
        return (
            f"RowChange({self.operation} {self.database}.{self.table}, before={_image(self.before)},"
            f" after={_image(self.after)}, file={self.place.file!r}, position={self.place.position}, row={self.row},"
            f" gtid={self.transaction.gtid!r}, outcome={self.transaction.outcome!r})"
        )


def differences(before: Image | None, after: Image | None) -> dict[str, tuple[Any, Any]]:
    """Return what a change made of each column that it changed: the values before and after, or `ABSENT`."""
    if before is None or after is None:
        pairs = ((name, before, after) for name in before or after or {})
        return {name: tuple(ABSENT if one is None else one[name] for one in images) for name, *images in pairs}
    return {
        name: (before.get(name, ABSENT), value)
        for name, value in after.items()
        if name not in before or before[name] != value
    }


def _image(image: Image | None) -> str:
    if image is None:
        return "None"
    shown = [f"{name!r}: {_short.repr(value)}" for name, value in list(image.items())[:_MOST_COLUMNS]]
    return f"{{{', '.join(shown if len(image) == len(shown) else [*shown, '...'])}}}"


def _time(micros: int | None) -> datetime | None:
    return None if micros is None else _EPOCH + timedelta(microseconds=micros)


OnStatement = Callable[[Event, Transaction, bool], None]
"""Takes each statement that is not rows, and what is said of prepared transactions, with the transaction that it is in,
and whether it is wanted."""


def rows_place(event: Event, query: str | None = None, user: str | None = None) -> RowsPlace:
    """Return the place of a rows event."""
    header = event.header
    return RowsPlace(
        event.file,
        event.position,
        event.payload_offset,
        header.log_pos,
        header.timestamp,
        header.server_id,
        header.event_size,
        query,
        user,
    )
