"""Parts of a log: both engines read the same from each, and all parts together are the whole log."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path

import pyarrow as pa
import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger, joined
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.changes.splits import Span, Split, SplitReader
from binlog_kaitai.compiled.batches.batch_reader import BatchReader
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.log.source import Source
from tests.builder.columns import integer
from tests.builder.log import LogBuilder
from tests.chosen import first_of_each, what_a_log_shows
from tests.compiled.tables import Engine, Tables, assert_same, collect, read
from tests.oracle import corpus

DATA = Path(__file__).parent.parent / "data"
LOGS = [log.path for log in corpus.load(DATA) if log.undamaged]
ENGINES: tuple[Engine, ...] = ("compiled", "objects")
ONE = DATA / "mysql-9.7.4" / "trx-a.binlog"
SUMS = ("bytes_walked", "events", "rows", "statements", "gtids", "state", "errors", "crc_failures", "lost")


def spans(path: Path, cuts: list[int]) -> list[Span]:
    source = Source(str(path), path.stat().st_size)
    found = [SplitReader(Split(source, *ends, number)).span() for number, ends in enumerate(pairwise(cuts))]
    return [span for span in found if span is not None]


def read_parts(path: Path, parts: list[Span], engine: Engine) -> tuple[list[Tables], list[FileLedger]]:
    done = [read(path, engine, span=span) for span in parts]
    return [tables for tables, _, _ in done], [reader.ledger for _, reader, _ in done]


def put_together(parts: list[Tables]) -> Tables:
    keys = {key: None for part in parts for key in part}
    return {key: pa.concat_tables([part[key] for part in parts if key in part]).combine_chunks() for key in keys}


@pytest.mark.parametrize(
    "path", first_of_each(LOGS, what_a_log_shows), ids=lambda path: path.relative_to(DATA).as_posix()
)
@pytest.mark.one_in(2)
def test_any_cuts_give_the_whole_log(path: Path) -> None:
    whole, reader, _ = read(path, "compiled")
    size, chance = path.stat().st_size, random.Random(path.name)
    cuts = [0, *sorted(chance.sample(range(1, size), min(5, size - 1))), size]
    parts = spans(path, cuts)
    found, ledgers = read_parts(path, parts, "compiled")
    assert_same(put_together(found), whole)
    told, wanted = joined(ledgers).as_json(), reader.ledger.as_json()
    assert {name: told[name] for name in SUMS} == {name: wanted[name] for name in SUMS}
    expected, by_objects = read_parts(path, parts, "objects")
    assert [ledger.as_json() for ledger in ledgers] == [ledger.as_json() for ledger in by_objects]
    for one, other in zip(found, expected, strict=True):
        assert_same(one, other)


def test_a_part_that_ends_inside_of_a_transaction_leaves_it_open() -> None:
    path = ONE
    whole, _, _ = read(path, "objects")
    places = sorted({place for table in whole.values() for place in table["_position"].to_pylist()})
    for end in places:
        span = Span(0, end, None)
        by_loops = BatchReader(
            CompiledLog(Source(str(path), path.stat().st_size), ReadOptions(json="text"), span=span, chunk=400)
        )
        fast, fast_error = collect(by_loops)
        objects, by_objects, error = read(path, "objects", span=span)
        assert (fast_error, error) == (None, None)
        assert_same(fast, objects)
        assert by_loops.ledger.as_json() == by_objects.ledger.as_json()


@pytest.mark.parametrize("engine", ["compiled", "objects"])
def test_no_byte_outside_is_read(engine: Engine) -> None:
    path = ONE
    size = path.stat().st_size
    read_bytes: list[int] = []
    parts = spans(path, [0, size // 3, 2 * size // 3, size])
    assert len(parts) == 3
    for span in parts:
        read_bytes.clear()
        read(path, engine, progress=read_bytes.append, span=span)
        assert sum(read_bytes) == span.end - span.start


def test_filters_apply_to_parts() -> None:
    path = ONE
    size = path.stat().st_size
    for chosen in (Filter(start_position=size // 2), Filter(stop_position=size // 2)):
        for span in spans(path, [0, size // 3, 2 * size // 3, size]):
            fast, by_loops, _ = read(path, "compiled", ReadOptions(), chosen, span=span)
            objects, by_objects, _ = read(path, "objects", ReadOptions(), chosen, span=span)
            assert_same(fast, objects)
            assert by_loops.ledger.as_json() == by_objects.ledger.as_json()


def test_statements_without_transactions(tmp_path: Path) -> None:
    """As MySQL 5.1 wrote them for tables without transactions: the next event tells that one has ended."""
    log = LogBuilder(server_version="5.1.23", checksum=False)
    for number in range(4):
        log.insert([integer("id", 4)], {"id": number}, version=1)
        log.begin()
        log.query("INSERT INTO t VALUES (1)")
        log.xid(number)
    log.stop()
    path = log.write(tmp_path / "log")
    size = path.stat().st_size
    for engine in ENGINES:
        for cut in (position + step for position in log.positions for step in (-1, 0, 1)):
            found, _ = read_parts(path, spans(path, [0, cut, size]), engine)
            (rows,) = put_together(found).values()
            assert rows["_outcome"].to_pylist() == ["commit"] * 4
