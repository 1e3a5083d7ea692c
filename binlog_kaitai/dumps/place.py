"""Where in the logs of its server a dump or backup was taken, as it says itself.

What writes that, and where: mysqldump before the first table (``--source-data``, GTID_PURGED), mariadb-dump there
(``--master-data``) and in its last lines (gtid_slave_pos), xtrabackup and mariadb-backup in two small files of the
backup's folder, mydumper in ``metadata``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from pathlib import Path

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.ddl.lexer import Bytes
from binlog_kaitai.dumps.opened import ends_of
from binlog_kaitai.errors import SourceError
from binlog_kaitai.format.gtid import GtidSet
from binlog_kaitai.log.names import PACKED_ENDS
from binlog_kaitai.regex import regex

__all__ = ["DumpPlace", "log_name", "place_in", "place_of"]

_MOST_HEAD, _MOST_TAIL = 16 << 20, 1 << 14
"""Bytes that are looked at, before the first table and at the end."""
_FIRST_TABLE = regex(rb"\n(?:CREATE TABLE|INSERT INTO|LOCK TABLES|DROP TABLE) ")
_MARIADB = regex(rb"(?m)^-- MariaDB dump ")
_MARIADB_GTIDS = regex(r"\d+-\d+-\d+(?:,\d+-\d+-\d+)*\Z")
_BACKUP_FILES = (
    "xtrabackup_binlog_info",
    "mariadb_backup_binlog_info",
    "xtrabackup_info",
    "mariadb_backup_info",
    "metadata",
)
_CHECKPOINTS = ("xtrabackup_checkpoints", "mariadb_backup_checkpoints")
"""Files beside these, which say nothing of logs."""
_UNFINISHED = "metadata.partial"
"""What mydumper calls its file while it works."""

_BINLOG_INFO = regex(
    rb"\A(?P<log>[^\t\n\0]{1,512}\.\d{1,19})\t(?P<position>\d{1,19})(?:\t(?P<gtids>[\w\s:,-]*+))?\s*+\Z"
)
_INFO = regex(
    rb"(?m)^binlog_pos = filename '(?P<log>[^'\n]+)', position '(?P<position>\d{1,19})'"
    rb"(?:, GTID of the last change '(?P<gtids>[^']*)')?"
)
_METADATA = regex(
    rb"(?is)\A(?:# ?)?(?:started dump at:|\[config\]).*?(?:show (?:master|binary log) status:|\[(?:source|master)\])"
)
_OTHER_PART = regex(rb"(?i)show (?:slave|replica) status:|^\[", re.M)
_LOG = regex(rb"(?im)^[# \t]*(?:log|file|(?:source|master)_log_file)[ \t]*[:=][ \t]*\"?(?P<log>[^\s\"]+)")
_POSITION = regex(rb"(?im)^[# \t]*(?:pos|position|(?:source|master)_log_pos)[ \t]*[:=][ \t]*(?P<position>\d{1,19})\b")
_EXECUTED = regex(
    rb"(?im)^[# \t]*(?:gtid|executed_gtid_set)[ \t]*[:=][ \t]*\"?(?P<gtids>[\da-f][\w:-]*+(?:,\s*+[\w:-]++)*+)"
)
_COORDINATES = regex(
    rb"(?im)^(?:-- )?CHANGE (?:MASTER|REPLICATION SOURCE) TO (?:MASTER|SOURCE)_LOG_FILE='(?P<log>[^'\n]+)',"
    rb"\s*\w+_LOG_POS=(?P<position>\d{1,19})(?!\d)"
)
_PURGED = regex(rb"(?im)^(?:/\* )?SET @@GLOBAL\.GTID_PURGED\s*=\s*(?:/\*!80000 '\+'\*/\s*)?'\+?(?P<gtids>[^']*)'")
_SLAVE_POS = regex(rb"(?im)^(?:-- )?SET GLOBAL gtid_slave_pos\s*=\s*'(?P<gtids>[^'\n]*)'")
_BACKUP = "xtrabackup or mariadb-backup"


@dataclass(frozen=True, slots=True)
class DumpPlace:
    """What a dump says of where it was taken."""

    path: str
    """The file that says it."""
    maker: str
    """What wrote it."""
    log: str | None = None
    """Name of the log; None where it does not tell."""
    position: int = 0
    """In this log, in bytes: what is after it, the dump has not."""
    gtids: GtidSet | None = None
    """Transactions that are in it (MySQL); None where it does not tell."""
    last: Mapping[str, str] | None = None
    """The last transaction in it of each domain (MariaDB), by the number of the domain; None where it does not tell."""

    @property
    def is_told(self) -> bool:
        """Whether it says anything."""
        return self.log is not None or self.gtids is not None or self.last is not None

    def text(self) -> str:
        """Return it for people."""
        where = [] if self.log is None else [f"at {self.log}:{self.position}"]
        if self.gtids is not None:
            where.append(f"with {str(self.gtids) or 'no transaction'}")
        if self.last is not None:
            where.append(f"after {', '.join(self.last.values()) or 'no transaction'}")
        return ", ".join(where)


def log_name(path: str) -> str:
    """Return the name of a log as its server called it."""
    name = Path(path).name
    return name.removesuffix(next((end for end in PACKED_ENDS if name.endswith(end)), ""))


def place_of(path: str) -> DumpPlace:
    """Return where a dump or a backup was taken, of its file or folder. Raises SourceError."""
    file = _file_of(path)
    return place_in(*ends_of(file, _MOST_HEAD, _MOST_TAIL), file)


def place_in(head: Bytes, tail: Bytes, path: str) -> DumpPlace:
    """Return where a dump was taken, given how its file begins and ends. Raises SourceError."""
    begin = bytes(head[:_MOST_HEAD])
    found = _BINLOG_INFO.search(begin) or _INFO.search(begin)
    if found is not None:
        return _place(path, _BACKUP, found, found, found)
    metadata = _METADATA.match(begin)
    if metadata is not None:
        part = _OTHER_PART.split(begin[metadata.end() :], 1)[0]
        return _place(path, "mydumper", _LOG.search(part), _POSITION.search(part), _EXECUTED.search(part))
    first = _FIRST_TABLE.search(begin)
    begin = begin if first is None else begin[: first.start() + 1]
    place = _COORDINATES.search(begin)
    gtids = _PURGED.search(begin) or _SLAVE_POS.search(begin) or _SLAVE_POS.search(bytes(tail[-_MOST_TAIL:]))
    maker = "mariadb-dump" if _MARIADB.search(begin) is not None else "mysqldump"
    return _place(path, maker, place, place, gtids)


_Found = re.Match[bytes] | None


def _place(path: str, maker: str, log: _Found, position: _Found, gtids: _Found) -> DumpPlace:
    """Return the place of what was found in a file. Raises SourceError."""
    name, at = (os.fsdecode(log["log"]), int(position["position"])) if log and position else (None, 0)
    text = "".join((gtids["gtids"] or b"").decode(errors="replace").split()) if gtids is not None else ""
    if _MARIADB_GTIDS.match(text):
        return DumpPlace(path, maker, name, at, last={gtid.partition("-")[0]: gtid for gtid in text.split(",")})
    try:
        return DumpPlace(path, maker, name, at, gtids=GtidSet.parse(text) if text else None)
    except ValueError as error:
        raise SourceError(f"has GTIDs that are no set of GTIDs: {error}", path) from error


def _file_of(path: str) -> str:
    """Return the file that says it, of a folder or of a file beside it. Raises SourceError."""
    folder = Path(path).parent if Path(path).name in _CHECKPOINTS else Path(path)
    if not folder.is_dir():
        return path
    found = next((folder / name for name in _BACKUP_FILES if (folder / name).is_file()), None)
    if found is not None:
        return str(found)
    if (folder / _UNFINISHED).is_file():
        raise SourceError(f"is a dump of mydumper that was not finished: it has {_UNFINISHED}", path)
    raise SourceError(f"is no dump, and a folder without {', '.join(_BACKUP_FILES)}", path)
