"""What the page of `inspect --html` reads bytes as: the values that the log has, of every type. Run by node."""

from __future__ import annotations

import json
import subprocess
from base64 import b64encode
from functools import cache
from pathlib import Path

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai import inspect
from binlog_kaitai.inspection.tree import Node
from tests.checker.documents import array
from tests.oracle.checks import run_cli
from tools.ksy.compiler import find_node

ROOT = Path(__file__).parents[2]
SHOP = ROOT / "samples/mysql-9.7-shop.binlog"
DATA = ROOT / "tests" / "data"
_J = layout.JsonType
pytestmark = pytest.mark.node


def read_as(page: Path, values: list[bytes]) -> list[dict[str, str]]:
    """What the script of a page says of bytes."""
    given = json.dumps([b64encode(value).decode() for value in values])
    command = [*find_node().node, str(Path(__file__).with_name("page_in_node.cjs")), str(page)]
    done = subprocess.run(command, input=given, capture_output=True, text=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    found: list[dict[str, str]] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("page") / "page.html"
    assert run_cli("inspect", str(SHOP), "--html", str(path)).status == 0
    return path


@cache
def values(log: Path, kind: str) -> list[Node]:
    """The values of a type in the rows of a log."""
    return [part for event in inspect(log) for part in event.walk() if part.type == kind and part.size]


def number(value: int, size: int) -> bytes:
    return value.to_bytes(size, "little", signed=value < 0)


DOCUMENTS: list[tuple[str, bytes]] = [
    *((str(value), bytes([_J.int16]) + number(value, 2)) for value in (0, 1, -1, 32767, -32768)),
    *((str(value), bytes([_J.int32]) + number(value, 4)) for value in (32768, -32769, 5, 65536, 2**31 - 1)),
    *((str(value), bytes([_J.uint32]) + number(value, 4)) for value in (32768, 2**32 - 1)),
    *((str(value), bytes([_J.int64]) + number(value, 8)) for value in (-1, 2**53 + 1, -(2**63), 2**63 - 1)),
    *((str(value), bytes([_J.uint64]) + number(value, 8)) for value in (2**64 - 1, 2**40)),
    ("true", bytes([_J.literal, 1])),
    ("null", bytes([_J.literal, 0])),
    ('"abc"', bytes([_J.string, 3]) + b"abc"),
    (f'"{"x" * 200}"', bytes([_J.string, 0xC8, 1]) + b"x" * 200),
    *(
        (
            json.dumps({"a": value}),
            bytes([kind]) + data,
        )
        for value in (32768, -70000)
        for kind, data in [array([(int(_J.int32), number(value, 4))], [b"a"])]
    ),
]


def test_documents_with_and_without_the_length_before_them(page: Path) -> None:
    for size in (0, 1, 2, 4):
        given = [number(len(data), size) + data if size else data for _, data in DOCUMENTS]
        for found, (text, data) in zip(read_as(page, given), DOCUMENTS, strict=True):
            assert found.get("JSON") == text, (size, data)


def test_bytes_that_are_no_document(page: Path) -> None:
    given = [data + b"\0" for _, data in DOCUMENTS] + [data[:-1] for _, data in DOCUMENTS if len(data) > 2]
    for data, found in zip(given, read_as(page, given), strict=True):
        assert "JSON" not in found, data


@pytest.mark.parametrize("log", ["mysql-9.7.4/row-json-a", "mysql-9.7.4/row-partialjson-a"])
def test_documents_of_logs(log: str, page: Path) -> None:
    parts = [part for part in values(DATA / f"{log}.binlog", "value_json") if len(part.text) < 200][:300]
    read = read_as(page, [part.data for part in parts])
    count = 0
    for part, found in zip(parts, read, strict=True):
        if not any(leaf.parent is not None and "opaque" in leaf.parent.type for leaf in part.leaves()):
            assert json.loads(found["JSON"]) == json.loads(part.text), part.path
            count += 1
    assert count > 5


@pytest.mark.parametrize(
    ("log", "kind", "label"),
    [
        ("mysql-5.6.24/row-enumset-a", "value_enum", "ENUM"),
        ("mysql-5.6.24/row-enumset-a", "value_set", "SET"),
        ("mysql-9.7.4/row-bits-a", "value_bit", "BIT"),
        ("mysql-5.6.24/row-ints-a", "value_s8", "BIGINT"),
        ("mysql-5.6.24/row-ints-a", "value_s4", "INT"),
    ],
)
def test_numbers_of_logs(log: str, kind: str, label: str, page: Path) -> None:
    parts = values(DATA / f"{log}.binlog", kind)
    assert len(parts) > 5
    for part, found in zip(parts, read_as(page, [part.data for part in parts]), strict=True):
        assert found[label].split(" = ")[0] == part.text, part.path


def test_enums_and_sets_of_several_bytes(page: Path) -> None:
    """ENUM and SET are stored with the lowest byte first, BIT with the highest."""
    read = read_as(page, [number(258, 2), number(1 << 40 | 3, 8), number(0x010203, 3)])
    assert [read[0]["ENUM"], read[0]["SET"], read[0]["BIT"]] == [
        "258",
        "258 = 0b0000000100000010",
        "513 = 0b0000001000000001",
    ]
    assert read[1]["SET"].startswith(f"{1 << 40 | 3} = ")
    assert read[1]["BIT"].startswith(f"{int.from_bytes(number(1 << 40 | 3, 8), 'big')} = ")
    assert read[2]["SET"].startswith(f"{0x010203} = ")


def test_values_of_the_sample(page: Path) -> None:
    """What the sample was made of (samples/README.md)."""
    shown = (
        ("@4691.body.rows[0].after.total", "DECIMAL(13,2)", "21.80"),
        ("@3217.body.rows[2].after.credit", "DECIMAL(13,2)", "-12.75"),
        ("@2448.body.rows[0].after.place", "GEOMETRY", "POINT(8.54 47.37)"),
        ("@3934.body.rows[0].after.embedding", "VECTOR", "[0.1, 0.2, 0.3]"),
        ("@4691.body.rows[0].after.created_at", "DATETIME(6)", "2026-11-20 08:16:02.000451"),
        ("@4691.body.rows[0].after.pickup", "TIME", "17:30:00"),
        ("@4691.body.rows[0].after.id", "BIGINT UNSIGNED", "1"),
    )
    nodes = [node for path, _, _ in shown for node in inspect(SHOP, path)]
    for found, (path, label, text) in zip(read_as(page, [node.data for node in nodes]), shown, strict=True):
        assert found[label] == text, path
