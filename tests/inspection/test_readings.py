"""What bytes are read as, by the program and by a page that does not have it: the values that logs have."""

from __future__ import annotations

import gzip
import json
import re
import shutil
import subprocess
from base64 import b64encode
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from binlog_kaitai import inspect
from binlog_kaitai.inspection import types_js
from binlog_kaitai.inspection.read_as import read_as
from binlog_kaitai.inspection.tree import Node
from tools.ksy.compiler import find_node

ROOT = Path(__file__).parents[2]
SHOP = ROOT / "samples/mysql-9.7-shop.binlog"
DATA = ROOT / "tests" / "data"
PANEL = Path(types_js.__file__).with_name("panel")
Read = Callable[[list[bytes]], list[dict[str, str]]]


def by_program(given: list[bytes]) -> list[dict[str, str]]:
    return [dict(read_as(data)) for data in given]


@pytest.fixture(scope="module")
def by_page(tmp_path_factory: pytest.TempPathFactory) -> Read:
    """The modules of the page, run by node."""
    folder = tmp_path_factory.mktemp("modules") / "panel"
    shutil.copytree(PANEL, folder)
    (folder / "types.js").write_text(types_js.types_module())

    def read(given: list[bytes]) -> list[dict[str, str]]:
        texts = json.dumps([b64encode(data).decode() for data in given])
        command = [*find_node().node, str(Path(__file__).with_name("readings_in_node.mjs")), str(folder)]
        done = subprocess.run(command, input=texts, capture_output=True, text=True, encoding="utf-8", check=False)
        assert done.returncode == 0, done.stderr
        found: list[dict[str, str]] = json.loads(done.stdout)
        return found

    return read


@cache
def values(log: str, kind: str) -> list[Node]:
    """The values of a type in the rows of a log."""
    path = DATA / f"{log}.binlog"
    return [part for event in inspect(path) for part in event.walk() if part.type == kind and part.size]


NUMBERS = [
    ("mysql-5.6.24/row-enumset-a", "value_enum", "ENUM"),
    ("mysql-5.6.24/row-enumset-a", "value_set", "SET"),
    ("mysql-9.7.4/row-bits-a", "value_bit", "BIT"),
    ("mysql-5.6.24/row-ints-a", "value_s8", "BIGINT"),
    ("mysql-5.6.24/row-ints-a", "value_s4", "INT"),
]
MADE = [(258).to_bytes(2, "little"), (1 << 40 | 3).to_bytes(8, "little"), (0x010203).to_bytes(3, "little")]
SAMPLE = [
    ("@4691.body.rows[0].after.created_at", "DATETIME(6)", "2026-11-20 08:16:02.000451"),
    ("@4691.body.rows[0].after.pickup", "TIME", "17:30:00"),
    ("@4691.body.rows[0].after.id", "BIGINT UNSIGNED", "1"),
]


def check_numbers(read: Read, log: str, kind: str, label: str) -> None:
    parts = values(log, kind)
    assert len(parts) > 5
    for part, found in zip(parts, read([part.data for part in parts]), strict=True):
        assert found[label].split(" = ")[0] == str(part.value if part.value is not None else part.text), part.path


def check_made(read: Read) -> None:
    """ENUM and SET are stored with the lowest byte first, BIT with the highest."""
    found = read(MADE)
    bits = ["258", "258 = 0b0000000100000010", "513 = 0b0000001000000001"]
    assert [found[0][label] for label in ("ENUM", "SET", "BIT")] == bits
    assert found[1]["SET"].startswith(f"{1 << 40 | 3} = ")
    assert found[1]["BIT"].startswith(f"{int.from_bytes(MADE[1], 'big')} = ")
    assert found[2]["SET"].startswith(f"{0x010203} = ")


def check_sample(read: Read) -> None:
    """What the sample was made of (samples/README.md)."""
    nodes = [node for path, _, _ in SAMPLE for node in inspect(SHOP, path)]
    for found, (path, label, text) in zip(read([node.data for node in nodes]), SAMPLE, strict=True):
        assert found[label] == text, path


@pytest.mark.parametrize(("log", "kind", "label"), NUMBERS)
def test_numbers_of_logs(log: str, kind: str, label: str) -> None:
    check_numbers(by_program, log, kind, label)


def test_numbers_and_times() -> None:
    check_made(by_program)
    check_sample(by_program)


@pytest.mark.node
def test_numbers_and_times_by_the_page(by_page: Read) -> None:
    for log, kind, label in NUMBERS:
        check_numbers(by_page, log, kind, label)
    check_made(by_page)
    check_sample(by_page)


@pytest.mark.parametrize(
    ("path", "label", "text"),
    [
        ("@4691.body.rows[0].after.total", "DECIMAL(13,2)", "21.80"),
        ("@3217.body.rows[2].after.credit", "DECIMAL(13,2)", "-12.75"),
        ("@2448.body.rows[0].after.place", "GEOMETRY", "POINT(8.54 47.37)"),
        ("@3934.body.rows[0].after.embedding", "VECTOR", "[0.1,0.2,0.3]"),
    ],
)
def test_values_of_no_fixed_size(path: str, label: str, text: str) -> None:
    (node,) = inspect(SHOP, path)
    assert dict(read_as(node.data))[label] == text


@pytest.mark.parametrize("log", ["mysql-9.7.4/row-json-a", "mysql-9.7.4/row-partialjson-a"])
def test_documents_of_logs(log: str) -> None:
    parts = values(log, "value_json")[:100]
    assert len(parts) > 5
    for part in parts:
        assert dict(read_as(part.data)).get("JSON", part.text)[:2000] == part.text, part.path


def test_geometries_of_logs() -> None:
    """They are what the statements say that made the log."""
    log = "mysql-5.6.24/row-geo-a"
    statements = gzip.decompress((DATA / f"{log}.sql.gz").read_bytes()).decode()
    written = {plain(text) for text in re.findall(r"ST_GeomFromText\('(.*?)'", statements)}
    parts = values(log, "value_geometry")
    texts = {plain(part.text) for part in parts}
    assert len(written) == 8
    assert texts <= written
    assert {text.partition("(")[0] for text in texts} == {text.partition("(")[0] for text in written}
    assert dict(read_as(parts[0].data))["GEOMETRY"] == parts[0].text


def plain(text: str) -> str:
    """Well-known text with one form of numbers, commas and points of a MULTIPOINT."""
    numbers = re.sub(r"-?\d[\d.e+]*", lambda found: str(float(found[0])), text).replace(", ", ",")
    return re.sub(r"\(([^(),]*)\)", r"\1", numbers) if numbers.startswith("MULTIPOINT") else numbers


@pytest.mark.parametrize("data", [b"", b"\0", b"\xff" * 3, b"\xff" * 40])
def test_bytes_that_are_nothing(data: bytes) -> None:
    assert [label for label, _ in read_as(data) if label in ("JSON", "GEOMETRY", "VECTOR")] == []
