"""Splits: whatever the cuts, all of them together are the sequential read, change for change and byte for byte."""

from __future__ import annotations

import gzip
import random
from itertools import pairwise
from pathlib import Path

import pytest
from binlog_kaitai._generated.layout import EventType

from binlog_kaitai import BinlogReader, ReadOptions, read_events
from binlog_kaitai.changes.ledger import FileLedger, joined
from binlog_kaitai.changes.splits import Span, Split, SplitReader, plan_splits
from binlog_kaitai.log.source import Source, find_sources
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.builder import LogBuilder, bodies
from tests.builder.columns import integer
from tests.chosen import always, first_of_each, what_a_log_shows
from tests.oracle import corpus

DATA = Path(__file__).parent / "data"
LOGS = [log.path for log in corpus.load(DATA) if log.undamaged]
EVERY_CUT = ["mysql-9.7.4/gtid-a.000002", "mysql-5.6.24/trx-a.binlog", "mariadb-11.8.9/row-mtypes-a.binlog"]


def source_of(path: Path) -> Source:
    return find_sources(path).sources[0]


def read(source: Source, span: Span | None = None) -> tuple[list[str], FileLedger]:
    writer, reader = ChangeWriter(), BinlogReader(source, ReadOptions(json="text"), span=span)
    return [writer.line(change) for change in reader.changes()], reader.ledger


def read_in_splits(source: Source, cuts: list[int]) -> tuple[list[str], FileLedger]:
    lines: list[str] = []
    ledgers = []
    for number, (start, end) in enumerate(pairwise(cuts)):
        span = SplitReader(Split(source, start, end, number)).span()
        if span is not None:
            part, ledger = read(source, span)
            lines += part
            ledgers.append(ledger)
    return lines, joined(ledgers)


def counts(ledger: FileLedger) -> dict[str, object]:
    told = ledger.as_json()
    return {name: told[name] for name in ("bytes_walked", "events", "rows", "statements", "gtids", "state", "errors")}


@pytest.mark.parametrize("path", first_of_each(LOGS, what_a_log_shows), ids=lambda path: str(path.relative_to(DATA)))
@pytest.mark.one_in(2)
def test_any_cuts_give_the_sequential_read(path: Path) -> None:
    source = source_of(path)
    size = path.stat().st_size
    lines, ledger = read(source)
    chance = random.Random(path.name)
    for number in (1, 2, 7):
        cuts = [0, *sorted(chance.sample(range(1, size), min(number, size - 1))), size]
        part_lines, part_ledger = read_in_splits(source, cuts)
        assert part_lines == lines, cuts
        assert counts(part_ledger) == counts(ledger), cuts


@pytest.mark.parametrize("name", always(1, EVERY_CUT))
def test_one_cut_at_every_byte(name: str) -> None:
    path = DATA / name
    source, size = source_of(path), path.stat().st_size
    _, ledger = read(source)
    spans = set()
    for cut in range(1, size):
        found = [SplitReader(Split(source, *ends, 0)).span() for ends in ((0, cut), (cut, size))]
        spans.add(tuple((span.start, span.end) if span else None for span in found))
    for first, second in spans:
        assert first is not None
        assert first[0] == 0
        assert (first[1] == size and second is None) or second == (first[1], size)
    assert len(spans) > min(3, len(ledger.gtids)), "the cuts never moved a bound"


def _statements_of(threads: dict[int, int], folder: Path) -> tuple[Path, list[int]]:
    """A log without checksums and the positions of its events; the connections of some statements have numbers."""
    log = LogBuilder(checksum=False)
    for number in range(1, 20):
        log.gtid(number)
        body = bodies.query(f"create table t{number} (n int)", thread_id=threads.get(len(log.positions), 9))
        log.event(EventType.query_event, body)
    return log.write(folder / "log"), log.positions


@pytest.mark.slow
def test_a_number_that_leads_to_another_event_by_accident(tmp_path: Path) -> None:
    """Ten bytes into a statement stands what looks like a header with the connection's number for its size."""
    _, positions = _statements_of({}, tmp_path)
    queries = [number for number, position in enumerate(positions) if number % 2 == 0 and position >> 8 & 255 in (1, 2)]
    threads = {number: positions[number + 5] - (positions[number] + 10) for number in queries[:-3]}
    path, _ = _statements_of(threads, tmp_path)
    source, size = source_of(path), path.stat().st_size
    _, ledger = read(source)
    for cut in range(1, size):
        _, part_ledger = read_in_splits(source, [0, cut, min(cut + 150, size), size])
        assert counts(part_ledger) == counts(ledger), cut


def test_a_plan_tiles_the_logs() -> None:
    sources = [source_of(path) for path in LOGS[:20]]
    plan = plan_splits(sources, 4096)
    assert [split.number for split in plan] == list(range(len(plan)))
    for source in sources:
        ranges = [(split.start, split.end) for split in plan if split.source is source]
        assert ranges[0][0] == 0
        assert ranges[-1][1] == source.size
        assert all(a[1] == b[0] for a, b in pairwise(ranges))


def test_a_transaction_that_is_larger_than_a_split_is_one_task_which_says_so(tmp_path: Path) -> None:
    log, columns = LogBuilder(), [integer("id", 4)]
    for number, count in enumerate((1, 1, 300, 1, 1)):
        log.gtid(number + 1)
        log.begin()
        for _ in range(count):
            log.insert(columns, {"id": number})
        log.xid(number)
    log.stop()
    source = source_of(log.write(tmp_path / "log"))
    gtids = [event.position for event in read_events(source.name) if event.type == "GTID_LOG_EVENT"]
    plan = plan_splits([source], 4000)
    spans = [span for split in plan if (span := SplitReader(split).span())]
    assert [(span.start, span.end) for span in spans] == [(0, gtids[3]), (gtids[3], source.size)]
    (first, ledger), (last, last_ledger) = (read(source, span) for span in spans)
    assert first + last == read(source)[0]
    assert not last_ledger.warnings
    (note,) = ledger.warnings
    size = gtids[3] - plan[0].end
    assert note == (
        f"{source.name}: between {plan[0].end} and {gtids[3]} no transaction begins; "
        f"one task read these {size} bytes alone, more than a split"
    )


def test_a_log_that_cannot_be_split_says_so() -> None:
    source = source_of(DATA / "encrypted/mysql-9.7.4/enc-stmt-a.binlog")
    first, *others = (SplitReader(split).span() for split in plan_splits([source], 1000))
    assert first is not None
    assert (first.start, first.end) == (0, source.size)
    assert first.note == f"{source.name}: cannot be split (encrypted, or its head is damaged); one task read all of it"
    assert set(others) == {None}


def test_a_compressed_log_is_one_split(tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(gzip.compress(LOGS[0].read_bytes()))
    source = source_of(path)
    (split,) = plan_splits([source], 1000)
    assert split.size == path.stat().st_size
    lines, ledger = read(source)
    plain, plain_ledger = read(source_of(LOGS[0]))
    assert [line.replace(str(path), str(LOGS[0])) for line in lines] == plain
    assert counts(ledger) == counts(plain_ledger)
