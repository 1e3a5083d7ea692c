"""The tree of a log: every byte is in a leaf, and leaves are where the whole-file parser has read them."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from binlog_kaitai._generated.mysql_binlog_debug import MysqlBinlog
from kaitaistruct import KaitaiStruct

from binlog_kaitai import SourceError, inspect, iter_changes, read_events
from binlog_kaitai.inspection.events import EventNode
from binlog_kaitai.inspection.tree import Node
from binlog_kaitai.log.crypto import load_keys
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.builder import LogBuilder, bodies
from tests.builder.columns import Column, integer, varchar
from tests.oracle import corpus
from tests.oracle.checks import run_cli

ROOT = Path(__file__).parent.parent.parent
SAMPLES = sorted((ROOT / "samples").glob("*.binlog"))
DATA = ROOT / "tests" / "data"
LOGS = [log.path for log in corpus.load(DATA) if not log.entry["encrypted"]]
FEW = [
    *SAMPLES,
    DATA / "mysql-9.7.4/compress-a.binlog",
    DATA / "mariadb-11.8.9/compress-a.binlog",
    DATA / "mysql-9.7.4/row-partialjson-a.binlog",
    *sorted((DATA / "damaged").glob("dmg-a97-*.binlog")),
]
SOUND = [path for path in LOGS if "damaged" not in path.parts]


def own_leaves(node: Node) -> Iterator[Node]:
    """The leaves of the same bytes: not what a part inflates to."""
    for child in node.children:
        if child.space is node.space:
            yield from own_leaves(child) if child.children else (child,)


def spaces(node: Node) -> Iterator[Node]:
    """The node, and each node below that has bytes of its own: events in payloads, what was inflated."""
    yield node
    for child in node.walk():
        if child is not node and child.parent is not None and child.space is not child.parent.space and child.data:
            yield child


@pytest.mark.parametrize("path", [*FEW, *(pytest.param(path, marks=pytest.mark.slow) for path in LOGS)], ids=str)
@pytest.mark.one_in(2)
def test_every_byte_is_in_a_leaf(path: Path) -> None:
    for event in inspect(path):
        for node in spaces(event):
            at = node.start
            for start, end in sorted((leaf.start, leaf.end) for leaf in own_leaves(node)) or [(node.start, node.end)]:
                assert start <= at, f"{node.path}: nothing has the bytes from {at} to {start}"
                at = max(at, end)
            assert at == node.end, f"{node.path}: its bytes end at {node.end}, the leaves at {at}"


@pytest.mark.parametrize("path", [*SAMPLES, *(pytest.param(p, marks=pytest.mark.slow) for p in SOUND)], ids=str)
def test_a_sound_log_has_unknown_bytes_only_where_the_spec_says_so(path: Path) -> None:
    """Zeros that fill a body up, and what is left in a JSON document that was changed in place."""
    for event in inspect(path):
        for leaf in event.leaves():
            if leaf.is_unknown:
                assert leaf.text == "zeros" or leaf.parent is not None
                assert leaf.text == "zeros" or leaf.parent.type == "json_document" or "hires" in path.name, leaf.path


@pytest.mark.parametrize("path", SAMPLES, ids=str)
@pytest.mark.one_in(3)
def test_leaves_are_those_of_the_parser_that_reads_whole_files(path: Path) -> None:
    log = MysqlBinlog.from_bytes(path.read_bytes())
    log._read()
    for node, event, place in zip(inspect(path), log.events, log._debug["events"]["arr"], strict=True):
        found = {
            (leaf.start, leaf.end, str(leaf.value))
            for leaf in own_leaves(node)
            if leaf.bits is None and leaf.size and not leaf.is_unknown
        }
        wanted = {(start, end, str(value)) for start, end, value in fields(event, 0, place["start"])}
        assert wanted <= found, f"{node.path}: {sorted(wanted - found)[:3]}"
        others = {leaf for leaf in found - wanted if not is_in_json(node, leaf[0])}
        assert not others, f"{node.path}: {sorted(others)[:3]}"


def is_in_json(event: Node, start: int) -> bool:
    """Whether an address is in a JSON document, whose parts the fields of the parser do not follow one by one."""
    return any(node.type == "json_document" and node.start <= start < node.end for node in event.walk())


def fields(item: Any, base: int, start: int) -> Iterator[tuple[int, int, Any]]:
    """The fields that take bytes, but for fields of bits, as a recursion over the objects of the parser."""
    named = [(name, name) for name in item.SEQ_FIELDS]
    if isinstance(item, MysqlBinlog.RowsEvent):
        named.append(("rows", "_m_rows"))
    for name, key in named:
        value = getattr(item, name, None)
        place = item._debug.get(key, {})
        if "end" not in place or place["end"] <= place["start"] or name in BITS.get(type(item), ()):
            continue
        items = value if isinstance(value, list) else [value]
        where = place.get("arr", [place])
        for one, at in zip(items, where, strict=True):
            first, last = base + at["start"], base + at["end"]
            if not isinstance(one, KaitaiStruct):
                yield first, last, int(one) if isinstance(one, int) and not isinstance(one, bool) else one
            else:
                yield from fields(one, first if one._io is not item._io else base, first)


BITS = {
    MysqlBinlog.ValueDatetime2: {"sign", "year_month", "day", "hour", "minute", "second"},
    MysqlBinlog.JsonLengthGroup: {"has_more", "digits"},
}


@pytest.mark.parametrize(
    "path", [*SAMPLES, DATA / "mysql-9.7.4/compress-a.binlog", DATA / "mariadb-11.8.9/compress-a.binlog"]
)
@pytest.mark.one_in(3)
def test_columns_have_the_values_of_the_changes(path: Path) -> None:
    rows = shown_rows(inspect(path))
    count = 0
    for change in iter_changes(path, json="text"):
        place = change.place.position, change.place.payload_offset, change.row
        for name, text in zip(("before", "after"), ChangeWriter().images(change), strict=True):
            image = rows[place].get(name)
            if text == "null":
                assert image is None
                continue
            assert image is not None
            whole = json.loads(text)
            for column in image.children:
                if column.type.startswith("value_") and column.type != "value_json_diffs":
                    count += 1
                    shown = column.text if column.text != "NULL" else "null"
                    if column.type == "value_geometry":  # its text is another: tests/inspection/test_readings.py
                        continue
                    assert len(shown) == 2000 or json.loads(shown) == whole[column.name], column.path
    assert count > 10


def shown_rows(nodes: Iterator[Node]) -> dict[tuple[int, int | None, int], dict[str, Node]]:
    """The images of all rows, by position, offset in the payload, and number of the row."""
    found = {}
    for event in nodes:
        for inner in event.walk():
            if inner.name == "rows":
                owner = inner
                while not isinstance(owner, EventNode):
                    assert owner.parent is not None
                    owner = owner.parent
                for row in inner.children:
                    images = {image.name: image for image in row.children}
                    found[owner.position, owner.payload_offset, int(row.name)] = images
    return found


def test_events_in_a_payload_have_two_addresses() -> None:
    path = DATA / "mysql-9.7.4/compress-a.binlog"
    inner = [event for event in read_events(path) if event.payload_offset is not None]
    shown = [
        node
        for node in inspect(path)
        for node in node.walk()
        if isinstance(node, EventNode) and node.payload_offset is not None
    ]
    assert len(shown) == len(inner) > 10
    for node, event in zip(shown, inner, strict=True):
        assert (node.inflated_from, node.start, node.size) == (
            event.position,
            event.payload_offset,
            event.header.event_size,
        )
        (same,) = inspect(path, f"@{event.position}+{event.payload_offset}")
        assert same.data == node.data


@pytest.mark.slow
def test_every_path_leads_to_its_node() -> None:
    path = SAMPLES[-1]
    for event in inspect(path, position=4691):
        for node in event.walk():
            (found,) = inspect(path, node.path)
            assert (found.path, found.start, found.end, found.text) == (node.path, node.start, node.end, node.text)


def test_encrypted_logs_are_shown_decrypted() -> None:
    for name, key in (
        ("mysql-9.7.4/enc-newkey-a.000015", "mysql-9.7.4/KEYRING.component_keyring_file.json"),
        ("mariadb-10.11.19/enc-gtid-a.000002", "mariadb-10.11.19/KEYS.file_key_management.txt"),
    ):
        folder = DATA / "encrypted"
        keys = load_keys(folder / key)
        plain = (folder / f"{name}.decrypted").read_bytes()
        nodes = list(inspect(folder / name, keys=keys))
        assert len(nodes) > 3
        assert all(node.error is None for node in nodes)
        assert all(node.data[19:-4] == plain[node.start + 19 : node.end - 4] for node in nodes), name


def test_a_definition_tells_fields_that_the_log_does_not() -> None:
    path = DATA / "schema/oldhires-mariadb-11.8.9.binlog"
    without = [leaf for node in inspect(path) for leaf in node.leaves() if leaf.is_unknown and leaf.text != "zeros"]
    with_it = [
        leaf
        for node in inspect(path, schema_from_log=True)
        for leaf in node.leaves()
        if leaf.is_unknown and leaf.text != "zeros"
    ]
    assert without
    assert not with_it


def test_a_wrong_checksum_is_shown_at_the_checksum() -> None:
    path = DATA / "damaged/dmg-a97-flip-body.binlog"
    (node,) = (node for node in inspect(path) if node.error)
    (expected,) = (event for event in inspect(path) if event.start == node.end)
    assert node.error.startswith("checksum mismatch: the log says 0xcb803a9a")
    assert node.text == f"no sound event; the next one begins at {expected.start}"
    assert node["footer.checksum"].text == "0xcb803a9a (wrong: the bytes give 0xd5c43472)"
    assert node["header.event_type"].text == "2 query_event"


def test_what_does_not_parse_is_shown_as_far_as_it_does() -> None:
    (node,) = inspect(DATA / "damaged/dmg-a97-tablemap-dblen.binlog", position=4301)
    assert node["body.len_database"].value == 250
    assert node["body"].children[-1].is_unknown
    assert "250 bytes are needed, 36 are there" in node.error
    (rows,) = inspect(DATA / "damaged/dmg-a97-rows-short.binlog", event=36)
    list(rows.walk())
    assert rows.error is not None
    assert any(leaf.is_unknown for leaf in rows.leaves())


@pytest.mark.parametrize("name", ["dmg-a97-len0", "dmg-a97-lenhuge", "dmg-a97-zero-fill", "dmg-a97-trunc-midheader"])
def test_damage_is_a_node_of_its_own(name: str) -> None:
    path = DATA / f"damaged/{name}.binlog"
    nodes = list(inspect(path))
    assert [node.start for node in nodes[1:]] == [node.end for node in nodes[:-1]]
    assert nodes[-1].end == path.stat().st_size
    assert sum(node.error is not None for node in nodes) == 1


def test_a_hostile_json_document_ends(tmp_path: Path) -> None:
    """Each of 40 arrays has the next one as both of its elements: 2**40 nodes, if they were all made."""
    levels = 40
    document = b"\x02"
    for level in range(levels):
        entry = b"\x02\x0a\x00" if level < levels - 1 else b"\x04\x00\x00"
        document += struct.pack("<HH", 2, 10 * (levels - level)) + entry * 2
    column = Column("doc", 245, b"\4", lambda value: struct.pack("<I", len(value)) + value)
    log = LogBuilder()
    log.begin()
    position = log.insert([column], {"doc": document})
    log.xid(1)
    log.rotate()
    (node,) = inspect(log.write(tmp_path / "log"), position=position)
    list(node.walk())
    assert node.error == "its parts refer to the same bytes over and over; it is not shown any further"


@pytest.mark.parametrize(
    ("kind", "is_update", "images"),
    [
        (30, False, b"\0\5\0\0\0"),
        (31, True, b"\0\5\0\0\0\0\6\0\0\0"),
        (39, True, b"\0\5\0\0\0\0\0\6\0\0\0"),
        (166, False, bodies.mariadb_compressed(b"\0\5\0\0\0")),
    ],
)
def test_rows_of_no_columns_end(kind: int, is_update: bool, images: bytes, tmp_path: Path) -> None:
    """Bytes of rows whose images have no columns are as many rows as one likes."""
    log = LogBuilder(server_version="11.8.2-MariaDB" if kind > 100 else "9.7.4")
    log.begin()
    log.table_map([varchar("name", 40)])
    body = bodies.rows(log.table_id, images, [False], [False] if is_update else None, version=1 if kind > 100 else 2)
    position = log.event(kind, body)
    log.xid(1)
    log.rotate()
    path = log.write(tmp_path / "log")
    (node,) = inspect(path, position=position)
    list(node.walk())
    assert node.error == "rows of no columns, so that nobody can tell how many there are"
    assert node["body"].children[-1].data == images
    carved = run_cli("carve", "--redact-text", "--redact-key", "k", str(path), "-o", str(tmp_path / "carved"))
    assert carved.status == 1
    assert f"{path}:{position} " in carved.err
    assert not (tmp_path / "carved").exists()


def test_columns_may_have_any_name(tmp_path: Path) -> None:
    names = ["null_bits", "a.b", "x`y", "[3]", "ключ", ""]
    columns = [integer(name, 4) for name in names]
    log = LogBuilder()
    log.begin()
    position = log.insert(columns, dict.fromkeys(names, 5))
    log.rotate()
    path = log.write(tmp_path / "log")
    (event,) = inspect(path, position=position)
    shown = [node for node in event["body.rows[0].after"].children if node.type.startswith("value")]
    assert [node.name for node in shown] == names
    for node in shown[:-1]:  # the name of the last one is empty
        (found,) = inspect(path, node.path)
        assert (found.name, found.value, found.start) == (node.name, 5, node.start)


def test_what_is_asked_for_must_be_there() -> None:
    path = SAMPLES[0]
    for wrong in ("events[1].body.nothing", "events[1].body[77]"):
        with pytest.raises(KeyError, match="it has"):
            list(inspect(path, wrong))
    for wrong in ("body.rows", "events", "@", "events[1]..body", "events[1].`x"):
        with pytest.raises(ValueError, match=r"does not begin with an event|cannot be read"):
            inspect(path, wrong)
    with pytest.raises(TypeError, match="give one of"):
        inspect(path, "events[1]", position=4)
    with pytest.raises(SourceError):
        inspect("nowhere")
    assert list(inspect(path, "events[99999]")) == []
