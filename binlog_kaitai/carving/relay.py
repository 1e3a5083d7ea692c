"""Relay logs of chosen transactions, as a replica's receiver would have written them, for the applier of a server.

Each file begins with a format description, for MySQL an empty PREVIOUS_GTIDS, and what the source of a replica says
when it begins to send a log: an artificial ROTATE that names it, and its format description. The events after it are
those of the log, byte for byte, so that the applier's messages name places in the logs of the source. Each log ends
with a ROTATE to the next one, at which the applier waits for all of its workers: whoever waits for the beginning of the
log after the last one waits for all.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from struct import Struct
from typing import IO

from binlog_kaitai._generated import layout
from binlog_kaitai.carving.output import LOG_POS_LIMIT, LogOutput, Place, made_event, with_checksum
from binlog_kaitai.errors import BinlogError, UnsupportedEventError
from binlog_kaitai.files import NewFile
from binlog_kaitai.format.headers import HEADER_SIZE, pack_header, unpack_header
from binlog_kaitai.format.structs import prefix_writer, stored_field, struct_format
from binlog_kaitai.log.frames import FormatDescription, FrameParser
from binlog_kaitai.log.names import PACKED_END
from binlog_kaitai.named import NamedTuple

__all__ = ["BASE", "FILE_SIZE", "RelayLogs", "is_unused", "log_names", "taken_names"]

BASE = "relay-bin"
"""Name of the files before their number."""
FILE_SIZE = 1 << 30
"""Bytes of a file after which the next one begins."""
_Type, _Flag = layout.EventType, layout.EventFlag
_ROTATE = layout.PREFIX["rotate_event", None, None]
_write_position = prefix_writer(_ROTATE, ("position",))
_CREATED = stored_field("format_description_event", "created")
_pack_created = Struct(struct_format(_CREATED)).pack_into
_NO_GTIDS = bytes(layout.PREFIX["previous_gtids_log_event", None, None].size)
_NUMBERED = re.compile(rf"(?P<base>[^./]+)\.(?P<number>\d{{6,10}})(?:{PACKED_END})?", re.IGNORECASE)
_OWN_NAME = "log"
_OF_UNUSED = {_Type.format_description_event, _Type.previous_gtids_log_event, _Type.stop_event}
_UNUSED = 4096
"""Bytes that a relay log without events has at the most."""


class _Log(NamedTuple):
    """A log: its name, and its format description, the event and what it says."""

    name: str
    format: bytes
    form: FormatDescription


def log_names(files: Sequence[str]) -> list[str]:
    """Return what some logs are called in relay logs, and one name more, for the log that would follow them.

    They have one base and growing numbers, for else the server does not know which of two comes first: their own names
    if they are so, or others.
    """
    found = [_NUMBERED.fullmatch(Path(file).name) for file in files]
    parts = [(match["base"], int(match["number"])) for match in found if match is not None]
    bases, numbers = {base for base, _ in parts}, [number for _, number in parts]
    if len(parts) == len(files) and len(bases) == 1 and numbers == sorted(set(numbers)):
        return [f"{base}.{number:06d}" for base, number in [*parts, (parts[-1][0], numbers[-1] + 1)]]
    return [f"{_OWN_NAME}.{number:06d}" for number in range(1, len(files) + 2)]


def taken_names(folder: Path, base: str = BASE) -> list[str]:
    """Return the files of a folder that have names of relay logs."""
    pattern = re.compile(rf"{re.escape(base)}\.(?:\d+|index)")
    return sorted(name for name in os.listdir(folder) if pattern.fullmatch(name)) if folder.is_dir() else []


def is_unused(path: Path) -> bool:
    """Return whether a file of a server's relay logs has no events of a source: RESET REPLICA ALL leaves one."""
    if path.suffix == ".index":
        return True
    data = path.read_bytes() if path.stat().st_size <= _UNUSED else b""
    try:
        types = {frame.header.event_type for frame in FrameParser(str(path)).feed(data)}
    except BinlogError:
        return False
    return bool(types) and types <= _OF_UNUSED


class RelayLogs:
    """Writes relay logs; has the methods of `LogOutput`.

    Args:
        folder: where the files go.
        base: their name before the number.
        most: bytes after which the next file begins, with the next transaction.
    """

    def __init__(self, folder: Path, *, base: str = BASE, most: int = FILE_SIZE) -> None:
        self.files: list[str] = []
        """Names of the files, with the one that is being written."""
        self.num_events = self.size = 0
        """Events of transactions, and bytes of the files that are whole."""
        self.last_part = self._at = 0
        """Where in the last file transactions begin of which one is the last, or after all."""
        self._folder, self._base, self._most = folder, base, most
        self._name, self._format = "", b""
        self._log: _Log | None = None
        """The one of the last event."""
        self._has_head = False
        """The file says which log that is."""
        self._is_mariadb: bool | None = None
        self._stack = ExitStack()
        self._open()

    @classmethod
    @contextmanager
    def placed(cls, folder: Path, *, base: str = BASE, most: int = FILE_SIZE) -> Iterator[RelayLogs]:
        """Around the writing. Nothing is left of it unless `finish` was called. Raises OSError."""
        made = cls(folder, base=base, most=most)
        try:
            yield made
        finally:
            made._stack.close()
            for name in () if (folder / made.index).exists() else made.files:
                with suppress(OSError):
                    os.unlink(folder / name)

    @property
    def index(self) -> str:
        """The name of the file that lists the others."""
        return f"{self._base}.index"

    def begin_log(self, name: str) -> None:
        """The events that follow are of another log; the transactions before it are whole."""
        if self._log is not None:
            if not self._has_head:
                self._begin(self._log.form)
            self._rotate(name, self._log.form, flags=0, log_pos=self._out.size)
        self._name = name

    def format(self, event: bytes) -> None:
        """Have a format description be in force."""
        self._format = event

    def events(self, data: memoryview, count: int, form: FormatDescription, position: int) -> None:
        """Write events that follow one another, from a position of their log on."""
        if not self._has_head or not self._is_known():
            self._begin(form)
        self._out.events(data, count, form, position)
        self.num_events += count

    def place(self) -> Place:
        """Return where the output is, to come back to: between two transactions, where a file may end."""
        if self._out.size >= self._most and self._log is not None and self._has_head:
            self._rotate(self._name_of(len(self.files) + 1), self._log.form, flags=_Flag.relay_log)
            self._put()
            self._open()
        if self._out.size != self._at:
            self.last_part, self._at = self._at, self._out.size
        return Place(self._out.size, self.num_events, (self._log, self._has_head))

    def back_to(self, place: Place) -> None:
        """Take back what was written since."""
        self._out.back_to(place)
        self.num_events = place.num_events
        self._log, self._has_head = place.format

    def finish(self, name: str) -> None:
        """End the last file with the name of the log that would follow, and write the index. Raises OSError."""
        self.begin_log(name)
        self._put()
        with (new := NewFile(self._folder / self.index)) as file:
            _give(file, self._folder)
            file.write("".join(f"./{each}\n" for each in self.files).encode())
            new.put()

    def _name_of(self, number: int) -> str:
        return f"{self._base}.{number:06d}"

    def _open(self) -> None:
        """Begin the next file."""
        self.files.append(self._name_of(len(self.files) + 1))
        self._new = NewFile(self._folder / self.files[-1])
        file = self._stack.enter_context(self._new)
        _give(file, self._folder)
        self._out, self._has_head = LogOutput(file), False
        self.last_part = self._at = 0

    def _is_known(self) -> bool:
        """Return whether the events before were of the same log."""
        return self._log is not None and self._log[:2] == (self._name, self._format)

    def _put(self) -> None:
        """Give the file its place."""
        self.size += self._out.size
        self._new.put()
        self._stack.close()

    def _begin(self, form: FormatDescription) -> None:
        """Say which log the events that follow are of, after what a file begins with."""
        self._require_kind(form)
        goes_on = self._is_known()
        if self._out.size == len(layout.MAGIC):
            for event in _head(self._format, form):
                self._out.event(event, form)
        self._rotate(self._name, form, flags=_Flag.artificial)
        self._out.event(_format(self._format, goes_on=goes_on), form)
        self._log, self._has_head = _Log(self._name, self._format, form), True

    def _require_kind(self, form: FormatDescription) -> None:
        """Raise UnsupportedEventError for a log that a server cannot apply with those before it."""
        is_mariadb = form.is_mariadb
        if self._is_mariadb not in (None, is_mariadb):
            raise UnsupportedEventError("these are logs of MariaDB and of MySQL; no server applies both")
        self._is_mariadb = is_mariadb

    def _rotate(self, name: str, form: FormatDescription, *, flags: int, log_pos: int = 0) -> None:
        """Write that events go on in another file, or are of another log."""
        body = bytearray(_ROTATE.size)
        _write_position(body, (len(layout.MAGIC),))
        header = unpack_header(self._format, 0)._replace(event_type=_Type.rotate_event, flags=flags)
        header = header._replace(log_pos=log_pos % LOG_POS_LIMIT)
        self._out.event(made_event(header, bytes(body) + name.encode(), form), form)


def _head(format_event: bytes, form: FormatDescription) -> Iterator[bytes]:
    """Yield what a file begins with, for events of a format. Raises UnsupportedEventError."""
    yield _format(format_event, flags=_Flag.relay_log)
    if form.is_mariadb:
        return
    if len(form.post_header_lengths) < _Type.previous_gtids_log_event:
        raise UnsupportedEventError(
            f"is of MySQL {form.server_version}; only logs of MySQL 5.6 and later become relay logs: use `sql`"
        )
    flags = _Flag.relay_log | _Flag.ignorable
    header = unpack_header(format_event, 0)._replace(event_type=_Type.previous_gtids_log_event, flags=flags)
    yield made_event(header._replace(log_pos=0), _NO_GTIDS, form)


def _format(event: bytes, *, flags: int = 0, goes_on: bool = False) -> bytes:
    """Return a format description as a relay log has it: of a log that was closed.

    Args:
        event: it, as the log has it.
        flags: of the event.
        goes_on: it repeats the format in the midst of the log, where no session of the source ends.
    """
    data, header = bytearray(event), unpack_header(event, 0)
    pack_header(data, header._replace(flags=flags, log_pos=0 if goes_on else header.log_pos))
    if goes_on:
        _pack_created(data, HEADER_SIZE + _CREATED.offset, 0)
    return with_checksum(data, None)


def _give(file: IO[bytes], folder: Path) -> None:
    """Have a file belong to whom its folder does, if that is ours to decide: a server writes to its relay logs."""
    if os.geteuid() == 0:
        owner = folder.stat()
        os.fchown(file.fileno(), owner.st_uid, owner.st_gid)
