"""Rows events in pieces (MariaDB 12.3): the same rows as in the log that is whole, and an error for each lie."""

from __future__ import annotations

import json
import random
import re
import struct
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import BinlogReader, ReadOptions, iter_changes, read_events
from binlog_kaitai.changes.splits import Split, SplitReader
from binlog_kaitai.events import PartialRowDataEvent, RowsEvent
from binlog_kaitai.log.source import find_sources
from tests.builder import LogBuilder
from tests.builder.columns import Column, integer, varchar
from tests.builder.pieces import PIECE, Part, cut, in_pieces, parts_of, put_together
from tests.chosen import always
from tests.fuzz.agreement import FAILFAST, PERMISSIVE, assert_engines_agree
from tests.fuzz.compare import SCRIPTS, WAYS, Case, differences
from tests.oracle.checks import Run, run_cli

DATA = Path(__file__).parent / "data"
ENGINES = ("objects", "compiled")
LOGS = [
    ("mariadb-11.8.9/row-image-fullnodup-a.binlog", False),
    ("mariadb-11.8.9/row-image-fullnodup-a.binlog", True),
    ("mariadb-11.8.9/compress-a.binlog", False),
    ("mariadb-10.11.19/nocksum-a.binlog", False),
    ("mariadb-11.8.9/row-colcomp-a.binlog", True),
]
"""Logs of servers, and whether their events claim compressed rows when they are cut."""
COLUMNS: list[Column] = [integer("id", 4), varchar("name", 400)]
LONG = "a name that is longer than a piece " * 6


def logs(name: str, *, compressed_type: bool, folder: Path) -> tuple[Path, Path]:
    """A stored log as it is, and with its rows events in pieces."""
    whole, pieces = folder / "whole", folder / "pieces"
    log = (DATA / name).read_bytes()
    whole.write_bytes(put_together(parts_of(log)))
    pieces.write_bytes(in_pieces(log, 44, compressed_type=compressed_type))
    assert sum(part.kind == PIECE for part in parts_of(pieces.read_bytes())) > 5
    return whole, pieces


def without_places(out: str) -> str:
    """What a command prints, without what names the log and places in it."""
    out = re.sub(r'"source":\{"file":[^}]*\}|\b(whole|pieces)\b(:\d+(\+0)?)?|"payload_offset":0,', "", out)
    return re.sub(r'"(position|bytes|end_position)": ?\d+|^BINLOG.*|^\S{60,}$', "", out, flags=re.MULTILINE)


@pytest.mark.parametrize(("name", "compressed_type"), LOGS)
@pytest.mark.parametrize("engine", ENGINES)
def test_changes_are_those_of_the_log_that_is_whole(
    name: str, compressed_type: bool, engine: str, tmp_path: Path
) -> None:
    whole, pieces = logs(name, compressed_type=compressed_type, folder=tmp_path)
    expected, found = (run_cli("changes", "--engine", engine, str(path)) for path in (whole, pieces))
    assert found.status == 0, found.err
    assert expected.out.count("\n") >= 2
    assert without_places(found.out) == without_places(expected.out)


COMMANDS = [
    ("sql",),
    ("sql", "--undo"),
    ("sql", "--undo", "--as", "events"),
    ("transactions", "--format", "jsonl"),
    ("history", "-T", "shop.t", "--key", "2", "--schema", "{schema}"),
    ("changes", "--format", "text"),
    ("changes", "--where", "id > 1"),
    ("changes", "--min-rows", "2"),
]


@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
@pytest.mark.parametrize("engine", ENGINES)
def test_commands_say_the_same_of_both(command: tuple[str, ...], engine: str, tmp_path: Path) -> None:
    log = Log(tmp_path)
    schema = tmp_path / "schema.sql"
    schema.write_text("create database shop; use shop; create table t (id int primary key, name varchar(400));")
    given = [part.format(schema=schema) for part in command]
    whole = (tmp_path / "whole").write_bytes(put_together(log.uncut)) and tmp_path / "whole"
    pieces = log.write(log.parts).rename(tmp_path / "pieces")
    has_engine = "--engine" in run_cli(command[0], "--help").out and "text" not in command
    expected, found = (
        run_cli(*given, *(["--engine", engine] if has_engine else []), str(path)) for path in (whole, pieces)
    )
    assert found.status == expected.status == 0, found.err
    assert without_places(found.out) == without_places(expected.out)
    assert len(expected.out) > 100


@pytest.mark.parametrize(("name", "compressed_type"), always(1, LOGS[1:3]))
def test_both_engines_agree(name: str, compressed_type: bool, tmp_path: Path) -> None:
    assert_engines_agree(logs(name, compressed_type=compressed_type, folder=tmp_path)[1])


@dataclass
class Log:
    """A log of three transactions with rows 1 to 4, of which the second has rows 2 and 3 in pieces."""

    folder: Path
    checksum: bool = True
    in_use: bool = False

    def __post_init__(self) -> None:
        log = LogBuilder(server_version="11.8.9-MariaDB", checksum=self.checksum, in_use=self.in_use)
        for number, ids in enumerate(((1,), (2, 3), (4,))):
            log.mariadb_gtid(number + 1)
            images = [{"id": id, "name": LONG if len(ids) == 2 else "short"} for id in ids]
            log.insert(COLUMNS, *images, version=1)
            log.xid(number)
        if not self.in_use:
            log.stop()
        self.uncut = parts_of(bytes(log.data))
        at = next(i for i, part in enumerate(self.uncut) if part.kind == 23 and len(part.body) > 100)
        self.pieces = cut(self.uncut[at], 100, checksum=self.checksum)
        self.before, self.behind = self.uncut[:at], self.uncut[at + 1 :]
        assert len(self.pieces) == 5

    @property
    def parts(self) -> list[Part]:
        return [*self.before, *self.pieces, *self.behind]

    def write(self, parts: list[Part]) -> Path:
        path = self.folder / "log"
        path.write_bytes(put_together(parts))
        return path

    def position(self, number: int) -> int:
        """Where the piece with a number begins, from 1."""
        return len(put_together([*self.before, *self.pieces[: number - 1]]))


@pytest.mark.parametrize("checksum", [True, False])
@pytest.mark.parametrize("engine", ENGINES)
def test_rows_are_where_their_first_piece_is(checksum: bool, engine: str, tmp_path: Path) -> None:
    log = Log(tmp_path, checksum=checksum)
    run = run_cli("changes", "--engine", engine, str(log.write(log.parts)))
    lines = [json.loads(line) for line in run.out.splitlines()]
    assert [line["after"]["id"] for line in lines] == [1, 2, 3, 4]
    places = [(line["source"]["position"], line["source"].get("payload_offset")) for line in lines]
    assert places[1:3] == [(log.position(1), 0)] * 2
    assert places[0][0] < log.position(1) < places[3][0]


def test_the_pieces_are_events_and_the_rows_event_follows_them(tmp_path: Path) -> None:
    log = Log(tmp_path)
    events = list(read_events(log.write(log.parts)))
    pieces = [event for event in events if isinstance(event.body, PartialRowDataEvent)]
    assert [event.position for event in pieces] == [log.position(number) for number in range(1, 6)]
    bodies: list[Any] = [event.body for event in pieces]
    assert [(body.fragment_number, body.num_fragments) for body in bodies] == [(n, 5) for n in range(1, 6)]
    assert {body.first_position for body in bodies} == {log.position(1)}
    assert {body.table.name for body in bodies} == {"t"}
    joined = events[events.index(pieces[-1]) + 1]
    assert isinstance(joined.body, RowsEvent)
    assert (joined.position, joined.payload_offset, joined.type) == (log.position(1), 0, "WRITE_ROWS_EVENT_V1")
    assert joined.header.event_size == sum(body.num_bytes for body in bodies) == bodies[0].event_size


@pytest.mark.parametrize("engine", ENGINES)
def test_a_range_that_ends_between_pieces_has_their_rows(engine: str, tmp_path: Path) -> None:
    log = Log(tmp_path)
    path = log.write(log.parts)
    for options, ids in (
        (["--stop-position", str(log.position(3))], [1, 2, 3]),
        (["--stop-position", str(log.position(1))], [1]),
        (["--start-position", str(log.position(1))], [2, 3, 4]),
        (["--start-position", str(log.position(3))], [4]),
    ):
        run = run_cli("changes", "--engine", engine, *options, str(path))
        assert run.status == 0, run.err
        assert [json.loads(line)["after"]["id"] for line in run.out.splitlines()] == ids, options


def test_a_listing_of_a_table_has_its_pieces_only(tmp_path: Path) -> None:
    log = Log(tmp_path)
    path = str(log.write(log.parts))
    for engine in ENGINES:
        assert run_cli("events", "--engine", engine, "-T", "shop.t", path).out.count("PARTIAL_ROW_DATA_EVENT") == 5
        assert "PARTIAL_ROW_DATA_EVENT" not in run_cli("events", "--engine", engine, "-T", "shop.other", path).out


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
@pytest.mark.parametrize("engine", ENGINES)
def test_a_lie_is_an_error_at_its_place(lie: str, engine: str, tmp_path: Path) -> None:
    log = Log(tmp_path)
    change, number, text = LIES[lie]
    path = log.write([*log.before, *change(log.pieces), *log.behind])
    verified = run_cli("verify", "--engine", engine, str(path))
    pattern = rf"{re.escape(str(path))}:{log.position(number)} PARTIAL_ROW_DATA_EVENT: .*{text}"
    assert verified.status == 1
    assert re.search(pattern, verified.err), verified.err
    kept = run_cli("changes", "--engine", engine, "--mode", "permissive", str(path))
    assert kept.status == 1
    assert re.search(pattern, kept.err), kept.err
    found = [json.loads(line)["after"]["id"] for line in kept.out.splitlines()]
    assert found == ([1, 2, 3, 4] if lie == "it begins again" else [1, 4])
    assert run_cli("changes", "--engine", engine, str(path)).status == 1


@pytest.mark.parametrize("engine", ENGINES)
def test_a_log_that_ends_between_two_pieces(engine: str, tmp_path: Path) -> None:
    log = Log(tmp_path)
    path = log.write([*log.before, *log.pieces[:3]])
    text = f"{path}:{log.position(1)} PARTIAL_ROW_DATA_EVENT: only 3 of 5 pieces of a rows event are here"
    for command in (("changes",), ("changes", "--mode", "permissive"), ("sql",), ("events",), ("stats",)):
        run = run_cli(*command, "--engine", engine, str(path))
        assert run.status == 1, command
        assert text in run.err, command


@pytest.mark.parametrize("engine", ENGINES)
def test_a_server_that_still_writes_the_pieces(engine: str, tmp_path: Path) -> None:
    log = Log(tmp_path, in_use=True)
    path = log.write([*log.before, *log.pieces[:3]])
    run = run_cli("changes", "--engine", engine, str(path))
    assert run.status == 0
    assert run.out.count("\n") == 1
    assert "only 3 of 5 pieces" in run.err
    assert "the server was still writing the log" in run.err


@pytest.mark.parametrize("engine", ENGINES)
def test_no_more_is_joined_than_may_be_read(engine: str, tmp_path: Path) -> None:
    log = Log(tmp_path)
    path = log.write(log.parts)
    run = run_cli("changes", "--engine", engine, "--max-event-size", "300", str(path))
    assert run.status == 1
    assert f"{log.position(1)} PARTIAL_ROW_DATA_EVENT: the event claims" in run.err
    assert "--max-event-size" in run.err
    assert run_cli("changes", "--engine", engine, "--max-event-size", "600", str(path)).status == 0


def test_no_split_begins_between_pieces(tmp_path: Path) -> None:
    log = Log(tmp_path)
    path = log.write(log.parts)
    source, size = find_sources(path).sources[0], path.stat().st_size
    expected = [(change.place.position, change.after) for change in iter_changes(path)]
    for end in range(1, size, 29):
        found = []
        for start, stop in pairwise((0, end, size)):
            span = SplitReader(Split(source, start, stop, 0)).span()
            if span is not None:
                changes = BinlogReader(source, ReadOptions(json="text"), span=span).changes()
                found += [(change.place.position, change.after) for change in changes]
        assert found == expected, end


@pytest.mark.parametrize("unit", ["transaction", "event"])
def test_carved_pieces_are_whole(unit: str, tmp_path: Path) -> None:
    log, out = Log(tmp_path), tmp_path / "out"
    path = log.write(log.parts)
    assert run_cli("carve", "--unit", unit, "-T", "shop.t", str(path), "-o", str(out)).status == 0
    kinds = [part.kind for part in parts_of(out.read_bytes())]
    assert kinds.count(PIECE) == 5
    assert [change.after for change in iter_changes(out)] == [change.after for change in iter_changes(path)]


def test_pieces_are_redacted_as_the_event_is(tmp_path: Path) -> None:
    log = Log(tmp_path)
    (tmp_path / "whole").write_bytes(put_together(log.uncut))
    names: list[list[Any]] = []
    for path in (log.write(log.parts), tmp_path / "whole"):
        out = path.with_suffix(".out")
        run = run_cli("carve", str(path), "--redact", "shop.t.name", "--redact-key", "k", "-o", str(out))
        assert run.status == 0, run.err
        assert LONG[:20].encode() not in out.read_bytes()
        names.append([change.after for change in iter_changes(out)])
    assert names[0] == names[1]
    assert len(names[0]) == 4


def test_salvage_saves_all_pieces_or_none(tmp_path: Path) -> None:
    log = Log(tmp_path)
    for number, (parts, lost) in enumerate(((log.parts, False), (log.parts[:-7] + log.parts[-6:], True))):
        out = tmp_path / f"out{number}"
        run = run_cli("verify", str(log.write(parts)), "--salvage", str(out))
        assert run.status == lost
        kinds = [part.kind for part in parts_of(out.read_bytes())]
        assert kinds.count(PIECE) == (0 if lost else 5), run.err
        assert run_cli("verify", str(out)).status == 0


def test_the_rows_event_is_a_part_of_its_last_piece(tmp_path: Path) -> None:
    log = Log(tmp_path)
    path = str(log.write(log.parts))
    by_change: Run = run_cli("inspect", path, f"@{log.position(1)}+0")
    assert by_change.status == 0, by_change.err
    assert "WRITE_ROWS_EVENT_V1" in by_change.out
    assert by_change.out.count(": 2\n") + by_change.out.count(": 3\n") >= 2
    last: Run = run_cli("inspect", path, "--position", str(log.position(5) + 20))
    assert "piece 5 of 5" in last.out
    assert "WRITE_ROWS_EVENT_V1" in last.out
    assert "and the one before it is missing" not in last.out


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
    """Both engines say the same, and nothing but that there is an error."""
    name, compressed_type = LOGS[seed % len(LOGS)]
    parts = parts_of(in_pieces((DATA / name).read_bytes(), 60, compressed_type=compressed_type))
    chance, path = random.Random(seed), tmp_path / "log"
    for _ in range(6):
        path.write_bytes(mutant(chance, parts))
        case = Case(path, chance.choice((PERMISSIVE, FAILFAST)), None, chance.choice((200, 1 << 20)))
        for way in chance.sample([*WAYS, *SCRIPTS], 3):
            assert differences(way, case) is None
