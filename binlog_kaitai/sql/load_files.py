"""Files of LOAD DATA statements: the pieces that a log has of them, put together in a folder, and the statements that
load them from there.

The files have names of ours. No name or path of the log is used, and nothing that is there is written over.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress

from binlog_kaitai._generated import layout
from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.lexer import tokens
from binlog_kaitai.events.bodies import load_query
from binlog_kaitai.events.model import Event, QueryEvent
from binlog_kaitai.events.rare_model import ExecuteLoadQueryEvent, FileBlockEvent, FileEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.sql.text import quoted
from binlog_kaitai.system import OWN_FILE

__all__ = ["OF_FILES", "LoadFiles", "local_infile_needed"]

OF_FILES = FileBlockEvent, FileEvent
"""Events that have pieces of files, or end them."""
_NAME = "load-{number:06}.data"
_MODE = 0o600
_BEGIN = layout.EventType.begin_load_query_event
_DELETE = layout.EventType.delete_file_event
_WORDS = ["LOAD", "DATA"], ["LOAD", "DATA", "LOW_PRIORITY"], ["LOAD", "DATA", "CONCURRENT"]
"""What stands before the part of a statement that names its file."""
_LOCAL = "LOCAL"
_ON_DUPLICATES = {"error": b"", "ignore": b"IGNORE ", "replace": b"REPLACE "}
_NOT_ENABLED = "STOPPED: it loads files: SET GLOBAL local_infile = ON and run it with mysql --local-infile=1"


def local_infile_needed() -> str:
    """Return a statement that fails, before anything is written, where the server loads no files of clients."""
    return f"SET sql_mode=IF(@@local_infile,@@sql_mode,{quoted(_NOT_ENABLED)});"


@dataclass(slots=True)
class _File:
    path: str
    log: str
    position: int
    """Where it begins."""


class LoadFiles:
    """Writes the files, each piece as it comes.

    Args:
        folder: where; None to write nothing, for who asks only what a script would do.

    Raises OSError, which names the file, where one cannot be written, or is there.
    """

    def __init__(self, folder: str | None) -> None:
        self._folder = None if folder is None else os.path.abspath(folder)
        self._number = 0
        self._open: dict[tuple[int, int], _File] = {}
        """Files whose statements have not come, by server and number."""

    def take(self, event: Event) -> None:
        """Take a piece of a file, or its end without a statement."""
        body, header = event.body, event.header
        if isinstance(body, FileBlockEvent) and header.event_type == _BEGIN:
            self.drop(event)  # the server has given the number again
            self._number += 1
            path = os.path.join(self._folder or "", _NAME.format(number=self._number))
            self._write(path, body.block, os.O_CREAT | os.O_EXCL)
            self._open[_key(event)] = _File(path, event.file, event.position)
        elif isinstance(body, FileBlockEvent):
            if _key(event) in self._open:  # else its begin is not in the logs, which is said where it is loaded
                self._write(self._open[_key(event)].path, body.block)
        elif header.event_type == _DELETE:
            self.drop(event)

    def _write(self, path: str, data: bytes, flags: int = 0) -> None:
        if self._folder is None:
            return
        file = os.open(path, os.O_WRONLY | os.O_APPEND | OWN_FILE | flags, _MODE)
        try:
            with memoryview(data) as rest:
                at = 0
                while at < len(rest):
                    at += os.write(file, rest[at:])
        except OSError as error:
            error.filename = path
            raise
        finally:
            os.close(file)

    def statement(
        self, frame: Frame, event: Event, lost: Iterable[tuple[int, int | None]]
    ) -> tuple[QueryEvent, bytes] | str:
        """Return a LOAD DATA as a statement of its file, with its text; or why there is none.

        Args:
            frame: of its event.
            event: the same.
            lost: what cannot be read of the log.
        """
        body, found = event.body, self._open.get(_key(event))
        assert isinstance(body, ExecuteLoadQueryEvent)
        if found is None or found.log != event.file:
            return "whose file does not begin in the log"
        if any(found.position <= start < event.position for start, _ in lost):
            return "of whose file a piece may be lost"
        query, text = load_query(frame)
        made = _local(text, body, os.fsencode(found.path))
        return "which is none that a server writes" if made is None else (query, made)

    def keep(self, event: Event) -> None:
        """Keep the file of a statement, which is in the script."""
        del self._open[_key(event)]

    def drop(self, event: Event) -> None:
        """Remove the file of a statement that is not in the script, if there is one."""
        self._remove(self._open.pop(_key(event), None))

    def close(self) -> None:
        """Remove the files whose statements have not come."""
        while self._open:
            self._remove(self._open.popitem()[1])

    def _remove(self, found: _File | None) -> None:
        if found is not None and self._folder is not None:
            with suppress(FileNotFoundError):
                os.unlink(found.path)


def _key(event: Event) -> tuple[int, int]:
    body = event.body
    assert isinstance(body, FileBlockEvent | FileEvent | ExecuteLoadQueryEvent)
    return event.header.server_id, body.file_id


def _local(text: bytes, body: ExecuteLoadQueryEvent, path: bytes) -> bytes | None:
    """Return a statement with another file, which the client has; None where it is not a LOAD DATA."""
    start, end = body.file_name_start, body.file_name_end
    found = tokens(text[:start].decode("latin-1"))
    words = [token.text.upper() for token in found if token.kind == "word" and token.text.upper() != _LOCAL]
    is_plain = all(token.kind == "word" for token in found) and words in _WORDS
    handling = _ON_DUPLICATES.get(body.duplicate_handling)
    if not is_plain or handling is None or not start < end < len(text):
        return None
    quoted_path = path.replace(b"'", b"''")
    return b"%b LOCAL INFILE '%b' %bINTO%b" % (" ".join(words).encode(), quoted_path, handling, text[end:])
