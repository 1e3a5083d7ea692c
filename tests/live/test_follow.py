"""`--follow` beside a server that writes, rotates its logs and starts anew; what it prints is what the logs have."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.programs import PATIENCE, heed_interrupts, read_until

from .replay import run
from .server import Server

pytestmark = pytest.mark.slow
ROUNDS = 5


def command(name: str, *arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "binlog_kaitai", name, *map(str, arguments)]


@pytest.mark.parametrize("flavour", ["mysql", "mariadb"])
def test_changes_come_as_the_server_makes_them(flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    server.drop_all()
    server.new_log()
    first = server.log()
    run(server, "CREATE DATABASE s", "CREATE TABLE s.t (id INT PRIMARY KEY, a VARCHAR(100))")
    follow = command("changes", "--follow", first)
    with subprocess.Popen(
        follow, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0, preexec_fn=heed_interrupts
    ) as program:
        assert program.stdout is not None
        found = b""
        for number in range(ROUNDS):
            rows = ", ".join(
                f"({number * 10_000 + row}, REPEAT('x', {row % 100}))" for row in range(1 + 2000 * (number % 2))
            )
            run(server, "BEGIN", f"INSERT INTO s.t VALUES {rows}", "UPDATE s.t SET a = 'u' LIMIT 3", "COMMIT")
            run(server, f"UPDATE s.t SET a = 'end of {number}' WHERE id = {number * 10_000}")
            found += read_until(program.stdout, b'"end of %d"},"source"' % number)
            server.new_log()
        program.send_signal(2)
        rest, said = program.communicate(timeout=PATIENCE)
    assert program.returncode == 0, said
    logs = server.logs_since(first)
    assert len(logs) == ROUNDS + 1
    whole = subprocess.run(command("changes", *logs), capture_output=True, check=True).stdout
    assert found + rest == whole
    assert said.count(b"has ended; it goes on with ") >= ROUNDS - 1
