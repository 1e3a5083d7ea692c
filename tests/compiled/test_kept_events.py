"""Events of chosen rows and transactions: the loops list those that the objects choose, byte for byte."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.listings.event_lines import write_events
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.text.event_lines import EventLines
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.compiled.choices import any_filters
from tests.compiled.listings import LISTINGS, THOROUGH, assert_same_listing, by_objects
from tests.logs import LOGS, SMALL, damaged, name_of
from tests.oracle.checks import run_cli
from tests.oracle.objects.commands import run_by_objects
from tests.streams import stream_of

pytestmark = pytest.mark.one_in(2)

MANY = pytest.param(60, marks=pytest.mark.slow)


@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
@pytest.mark.parametrize("count", [3, MANY])
@pytest.mark.parametrize("path", LOGS, ids=name_of)
@pytest.mark.one_in(5)
def test_all_logs(path: Path, count: int) -> None:
    chance = random.Random(path.name)
    for number, chosen in enumerate(
        [*any_filters(path, count), Filter(query="(?i)create|insert|xa"), Filter(min_rows=1)]
    ):
        options = ReadOptions(mode=chance.choice(("failfast", "permissive")), thorough=True)
        assert_same_listing(path, options, chosen, (1 << 20, 3000, 300)[number % 3], [chance.choice(LISTINGS)])


@pytest.mark.filterwarnings("ignore::binlog_kaitai.errors.DamageWarning")
@pytest.mark.parametrize("rounds", [1, MANY])
@pytest.mark.parametrize("path", SMALL[::4], ids=name_of)
def test_damaged_logs(path: Path, rounds: int, tmp_path: Path) -> None:
    chance, copy = random.Random(path.name), tmp_path / "log"
    for seed in range(rounds):
        copy.write_bytes(damaged(path.read_bytes(), chance))
        for chosen in any_filters(path, 2, seed):
            for mode in ("failfast", "permissive"):
                options = ReadOptions(mode=mode, verify_checksums=False, thorough=True)  # type: ignore[arg-type]
                assert_same_listing(copy, options, chosen, chance.choice((300, 1 << 20)), ["jsonl"])


@pytest.mark.parametrize("path", SMALL[1::5], ids=name_of)
def test_streams(path: Path) -> None:
    """What waits for the end of a transaction is kept of a stream."""
    chance, data = random.Random(path.name), path.read_bytes()
    for chosen in any_filters(path, 2):
        expected = by_objects(path, ["jsonl"], THOROUGH, chosen, EventLines).data["jsonl"]
        found = bytearray()
        source = stream_of(data, chance.choice([100, 5000]), chance.choice([1000, 1 << 25]))
        reader = CompiledLog(source, THOROUGH, chosen, chunk=chance.choice([3000, 1 << 20]))
        write_events(reader, EventLines("jsonl"), found.extend)
        assert found.replace(f'"file":"{source.name}"'.encode(), b"") == expected.replace(
            f'"file":"{path}"'.encode(), b""
        )


@pytest.mark.parametrize("mode", ["failfast", "permissive"])
@pytest.mark.parametrize(
    "given",
    ["--where=id=1", "--operation=update", "--query=(?i)insert", "--xid=22", "--thread-id=10", "--min-rows=3"],
)
def test_the_command_line_gives_the_same(given: str, mode: str, tmp_path: Path) -> None:
    """With what is said of logs that are damaged, or have nothing of it."""
    broken = tmp_path / "broken"
    broken.write_bytes(SMALL[3].read_bytes()[:-7])
    paths = [str(path) for path in ("samples/mysql-9.7-shop.binlog", broken, *SMALL[:9])]
    for some in (paths[:1], paths):
        for more in ([], ["--format", "jsonl", "--links"]):
            arguments = ["events", "--mode", mode, given, *more, *some]
            assert run_cli(*arguments) == run_by_objects(*arguments)


def test_python_is_asked_about_few_events(tmp_path: Path) -> None:
    log = LogBuilder()
    for number in range(200):
        log.gtid(number + 1)
        log.begin()
        log.insert([integer("id", 4)], {"id": number})
        log.xid(number)
    path = log.write(tmp_path / "log")
    for chosen in (Filter(where="id = 7"), Filter(operations="insert"), Filter(xids=7), Filter(min_rows=1)):
        assert assert_same_listing(path, filter=chosen) < 10
