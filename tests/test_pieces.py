"""Rows events in pieces (MariaDB 12.3): commands say of them what they say of the log that is whole."""

from __future__ import annotations

import gzip
import json
import re
import struct
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import AES
from cryptography.hazmat.primitives.ciphers.modes import CTR

from binlog_kaitai import BinlogReader, ReadOptions, iter_changes, read_events
from binlog_kaitai.changes.splits import Split, SplitReader
from binlog_kaitai.events import PartialRowDataEvent, RowsEvent
from binlog_kaitai.log.source import find_sources
from tests.builder.pieces import LONG, PIECE, Log, Part, in_pieces, parts_of, put_together
from tests.chosen import always
from tests.fuzz.agreement import assert_engines_agree
from tests.logs import DATA
from tests.made.pieces import IN_PIECES
from tests.oracle.checks import Run, run_cli


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


@pytest.mark.parametrize(("name", "compressed_type"), IN_PIECES)
def test_changes_are_those_of_the_log_that_is_whole(name: str, compressed_type: bool, tmp_path: Path) -> None:
    whole, pieces = logs(name, compressed_type=compressed_type, folder=tmp_path)
    expected, found = (run_cli("changes", str(path)) for path in (whole, pieces))
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
def test_commands_say_the_same_of_both(command: tuple[str, ...], tmp_path: Path) -> None:
    log = Log(tmp_path)
    schema = tmp_path / "schema.sql"
    schema.write_text("create database shop; use shop; create table t (id int primary key, name varchar(400));")
    given = [part.format(schema=schema) for part in command]
    whole = (tmp_path / "whole").write_bytes(put_together(log.uncut)) and tmp_path / "whole"
    pieces = log.write(log.parts).rename(tmp_path / "pieces")
    expected, found = (run_cli(*given, str(path)) for path in (whole, pieces))
    assert found.status == expected.status == 0, found.err
    assert without_places(found.out) == without_places(expected.out)
    assert len(expected.out) > 100


@pytest.mark.parametrize(("name", "compressed_type"), always(1, IN_PIECES[1:3]))
def test_loops_and_objects_agree(name: str, compressed_type: bool, tmp_path: Path) -> None:
    assert_engines_agree(logs(name, compressed_type=compressed_type, folder=tmp_path)[1])


@pytest.mark.parametrize("checksum", [True, False])
def test_rows_are_where_their_first_piece_is(checksum: bool, tmp_path: Path) -> None:
    log = Log(tmp_path, checksum=checksum)
    run = run_cli("changes", str(log.write(log.parts)))
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


def test_a_range_that_ends_between_pieces_has_their_rows(tmp_path: Path) -> None:
    log = Log(tmp_path)
    path = log.write(log.parts)
    for options, ids in (
        (["--stop-position", str(log.position(3))], [1, 2, 3]),
        (["--stop-position", str(log.position(1))], [1]),
        (["--start-position", str(log.position(1))], [2, 3, 4]),
        (["--start-position", str(log.position(3))], [4]),
    ):
        run = run_cli("changes", *options, str(path))
        assert run.status == 0, run.err
        assert [json.loads(line)["after"]["id"] for line in run.out.splitlines()] == ids, options


def test_a_listing_of_a_table_has_its_pieces_only(tmp_path: Path) -> None:
    log = Log(tmp_path)
    path = str(log.write(log.parts))
    assert run_cli("events", "-T", "shop.t", path).out.count("PARTIAL_ROW_DATA_EVENT") == 5
    assert "PARTIAL_ROW_DATA_EVENT" not in run_cli("events", "-T", "shop.other", path).out


def test_no_more_is_joined_than_may_be_read(tmp_path: Path) -> None:
    log = Log(tmp_path)
    path = log.write(log.parts)
    run = run_cli("changes", "--max-event-size", "300", str(path))
    assert run.status == 1
    assert f"{log.position(1)} PARTIAL_ROW_DATA_EVENT: the event claims" in run.err
    assert "--max-event-size" in run.err
    assert run_cli("changes", "--max-event-size", "600", str(path)).status == 0


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


def encrypted(parts: list[Part], key: bytes) -> bytes:
    """The log of some events as MariaDB encrypts it: the size stands in clear, the time where it belongs."""
    nonce = b"a nonce of 12"[:12]
    start = parts[0]._replace(kind=164, body=struct.pack("<BI", 1, 1) + nonce)
    plain = put_together([parts[0], start, *parts[1:]])
    data, place = bytearray(plain), len(put_together([parts[0], start]))
    while place < len(plain):
        event = bytearray(plain[place : place + struct.unpack_from("<I", plain, place + 9)[0]])
        size, event[9:13] = bytes(event[9:13]), event[:4]
        cipher = Cipher(AES(key), CTR(nonce + struct.pack("<I", place))).encryptor()
        event[4:] = cipher.update(bytes(event[4:]))
        event[:4], event[9:13] = event[9:13], size
        data[place : place + len(event)] = event
        place += len(event)
    return bytes(data)


def test_pieces_in_an_encrypted_log_a_compressed_file_and_a_stream(tmp_path: Path) -> None:
    log, key = Log(tmp_path), bytes(range(16))
    (tmp_path / "keys").write_text(f"1;{key.hex()}\n")
    path, hidden = log.write(log.parts), tmp_path / "encrypted"
    expected = [change.after for change in iter_changes(path)]
    hidden.write_bytes(encrypted(log.parts, key))
    assert LONG[:20].encode() not in hidden.read_bytes()
    run = run_cli("changes", "--keys", str(tmp_path / "keys"), str(hidden))
    assert [json.loads(line)["after"] for line in run.out.splitlines()] == expected
    packed = tmp_path / "log.gz"
    packed.write_bytes(gzip.compress(path.read_bytes()))
    run = run_cli("changes", str(packed))
    assert [json.loads(line)["after"] for line in run.out.splitlines()] == expected
    with path.open("rb") as stream:
        piped = subprocess.run(
            [sys.executable, "-m", "binlog_kaitai", "changes", "-"], stdin=stream, capture_output=True, check=True
        )
    assert [json.loads(line)["after"] for line in piped.stdout.splitlines()] == expected


def test_pieces_behind_more_rows_than_are_kept_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.oracle.objects.assembler.SPOOL_BYTES", 1)
    log = Log(tmp_path)
    first, gtid, *rest = log.parts
    of_one = [part for part in rest if part.kind not in (162, 16, 3)]
    path = log.write([first, gtid, *of_one, *rest[-2:]])
    found = run_cli("changes", str(path))
    assert [json.loads(line)["after"]["id"] for line in found.out.splitlines()] == [1, 2, 3, 4], found.err


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
