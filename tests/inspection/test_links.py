"""Addresses that `changes` and `events` print, and finding an event of a log without decoding what is before it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from binlog_kaitai import inspect, read_events
from binlog_kaitai.events.decoder import EventDecoder
from tests.chosen import always
from tests.oracle.checks import run_cli

ROOT = Path(__file__).parent.parent.parent
DATA = ROOT / "tests" / "data"
LOGS = [
    ROOT / "samples/mysql-9.7-shop.binlog",
    DATA / "mysql-9.7.4/compress-a.binlog",
    DATA / "mariadb-11.8.9/compress-a.binlog",
    DATA / "mysql-5.6.24/row-dates-a.binlog",
]
logs = pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}-{path.stem}")


@pytest.mark.parametrize(
    "path",
    always(2, [LOGS[0], LOGS[1], LOGS[3], LOGS[2]]),
    ids=str,
)
def test_rows(path: Path) -> None:
    plain = run_cli("changes", str(path)).out.splitlines()
    linked = run_cli("changes", str(path), "--links").out.splitlines()
    for line, other in zip(plain, linked, strict=True):
        change, found = json.loads(line), json.loads(other)
        address = found["source"].pop("address")
        assert found == change
        (node,) = inspect(path, address)
        images = {"insert": ["after"], "delete": ["before"], "update": ["before", "after"]}[change["operation"]]
        assert [part.name for part in node.children] == images
        for part in node.children:
            for name, value in change[part.name].items():
                if isinstance(value, int | str) and str(value).isalnum() and len(str(value)) < 50:
                    assert str(value) in part[f"`{name}`"].text
    shown = run_cli("changes", str(path), "--links", "--format", "text").out
    assert re.findall(r" (@[\d+]+\.body\.rows\[\d+\])$", shown, re.MULTILINE) == [
        json.loads(line)["source"]["address"] for line in linked
    ]


@logs
def test_events(path: Path) -> None:
    lines = run_cli("events", str(path), "--links", "--format", "jsonl").out.splitlines()
    table = run_cli("events", str(path), "--links").out.splitlines()[2:]
    found = [json.loads(line) for line in lines]
    assert [line.split()[0] for line in table] == [event["address"] for event in found]
    for event, known in zip(found, read_events(path), strict=True):
        inside = "" if known.payload_offset is None else f"+{known.payload_offset}"
        assert event["address"] == f"@{known.position}{inside}"
        assert event["type"] == known.type


def test_values_that_look_like_the_place(tmp_path: Path) -> None:
    """A table whose columns are called as the members of `source` are."""
    from tests.builder import LogBuilder
    from tests.builder.columns import integer, varchar

    log = LogBuilder()
    names = [integer("position", 4), integer("row", 4), varchar("source", 90)]
    log.begin()
    text = '"source":{"file":"a","position":5,"row":3,'
    log.insert(names, {"position": 5, "row": 3, "source": text}, table="t")
    log.xid(1)
    log.rotate()
    path = log.write(tmp_path / "log")
    (line,) = run_cli("changes", "--links", str(path)).out.splitlines()
    change = json.loads(line)
    assert change["after"] == {"position": 5, "row": 3, "source": text}
    assert line.count("address") == 1
    assert inspect(path, change["source"]["address"])


@logs
def test_what_is_before_an_event_is_not_decoded(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = list(inspect(path))
    decoded: list[int] = []
    decode = EventDecoder.decode
    monkeypatch.setattr(EventDecoder, "decode", lambda self, frame: decoded.append(1) or decode(self, frame))
    for node in whole[:: max(len(whole) // 12, 1)]:
        decoded.clear()
        (found,) = inspect(path, position=node.start)
        assert [(leaf.path, leaf.text, leaf.error) for leaf in found.leaves()] == [
            (leaf.path, leaf.text, leaf.error) for leaf in node.leaves()
        ]
        assert len(decoded) < 40
        (again,) = inspect(path, event=int(node.name))
        assert again.start == node.start
