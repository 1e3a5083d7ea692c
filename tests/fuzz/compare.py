"""What both engines make of one log, and in what they differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.log_ends import note_frame
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.counts.summaries import SummaryLinesReader, summaries_of
from binlog_kaitai.compiled.counts.told import LinesForm
from binlog_kaitai.compiled.lines.checked import check_rows
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.listings.event_lines import write_events
from binlog_kaitai.compiled.loops.record_abi import AS_JSON_LINES, AS_TEXT_LINES
from binlog_kaitai.compiled.plans.text_plan import encoded
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.walk.quick import check_events
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.change_lines import ChangeWriter
from binlog_kaitai.text.event_lines import EventLines, Listing
from binlog_kaitai.text.transaction_lines import JsonTransactions, TransactionLines, TransactionTable
from tests.compiled.tables import collect
from tests.fuzz.scripts import Scripts
from tests.oracle.objects.changes import BinlogReader
from tests.oracle.objects.summaries import SummaryReader
from tests.oracle.objects.tables import ObjectTables

__all__ = ["SCRIPTS", "WAYS", "Case", "differences"]

_SHOWN = 400
"""Characters of a difference that are shown."""
_Write = Callable[[bytes], object]


@dataclass(frozen=True)
class Case:
    """One log, and how it is read."""

    path: Path
    options: ReadOptions
    filter: Filter | None
    chunk: int

    @property
    def source(self) -> Source:
        """The log."""
        return Source(str(self.path), self.path.stat().st_size)


_Found = dict[str, Any]


def _found(reader: BinlogReader | BatchReader | ObjectTables, read: Callable[[], Any]) -> _Found:
    error, output = None, None
    try:
        output = read()
    except BinlogError as caught:
        error = str(caught)
    ledger = reader.ledger.as_json()
    return {"output": output, "error": error, "ends": reader.ledger.ends, **ledger}


def _written(reader: BinlogReader, read: Callable[[_Write], object]) -> _Found:
    data = bytearray()
    found = _found(reader, lambda: read(data.extend))
    return {**found, "output": bytes(data).split(b"\n")}


def _tables(reader: BatchReader | ObjectTables) -> _Found:
    rows: dict[str, Any] = {}
    found: dict[str, str | None] = {}

    def read() -> None:
        tables, found["error"] = collect(reader)
        for (database, name, schema), table in tables.items():
            rows[f"{database}.{name} {schema}"] = table.to_pylist()

    return {**_found(reader, read), "output": repr(sorted(rows.items())).split("}, {"), **found}


def _batches(case: Case) -> Iterator[_Found]:
    yield _tables(BatchReader(CompiledLog(case.source, case.options, case.filter, chunk=case.chunk)))
    yield _tables(ObjectTables(case.source, case.options, case.filter))


def _lines(case: Case) -> Iterator[_Found]:
    fast = CompiledLog(case.source, case.options, case.filter, chunk=case.chunk)
    yield _written(fast, lambda write: [write(bytes(piece)) for piece in change_lines(fast)])
    reader, writer = BinlogReader(case.source, case.options, case.filter), ChangeWriter()
    yield _written(reader, lambda write: [write(encoded(f"{writer.line(c)}\n")) for c in reader.changes()])


def _events(listing: Listing, case: Case) -> Iterator[_Found]:
    options = replace(case.options, thorough=True)  # as the command has it
    fast = CompiledLog(case.source, options, case.filter, chunk=case.chunk)
    gtids = {"gtids": None}  # the reader of lines does not collect them

    def list_events(write: _Write) -> None:
        def take(piece: memoryview) -> None:
            write(bytes(piece))

        write_events(fast, EventLines(listing), take)

    yield _written(fast, list_events) | gtids
    reader, line = BinlogReader(case.source, options, case.filter), EventLines(listing).line
    yield _written(reader, lambda write: [write(encoded(f"{line(e)}\n")) for e in reader.events()]) | gtids


def _verify(case: Case) -> Iterator[_Found]:
    fast = CompiledLog(case.source, case.options, chunk=case.chunk)
    yield _found(fast, partial(check_rows, fast))
    reader = BinlogReader(case.source, case.options)

    def count() -> None:
        for _ in reader.changes():
            pass

    yield _found(reader, count)


def _quick(case: Case) -> Iterator[_Found]:
    fast = CompiledLog(case.source, case.options, chunk=case.chunk)
    yield _found(fast, partial(check_events, fast.walk))
    reader = BinlogReader(case.source, case.options)

    def count() -> None:
        for frame in reader.frames():
            reader.ledger.decoded[event_type_name(frame.header.event_type)] += 1
            note_frame(reader.ledger.ends, frame)

    yield _found(reader, count)


def _transactions(case: Case) -> Iterator[_Found]:
    is_json, table = case.chunk % 2 == 1, TransactionTable(lambda seconds: str(iso_time(seconds)))
    writer: TransactionLines = JsonTransactions() if is_json else table
    others = {"undecodable_text": "values are not looked at", "ends": None}

    def written(reader: SummaryLinesReader | SummaryReader) -> _Found:
        form = LinesForm(writer, AS_JSON_LINES if is_json else AS_TEXT_LINES)
        return _written(reader, lambda write: [write(bytes(piece)) for piece in reader.lines(form)]) | others

    yield written(summaries_of(case.source, case.options, case.filter, chunk=case.chunk))
    yield written(SummaryReader(case.source, case.options, case.filter))


WAYS: dict[str, Callable[[Case], Iterator[_Found]]] = {
    "batches": _batches,
    "lines": _lines,
    "events": lambda case: _events("text", case),
    "event objects": lambda case: _events("jsonl", case),
    "verify": _verify,
    "quick": _quick,
    "transactions": _transactions,
}
"""What a log is read for: yields what the loops have found, and what the object path has."""


def _scripts(case: Case) -> Scripts:
    return Scripts(case.source, case.options, case.filter, case.chunk)


SCRIPTS: dict[str, Callable[[Case], Iterator[_Found]]] = {
    "script": lambda case: _scripts(case).replays(),
    "undo": lambda case: _scripts(case).undoes(has_end=False),
    "undo of a range": lambda case: _scripts(case).undoes(has_end=True),
}
"""The same, for scripts of SQL."""
_ALL = {**WAYS, **SCRIPTS}


def differences(way: str, case: Case) -> str | None:
    """Return in what the engines differ, in words; None where they agree."""
    fast, objects = _ALL[way](case)
    differ = [name for name in objects if name not in fast or fast[name] != objects[name]]
    return "\n".join(f"{name}: {_difference(fast.get(name), objects[name])}" for name in differ) or None


def _difference(fast: Any, objects: Any) -> str:
    if isinstance(fast, list) and isinstance(objects, list):
        pairs = enumerate(zip(fast, objects, strict=False))
        at = next((number for number, (a, b) in pairs if a != b), min(len(fast), len(objects)))
        fast, objects = (f"{len(found)} parts, {at}: {found[at : at + 1]}" for found in (fast, objects))
    return f"loops {str(fast)[:_SHOWN]}; objects {str(objects)[:_SHOWN]}"
