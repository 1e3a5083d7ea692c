"""The readers of the loops against the parser that the compiler makes of the same spec, on real events and mutants."""

import contextlib
import random
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from binlog_kaitai._generated import layout
from kaitaistruct import KaitaiStream, KaitaiStructError

from ksy.deep import Selection
from ksy.entries import LOOP_READERS, LoopEntry
from layout_checks import log_bytes
from plain_loops import PlainLoops

DATA = Path(__file__).parents[1] / "data"
PER_READER, MUTANTS = 120, 12
LONGEST = 1500
_VALUES = (0, 1, 2, 127, 128, 250, 251, 252, 253, 254, 255)


@pytest.fixture(scope="module")
def loops(generated: Path) -> PlainLoops:
    return PlainLoops(generated / "loops.py")


_FIRST_OF = {"payload_field": "transaction_payload_event"}
"""Types that are no bodies of events, and a body that begins with one."""
Case = tuple[str, bytes, dict[str, Any]]


def _logs() -> Iterator[Path]:
    yield from sorted(path for path in DATA.rglob("*.binlog") if "encrypted" not in path.parts)
    yield DATA / "public/boxercrab/tests_events_17_18_load_log.bin"


@pytest.fixture(scope="module")
def cases(layout: Any, debug_parser: Any) -> list[Case]:
    """Bodies of events, with what their readers ask for, a few of each kind."""
    found: dict[tuple[str, bytes], Case] = {}
    count: Counter[str] = Counter()
    for path in _logs():
        for name, body, context in _bodies(layout, debug_parser, path):
            if len(body) < LONGEST and (name, body) not in found and count[name] < PER_READER:
                found[name, body] = (name, body, context)
                count[name] += 1
    assert set(count) == set(LOOP_READERS)
    return list(found.values())


def _bodies(layout: Any, parser: Any, path: Path) -> Iterator[Case]:
    top = parser.MysqlBinlog(KaitaiStream(BytesIO(log_bytes(str(path.relative_to(DATA))))))
    with contextlib.suppress(KaitaiStructError, EOFError, ValueError):
        top._read()
    for event in getattr(top, "events", ()):
        body_type = layout.BODIES.get(int(event.header.event_type))
        arguments = layout.BODY_ARGUMENTS.get(int(event.header.event_type), {})
        for name, entry in LOOP_READERS.items():
            if _FIRST_OF.get(entry.type, entry.type) == body_type and hasattr(event, "_raw_body"):
                yield name, event._raw_body, {**arguments, "event_len_post_header": event.context.len_post_header}
        if arguments.get("is_partial") and hasattr(event, "body"):
            yield from _inside_partial(event.body)
        if not arguments.get("is_partial") and hasattr(event, "body"):
            yield from _compressed_values(event.body)
        if body_type == "query_compressed_event" and hasattr(event, "body"):
            yield "mariadb_compressed", event.body._raw_query, {}


def _compressed_values(body: Any) -> Iterator[Case]:
    """The values of COMPRESSED columns in a rows event, up to where its rows cannot be read."""
    with contextlib.suppress(KaitaiStructError, EOFError):
        for row in getattr(body, "rows", ()) or ():
            cells = (cell for cell in row.cells if type(cell).__name__ == "ValueCompressed")
            yield from (("compressed_value", cell._raw_value, {}) for cell in cells if cell._raw_value)


def _inside_partial(body: Any) -> Iterator[Case]:
    """The rows after partial updates, and the differences in them."""
    for row in body.rows:
        if row.is_after:
            start, end = _extent(row)
            num_json = row._root.events[row.map_idx].body.num_json_columns
            facts = {
                "is_after": 1,
                "rows_event_is_partial": 1,
                "map_idx": 0,
                "bitmap_num_set": body.columns_after.num_set,
            }
            yield "row", row._io._io.getvalue()[start:end], {**facts, "table_map_event_num_json_columns": num_json}
        yield from (("json_diff", cell._raw_value, {}) for cell in row.cells if type(cell).__name__ == "ValueJsonDiffs")


def _mutants(body: bytes, chance: random.Random) -> Iterator[bytes]:
    yield body
    yield body + bytes(chance.randrange(1, 12))
    for number in range(MUTANTS if body else 0):
        changed = bytearray(body)
        for _ in range(1 + number % 3):
            changed[chance.randrange(len(changed))] = chance.choice((*_VALUES, chance.randrange(256)))
        if number % 4 == 3:
            del changed[chance.randrange(len(changed)) :]
        yield bytes(changed)


class _Reference:
    """What the parser has read, asked by the paths of the entries."""

    def __init__(self, parser: Any, entry: LoopEntry, body: bytes, context: dict[str, Any]) -> None:
        made = getattr(parser.MysqlBinlog, "".join(part.capitalize() for part in entry.type.split("_")))
        parent = SimpleNamespace(
            context=SimpleNamespace(len_post_header=context.get("event_len_post_header")), _root=None
        )
        names = "is_update", "is_partial", "is_compressed", "is_after", "map_idx"
        arguments = [context[name] for name in names if name in context]
        root = None
        if entry.type == "row":  # of a table whose columns take no bytes
            parent.is_partial, parent.num_columns = True, 0
            parent.columns_after = SimpleNamespace(num_set=context["bitmap_num_set"])
            table_map = SimpleNamespace(num_json_columns=context["table_map_event_num_json_columns"])
            root = SimpleNamespace(events=[SimpleNamespace(body=table_map)])
        self.stream = KaitaiStream(BytesIO(body))
        self.object = made(*arguments, self.stream, parent, root)
        self.object._read()

    def member(self, path: str) -> Any:
        selection = Selection.of("", path)
        if selection is None:
            raw = getattr(self.object, f"_raw_{path}", None)
            return _path(self.object, path) if raw is None else raw
        found = [
            item
            for item in _path(self.object, selection.list)
            if getattr(getattr(item, "code", getattr(item, "field", None)), "name", None) == selection.key.member
        ]
        rest = path.partition("]")[2].removeprefix(".")
        return _path(found[-1], rest) if found else None


def _path(value: Any, path: str) -> Any:
    for name in path.split("."):
        value = getattr(value, name, None)
    return value


def _numbers(value: Any, depth: int = 0) -> Iterator[int]:
    """Every number of an object."""
    if isinstance(value, bool) or depth > 8:
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, list):
        for item in value:
            yield from _numbers(item, depth + 1)
    elif hasattr(value, "_io"):
        for name in [*vars(value), *(n for n in dir(type(value)) if isinstance(getattr(type(value), n), property))]:
            if not name.startswith("_"):
                try:
                    yield from _numbers(getattr(value, name), depth + 1)
                except (AttributeError, TypeError, UnicodeError, KaitaiStructError, EOFError):
                    continue


_ERRORS = (EOFError, ValueError, KaitaiStructError, UnicodeError, AttributeError, TypeError, IndexError)
_SUBSTREAMS_LEFT = {
    "transaction_payload_event": ("fields",),
    "payload_field": ("value",),
    "json_diff": ("value",),
    "query_compressed_event": ("query",),
    "user_var_event": ("value",),
}
"""Substreams that the reader leaves as bytes, and the parser reads."""
_PADDED = {layout.BODIES[number] for number in layout.PADDED}
"""Bodies that a reader takes to their end, whatever follows the fields."""


def test_a_reader_takes_what_the_parser_reads(loops: PlainLoops, cases: list[Case], debug_parser: Any) -> None:
    chance, seen = random.Random(12), Counter[str]()
    for name, original, context in cases:
        entry = LOOP_READERS[name]
        for body in _mutants(original, chance):
            taken = loops.read(name, body, *_params(loops, name, context))
            try:
                reference = _Reference(debug_parser, entry, body, context)
            except _ERRORS:
                assert not loops.record or entry.upto or name in _SUBSTREAMS_LEFT, (name, body.hex())
                seen[f"{name} refused"] += 1
                continue
            if not loops.record:
                assert any(number >> 63 for number in _numbers(reference.object)), (name, body.hex())
                seen[f"{name} left to Python"] += 1
                continue
            read = len(body) if name in _PADDED else reference.stream.pos()
            assert entry.upto or taken == read, (name, body.hex())
            for member, path in entry.members.items():
                assert _member(loops, name, member) == _plain(reference.member(path), reference), (
                    name,
                    path,
                    body.hex(),
                )
            seen[name] += 1
    for name in LOOP_READERS:
        assert seen[name] >= 3


def _params(loops: PlainLoops, name: str, context: dict[str, Any]) -> list[int]:
    code = loops.scope[f"read_{name}"].__code__
    return [int(context[param]) for param in code.co_varnames[3 : code.co_argcount]]


def _member(loops: PlainLoops, name: str, member: str) -> Any:
    """A member as the record has it; None where it is absent."""

    def slot(prefix: str) -> int | None:
        number = loops.scope.get(f"{name}_{prefix}{member}".upper())
        return None if number is None else loops.record[number]

    stop = slot("stop_")
    if stop is not None:
        start = slot("at_")
        assert start is not None
        return None if stop == -1 else loops.bytes_at(start, stop)
    return None if slot("has_") == 0 else slot("")


def _plain(value: Any, reference: _Reference) -> Any:
    if isinstance(value, str):
        return value.encode()
    if hasattr(value, "_io"):
        start, end = _extent(value)
        return value._io._io.getvalue()[start:end]
    return int(value) if isinstance(value, int) else value


def _extent(value: Any) -> tuple[int, int]:
    """Where an object of the parser begins and ends in its stream."""
    places: list[tuple[int, int]] = []

    def walk(found: Any) -> None:
        read = getattr(found, "_debug", {}).values()
        places.extend((own["start"], own["end"]) for own in read if "start" in own and "end" in own)
        for inner in vars(found).values():
            for item in inner if isinstance(inner, list) else [inner]:
                if hasattr(item, "_debug") and item is not found._parent and item is not found._root:
                    walk(item)

    walk(value)
    return min(start for start, _ in places), max(end for _, end in places)


def test_without_a_member_a_name_says_so(loops: PlainLoops) -> None:
    """A reader's record has a slot for each member of its entry."""
    for name, entry in LOOP_READERS.items():
        for member in entry.members:
            slots = [f"{name}_{prefix}{member}".upper() for prefix in ("", "at_")]
            assert any(slot in loops.scope for slot in slots), (name, member)
