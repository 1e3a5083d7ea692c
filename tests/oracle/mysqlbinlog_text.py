"""Parser of what `mysqlbinlog` and `mariadb-binlog` print with -v, -vv or -vvv.

The text is a sequence of `# at POSITION` marks, event headers (`#YYMMDD hh:mm:ss server id ...`), bodies, and pseudo
SQL (`### ...`) for row images. Grammar that both tools keep to (MySQL 9.7 sql/log_event.cc, MariaDB 11.8
sql/log_event_client.cc):

    dump      = { mark { mark } header { header } [ body ] [ rows ] }
    rows      = { "### " ( INSERT INTO | UPDATE | DELETE FROM ) name  image [ image ] }
    image     = "### SET" | "### WHERE"  { "###   @" n "=" token [ " /* " type " meta=" .. " */" ] }

Both tools hold the images of a statement back until its last rows event, so a row belongs to a *statement* (a run of
rows events), not to one event: `Statement.positions` lists the candidates in order. Tokens stay bytes, as printed.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from .table_text import ColumnText, parse_columns

__all__ = ["Cell", "Dump", "PrintedEvent", "PrintedRow", "Statement", "UnexplainedLineError", "parse", "read"]

_DELIMITER = b"/*!*/;"
_AT = re.compile(rb"# at (\d+)$")
_HEADER = re.compile(
    rb"#(\d{6} [ \d]\d:\d\d:\d\d) server id (\d+)  end_log_pos (\d+) (?:CRC32 0x([0-9a-f]{8}) )?(?:\t(.*))?$", re.S
)
_TYPE = re.compile(rb"(?:[A-Za-z_]+(?: list| checkpoint| to|-GTIDs| PREPARE)?)?")
_TABLE_MAP = re.compile(rb"Table_map: (.+) mapped to number (\d+)(?: \(has triggers\))?$")
_ROWS = re.compile(rb"([A-Z][a-z_]*[Rr]ows\w*): table id (\d+)(.*)$")
_NAME_BELOW = re.compile(rb"# ?([A-Z][a-z]+(?:_[a-z]+)*)[: ]")
_CELL = re.compile(rb"###   @(\d+)=(.*)$", re.S)
_TYPE_COMMENT = re.compile(rb"(.*) /\* (.*?) ?meta=(\d+) nullable=([01]) is_null=([01]) \*/$", re.S)
_OPERATION = re.compile(rb"### (INSERT INTO|UPDATE|DELETE FROM) (.+?)( VALUES \(\))?$", re.S)
_GTID_NEXT = re.compile(rb"SET @@SESSION\.GTID_NEXT= '([^']+)'")
_MARIADB_GTID = re.compile(rb"GTID (\d+-\d+-\d+)")
_XID = re.compile(rb"Xid = (\d+)")
_OPERATIONS = {b"INSERT INTO": "insert", b"UPDATE": "update", b"DELETE FROM": "delete"}
_PAYLOAD_MARKS = {b"# Start of compressed events.": True, b"# End of compressed events.": False}
_COMPLAINTS = (b"!! ", b"***", b"Invalid JSON", b"Error ")
_ROW_NOTES = (b"### Extra row ", b"### Row event for unknown table")
_JSON_DIFF_LINE = b"###      "


class UnexplainedLineError(ValueError):
    """A line of a row section that the grammar above does not cover."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One printed column value: the token as printed, and the type comment of -vv (None with -v)."""

    token: bytes
    type: str | None = None
    meta: int | None = None
    nullable: bool | None = None
    is_null: bool | None = None


Image = dict[str, Cell]


@dataclass(slots=True)
class PrintedRow:
    """One row change. `complaint` is what the tool wrote where it gave up: the images are then only a beginning."""

    operation: str
    database: str
    table: str
    before: Image | None = None
    after: Image | None = None
    complaint: bytes | None = None


@dataclass(slots=True)
class PrintedEvent:
    """One event header. `position` is None where the tool printed no mark; an event in a payload has the payload's."""

    position: int | None
    log_pos: int
    timestamp: str
    server_id: int
    checksum: int | None
    type: str
    info: bytes
    in_payload: bool = False
    gtid: str | None = None
    body: list[bytes] = field(default_factory=list)

    @property
    def xid(self) -> int | None:
        found = _XID.search(self.info) if self.type == "Xid" else None
        return int(found[1]) if found else None

    @property
    def statement(self) -> bytes:
        """The SQL text of a Query event, without the session settings the tool prints before it."""
        return b"\n".join(line for line in self.body if not line.endswith(_DELIMITER))

    @property
    def text(self) -> str:
        """The SQL text of an Annotate_rows event."""
        return b"\n".join(self.body).decode(errors="replace")


@dataclass(slots=True)
class Statement:
    """The rows events of one statement, in order, and the rows that the tool printed for them."""

    positions: list[int | None] = field(default_factory=list)
    types: list[str] = field(default_factory=list)
    tables: dict[tuple[str, str], list[ColumnText] | None] = field(default_factory=dict)
    rows: list[PrintedRow] = field(default_factory=list)
    in_payload: bool = False
    complete: bool = False
    event_index: int = 0
    notes: list[bytes] = field(default_factory=list)


@dataclass(slots=True)
class Dump:
    """Everything that was read from one tool output."""

    flavour: str
    events: list[PrintedEvent] = field(default_factory=list)
    statements: list[Statement] = field(default_factory=list)
    row_counts: list[int] = field(default_factory=list)
    warnings: list[bytes] = field(default_factory=list)
    marks_without_header: list[int] = field(default_factory=list)

    def rows(self) -> Iterator[tuple[Statement, PrintedRow]]:
        return ((statement, row) for statement in self.statements for row in statement.rows)


@cache
def read(path: Path) -> Dump:
    """Parse a stored output, gzipped or not. Many tests ask for it, and none changes it: all of them are 30 MiB."""
    data = path.read_bytes()
    return parse(gzip.decompress(data) if path.suffix == ".gz" else data)


def parse(text: bytes) -> Dump:
    """Parse the whole output of one run. Raises UnexplainedLineError for a row line that the grammar does not cover."""
    parser = _Parser("mysql" if text.startswith(b"# The proper term") else "mariadb")
    parser.run(text.split(b"\n"))
    return parser.dump


class _Parser:
    def __init__(self, flavour: str) -> None:
        self.dump = Dump(flavour)
        self.marks: list[int] = []
        self.headers: list[PrintedEvent] = []
        self.in_payload = False
        self.payload_position: int | None = None
        self.in_statement = False
        self.maps: dict[int, tuple[tuple[str, str], list[ColumnText] | None]] = {}
        self.last_map: int | None = None
        self.columns: list[bytes] | None = None
        self.rows: Statement | None = None
        self.row: PrintedRow | None = None
        self.image: Image | None = None
        self.last_column = ""
        self._pending_rows: list[int] = []

    def run(self, lines: Iterable[bytes]) -> None:
        for line in lines:
            if self.in_statement:
                self._statement_line(line)
            elif line.startswith(b"###") and self.rows is not None:
                self._row_line(line)
            elif line.startswith(b"#"):
                self._comment_line(line)
            elif line:
                self._body_line(line)
        self._close_block()

    # -- marks, headers, comments ------------------------------------------------------------------------------------

    def _comment_line(self, line: bytes) -> None:
        if line.startswith(b"###"):
            self._commented_statement(line)
        elif found := _AT.match(line):
            self._mark(int(found[1]))
        elif found := _HEADER.match(line):
            self._header(found)
        elif line in _PAYLOAD_MARKS:
            self._payload(_PAYLOAD_MARKS[line])
        elif line.startswith(b"# Columns("):
            self.columns = [line[len(b"# Columns(") :]]
            self._columns_line(self.columns[0])
        elif self.columns is not None:
            self.columns.append(line[1:].lstrip(b" "))
            self._columns_line(line)
        else:
            self._note_line(line)

    def _note_line(self, line: bytes) -> None:
        if line.startswith(b"# Number of rows: "):
            self.dump.row_counts.append(int(line.rsplit(b" ", 1)[1]))
        elif line.startswith((b"# Warning", b"#WARNING")):
            self.dump.warnings.append(line)
        elif line.startswith(b"#Q> ") and self.headers:
            self.headers[-1].body.append(line[4:])
        elif found := _NAME_BELOW.match(line):
            self._name_below(found[1])

    def _commented_statement(self, line: bytes) -> None:
        """mariadb-binlog comments out the parts of a two-phase ALTER with the marker that it uses for rows."""
        event = self.dump.events[-1] if self.dump.events else None
        if event is None or not event.type.startswith("Query"):
            raise UnexplainedLineError(repr(line[:200]))
        event.body.append(line)

    def _name_below(self, name: bytes) -> None:
        """Some events have their name on the line after the header: `# Incident:`, `#Begin_load_query:`."""
        if self.headers and self.headers[-1].type == "":
            self.headers[-1].type = name.decode()

    def _mark(self, position: int) -> None:
        if self.headers:
            self._close_block()
        if self.columns is not None:
            raise UnexplainedLineError(f"the columns before position {position} have no end: {self.columns}")
        self.marks.append(position)

    def _header(self, found: re.Match[bytes]) -> None:
        info = found[5] or b""
        event = PrintedEvent(
            position=None,
            log_pos=int(found[3]),
            timestamp=found[1].decode(),
            server_id=int(found[2]),
            checksum=int(found[4], 16) if found[4] else None,
            type=_TYPE.match(info)[0].decode(),  # type: ignore[index]  # the pattern matches the empty string
            info=info,
            in_payload=self.in_payload,
        )
        if gtid := _MARIADB_GTID.match(info):
            event.gtid = gtid[1].decode()
        self.headers.append(event)
        self.dump.events.append(event)
        if table_map := _TABLE_MAP.match(info):
            self.last_map = int(table_map[2])
            self.maps[self.last_map] = (_names(table_map[1]), None)
        elif rows := _ROWS.match(info):
            self._rows_header(event, int(rows[2]), rows[3])

    def _payload(self, starts: bool) -> None:
        """Inside a payload every mark is the payload event's end; the events belong to the payload event's position."""
        self._close_block()
        self.in_payload = starts
        self.payload_position = self.dump.events[-1].position if starts else None

    def _columns_line(self, line: bytes) -> None:
        """Columns end at the line that closes the parenthesis; a column that goes on ends in a comma."""
        assert self.columns is not None
        if line.endswith(b")") and not line.endswith(b"),") and self.last_map is not None:
            text = b"\n".join(self.columns)
            names, _ = self.maps[self.last_map]
            columns = parse_columns(text[:-1])
            if columns is not None:
                self.maps[self.last_map] = (names, columns)
                self.columns = None

    def _close_block(self) -> None:
        """Give each header its mark: the tools print both in the same order, sometimes several at once."""
        if self.in_payload:
            for event in self.headers:
                event.position = self.payload_position
        else:
            spare = len(self.marks) - len(self.headers)
            self.dump.marks_without_header += self.marks[: max(spare, 0)]
            for event, mark in zip(self.headers, self.marks[max(spare, 0) :], strict=False):
                event.position = mark
        if self.rows is not None:
            by_identity = {id(event): event.position for event in self.headers}
            self.rows.positions += [by_identity[i] for i in self._pending_rows if i in by_identity]
            self._pending_rows = [i for i in self._pending_rows if i not in by_identity]
            if self.rows.complete or self.rows.rows:
                self._end_statement()
        self.marks, self.headers = [], []

    # -- bodies ------------------------------------------------------------------------------------------------------

    def _body_line(self, line: bytes) -> None:
        if self.columns is not None:
            self.columns = None
        event = self.dump.events[-1] if self.dump.events else None
        if event is None or line.startswith(b"DELIMITER "):
            return
        event.body.append(line)
        if found := _GTID_NEXT.match(line):
            event.gtid = found[1].decode()
        self.in_statement = not line.endswith(_DELIMITER) and event.type != "Incident"

    def _statement_line(self, line: bytes) -> None:
        if line.startswith(b"DELIMITER ;"):
            self.in_statement = False
            return
        self.dump.events[-1].body.append(line)
        self.in_statement = not line.endswith(_DELIMITER)

    # -- rows --------------------------------------------------------------------------------------------------------

    def _rows_header(self, event: PrintedEvent, table_id: int, flags: bytes) -> None:
        if self.rows is None:
            self.rows = Statement(in_payload=self.in_payload)
            self._pending_rows = []
        self.rows.types.append(event.type)
        self.rows.event_index = len(self.dump.events) - 1
        self._pending_rows.append(id(event))
        if table_id in self.maps:
            names, columns = self.maps[table_id]
            self.rows.tables[names] = columns
        self.rows.complete = b"STMT_END_F" in flags

    def _end_statement(self) -> None:
        assert self.rows is not None
        self.dump.statements.append(self.rows)
        self.rows = self.row = self.image = None

    def _row_line(self, line: bytes) -> None:
        assert self.rows is not None
        if line.startswith(b"###   @"):
            self._cell_line(line)
        elif line.startswith(_JSON_DIFF_LINE):
            self._continue_cell(b"\n" + line)
        elif found := _OPERATION.match(line):
            self._start_row(_OPERATIONS[found[1]], _names(found[2]))
        elif line.startswith((b"### SET", b"### WHERE")) and self.row is not None:
            self._start_image(line)
        elif line.startswith(_ROW_NOTES):
            self.rows.notes.append(line)
            self._unknown_table_line(line)
        else:
            raise UnexplainedLineError(repr(line[:200]))

    def _unknown_table_line(self, line: bytes) -> None:
        """The tools print no newline after this note: the next mark may stand on the same line."""
        _, found, rest = line.partition(b"# at ")
        if found:
            self._mark(int(rest))

    def _start_row(self, operation: str, names: tuple[str, str]) -> None:
        assert self.rows is not None
        self.row = PrintedRow(operation, *names)
        if operation == "insert":
            self.row.after = {}
        self.rows.rows.append(self.row)

    def _start_image(self, line: bytes) -> None:
        assert self.row is not None
        self.image = {}
        if line.startswith(b"### SET"):
            self.row.after = self.image
        else:
            self.row.before = self.image

    def _cell_line(self, line: bytes) -> None:
        found = _CELL.match(line)
        if found is None or self.image is None or self.row is None:
            raise UnexplainedLineError(repr(line[:200]))
        self.last_column = f"@{int(found[1])}"
        self._set_cell(found[2])

    def _continue_cell(self, more: bytes) -> None:
        if self.image is None or self.last_column not in self.image:
            raise UnexplainedLineError(repr(more[:200]))
        self._set_cell(self.image[self.last_column].token + more)

    def _set_cell(self, text: bytes) -> None:
        assert self.image is not None
        assert self.row is not None
        if text.startswith(_COMPLAINTS):
            self.row.complaint = text
            return
        found = _TYPE_COMMENT.match(text)
        if found is None:
            self.image[self.last_column] = Cell(text)
        else:
            self.image[self.last_column] = Cell(
                found[1], found[2].decode(), int(found[3]), found[4] == b"1", found[5] == b"1"
            )


def _names(text: bytes) -> tuple[str, str]:
    """`db`.`table` with doubled backquotes inside."""
    parts = re.findall(rb"`((?:[^`]|``)*)`", text)
    if len(parts) != 2:
        raise UnexplainedLineError(repr(text))
    database, table = (part.replace(b"``", b"`").decode() for part in parts)
    return database, table
