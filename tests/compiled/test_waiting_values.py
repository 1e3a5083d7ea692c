"""Values that wait for Python when an error ends the reading: made of the bytes that they were found in."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from binlog_kaitai.changes.options import Mode, ReadOptions
from binlog_kaitai.compiled import note_list
from binlog_kaitai.compiled.batches import column_buffers as store
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.lines import text_output
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.source import Source
from binlog_kaitai.values.charset import TextErrors
from tests.builder import columns as make
from tests.builder.columns import Column
from tests.builder.log import LogBuilder
from tests.compiled.line_readers import by_loops, by_objects
from tests.compiled.tables import assert_same, collect, read

pytestmark = pytest.mark.one_in(2)

VECTOR = replace(make.vector("v"), store=lambda data: struct.pack("<I", len(data)) + data)
COLUMNS = [make.integer("id", 4), make.date_("day"), make.varchar("name", 100), VECTOR]
ZERO_DAY = (0, 0, 0)
SOUND = {"day": (2026, 11, 22), "name": b"sound", "v": b""}
FOR_PYTHON = {"day": ZERO_DAY, "name": b"text", "v": b"\0\0\x80\x3f"}


def bad_table_map(log: LogBuilder) -> None:
    log.event(19, bytes([100, 0, 0, 0, 0, 0, 1, 0, 4]) + b"sh")


def bad_head(log: LogBuilder) -> None:
    log.table_map(COLUMNS)
    log.event(30, log.table_id.to_bytes(6, "little") + b"\1\0\2\0\xfb\xff")


def missing_table_map(log: LogBuilder) -> None:
    log.table_map(COLUMNS)
    log.table_id += 1
    log.rows("insert", COLUMNS, [(None, {"id": 3} | SOUND)])


def bad_row(log: LogBuilder) -> None:
    log.table_map(COLUMNS)
    log.rows("insert", [replace(COLUMNS[0], store=lambda value: b"\1")], [(None, {"id": 1})])


def bad_checksum(log: LogBuilder) -> None:
    log.insert(COLUMNS, {"id": 4} | SOUND)
    log.data[-1] ^= 1


def cut_off(log: LogBuilder) -> None:
    log.insert(COLUMNS, {"id": 5} | SOUND)
    del log.data[-7:]


def bad_vector(log: LogBuilder) -> None:
    log.insert(COLUMNS, {"id": 6} | SOUND | {"v": b"hello"})


def bad_text(log: LogBuilder) -> None:
    log.insert(COLUMNS, {"id": 7} | SOUND | {"name": b"\xff\xfe"})


ERRORS: dict[str, Callable[[LogBuilder], None]] = {
    function.__name__: function
    for function in (
        bad_table_map,
        bad_head,
        missing_table_map,
        bad_row,
        bad_checksum,
        cut_off,
        bad_vector,
        bad_text,
    )
}


def filled(log: LogBuilder, before: int, table: list[Column]) -> None:
    """Transactions with values for Python."""
    for number in range(before):
        log.begin()
        log.insert(table, {"id": number} | FOR_PYTHON, {"id": number} | SOUND)
        log.insert(table, {"id": number} | SOUND, {"id": number} | FOR_PYTHON | {"name": b"\x81bad"})
        log.xid(number)


def assert_engines_agree(path: Path, options: ReadOptions, chunk: int) -> None:
    """Values and error are the same; how the transaction ends in which the error is does not matter here."""
    fast, error = collect(BatchReader(CompiledLog(Source(str(path), path.stat().st_size), options, chunk=chunk)))
    wanted, _, wanted_error = read(path, "objects", options)
    assert error == wanted_error
    assert_same(
        *({key: table.drop(["_xid", "_outcome"]) for key, table in tables.items()} for tables in (fast, wanted))
    )
    loops, objects = by_loops(path, options, None, chunk), by_objects(path, options)
    assert loops.error == objects.error
    assert _values(loops.data) == _values(objects.data)


def _values(data: bytes) -> list[bytes]:
    return [line.split(b',"source":')[0] for line in data.splitlines()]


@pytest.mark.parametrize("text_errors", ["bytes", "strict"])
@pytest.mark.parametrize("mode", ["failfast", "permissive"])
@pytest.mark.parametrize("kind", ERRORS)
@pytest.mark.one_in(3)
def test_an_error_behind_waiting_values(kind: str, mode: Mode, text_errors: TextErrors, tmp_path: Path) -> None:
    """In the same transaction, in the next one, and with other events between."""
    for before, begins, between in ((0, True, 0), (2, False, 0), (4, True, 2)):
        log = LogBuilder()
        filled(log, before, COLUMNS)
        if begins:
            log.begin()
        log.insert(COLUMNS, {"id": 10} | FOR_PYTHON)
        for _ in range(between):
            log.insert(COLUMNS, {"id": 11} | SOUND)
        ERRORS[kind](log)
        path = log.write(tmp_path / "log")
        options = ReadOptions(json="text", mode=mode, text_errors=text_errors)
        for chunk in (200, 2 * len(log.data) // 3, 1 << 20):
            assert_engines_agree(path, options, chunk)


@pytest.mark.parametrize("seed", range(4))
def test_random_logs_that_end_early(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(seed)
    for _ in range(8):
        monkeypatch.setattr(note_list, "_ROOM", chance.choice((1, 3, 1 << 12)))
        monkeypatch.setattr(store, "_FIRST_ROWS", chance.choice((2, 3, 256)))
        monkeypatch.setattr(text_output, "_OUT_BYTES", chance.choice((100, 3000, 1 << 20)))
        log = LogBuilder(checksum=chance.random() < 0.5)
        for number in range(chance.randrange(6)):
            log.table_id = chance.choice((100, 101))
            filled(log, 1, COLUMNS if log.table_id == 100 else [COLUMNS[0], *reversed(COLUMNS[1:])])
            if chance.random() < 0.2:
                log.begin()
                ERRORS[chance.choice(("missing_table_map", "bad_vector", "bad_text"))](log)
                log.xid(number)
        log.begin()
        log.insert(COLUMNS, {"id": 10} | FOR_PYTHON)
        ERRORS[chance.choice([kind for kind in ERRORS if log.checksum or kind != "bad_checksum"])](log)
        path = log.write(tmp_path / "log")
        mode: Mode = chance.choice(("failfast", "permissive"))
        text_errors: TextErrors = chance.choice(("bytes", "strict", "replace"))
        options = ReadOptions(json="text", mode=mode, text_errors=text_errors)
        assert_engines_agree(path, options, chance.choice((200, chance.randrange(200, 3000), 1 << 20)))


@pytest.mark.parametrize(
    "change", [lambda c: c.drop_bytes(0), lambda c: c.buffer.resize(1 << 20), lambda c: c.payloads.set([])]
)
def test_bytes_do_not_go_while_values_wait(change: Callable[[Context], object]) -> None:
    made = Context(verify=True, filter=None)
    change(made)
    made.record[C.notes.num] = 1
    with pytest.raises(AssertionError, match="values wait"):
        change(made)
