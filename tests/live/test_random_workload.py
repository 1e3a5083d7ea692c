"""A workload made by chance over all column types: replayed by `sql` and by `relay` into an empty server, and undone.

``LIVE_CHANGES`` is about how many rows it changes.
"""

from __future__ import annotations

import os

import pytest

from .chance import Workload
from .relayed import TARGET, apply
from .replay import FORMS, replayed, run, sql
from .server import Server, State, running

pytestmark = pytest.mark.slow
CHANGES = int(os.environ.get("LIVE_CHANGES", "5000"))
SEED = int(os.environ.get("LIVE_SEED", "1"))


@pytest.mark.parametrize("flavour", ["mysql", "mariadb", "mysql56"])
def test_it_is_replayed_and_undone(flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    workload = Workload(flavour, SEED)
    server.drop_all()
    server.new_log()
    log = server.log()
    run(server, *workload.tables(), *workload.changes(CHANGES // 10))
    before, start = server.state(), server.position()
    run(server, *workload.changes(CHANGES))
    original = server.state()
    server.run(sql("--undo", log, "--start-position", str(start)), "--binary-mode")
    assert_same(server.state(), before)
    for form in FORMS:
        assert_same(replayed(server, log, form), original)
    with running(flavour, *TARGET[flavour], "--server-id=7") as target:
        assert_same(apply(target, "--workers", "2", log), original)
    undo = sql("--undo", "--as", "events", log, "--start-position", str(start))
    assert undo.count(b"BINLOG") > 10
    server.run(undo, "--binary-mode")
    assert_same(server.state(), before)


def assert_same(state: State, expected: State) -> None:
    """Compare table by table, and row by row, so that a failure can be read."""
    assert state.keys() == expected.keys()
    for table, (checksum, rows) in expected.items():
        for row, other in zip(state[table][1], rows, strict=True):
            assert row == other, table
        assert state[table][0] == checksum, table
