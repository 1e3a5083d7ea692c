"""Any wrong value is noticed: one literal of a script is changed, and the tables are not the same, or the script fails.

A value that a later statement overwrites would not be seen at the end. So rows are found by all of their values, and
each statement has to change exactly one row.
"""

from __future__ import annotations

import os
import random
import re
from pathlib import Path

import pytest

from .chance import START, Workload
from .replay import sql
from .server import Server, ServerError, State

pytestmark = pytest.mark.slow
MUTATIONS = int(os.environ.get("LIVE_MUTATIONS", "40"))
SEED = int(os.environ.get("LIVE_SEED", "1"))
CHANGES = 150
_LITERAL = re.compile(rb"'(?:[^'\\]|\\.|'')*'|(?<=[ (])-?\d[\d.e+-]*(?=[,);])|\bNULL\b(?=[,);])")
_SIXTEEN_BYTES = b"X'" + b"31" * 16 + b"'"
"""No type takes them for NULL, with or without strict mode; UUID and INET6 take so many."""
_STATEMENTS = (b"INSERT ", b"UPDATE ", b"DELETE ")


def literals(script: bytes) -> list[tuple[int, int]]:
    """Return where the literals of rows begin and end."""
    found, at = [], 0
    for line in script.split(b"\n"):
        if line.startswith(_STATEMENTS):
            found += [(at + one.start(), at + one.end()) for one in _LITERAL.finditer(line)]
        at += len(line) + 1
    return found


def changed(literal: bytes) -> bytes:
    """Return another value. Numbers come closer to 0: without strict mode, one beyond a limit becomes the limit."""
    if literal == b"NULL":
        return _SIXTEEN_BYTES
    if not re.search(rb"[0-9A-Za-z]", literal):
        return literal[:-1] + b"00'"
    if re.fullmatch(rb"-?\d+", literal):
        return literal[:-1] + (b"%d" % (int(literal[-1:]) - 1) if literal[-1:] != b"0" else b"1")
    return re.sub(rb"[0-9A-Za-z]", lambda one: b"2" if one[0] == b"1" else b"1", literal, count=1)


def outcome(server: Server, script: bytes) -> State | str:
    """Return what the tables hold after a script, or why it failed."""
    server.drop_all()
    try:
        server.run(script, "--binary-mode")
    except ServerError as error:
        return str(error)
    return server.state()


@pytest.mark.parametrize("flavour", ["mysql", "mariadb", "mysql56"])
def test_a_wrong_value_is_noticed(flavour: str, request: pytest.FixtureRequest) -> None:
    server: Server = request.getfixturevalue(flavour)
    workload = Workload(flavour, SEED)
    server.drop_all()
    server.new_log()
    log: Path = server.log()
    server.run(START + ";\n".join([*workload.tables(), *workload.changes(CHANGES)]) + ";", "--binary-mode")
    expected = server.state()
    script = sql("--as", "statements", "--check", "--where-columns", "all", log)
    assert outcome(server, script) == expected
    places = literals(script)
    unnoticed = []
    for start, end in random.Random(SEED).sample(places, MUTATIONS):
        other = changed(script[start:end])
        assert other != script[start:end]
        if outcome(server, script[:start] + other + script[end:]) == expected:
            line = script[script.rfind(b"\n", 0, start) + 1 : end]
            unnoticed.append((line[-80:], other))
    assert unnoticed == []
