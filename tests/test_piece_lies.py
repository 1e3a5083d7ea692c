"""Lies about the pieces of a rows event, and hostile ones: an error each, the same by the loops and by objects."""

from __future__ import annotations

import json
import random
import re
import struct
from collections.abc import Callable
from pathlib import Path

import pytest

from binlog_kaitai.changes.filters import Filter
from tests.builder.pieces import PIECE, Log, Part, in_pieces, parts_of, put_together
from tests.fuzz.agreement import FAILFAST, PERMISSIVE
from tests.fuzz.compare import SCRIPTS, WAYS, Case, differences
from tests.logs import DATA
from tests.made.pieces import IN_PIECES
from tests.oracle.checks import run_cli


def changed(body: bytes, at: int, form: str, value: int) -> bytes:
    made = bytearray(body)
    struct.pack_into(form, made, at, value)
    return bytes(made)


Lie = Callable[[list[Part]], list[Part]]
QUERY = Part(1_795_000_000, 2, 7, 1, 0, struct.pack("<IIBHH", 8, 0, 4, 0, 0) + b"shop\0CREATE TABLE x (a INT)")


def at(number: int, place: int, form: str, value: int) -> Lie:
    """Have a piece claim something else."""
    index = number - 1
    return lambda p: [
        part._replace(body=changed(part.body, place, form, value)) if i == index else part for i, part in enumerate(p)
    ]


LIES: dict[str, tuple[Lie, int, str]] = {
    "one is missing": (lambda p: [*p[:2], *p[3:]], 3, "piece 4 of 5 comes after piece 2 of 5"),
    "the first is missing": (lambda p: p[1:], 1, "piece 2 of 5, and the one before it is missing"),
    "the last is missing": (lambda p: p[:-1], 1, "only 4 of 5 pieces of a rows event are here; its rows are missing"),
    "one is there twice": (lambda p: [*p[:2], *p[1:]], 3, "piece 2 of 5 comes after piece 2 of 5"),
    "two changed places": (lambda p: [p[0], p[2], p[1], *p[3:]], 2, "piece 3 of 5 comes after piece 1 of 5"),
    "it begins again": (lambda p: [*p[:2], *p], 1, "only 2 of 5 pieces of a rows event are here; its rows are missing"),
    "another event between": (lambda p: [*p[:2], QUERY, *p[2:]], 1, "only 2 of 5 pieces of a rows event are here"),
    "a smaller total": (at(3, 0, "<I", 4), 3, "piece 3 of 4 comes after piece 2 of 5"),
    "a larger total": (at(3, 0, "<I", 1 << 31), 3, f"piece 3 of {1 << 31} comes after piece 2 of 5"),
    "all totals larger": (
        lambda p: [part._replace(body=changed(part.body, 0, "<I", 6)) for part in p],
        1,
        "only 5 of 6 pieces of a rows event are here; its rows are missing",
    ),
    "number 0": (at(3, 4, "<I", 0), 3, "claims to be piece 0 of 5"),
    "a number above the total": (at(5, 4, "<I", 6), 5, "claims to be piece 6 of 5"),
    "a flag that nobody knows": (at(1, 8, "<B", 3), 1, "has flags that are not known: 0x03"),
    "no size": (at(1, 8, "<B", 0), 1, "piece 1 of 5 does not tell the size of the rows event"),
    "a size again": (at(2, 8, "<B", 1), 2, "piece 2 of 5 tells a size, as only the first one does"),
    "a size that is too small": (at(1, 9, "<Q", 100), 2, r"2 of 5 pieces have 192 bytes of .* shall have 100"),
    "a size that is too large": (at(1, 9, "<Q", 1 << 60), 5, rf"5 of 5 pieces have \d+ bytes of .* have {1 << 60}"),
    "a header of another size": (at(1, 17 + 9, "<I", 77), 1, r"make a rows event of \d+ bytes, its header claims 77"),
    "no rows event": (at(1, 17 + 4, "<B", 2), 1, "the pieces make no rows event"),
    "a body that is too short": (lambda p: [p[0], p[1]._replace(body=b"\5\0\0"), *p[2:]], 2, "malformed"),
    "no body": (lambda p: [p[0]._replace(body=b""), *p[1:]], 1, "malformed"),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_is_an_error_at_its_place(lie: str, tmp_path: Path) -> None:
    log = Log(tmp_path)
    change, number, text = LIES[lie]
    path = log.write([*log.before, *change(log.pieces), *log.behind])
    verified = run_cli("verify", str(path))
    pattern = rf"{re.escape(str(path))}:{log.position(number)} PARTIAL_ROW_DATA_EVENT: .*{text}"
    assert verified.status == 1
    assert re.search(pattern, verified.err), verified.err
    kept = run_cli("changes", "--mode", "permissive", str(path))
    assert kept.status == 1
    assert re.search(pattern, kept.err), kept.err
    found = [json.loads(line)["after"]["id"] for line in kept.out.splitlines()]
    assert found == ([1, 2, 3, 4] if lie == "it begins again" else [1, 4])
    assert run_cli("changes", str(path)).status == 1


def test_a_log_that_ends_between_two_pieces(tmp_path: Path) -> None:
    log = Log(tmp_path)
    path = log.write([*log.before, *log.pieces[:3]])
    text = f"{path}:{log.position(1)} PARTIAL_ROW_DATA_EVENT: only 3 of 5 pieces of a rows event are here"
    for command in (("changes",), ("changes", "--mode", "permissive"), ("sql",), ("events",), ("stats",)):
        run = run_cli(*command, str(path))
        assert run.status == 1, command
        assert text in run.err, command


def test_a_server_that_still_writes_the_pieces(tmp_path: Path) -> None:
    log = Log(tmp_path, in_use=True)
    path = log.write([*log.before, *log.pieces[:3]])
    run = run_cli("changes", str(path))
    assert run.status == 0
    assert run.out.count("\n") == 1
    assert "only 3 of 5 pieces" in run.err
    assert "the server was still writing the log" in run.err


def mutant(chance: random.Random, parts: list[Part]) -> bytes:
    """A log with pieces, some events of it changed by chance."""
    parts = list(parts)
    for _ in range(chance.randrange(1, 4)):
        places = [i for i, part in enumerate(parts) if part.kind == PIECE] or [1]
        i = chance.choice(places)
        body = bytearray(parts[i].body)
        if body:
            body[chance.randrange(min(len(body), 45))] = chance.choice((0, 1, 255, chance.randrange(256)))
        others = (
            [],
            [parts[i], parts[i]],
            [parts[i], chance.choice(parts[1:])],
            [parts[i]._replace(body=bytes(body))],
            [parts[i]._replace(body=parts[i].body[: chance.randrange(len(body) + 1)])],
            [parts[i]._replace(body=parts[i].body + bytes(chance.randrange(30)))],
            [parts[i]._replace(kind=chance.choice((2, 16, 19, 23, 162)))],
        )
        parts[i : i + 1] = chance.choice(others)
    data = bytearray(put_together(parts))
    if chance.random() < 0.2:
        data[chance.randrange(300, len(data))] ^= 1
    return bytes(data[: len(data) if chance.random() < 0.9 else chance.randrange(300, len(data))])


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.one_in(4)
def test_hostile_pieces(seed: int, tmp_path: Path) -> None:
    """Loops and objects say the same, and nothing but that there is an error."""
    name, compressed_type = IN_PIECES[seed % len(IN_PIECES)]
    parts = parts_of(in_pieces((DATA / name).read_bytes(), 60, compressed_type=compressed_type))
    chance, path = random.Random(seed), tmp_path / "log"
    for _ in range(6):
        path.write_bytes(mutant(chance, parts))
        case = Case(path, chance.choice((PERMISSIVE, FAILFAST)), None, chance.choice((200, 1 << 20)))
        for way in chance.sample([*WAYS, *SCRIPTS], 3):
            assert differences(way, case) is None


@pytest.mark.parametrize("chunk", [200, 1 << 20])
def test_an_undo_of_a_range_that_ends_between_pieces(chunk: int, tmp_path: Path) -> None:
    """Its transaction has no end in the range, and is left out."""
    name, compressed_type = IN_PIECES[0]
    parts, path = parts_of(in_pieces((DATA / name).read_bytes(), 60, compressed_type=compressed_type)), tmp_path / "log"
    path.write_bytes(put_together(parts))
    for stop in range(300, path.stat().st_size, 2000):
        assert differences("undo of a range", Case(path, FAILFAST, Filter(stop_position=stop), chunk)) is None
