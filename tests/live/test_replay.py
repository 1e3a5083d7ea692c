"""What `sql` prints makes the same tables again: tried on real servers, for each workload of the test data.

The server runs the workload and says what its tables hold, by CHECKSUM TABLE and SELECT. They are dropped, the script
that `sql` makes of the log is run, and the server is asked again.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import pytest

from tests.live.replay import FORMS, replayed, without_checksums

from .server import Server, ServerError
from .workloads import ONLY_ROWS_EQUAL, WRITE_TO_TRIGGERS, name, script, workloads

pytestmark = pytest.mark.slow
HOSTILE = "a`b\\\\'\"; -- */ \\n#"
"""A name that would end what it stands in, were it not quoted."""
VALUES = ["'", "\\", "\\'", "a\nb", "\r\n", "\x1a", "\x00", "*/", "/* x", "-- x", "#", ";", "`", '"']
VALUES += ["\\0", "NULL", "%_", "\u2028é😀"]


def round_trip(server: Server, workload: Path, form: str) -> None:
    server.drop_all()
    server.new_log()
    first = server.log()
    with suppress(ServerError):  # some statements are meant to fail
        server.run(script(workload), "--force")
    original = server.state()
    if form == "statements" and any(part in workload.name for part in WRITE_TO_TRIGGERS):
        with pytest.raises(ServerError, match=r"with --allow-triggers: trigger \w+ of corpus_a\.a'"):
            replayed(server, first, form)
        return
    again = replayed(server, first, form)
    if any(part in workload.name for part in ONLY_ROWS_EQUAL):
        original, again = without_checksums(original), without_checksums(again)
    assert again.keys() == original.keys()
    for table in original:
        assert again[table] == original[table], table


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("workload", workloads("mysql"), ids=name)
def test_mysql_tables_are_the_same(mysql: Server, workload: Path, form: str) -> None:
    round_trip(mysql, workload, form)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("workload", workloads("mariadb"), ids=name)
def test_mariadb_tables_are_the_same(mariadb: Server, workload: Path, form: str) -> None:
    round_trip(mariadb, workload, form)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("workload", workloads("mysql56"), ids=name)
def test_mysql_56_tables_are_the_same(mysql56: Server, workload: Path, form: str) -> None:
    round_trip(mysql56, workload, form)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("flavour", ["mysql", "mariadb", "mysql56"])
def test_hostile_names_and_values_stay_what_they_are(form: str, flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.new_log()
    first = server.log()
    table = f"`{HOSTILE.replace('`', '``')}`"
    columns = f"{table} VARCHAR(99) PRIMARY KEY, b VARBINARY(99), `c```  TEXT, delimiter INT"
    statements = [f"CREATE DATABASE {table} CHARACTER SET utf8mb4", f"CREATE TABLE {table}.{table} ({columns})"]
    for number, value in enumerate(VALUES):
        data = f"0x{value.encode().hex()}"
        key = f"CONCAT({number}, CONVERT({data} USING utf8mb4))"
        statements.append(f"INSERT INTO {table}.{table} VALUES ({key}, {data}, {data}, 1)")
    statements.append(f"UPDATE {table}.{table} SET `c``` = CONCAT(`c```, {table}), b = NULL WHERE delimiter = 1")
    statements.append(f"DELETE FROM {table}.{table} LIMIT 3")
    server.run(";\n".join(statements) + ";", "--binary-mode")
    original = server.state()
    assert [len(rows) for _, rows in original.values()] == [len(VALUES) - 3]
    assert replayed(server, first, form) == original
