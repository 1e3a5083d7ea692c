"""docs/format.md: in step with the spec, complete, and its links lead somewhere."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import format_reference
from binlog_kaitai.log.frames import FrameParser
from ksy.errors import SpecError
from reference.model import HIDDEN, Reference
from reference.representation import Representation
from reference.text import TABLES, plain
from tests.oracle import corpus

ROOT = Path(__file__).parents[2]
DATA = ROOT / "tests" / "data"
LOGS = sorted(path for path in DATA.glob("m*/row-*.binlog") if path.stat().st_size < 25_000)
PAGE = format_reference.PAGE.read_text("utf-8")
OTHER_HEADINGS = {
    *("One file", "One event", "One transaction", "Byte by byte"),
    *("Column types", "Optional metadata"),
}
DUMP_LINE = re.compile(r"^ *(\d+) \+(\d+) +((?:[0-9a-f]{2} ?)+)(?:  |$)", re.MULTILINE)
EXAMPLE = re.compile(
    r"^`(\w+)`, at offset (\d+) of \[[^]]*\]\(\.\./([^)]*)\):\n```text\n(.*?)```", re.MULTILINE | re.DOTALL
)
BOX = re.compile(r"^ *(\d+)  [┌├].*\n +│ (\w+) +│ +(\d+) bytes", re.MULTILINE)
ROW = re.compile(r"^\| (.*) \|$", re.MULTILINE)


@pytest.fixture(scope="module")
def tree(compiler: Any, spec_path: Path) -> Any:
    return compiler.tree(spec_path)


def _section(heading: str) -> str:
    """What stands under a heading, up to the next one of its level."""
    level = heading.partition(" ")[0]
    _, _, rest = PAGE.partition(f"\n{heading}\n")
    return rest.partition(f"\n{level} ")[0]


def _rows(heading: str) -> list[list[str]]:
    """The cells of the first table under a heading, without its head."""
    table = _section(heading).partition("|---")[2].partition("\n\n")[0]
    return [row.split(" | ") for row in ROW.findall(table)]


@pytest.mark.node
def test_the_page_is_in_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert format_reference.main(["--check"]) == 0, capsys.readouterr().out
    assert capsys.readouterr() == ("", "")


@pytest.mark.node
@pytest.mark.slow
def test_check_prints_the_difference_and_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "format.md"
    page.write_text(PAGE.replace("| 16 | `XID_EVENT` |", "| 61 | `XID_EVENT` |"), "utf-8")
    assert format_reference.main(["--check", "--out", str(page)]) == 1
    shown = capsys.readouterr()
    assert "-| 61 | `XID_EVENT` |" in shown.out
    assert "+| 16 | `XID_EVENT` |" in shown.out
    assert shown.err.endswith("run: python tools/format_reference.py\n")
    assert format_reference.main(["--out", str(page)]) == 0
    assert page.read_text("utf-8") == PAGE


def test_every_link_leads_to_a_heading_or_a_file() -> None:
    anchors = Counter(title.lower().replace(" ", "-") for title in re.findall(r"^#+ (.*)$", PAGE, re.MULTILINE))
    assert set(anchors.values()) == {1}
    targets = set(re.findall(r"\]\(([^)]*)\)", PAGE))
    assert {target[1:] for target in targets if target.startswith("#")} <= anchors.keys()
    files = {target for target in targets if not target.startswith(("#", "https://"))}
    assert files
    assert all((format_reference.PAGE.parent / target).is_file() for target in files)


def test_the_page_is_markdown_only() -> None:
    outside_code = re.sub(r"`[^`]*`", "", PAGE)
    assert not re.findall(r"</?[a-zA-Z]", outside_code)


@pytest.mark.node
def test_every_type_and_enum_of_the_spec_has_one_place(tree: Any) -> None:
    reference = Reference(tree)
    placed = [name for names in reference.chapters.values() for name in names]
    assert set(reference.flags.values()) <= tree["enums"].keys()
    assert Counter(placed) == Counter(tree["types"].keys() - HIDDEN - reference.flags.keys())
    headings = set(re.findall(r"^### (.*)$", PAGE, re.MULTILINE))
    assert headings == {*placed, *tree["enums"].keys() - TABLES.keys(), *OTHER_HEADINGS}


@pytest.mark.node
def test_every_field_is_listed_with_its_condition(tree: Any) -> None:
    for name, body in tree["types"].items():
        fields = [field for field in body.get("seq", []) if not field.get("doc", "").startswith("Plumbing")]
        if name in HIDDEN or not fields:
            continue
        rows = {row[0]: row for row in _rows(f"### {name}")}
        assert list(rows) == [f"`{field['id']}`" for field in fields], name
        for field in fields:
            assert bool(rows[f"`{field['id']}`"][2].strip()) == ("if" in field), f"{name}/{field['id']}"


def test_event_types_have_their_numbers(layout: Any) -> None:
    rows = [(int(row[0]), row[1].strip("`")) for row in _rows("## Event types")]
    assert rows == [(int(member), member.name.upper()) for member in layout.EventType]
    assert all(row[3] for row in _rows("## Event types")), "who writes it is missing"


def test_sizes_of_column_metadata_are_those_in_logs(layout: Any, debug_parser: Any) -> None:
    """The sum over the columns of each table map in logs of the servers."""
    sizes = {int(row[0]): int(row[4] or 0) for row in _rows("### Column types") if " to " not in row[4]}
    met: set[int] = set()
    for log in LOGS:
        parsed = debug_parser.MysqlBinlog.from_bytes(log.read_bytes())
        parsed._read()
        maps = [event.body for event in parsed.events if event.header.event_type == layout.EventType.table_map_event]
        for table in maps:
            kinds = [int(kind) for kind in table.column_types]
            assert sum(sizes[kind] for kind in kinds) == table.len_metadata.value, (log, table.table)
            met.update(kinds)
    assert len(met) > 20


def frames_of(log: Path) -> list[Any]:
    return list(FrameParser(verify_checksums=False).feed(log.read_bytes()))


def test_examples_are_the_bytes_of_their_events(layout: Any) -> None:
    for name, start, log, text in EXAMPLE.findall(PAGE):
        frame = next(frame for frame in frames_of(ROOT / log) if frame.position == int(start))
        assert layout.EventType(frame.header.event_type).name.upper() == name
        shown = shown_bytes(text, (ROOT / log).read_bytes(), int(start))
        left_out = sum(map(int, re.findall(r"\.\.\. (\d+) bytes more", text)))
        assert shown + left_out == frame.header.event_size, name


def shown_bytes(text: str, data: bytes, start: int) -> int:
    """How many bytes a dump shows; each line must have those of the log, at both of its offsets."""
    total = 0
    for offset, inside, shown in DUMP_LINE.findall(text):
        found = bytes.fromhex(shown)
        assert int(offset) == start + int(inside)
        assert found == data[int(offset) : int(offset) + len(found)]
        total += len(found)
    return total


def test_every_type_of_event_in_the_logs_has_an_example(layout: Any) -> None:
    logs = [log.path for log in corpus.load(DATA) if log.undamaged]
    met = {frame.header.event_type for log in logs for frame in frames_of(log)}
    wanted = {layout.EventType(number).name.upper() for number in met}
    examples = [name for name, *_ in EXAMPLE.findall(PAGE)]
    assert wanted <= set(examples), "tools/reference/examples.py names one of each"
    assert len(examples) == len(set(examples)) > 30


def test_the_walk_shows_every_byte_of_the_transaction() -> None:
    walk = _section("### Byte by byte")
    log = ROOT / "samples" / "mysql-9.7-shop.binlog"
    boxes = [(int(position), name, int(size)) for position, name, size in BOX.findall(_section("### One transaction"))]
    dumps = walk.split("```text")[1:]
    sizes = [shown_bytes(text, log.read_bytes(), box[0]) for box, text in zip(boxes, dumps, strict=True)]
    assert sizes == [size for *_, size in boxes]
    assert boxes[-1][0] + boxes[-1][2] == int(_section("### One transaction").split()[-2])
    assert "..." in walk  # of values alone, never of bytes
    assert "bytes more" not in walk


def test_pictures_have_the_events_of_the_log(layout: Any) -> None:
    frames = frames_of(ROOT / "samples" / "mysql-9.7-shop.binlog")
    events = [
        (frame.position, layout.EventType(frame.header.event_type).name.upper(), frame.header.event_size)
        for frame in frames
    ]
    for heading, least in (("### One file", 8), ("### One transaction", 6)):
        shown = [(int(position), name, int(size)) for position, name, size in BOX.findall(_section(heading))]
        assert len(shown) >= least
        assert set(shown) <= set(events)
    left_out = re.search(r": +(\d+) events more", _section("### One file"))
    assert left_out is not None
    assert int(left_out[1]) + len(BOX.findall(_section("### One file"))) == len(events)


def test_the_picture_of_an_event_has_the_offsets_of_the_header() -> None:
    above, _, names, *_ = _section("### One event").partition("```text\n")[2].splitlines()
    offsets = dict(zip(re.findall(r"\w+", names), re.findall(r"size - \d+|size|\d+", above), strict=False))
    assert offsets["event_size"] == "9"
    assert offsets["body"] == "19"
    assert offsets["footer"] == "size - 4"


@pytest.mark.node
def test_a_byte_that_no_field_has_is_refused(tree: Any, debug_parser: Any) -> None:
    from reference.dump import Dump

    data = (ROOT / "samples" / "mysql-9.7-shop.binlog").read_bytes()
    log = debug_parser.MysqlBinlog.from_bytes(data)
    log._read()
    assert Dump(tree["types"], frozenset(), data).event(log.events[0], 4)
    del log.events[0].header._debug["server_id"]
    with pytest.raises(SpecError, match="no field has the bytes from 9 on"):
        Dump(tree["types"], frozenset(), data).event(log.events[0], 4)


def test_expressions_are_for_people() -> None:
    assert plain("_parent.as<event>.len_post_header == 6") == "event.len_post_header == 6"
    assert plain("(flags & rows_flag::stmt_end.to_i) != 0") == "(flags & stmt_end) != 0"
    assert plain("not _io.eof and\n  is_null == 0") == "bytes are left and is_null == 0"
    assert plain("(low + high * 4294967296).as<u8>") == "low + high * 4294967296"
    assert plain("(a) + (b)") == "(a) + (b)"


@pytest.mark.node
def test_a_spec_without_what_a_chapter_starts_from_is_refused_by_name(tree: Any) -> None:
    types = {name: body for name, body in tree["types"].items() if name != "json_diffs"}
    with pytest.raises(SpecError, match="types/json_diffs"):
        Reference({**tree, "types": types})


LINES = {
    "mysql-9.7.4/compress-a.binlog": {
        "previous_gtids_log_event @127 dc82f928-e51f-11f1-a31c-02fc00000001  1-1311",
        "anonymous_gtid_log_event @198 00000000-0000-0000-0000-000000000000:0 (anonymous)",
        "compression_type zstd",
        "uncompressed_size 12639",
    },
    "mysql-9.7.4/gtid-a.000002": {"gtid_log_event @594 dc82f928-e51f-11f1-a31c-02fc00000001:8"},
    "encrypted/mariadb-11.8.9/enc-trx-b.binlog": {
        "encrypted, looks like 71 @296 8dfc7cf9a06bdeb7d94cfc777ebdcad7bbd3aba7a3895172"
    },
}
"""What the tree says of events and of the fields of a payload, by log."""


@pytest.mark.parametrize("name", LINES)
def test_lines_that_a_person_reads(name: str, tree: Any, debug_parser: Any) -> None:
    root = debug_parser.MysqlBinlog.from_bytes((DATA / name).read_bytes())
    root._read()
    shown = Representation(tree["types"])
    fields = [field for event in root.events for field in getattr(event.body, "fields", ())]
    assert LINES[name] <= {shown.text(item) for item in (*root.events, *fields)}
