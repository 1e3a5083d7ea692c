"""Events of real logs, byte by byte: one of each type, and a transaction."""

import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from io import BytesIO
from pathlib import Path
from typing import Any

from kaitaistruct import KaitaiStream

from ksy.errors import GeneratorError
from ksy.stamp import is_current

from .dump import Dump, Line, render
from .model import Reference

ROOT = Path(__file__).resolve().parents[2]
SPEC = ROOT / "spec" / "mysql_binlog.ksy"
GENERATED = ROOT / "generated"

DATA = "tests/data"
EXAMPLES: tuple[tuple[str, int], ...] = (
    ("samples/mysql-9.7-shop.binlog", 4),
    ("samples/mysql-9.7-shop.binlog", 235),
    (f"{DATA}/mysql-9.7.4-state/stop-a.binlog", 1129),
    ("samples/mysql-5.6-dates.binlog", 4131),
    ("samples/mysql-5.6-transactions.binlog", 3914),
    (f"{DATA}/mariadb-10.11.19-replica-of-mysql56/relay56-a.000004.binlog", 2788),
    (f"{DATA}/mariadb-10.11.19/stmt-vars-a.binlog", 3273),
    ("samples/mariadb-10.11-numbers.binlog", 1644),
    ("samples/mysql-9.7-shop.binlog", 2346),
    ("samples/mariadb-11.8-types.binlog", 8455),
    ("samples/mariadb-11.8-types.binlog", 7092),
    ("samples/mariadb-10.11-numbers.binlog", 8812),
    (f"{DATA}/mysql-5.6.24/incident-a.000091", 522),
    (f"{DATA}/public/boxercrab/tests_events_17_18_load_log.bin", 304),
    (f"{DATA}/public/boxercrab/tests_events_17_18_load_log.bin", 339),
    ("samples/mysql-9.7-shop.binlog", 7437),
    ("samples/mysql-9.7-shop.binlog", 2448),
    ("samples/mysql-9.7-foreign-keys.binlog", 2802),
    ("samples/mysql-9.7-foreign-keys.binlog", 4121),
    ("samples/mysql-9.7-ddl.binlog", 198),
    (f"{DATA}/mysql-9.7.4-state/crashed-a.binlog", 158),
    ("samples/mysql-9.7-ddl.binlog", 127),
    (f"{DATA}/mariadb-11.8.9/xa-a.binlog", 1303),
    (f"{DATA}/mysql-9.7.4/row-partialjson-a.binlog", 22969),
    (f"{DATA}/mysql-9.7.4/compress-a.binlog", 15329),
    ("samples/mysql-9.7-gtid-tags.binlog", 4674),
    ("samples/mariadb-11.8-types.binlog", 4702),
    ("samples/mariadb-10.11-numbers.binlog", 285),
    ("samples/mariadb-10.11-numbers.binlog", 375),
    ("samples/mariadb-11.8-types.binlog", 256),
    (f"{DATA}/encrypted/mariadb-11.8.9/enc-trx-b.binlog.decrypted", 256),
    (f"{DATA}/mariadb-11.8.9/compress-a.binlog", 11229),
    (f"{DATA}/mariadb-11.8.9/compress-a.binlog", 1615),
    (f"{DATA}/mariadb-11.8.9/compress-a.binlog", 8291),
    (f"{DATA}/mariadb-11.8.9/compress-a.binlog", 2911),
)
"""An event of each type that is in the logs of this project: the log, and where in it the event starts."""

TRANSACTION = ("samples/mysql-9.7-shop.binlog", 6150, 6690)
"""The insert of one row: where the transaction starts and ends in the log."""

SHORT = ("Helper types", "Column values", "Columns", "JSON")
"""Chapters whose types have one line in a dump."""
SHORT_TYPES = frozenset({"bitmap", "event_footer"})
OPEN_TYPES = frozenset({"column_metadata_block"})
MOST_LINES = 5
"""Lines of bytes that a field has in an example; all that it needs in the transaction."""


@dataclass(frozen=True)
class Event:
    """An event of a log."""

    position: int
    size: int
    parsed: Any

    @property
    def end(self) -> int:
        return self.position + self.size

    @property
    def type(self) -> str:
        """The name of its type, as the spec has it."""
        return str(self.parsed.header.event_type.name)


@dataclass(frozen=True)
class Example:
    """An event of a log as the page shows it."""

    log: str
    event: Event
    text: str


@cache
def _parser() -> Any:
    """The parser in debug mode, which tells where fields are."""
    if not is_current(SPEC, GENERATED):
        raise GeneratorError("generated/ is older than the spec or the generator; run: python tools/generate.py")
    sys.path.insert(0, str(GENERATED))
    from mysql_binlog_debug import MysqlBinlog  # type: ignore[import-not-found]

    return MysqlBinlog


@cache
def events(log: str) -> tuple[Event, ...]:
    """The events of a log of this project."""
    parsed = _parser()(KaitaiStream(BytesIO(content(log))))
    parsed._read()
    found, position = [], len(parsed.magic)
    for event in parsed.events:
        found.append(Event(position, event.header.event_size, event))
        position += event.header.event_size
    return tuple(found)


@cache
def content(log: str) -> bytes:
    """The bytes of a log of this project."""
    return (ROOT / log).read_bytes()


class Examples:
    """The examples of a spec's event types."""

    def __init__(self, reference: Reference) -> None:
        self.reference = reference
        chapters = reference.chapters
        short = {name for title in SHORT for name in chapters[title]} | SHORT_TYPES
        self.closed = frozenset(short) - OPEN_TYPES

    walked = TRANSACTION[0]
    """The log that the pictures are of."""

    @property
    def server_version(self) -> str:
        """The version of the server that wrote that log."""
        return str(events(self.walked)[0].parsed.body.server_version)

    @cached_property
    def by_type(self) -> Mapping[str, Example]:
        """Event type -> its example."""
        found = (self._example(log, position) for log, position in EXAMPLES)
        return {example.event.type: example for example in found}

    def _example(self, log: str, position: int) -> Example:
        event = next((event for event in events(log) if event.position == position), None)
        if event is None:
            raise GeneratorError(f"{log}: no event starts at {position}; change tools/reference/examples.py")
        lines = self._lines(log, event, self.closed | {"event_header"})
        return Example(log, event, render(content(log), lines, event.position, MOST_LINES))

    def _lines(self, log: str, event: Event, closed: frozenset[str]) -> list[Line]:
        return Dump(self.reference.types, closed, content(log)).event(event.parsed, event.position)

    def transaction(self) -> Iterator[Example]:
        """The events of a transaction, every byte of them."""
        log, start, end = TRANSACTION
        for event in events(log):
            if start <= event.position < end:
                lines = self._lines(log, event, self.closed)
                yield Example(log, event, render(content(log), lines, event.position))
