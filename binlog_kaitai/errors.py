"""The errors of binlog_kaitai: one tree, every message says where and what.

Bad input raises one of these and nothing else. The text of an error is ``file:position EVENT_TYPE: what is wrong``,
with as much of the place as is known.
"""

from __future__ import annotations

__all__ = [
    "BinlogError",
    "ChecksumMismatchError",
    "CompressedFileError",
    "ConditionError",
    "DamageWarning",
    "EncryptedBinlogError",
    "EventTooLargeError",
    "LogWarning",
    "MalformedEventError",
    "MalformedRowError",
    "MissingTableMapError",
    "NoMachineCodeError",
    "NoRowsError",
    "NotABinlogError",
    "RedactionError",
    "ReplayError",
    "SchemaMismatchError",
    "SourceChangedError",
    "SourceError",
    "TruncatedBinlogError",
    "UnsupportedColumnError",
    "UnsupportedEventError",
]


class BinlogError(Exception):
    """Base of all errors of this package.

    Attributes:
        message: what is wrong, and what to do about it.
        file: the log as the user named it, None when not known.
        position: offset in the file, in bytes, of the event that is at fault; None when there is none.
        event_type: the server's name of the event's type, such as ``QUERY_EVENT``.
    """

    def __init__(
        self, message: str, file: str | None = None, position: int | None = None, event_type: str | None = None
    ) -> None:
        super().__init__(message, file, position, event_type)
        self.message = message
        self.file = file
        self.position = position
        self.event_type = event_type

    def __str__(self) -> str:
        place = self.file or ""
        if self.position is not None:
            place = f"{place}:{self.position}" if place else f"at {self.position}"
        place = " ".join(part for part in (place, self.event_type) if part)
        return f"{place}: {self.message}" if place else self.message

    def at(self, file: str | None, position: int | None, event_type: str | None) -> BinlogError:
        """Fill in what is not known yet of the place, and return the error itself."""
        self.file = self.file if self.file is not None else file
        self.position = self.position if self.position is not None else position
        self.event_type = self.event_type or event_type
        self.args = (self.message, self.file, self.position, self.event_type)
        return self


class DamageWarning(UserWarning):
    """A log is damaged, and reading went on after it (`ReadOptions.mode` is ``permissive``)."""


class LogWarning(UserWarning):
    """Something about a log that its reader should know, such as that its end may be missing; `FileLedger.warnings`."""


class ConditionError(BinlogError, ValueError):
    """A condition on rows that cannot be read, or that fits no table."""


class SourceError(BinlogError):
    """A path that cannot be read: missing, not permitted, or without a log."""


class SourceChangedError(SourceError):
    """A log that is gone, or became shorter, since it was listed."""


class CompressedFileError(BinlogError):
    """The compressed file that holds the log is damaged or cut off."""


class NoMachineCodeError(ImportError):
    """There is no machine code for the processor, and what was asked for is done by the loops alone."""


class NoRowsError(BinlogError, ValueError):
    """The table that was asked for has no rows in what was read, so that nothing tells its columns."""


class RedactionError(BinlogError):
    """Values of a log that cannot be replaced so that nothing of them is left."""


class ReplayError(BinlogError):
    """Something in a log that a script cannot do again, or not with the same result."""


class NotABinlogError(BinlogError):
    """The file does not begin as a binary log does."""


class EncryptedBinlogError(BinlogError):
    """The log is encrypted and there is no key for it."""


class TruncatedBinlogError(BinlogError, EOFError):
    """The file ends inside an event."""


class ChecksumMismatchError(BinlogError):
    """The CRC32 of an event does not fit its bytes.

    Attributes:
        expected: the checksum that the log holds.
        actual: the checksum of the bytes.
    """

    def __init__(
        self,
        expected: int,
        actual: int,
        file: str | None = None,
        position: int | None = None,
        event_type: str | None = None,
    ) -> None:
        super().__init__(
            f"checksum mismatch: the log says {expected:#010x}, the bytes give {actual:#010x}; the event is damaged",
            file,
            position,
            event_type,
        )
        self.expected = expected
        self.actual = actual

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.expected, self.actual, self.file, self.position, self.event_type)


class MalformedEventError(BinlogError):
    """The bytes of an event contradict the format. The message names the part of the spec that failed."""


class MalformedRowError(MalformedEventError):
    """A value in a row that its column's type cannot hold. It costs its row; the others of the event can be read.

    Attributes:
        reason: what is wrong with the value.
        table: ``database.table``.
        column: name and type of the column.
        row: number of the row in its event, from 0.
        count: rows of the event that are lost in such a way; the others come after this one.
    """

    def __init__(
        self,
        reason: str,
        table: str,
        column: str,
        row: int,
        count: int = 1,
        place: tuple[str | None, int | None, str | None] = (None, None, None),
    ) -> None:
        more = f"; {count - 1} more rows of the event are lost as well" if count > 1 else ""
        super().__init__(f"row {row} of {table}, column {column}: {reason}{more}", *place)
        self.reason = reason
        self.table = table
        self.column = column
        self.row = row
        self.count = count

    def __reduce__(self) -> tuple[object, ...]:
        place = self.file, self.position, self.event_type
        return type(self), (self.reason, self.table, self.column, self.row, self.count, place)

    def of(self, count: int) -> MalformedRowError:
        """Return the error of the first of `count` lost rows of an event."""
        place = self.file, self.position, self.event_type
        return MalformedRowError(self.reason, self.table, self.column, self.row, count, place)


class EventTooLargeError(MalformedEventError):
    """An event is larger than what may be read, which `ReadOptions.max_event_size` says.

    Attributes:
        size: bytes that the event claims to have.
        most: bytes that an event may have.
    """

    def __init__(
        self,
        size: int,
        most: int,
        file: str | None = None,
        position: int | None = None,
        event_type: str | None = None,
    ) -> None:
        super().__init__(
            f"the event claims {size} bytes, and no more than {most} are read: a wrong size, or --max-event-size "
            "(max_event_size in Python) is too small",
            file,
            position,
            event_type,
        )
        self.size, self.most = size, most

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.size, self.most, self.file, self.position, self.event_type)


class MissingTableMapError(BinlogError, LookupError):
    """A rows event refers to a table that the statement has not described.

    Attributes:
        table_id: the number of the table.
    """

    def __init__(
        self, table_id: int, file: str | None = None, position: int | None = None, event_type: str | None = None
    ) -> None:
        super().__init__(
            f"no table map for table id {table_id} in this statement; its rows cannot be decoded",
            file,
            position,
            event_type,
        )
        self.table_id = table_id

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.table_id, self.file, self.position, self.event_type)


class UnsupportedEventError(BinlogError):
    """A kind of event, or of log, that this version does not decode."""


class UnsupportedColumnError(BinlogError):
    """A kind of column that this version does not decode."""


class SchemaMismatchError(BinlogError):
    """A supplied definition of a table is not that of the table that was logged."""
