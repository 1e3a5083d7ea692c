"""What every reader of the loops makes of a log, so that two ways to run them can be compared."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterator
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

from binlog_kaitai.archive.grouping import By
from binlog_kaitai.archive.stats import LogStats, Stats
from binlog_kaitai.carving.output import LogOutput
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import iso_time
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.counts.checked_sums import check_and_sum_up
from binlog_kaitai.compiled.counts.summaries import summaries_of
from binlog_kaitai.compiled.counts.told import LinesForm
from binlog_kaitai.compiled.counts.transaction_digests import Seeds
from binlog_kaitai.compiled.lines.blocks import change_blocks
from binlog_kaitai.compiled.lines.checked import check_rows
from binlog_kaitai.compiled.lines.csv import change_csv
from binlog_kaitai.compiled.lines.envelopes import change_messages
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.lines.maxwell import maxwell_messages
from binlog_kaitai.compiled.listings.carved import LogCarver
from binlog_kaitai.compiled.listings.event_lines import write_events
from binlog_kaitai.compiled.listings.redacted import RedactedOutput
from binlog_kaitai.compiled.listings.redacting import Redacting
from binlog_kaitai.compiled.loops.record_abi import AS_JSON_LINES, AS_TEXT_LINES
from binlog_kaitai.compiled.objects.changes import row_changes
from binlog_kaitai.compiled.objects.committed import CommittedReader
from binlog_kaitai.compiled.objects.history import row_versions
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.scripts.script import script_pieces
from binlog_kaitai.compiled.scripts.undo import keep_rows
from binlog_kaitai.compiled.scripts.undo_lines import undo_pieces
from binlog_kaitai.compiled.tables.table_maps import tables_in
from binlog_kaitai.compiled.walk.definitions import find_ddl
from binlog_kaitai.compiled.walk.quick import check_events
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.inspection.logs import decoder_maker
from binlog_kaitai.log.source import Source
from binlog_kaitai.redaction.events import Redactor
from binlog_kaitai.redaction.hidden import Redaction
from binlog_kaitai.redaction.secret import Secret
from binlog_kaitai.rows.table import Table
from binlog_kaitai.sql.rules import with_literals
from binlog_kaitai.sql.state import ScriptState
from binlog_kaitai.states.committed import Open
from binlog_kaitai.states.row_history import RowVersion
from binlog_kaitai.states.row_key import RowKey
from binlog_kaitai.states.row_trail import RowTrail
from binlog_kaitai.text.chosen_columns import ChosenColumns
from binlog_kaitai.text.csv_changes import CsvForm, OtherColumnsError
from binlog_kaitai.text.envelopes import Properties
from binlog_kaitai.text.event_lines import EventLines
from binlog_kaitai.text.maxwell import Outputs
from binlog_kaitai.text.transaction_lines import JsonTransactions, TransactionTable
from binlog_kaitai.types.modes import Modes
from binlog_kaitai.undoing.undo import UndoState
from tests.compiled.choices import any_filters
from tests.compiled.tables import collect
from tests.oracle.objects.changes import BinlogReader

__all__ = ["READERS", "answer"]

_FILTERS = 3
_SMALL = 3000
"""A chunk of logs of which the script checks each row."""
_SUMS: tuple[tuple[By, ...], ...] = (), ("minute", "table"), ("thread", "server")
_BATCH = 7
"""Transactions of a batch of columns."""


def _in_zone(seconds: int) -> str:
    """A clock that is put an hour each day."""
    ahead = seconds // 86400 % 24
    return f"{iso_time(seconds + 3600 * ahead)}"[:-1] + f"+{ahead:02d}:00"


def _source(path: Path) -> Source:
    return Source(str(path), path.stat().st_size)


def _batches(path: Path, options: ReadOptions, chunk: int, wanted: Collection[str] | None = None) -> Any:
    reader = BatchReader(CompiledLog(_source(path), options, chunk=chunk))
    reader.wanted = wanted
    tables, error = collect(reader)
    rows = {str(name): table.to_pylist() for name, table in tables.items()}
    return repr(sorted(rows.items())), error, reader


def _statements(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader, found = BatchReader(CompiledLog(_source(path), options, chunk=chunk)), list[Any]()
    reader.take_statements = lambda batch: found.extend(batch.to_pylist())
    _, error = collect(reader)
    return repr(found), error, reader


def _lines(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader = CompiledLog(_source(path), options, chunk=chunk)
    return *_text(lambda take: [take(lines) for lines in change_lines(reader, links=chunk == _SMALL)]), reader


def _chosen(path: Path, options: ReadOptions, chunk: int) -> Any:
    """The lines of rows that are chosen, of a reader for each of some filters; the ledger is the last one's."""
    found, reader = [], None
    for chosen in any_filters(path, _FILTERS):
        reader = CompiledLog(_source(path), options, chosen, chunk=chunk)
        found.append(_text(lambda take, reader=reader: [take(lines) for lines in change_lines(reader)]))
    return repr(found), None, reader


def _chosen_events(path: Path, options: ReadOptions, chunk: int) -> Any:
    """The events of rows and transactions that are chosen, in the same way."""
    found, reader = [], None
    for chosen in any_filters(path, _FILTERS):
        reader = CompiledLog(_source(path), options, chosen, chunk=chunk)
        lines = EventLines("text" if chunk == _SMALL else "jsonl")
        found.append(_text(lambda take, reader=reader, lines=lines: write_events(reader, lines, take)))
    return repr(found), None, reader


def _history(path: Path, options: ReadOptions, chunk: int) -> Any:
    found, reader, tables = list[Any](), None, set[str]()
    with suppress(BinlogError):
        for change in BinlogReader(_source(path), options).changes():
            tables.add(f"{change.database}.{change.table} {change.definition.columns[0].name}=1")
    for number, name in enumerate(["t id=1", *sorted(tables)]):
        table, _, key = name.partition(" ")
        reader = CompiledLog(_source(path), options, Filter(tables=table), chunk=chunk)
        versions = row_versions(reader, RowKey.parse(key), RowTrail[RowVersion]())
        found.append((number, *_text(lambda take, versions=versions: take(repr(list(versions)).encode()))))
    return repr(found), None, reader


def _changes(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader = CompiledLog(_source(path), replace(options, with_query=chunk == _SMALL), chunk=chunk)
    return *_text(lambda take: [take(repr(change.to_dict()).encode()) for change in row_changes(reader)]), reader


def _events(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader = CompiledLog(_source(path), options, chunk=chunk)
    lines = EventLines("text", None if chunk == _SMALL else _in_zone, links=chunk == _SMALL)
    return *_text(lambda take: write_events(reader, lines, take)), reader


def _event_objects(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader = CompiledLog(_source(path), options, chunk=chunk)
    lines = EventLines("jsonl", links=chunk == _SMALL)
    return *_text(lambda take: write_events(reader, lines, take)), reader


def _carved(path: Path, options: ReadOptions, chunk: int) -> Any:
    chosen = Filter(tables={"t", "seq"}) if chunk == _SMALL else None
    reader, file = LogCarver(CompiledLog(_source(path), options, chosen, chunk=chunk)), BytesIO()
    _, error = _text(lambda take: reader.carve_to(LogOutput(file)))
    return repr((file.getvalue(), reader.num_transactions)), error, reader


def _carved_events(path: Path, options: ReadOptions, chunk: int) -> Any:
    chosen = Filter(tables={"t", "seq"}) if chunk == _SMALL else None
    reader, file = LogCarver(CompiledLog(_source(path), options, chosen, chunk=chunk)), BytesIO()
    _, error = _text(lambda take: reader.carve_to(LogOutput(file), unit="event"))
    return repr(file.getvalue()), error, reader


def _redacted(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader, file, hidden = (
        LogCarver(CompiledLog(_source(path), options, chunk=chunk)),
        BytesIO(),
        Redaction(Secret(b"key")),
    )
    hidden.all_text = True
    redactor = Redactor(hidden, decoder_maker(options, str(path), lambda text: None), str(path))
    made = RedactedOutput(LogOutput(file), Redacting(redactor, hidden, str(path), reader.ledger.asked))
    _, error = _text(lambda take: made.take_from(reader))
    return repr(file.getvalue()), error, reader


def _committed(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader, found = CommittedReader(CompiledLog(_source(path), options, chunk=chunk)), list[Any]()
    commits = reader.commits(lambda database, table: table != "t", Open())
    _, error = _text(lambda take: found.extend((commit.end, commit.time, len(commit.steps)) for commit in commits))
    return repr(found), error, reader


def _verify(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader = CompiledLog(_source(path), options, chunk=chunk)
    return *_text(lambda take: check_rows(reader)), reader


def _verify_and_sums(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader, stats = CompiledLog(_source(path), options, chunk=chunk), Stats()
    _, error = _text(lambda take: check_and_sum_up(reader, stats))
    return str(LogStats(reader.ledger, stats).as_json()), error, reader


def _quick(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader = CompiledLog(_source(path), options, chunk=chunk)
    return *_text(lambda take: check_events(reader.walk)), reader


def _script(path: Path, options: ReadOptions, chunk: int, **form: bool) -> Any:
    given = with_literals(
        ReadOptions(mode=options.mode, thorough=options.thorough, verify_checksums=options.verify_checksums)
    )
    reader, state = CompiledLog(_source(path), given, chunk=chunk), ScriptState(checked=chunk == _SMALL, **form)
    return *_text(lambda take: [take(lines) for lines in script_pieces(reader, state)]), reader


def _undo(path: Path, options: ReadOptions, chunk: int, **form: bool) -> Any:
    """The script of all of it, of some tables, of the first half with what comes after, of larger transactions."""
    given = with_literals(
        ReadOptions(mode=options.mode, thorough=options.thorough, verify_checksums=options.verify_checksums)
    )
    half = Filter(stop_position=path.stat().st_size // 2)
    found, errors = list[str](), list[str]()
    some = Filter(tables={"t", "seq"})  # other statements are passed
    for reader, includes_conflicts in (
        (CompiledLog(_source(path), given, half, chunk=chunk), False),
        (CompiledLog(_source(path), given, some, chunk=chunk), False),
        (CompiledLog(_source(path), given, chunk=chunk), False),
        (CompiledLog(_source(path), given, Filter(min_rows=2), chunk=chunk), True),
    ):
        state = UndoState(across_ddl=True, checked=chunk == _SMALL, include_conflicts=includes_conflicts, **form)
        with closing(state.store):
            _, error = _text(lambda take, reader=reader, state=state: keep_rows(reader, state))
            found += [*map(repr, state.store.backwards()), repr(b"".join(map(bytes, undo_pieces(state))))]
            errors.append(str(error))
    return "".join(found), "".join(errors), reader


def _summaries(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader, found = summaries_of(_source(path), options, chunk=chunk), list[Any]()
    _, error = _text(lambda take: found.extend(reader.walk()))
    return repr(found), error, reader


def _told(path: Path, options: ReadOptions, chunk: int) -> Any:
    """The transactions as lines, sums and columns, and as what they are compared by."""
    found, errors = list[str](), list[str]()
    for form in (LinesForm(JsonTransactions(), AS_JSON_LINES), _text_form(), replace(_text_form(), left=3)):
        reader = summaries_of(_source(path), options, chunk=chunk)
        output, error = _text(lambda take, reader=reader, form=form: [take(lines) for lines in reader.lines(form)])
        found.append(output)
        errors.append(str(error))
    for by in _SUMS:
        reader, stats = summaries_of(_source(path), options, chunk=chunk), Stats(by=by, shapes={})
        errors.append(str(_text(lambda take, reader=reader, stats=stats: reader.sum_up(stats))[1]))
        found += [str(LogStats(reader.ledger, stats).as_json()), str(sorted(stats.groups.items(), key=str))]
        found.append(str(sorted((stats.shapes or {}).items(), key=str)))
    reader = summaries_of(_source(path), options, chunk=chunk)
    errors.append(str(_text(lambda take: found.extend(map(repr, reader.pieces(_BATCH))))[1]))
    reader = summaries_of(_source(path), options, chunk=chunk)
    errors.append(str(_text(lambda take: found.extend(str(one) for piece in reader.seen(Seeds()) for one in piece))[1]))
    return "".join(found), "".join(errors), reader


def _text_form() -> LinesForm:
    return LinesForm(TransactionTable(_in_zone), AS_TEXT_LINES, _in_zone)


def _definitions(path: Path, options: ReadOptions, chunk: int) -> Any:
    found = find_ddl(_source(path), options), _found(tables_in(_source(path), options))
    return repr(found), None, BinlogReader(_source(path), options)


def _found(tables: Iterator[Table]) -> list[str]:
    found = []
    with suppress(BinlogError):
        found.extend(f"{table.database}.{table.name} {table.table_id}" for table in tables)
    return found


def _text(read: Callable[[Callable[[Any], Any]], object]) -> tuple[str, str | None]:
    data = bytearray()
    try:
        read(data.extend)
    except BinlogError as error:
        return data.decode(errors="backslashreplace"), str(error)
    return data.decode(errors="backslashreplace"), None


def _queries(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader = CompiledLog(_source(path), replace(options, with_query=True), chunk=chunk)
    return *_text(lambda take: [take(lines) for lines in change_lines(reader)]), reader


def _blocks(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader = CompiledLog(_source(path), options, chunk=chunk)
    time = None if chunk == _SMALL else _in_zone
    return *_text(lambda take: [take(lines) for lines in change_blocks(reader, time, links=chunk == _SMALL)]), reader


def _some_columns(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader, columns = CompiledLog(_source(path), options, chunk=chunk), ChosenColumns(("id", "@1", "n", "v"))
    return *_text(lambda take: [take(lines) for lines in change_lines(reader, columns=columns)]), reader


def _csv(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader, form = CompiledLog(_source(path), options, chunk=chunk), CsvForm(ChosenColumns())
    try:
        return *_text(lambda take: [take(lines) for lines in change_csv(reader, form)]), reader
    except OtherColumnsError as error:
        return "", str(error), reader


def _envelopes(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader = CompiledLog(_source(path), replace(options, with_query=True), chunk=chunk)
    modes = Modes("double", "connect", "precise", "hex")
    wanted = Properties("p", modes, key_schemas=True, transactions=True) if chunk == _SMALL else Properties()
    return *_text(lambda take: [take(lines) for lines in change_messages(reader, wanted)]), reader


def _maxwell(path: Path, options: ReadOptions, chunk: int) -> Any:
    reader = CompiledLog(_source(path), replace(options, with_query=True), chunk=chunk)
    wanted = Outputs(*[True] * len(Outputs._fields)) if chunk == _SMALL else Outputs()
    return *_text(lambda take: [take(lines) for lines in maxwell_messages(reader, wanted)]), reader


READERS: dict[str, Callable[[Path, ReadOptions, int], Any]] = {
    "batches": _batches,
    "some columns": partial(_batches, wanted=frozenset(("id", "@1", "n", "v"))),
    "statements": _statements,
    "lines": _lines,
    "queries": _queries,
    "lines of some columns": _some_columns,
    "csv": _csv,
    "blocks": _blocks,
    "envelopes": _envelopes,
    "maxwell": _maxwell,
    "chosen": _chosen,
    "chosen events": _chosen_events,
    "history": _history,
    "changes": _changes,
    "events": _events,
    "event objects": _event_objects,
    "carved": _carved,
    "carved events": _carved_events,
    "redacted": _redacted,
    "committed": _committed,
    "verify": _verify,
    "verify and sums": _verify_and_sums,
    "quick": _quick,
    "script": _script,
    "script as events": partial(_script, as_events=True, keeps_gtids=True),
    "undo": _undo,
    "undo as events": partial(_undo, as_events=True),
    "summaries": _summaries,
    "told": _told,
    "definitions": _definitions,
}


def answer(name: str, path: Path, options: ReadOptions, chunk: int) -> dict[str, Any]:
    """What a reader has found in a log: its output in short, its error, and its ledger, without the folder."""
    output, error, reader = READERS[name](path, options, chunk)
    found = output, error or "", json.dumps(reader.ledger.as_json(), sort_keys=True, default=str)
    output, error, ledger = (text.replace(f"{path.parent}/", "") for text in found)
    return {"output": hashlib.sha256(output.encode()).hexdigest(), "error": error, "ledger": ledger}
