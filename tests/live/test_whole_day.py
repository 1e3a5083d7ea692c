"""`docs/restore.md`, each of its ways: a dump, traffic of all kinds, a mistake, more traffic; a server gets all but the
mistake, or all before it.

What it should have is on another server, where the mistake was not made.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from binlog_kaitai import GtidSet

from .day import MISTAKE, PRICES, SCHEMA, dump, traffic
from .relayed import TARGET
from .restored import gtids, last_gtid
from .server import Server, State, find, running
from .tool import tool

pytestmark = pytest.mark.slow
_FILES = {"mysql": (), "mariadb": (), "mysql56": ("--secure-file-priv=",)}


class Day(NamedTuple):
    """What is there when the mistake is noticed."""

    source: Server
    logs: list[Path]
    dump: Path
    before: State
    """What was there before the mistake."""
    without: State
    """What there would be, had it not been made."""


@pytest.fixture(scope="module", params=["mysql", "mariadb", "mysql56"])
def day(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Day]:
    flavour = request.param
    if find(flavour)[1]:
        pytest.skip("no server")
    with running(flavour, *_FILES[flavour]) as source, running(flavour, *_FILES[flavour]) as other:
        for server in source, other:
            (server.data_here / "prices.txt").write_bytes(PRICES)
            server.run(SCHEMA + traffic(10, server.data))
        first, path = source.log(), tmp_path_factory.mktemp("day") / "dump.sql"
        path.write_bytes(dump(source))
        for number in 30, 50:
            source.run(traffic(number, source.data))
            source.new_log()
        before = source.state()
        source.run(MISTAKE)
        for number in 70, 90:
            source.run(traffic(number, source.data))
            source.new_log()
        for number in 30, 50, 70, 90:
            other.run(traffic(number, other.data))
        yield Day(source, source.logs_since(first), path, before, other.state())


class Mistake(NamedTuple):
    """Where it is."""

    gtid: str | None
    log: Path
    start: int
    end: int


def found(day: Day) -> Mistake:
    """Find the mistake as people would."""
    wanted = "-T", "shop.orders", "--operation", "update", "--sort", "rows", "--top", "1"
    one = json.loads(tool("transactions", *wanted, "--format", "jsonl", *day.logs)[0])
    return Mistake(one["gtid"], Path(one["file"]), one["position"], one["position"] + one["bytes"])


def parts(day: Day, *, before: bool) -> list[list[str]]:
    """Return what is chosen of the logs: all before the mistake, or all but the mistake."""
    at, first = found(day), ["--after-dump", str(day.dump)]
    until = [str(log) for log in day.logs if log <= at.log]
    if before:
        return [[*first, "--stop-position", str(at.start), *until]]
    if at.gtid is not None:
        return [[*first, "--exclude-gtids", at.gtid, *map(str, day.logs)]]
    since = [str(log) for log in day.logs if log >= at.log]
    return [[*first, "--stop-position", str(at.start), *until], ["--start-position", str(at.end), *since]]


def restored_by_events(server: Server, choices: list[list[str]], *options: str) -> None:
    """Run the scripts with the client."""
    for number, choice in enumerate(choices):
        here, seen = server.data_here / f"loads{number}", f"{server.data}/loads{number}"
        here.mkdir()
        script, _ = tool("sql", "--load-dir", here, *options, *choice)
        script = script.replace(str(here), seen)  # where the server's client sees it
        server.run(script, "--binary-mode", "--local-infile=1")


def restored_by_relay_logs(server: Server, choices: list[list[str]]) -> None:
    """Have the server apply relay logs."""
    for choice in choices:
        server.run(tool("relay", "--workers", "2", "--output", server.data_here, *choice)[0])


@pytest.mark.parametrize("before", [True, False], ids=["before", "without"])
@pytest.mark.parametrize("way", ["events", "relay"])
def test_the_day_is_restored(day: Day, way: str, before: bool) -> None:
    flavour = day.source.flavour.name
    with running(flavour, *_FILES[flavour], *TARGET[flavour]) as target:
        (target.data_here / "prices.txt").write_bytes(PRICES)
        target.run(day.dump.read_bytes().replace(day.source.data.encode(), target.data.encode()), "--binary-mode")
        choices = parts(day, before=before)
        if way == "relay":
            restored_by_relay_logs(target, choices)
        else:
            restored_by_events(target, choices, *([] if flavour == "mysql56" else ["--gtids"]))
        wanted = day.before if before else day.without
        again = target.state()
        assert again.keys() == wanted.keys()
        for table in wanted:
            assert again[table] == wanted[table], table
        at = found(day)
        if flavour == "mysql" and not before:
            assert at.gtid is not None
            assert GtidSet.parse(gtids(target)) == GtidSet.parse(gtids(day.source)) - GtidSet.parse(at.gtid)
        if flavour == "mariadb" and not before:
            place = "gtid_slave_pos" if way == "relay" else "gtid_binlog_pos"
            assert target.rows(f"SELECT @@GLOBAL.{place}")[0][0] == last_gtid(day.source)
