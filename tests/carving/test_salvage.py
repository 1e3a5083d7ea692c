"""Salvage: what is sound in a damaged log is in the new one, and the new one is sound."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path
from typing import Any

import pytest

from binlog_kaitai import BinlogError, BinlogReader, ReadOptions
from binlog_kaitai.carving.output import LogOutput
from binlog_kaitai.carving.salvage import salvage
from binlog_kaitai.carving.sound_stretch import Check, Stretch, sound_stretch
from binlog_kaitai.cli.outputs.salvaged import _sound_until
from binlog_kaitai.log.source import Source
from tests.builder import LogBuilder
from tests.builder.columns import integer
from tests.oracle.checks import run_cli

DATA = Path(__file__).parent.parent / "data"
DAMAGED = [path for path in sorted((DATA / "damaged").glob("*.binlog")) if path.name.startswith("dmg")]
NOTHING = ("no-fde", "trunc-fde", "fde-alg7", "fde-hdrlen5", "fde-version9", "flip-fde")
"""Damage of the format description, without which nothing can be read."""
ROWS = {*range(23, 26), *range(30, 33)}


def events(path: Path) -> dict[int, tuple[int, bytes]]:
    """Type and bytes of the events, by position."""
    found = {}
    for frame in BinlogReader(path).frames():
        found[frame.position] = frame.header.event_type, frame.buffer[frame.start :][: frame.header.event_size]
    return found


def base_of(path: Path) -> Path | None:
    """The log before it was damaged."""
    base = DATA / json.loads(path.with_name(f"{path.stem}.damage.json").read_text())["base"]
    return base if base.is_file() else None


@pytest.mark.parametrize("path", DAMAGED, ids=lambda path: path.stem)
def test_the_salvaged_log_is_sound(path: Path, tmp_path: Path) -> None:
    output = tmp_path / "out"
    run = run_cli("verify", str(path), "--salvage", str(output))
    if path.stem.endswith(NOTHING):
        assert run.status == 1
        assert not output.exists()
        return
    again = run_cli("verify", str(output))
    assert again.status == 0, again.out + again.err
    saved = [event for _, event in events(output).values()]
    at = 4
    data = path.read_bytes()
    for event in saved:  # each is in the damaged log, in this order
        at = data.index(event, at)
        at += len(event)


@pytest.mark.parametrize("path", DAMAGED, ids=lambda path: path.stem)
def test_every_whole_event_is_saved(path: Path, tmp_path: Path) -> None:
    base = base_of(path)
    if base is None or path.stem.endswith((*NOTHING, "concat")):
        return
    output = tmp_path / "out"
    run_cli("verify", str(path), "--salvage", str(output))
    saved = {event for _, event in events(output).values()}
    data, damage = path.read_bytes(), json.loads(path.with_name(f"{path.stem}.damage.json").read_text())
    shift = len(data) - base.stat().st_size if path.stem.endswith(("no-tablemap", "rows-short")) else 0
    has_map = True
    for position, (kind, event) in events(base).items():
        is_whole = data[position:].startswith(event) or data[position + shift :].startswith(event)
        if kind == 19:
            has_map = is_whole and event in saved
        if kind in ROWS and not has_map:
            continue
        if is_whole and position != damage.get("bad_event_at"):
            assert event in saved, f"the event of type {kind} at {position} is whole, and not saved"


def test_a_wrong_size_without_checksums_costs_that_event_only(tmp_path: Path) -> None:
    """The bytes that the size leads to look like an event of their own, 24 bytes long."""
    path = DATA / "damaged/dmg-a56none-lenplus10.binlog"
    output = tmp_path / "out"
    run = run_cli("verify", str(path), "--salvage", str(output))
    assert run.status == 1
    assert "lost      bytes 2,806 to 2,932" in run.err.split("saved")[1]
    base = base_of(path)
    assert base is not None
    before = [event for position, event in events(base).items() if position != 2806]
    assert list(events(output).values()) == before


def test_a_sound_log_is_saved_whole(tmp_path: Path) -> None:
    path = DATA.parent.parent / "samples/mysql-9.7-shop.binlog"
    run = run_cli("verify", str(path), "--salvage", str(tmp_path / "out"))
    assert run.status == 0
    assert (tmp_path / "out").read_bytes() == path.read_bytes()


def test_many_damaged_places(tmp_path: Path) -> None:
    """Every third transaction has a byte that is wrong: of each, that event is lost, and rows without their map."""
    columns = [integer("id", 4)]
    for checksum in (True, False):
        log = LogBuilder(checksum=checksum)
        for number in range(30):
            log.begin()
            log.insert(columns, {"id": number})
            log.xid(number)
        log.rotate()
        whole = events(log.write(tmp_path / "whole"))
        maps = [position for position, (kind, _) in whole.items() if kind == 19][::3]
        for position in maps:
            log.data[position + 9 : position + 13] = b"\xff\xff\xff\x7f"  # its size
        path, output = log.write(tmp_path / f"log{checksum}"), tmp_path / f"out{checksum}"
        run = run_cli("verify", str(path), "--salvage", str(output))
        assert run.status == 1
        saved = [kind for kind, _ in events(output).values()]
        assert (saved.count(19), saved.count(30), saved.count(16)) == (20, 20, 30)
        assert run_cli("verify", str(output)).status == 0


def test_salvage_takes_one_log_and_does_not_overwrite(tmp_path: Path) -> None:
    path = str(DAMAGED[0])
    output = tmp_path / "out"
    output.write_text("mine")
    assert run_cli("verify", path, "--salvage", str(output)).status == 2
    assert run_cli("verify", path, path, "--salvage", str(tmp_path / "other")).status == 2
    assert run_cli("verify", path, "--salvage", path).status == 2
    assert output.read_text() == "mine"


def _saved(path: Path, check: Check | None) -> tuple[object, ...] | str:
    written = io.BytesIO()
    try:
        found = salvage(Source(str(path), path.stat().st_size), ReadOptions(), LogOutput(written), check)
    except BinlogError as error:
        return str(error)
    return found.num_events, found.num_bytes, found.lost, written.getvalue()


def _copied_and_decoded(path: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """What is saved with the loops is what is saved without; gives how many stretches they found."""
    found: list[Stretch] = []

    def noted(*given: Any) -> Stretch:
        found.append(sound_stretch(*given))
        return found[-1]

    monkeypatch.setattr("binlog_kaitai.carving.salvage.sound_stretch", noted)
    assert _saved(path, _sound_until) == _saved(path, None)
    return sum(stretch.end > stretch.start for stretch in found)


@pytest.mark.parametrize("path", DAMAGED, ids=lambda path: path.name)
def test_what_the_loops_find_sound_is_what_is_decoded(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _copied_and_decoded(path, monkeypatch)


@pytest.mark.parametrize("seed", range(6))
def test_damage_by_chance(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, path, stretches = random.Random(seed), tmp_path / "log", 0
    logs = [path for path in (DATA / "seeds").glob("*.binlog") if path.stat().st_size < 20_000]
    for _ in range(12):
        data = bytearray(chance.choice(sorted(logs)).read_bytes())
        for _ in range(chance.choice([0, 1, 3])):
            at = chance.randrange(len(data) // 2)
            data[at : at + chance.choice([0, 1, 1, 40])] = chance.randbytes(chance.choice([0, 1, 1, 40]))
        path.write_bytes(data)
        stretches += _copied_and_decoded(path, monkeypatch)
    assert stretches
