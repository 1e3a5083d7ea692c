"""Compares what a generated `layout.py` says with what a generated parser (debug mode) reads, value by value.

Both come from one spec: agreement shows that the generator reads the spec right, not that the spec is right about
MySQL.
"""

import gzip
import importlib.util
import struct
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from inspect import signature
from io import BytesIO
from itertools import takewhile
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import numpy as np
from kaitaistruct import KaitaiStream, KaitaiStruct, KaitaiStructError

DATA = Path(__file__).parents[1] / "data"

# What a parser raises on bytes that its spec does not fit, mutated specs above all.
MISFIT = (KaitaiStructError, EOFError, IndexError, AttributeError, TypeError, ValueError, KeyError)
_SCALARS = {"u": "BHIQ", "s": "bhiq", "f": "??fd"}
# Instances over an object's own members that are functions of the layout.
_INSTANCES = {
    "decimal_digits": {
        "decimal_num_groups": "num_groups",
        "decimal_num_integer_groups": "num_integer_groups",
        "decimal_is_negative": "is_negative",
    },
    "decimal_group": {
        "decimal_group_size": "len_raw",
        "decimal_group_half": "half",
        "decimal_group_is_first": "is_first",
        "decimal_group_magnitude": "magnitude",
        "decimal_group_value": "value",
    },
    "column_metadata": {
        f"column_{name}": name
        for name in (
            *("real_type", "max_length", "len_length", "kind"),
            *("is_numeric", "is_integer", "is_json", "is_character"),
        )
    },
    "json_small_element": {"json_small_is_inline": "is_inline", "json_small_place": "ofs_value"},
    "json_large_element": {"json_large_is_inline": "is_inline", "json_large_place": "ofs_value"},
}
_OFFSETS = {
    f"json_{size}_container": {f"json_{size}_{part}_at": part for part in ("keys", "elements")}
    for size in ("small", "large")
}
HEAD_ENDS = {"table_map_event_head": "table_terminator"}
"""The attribute that the reader of a head reads last."""
PLACE = 3  # every reader starts with buf, pos, end


def load(path: Path, name: str) -> Any:
    """A module from a file, under a name of its own."""
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    module: ModuleType = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def log_bytes(name: str) -> bytes:
    """A log of tests/data, unpacked."""
    raw = (DATA / name).read_bytes()
    return gzip.decompress(raw) if name.endswith(".gz") else raw


def decode(raw: bytes, entry: Any) -> Any:
    """The value of one `Field` of a layout."""
    part = raw[entry.offset : entry.offset + entry.size]
    if len(part) != entry.size:
        raise EOFError(f"{entry} needs more than {len(raw)} bytes")
    if entry.kind in ("bytes", "text"):
        return part
    order: Any = entry.order or "little"
    if entry.kind == "f":
        code = _SCALARS["f"][entry.size.bit_length() - 1]
        return struct.unpack(("<" if order == "little" else ">") + code, part)[0]
    number = int.from_bytes(part, order, signed=entry.kind == "s")
    return number >> entry.shift & (1 << entry.width) - 1 if entry.kind == "bits" else number


def member(parsed: Any, name: str) -> Any:
    """A member by its joined name: `id6_low` is `id6.low` where the object has no `id6_low`."""
    if hasattr(parsed, name):
        return getattr(parsed, name)
    for cut in (at for at, letter in enumerate(name) if letter == "_"):
        try:
            return member(getattr(parsed, name[:cut]), name[cut + 1 :])
        except AttributeError:
            continue
    raise AttributeError(f"{type(parsed).__name__} has no {name}")


def known_to(parsed: Any, name: str) -> Any:
    """A member, or one of the object's own type or of its parent's, which is named after the type."""
    for owner in (parsed, parsed._parent):
        inner = name.removeprefix(f"{type_name(owner)}_") if owner is not None else name
        if inner != name and hasattr(owner, inner):
            return getattr(owner, inner)
    return member(parsed, name)


def asked(parsed: Any, name: str) -> Any:
    """What a function or a reader asks for, as `known_to` finds it; None for what is not there."""
    if name == "event_is_of_mariadb":
        return parsed.context.is_of_mariadb if hasattr(parsed, "context") else asked(parsed._parent, name)
    try:
        return known_to(parsed, name)
    except AttributeError:
        return None


def same(got: Any, wanted: Any) -> bool:
    """Equal; text by its bytes up to the first zero, NaN equals NaN."""
    if isinstance(wanted, tuple | list):
        return len(got) == len(wanted) and all(map(same, got, wanted))
    if isinstance(wanted, KaitaiStruct) and isinstance(got, tuple):
        return all(same(getattr(got, own), expected) for own, expected in expected_members(wanted, type(got)))
    if isinstance(wanted, str) and isinstance(got, bytes):
        return got.partition(b"\0")[0] == wanted.encode()
    return bool(got == wanted or (got != got and wanted != wanted))


def expected_members(parsed: Any, kind: type) -> Iterator[tuple[str, Any]]:
    """What an object has of the members of a reader's result."""
    for name in kind.__annotations__:
        own = name if hasattr(parsed, name) else name.removesuffix("_")  # which is a word of Python's
        value = getattr(parsed, f"_raw_{own}", None)
        if value is None:
            value = getattr(parsed, own, None)
        for inner in ("value", "bytes"):
            value = getattr(value, inner, value)
        yield name, value


@cache
def snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name)[1:]


def type_name(parsed: Any) -> str:
    """The name in the spec of an object's type."""
    return snake(type(parsed).__name__)


@cache
def names_of(function: Callable[..., Any], skip: int = 0) -> tuple[str, ...]:
    """The names of a function's parameters."""
    return tuple(signature(function).parameters)[skip:]


def extent(parsed: Any) -> tuple[int, int]:
    """Where the fields of an object start and end in its stream; (0, 0) if it has none."""
    places = [parsed._debug[name] for name in parsed.SEQ_FIELDS if name in parsed._debug]
    ends = [place["end"] for place in places if "end" in place]
    return (places[0]["start"], max(ends)) if ends else (0, 0)


def bytes_of(parsed: Any) -> bytes:
    """All bytes of the stream that an object was read from."""
    raw: bytes = parsed._io._io.getvalue()
    return raw


def construct(parser: Any, name: str, raw: bytes, parent: Any, argument: Callable[[str], Any]) -> Any:
    """An object of a type, over its own bytes and not read yet; `argument` gives its params."""
    kind = getattr(parser.MysqlBinlog, "".join(map(str.capitalize, name.split("_"))))
    params = takewhile(lambda own: own != "_io", names_of(kind.__init__, 1))
    return kind(*map(argument, params), KaitaiStream(BytesIO(raw)), parent)


@cache
def _compiled(text: str) -> CodeType:
    return compile(text, text, "eval")


_CONTEXT = ("is_fde", "fde_idx", "len_header", "len_checksum")
"""What the functions that find an event's parts ask of its context."""


@dataclass
class Comparison:
    """Compares logs; counts what was compared, collects what differs and where the parser gave up."""

    parser: Any
    layout: Any
    compared: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)
    misfits: list[str] = field(default_factory=list)

    def expect(self, what: str, got: Any, wanted: Any) -> None:
        self.compared["/".join(what.split("/")[:2])] += 1
        if not same(got, wanted):
            self.wrong.append(f"{what}: layout {got!r}, parser {wanted!r}")

    def log(self, raw: bytes, *, to_first_difference: bool = False) -> "Comparison":
        """Compares a whole log, as far as the parser gets."""
        top = self.parser.MysqlBinlog.from_bytes(raw)
        try:
            top._read()
        except MISFIT as error:  # the events before a broken one still count
            self.misfits.append(f"{len(top.events)} events: {error!r}")
        for event in top.events:
            if to_first_difference and self.wrong:
                break
            if "end" in event._debug.get("body", {}):
                self.event(event)
        return self

    def event(self, event: Any) -> None:
        kind = int(event.header.event_type)
        body = type_name(event.body) if isinstance(event.body, KaitaiStruct) else None
        self.expect(f"body/{body}", self.layout.BODIES.get(kind), body)
        self.event_functions(event, kind)
        context = {"event_len_post_header": event.context.len_post_header if event.context.fde_idx >= 0 else None}
        context |= self.layout.BODY_ARGUMENTS.get(kind, {})
        for parsed in self.objects(event):
            self.object(parsed, context if parsed is event.body else {})
        if body == "rows_event":
            self.rows(event, context)

    def event_functions(self, event: Any, kind: int) -> None:
        """The functions that find an event's parts."""
        fde = event._root.events[event.context.fde_idx].body if event.context.fde_idx >= 0 else None
        known = {f"event_{name}": getattr(event.context, name) for name in _CONTEXT}
        known |= {"body_type": kind, "event_header_event_size": event.header.event_size}
        known |= {"event_header_log_pos": event.header.log_pos}
        known |= {f"event_flags_{name}": getattr(event.header.flag_bits, name) for name in ("artificial", "relay_log")}
        for name in ("len_header", "len_checksum", "post_header_lengths"):
            known[f"format_description_event_{name}"] = getattr(fde, name, 0)
        for name in ("len_header", "len_body", "is_new_log", *(["len_post_header"] if fde else [])):
            self.function(f"event_{name}", known, getattr(event.context, name))

    def function(self, name: str, known: Mapping[str, Any], wanted: Any) -> Any:
        """Compares, and returns what the layout's function says."""
        function = getattr(self.layout, name)
        got = function(**{own: known[own] for own in names_of(function)})
        self.expect(f"function/{name}", got, wanted)
        return got

    def objects(self, parsed: Any) -> Iterator[Any]:
        """An object and those inside; of the instances only `value`, to which the types of JSON hang their values."""
        yield parsed
        for name in dict.fromkeys((*parsed.SEQ_FIELDS, "value")):
            found = self.attempt(parsed, name)
            for part in found if isinstance(found, list) else [found]:
                if isinstance(part, KaitaiStruct):
                    yield from self.objects(part)

    def attempt(self, parsed: Any, name: str) -> Any:
        """A member, None if it is not there or cannot be read."""
        try:
            return getattr(parsed, name, None)
        except MISFIT as error:
            self.misfits.append(f"{type_name(parsed)}.{name}: {error!r}")
            return None

    def object(self, parsed: Any, context: Mapping[str, Any]) -> None:
        """What the layout knows of any one object: its prefix, its reader, its functions."""
        self.prefix(parsed, context.get("event_len_post_header"))
        self.reader(parsed, context)
        for function, instance in _INSTANCES.get(type_name(parsed), {}).items():
            wanted = getattr(parsed, instance, None)
            if wanted is not None:
                known = {own: asked(parsed, own) for own in names_of(getattr(self.layout, function))}
                self.function(function, known, wanted)
        for function, attribute in _OFFSETS.get(type_name(parsed), {}).items():
            known = {own: getattr(parsed, own) for own in names_of(getattr(self.layout, function))}
            self.function(function, known, parsed._debug[attribute]["start"] - extent(parsed)[0])

    # Fixed prefixes

    def prefix(self, parsed: Any, variant: int | None = None, *, broken: bool = False) -> None:
        """Struct format, numpy dtype and field list of a prefix against the members of the parsed object.

        Of a `broken` object only the fields that the parser reached are there to compare.
        """
        name = type_name(parsed)
        keys = [key for key in self.layout.PREFIX if key[0] == name]
        key = next((key for key in keys if key[2] == variant), None) or next((k for k in keys if k[2] is None), None)
        if key is None:
            return
        found, (start, end) = self.layout.PREFIX[key], extent(parsed)
        raw = bytes_of(parsed)[start:]
        if len(raw) < found.size:
            self.wrong.append(f"prefix/{key}: {found.size} bytes, where the parser needs {len(raw)}")
            return
        values = {entry.name: decode(raw, entry) for entry in found.fields}
        for entry in found.fields:
            if not broken or entry.offset + entry.size <= end - start:
                self.expect(f"prefix/{key}/{entry.name}", values[entry.name], member(parsed, entry.name))
        if found.whole and not broken:
            self.expect(f"prefix/{key}", found.size, end - start)
        self.formats(key, found, raw, values)

    def formats(self, key: Any, found: Any, raw: bytes, values: dict[str, Any]) -> None:
        """The struct format and the numpy dtype against the field list."""
        if found.format is not None:
            self.expect(f"struct/{key}", struct.unpack_from(found.format, raw), tuple(values.values()))
        record = np.frombuffer(raw[: found.size], np.dtype(found.dtype), 1)[0]
        for entry in found.fields:
            if entry.kind in _SCALARS and entry.size in (1, 2, 4, 8):
                self.expect(f"dtype/{key}/{entry.name}", record[entry.name].item(), values[entry.name])

    # Readers

    def reader(self, parsed: Any, context: Mapping[str, Any]) -> None:
        """The straight-line reader of the object's type, if there is one, against the object."""
        for name in (type_name(parsed), f"{type_name(parsed)}_head"):
            read = getattr(self.layout, f"read_{name}", None)
            if read is not None:
                self.read(name, read, parsed, context)

    def read(self, name: str, read: Any, parsed: Any, context: Mapping[str, Any]) -> None:
        """One reader against the object. That of a head ends where the parser ends what it is said to read up to, that
        of what servers pad at the end of all."""
        raw, (start, end) = bytes_of(parsed), extent(parsed)
        if name in HEAD_ENDS:
            end = parsed._debug[HEAD_ENDS[name]]["end"]
        if name in {self.layout.BODIES[number] for number in self.layout.PADDED}:
            end = len(raw)
        try:
            given = {own: context[own] if own in context else asked(parsed, own) for own in names_of(read, PLACE)}
            result, at = read(raw, start, len(raw), **given)
        except (EOFError, ValueError) as error:
            self.wrong.append(f"reader/{name}: {error!r}, where the parser reads it")
            return
        for own, wanted in expected_members(parsed, type(result)):
            self.expect(f"reader/{name}/{own}", getattr(result, own), wanted)
        self.expect(f"reader/{name}/end", at, end)

    # Rows

    def rows(self, event: Any, context: Mapping[str, Any]) -> None:
        rows = self.attempt(event.body, "rows")
        for index, row in enumerate(getattr(event.body, "_m_rows", []) if rows is None else rows):
            self.function("row_is_after", {"index": index, **context}, row.is_after)
            if "cells" in row._debug:
                self.row(row, event.body, context)

    def row(self, row: Any, body: Any, context: Mapping[str, Any]) -> None:
        bitmap = body.columns_after if row.is_after else body.columns_before
        table = row._root.events[row.map_idx].body
        self.expect("function/bitmap_size", self.layout.bitmap_size(bitmap.num_bits), len(bitmap.bytes))
        known = self.row_head(row, bitmap, table, context)
        for index, (cell, place) in enumerate(zip(row.cells, row._debug["cells"]["arr"], strict=False)):
            if "end" not in place:
                return
            bit, column = bitmap.bits[index], table.metadata.columns[index]
            self.function("bitmap_bit_is_set", {"idx": index, "bitmap_bytes": bitmap.bytes}, bit.is_set)
            known["bitmap_bit_rank"] = bit.rank
            known |= {f"column_metadata_{name}": getattr(column, name) for name in ("is_json", "num_json_before")}
            kind = self.kind(known, bit.is_set, int(column.kind))
            self.cell(cell, kind, column, bytes_of(row)[place["start"] : place["end"]], bytes_of(row)[place["start"] :])

    def row_head(self, row: Any, bitmap: Any, table: Any, context: Mapping[str, Any]) -> dict[str, Any]:
        """What stands before the cells, found by what the layout says; returns what it asks of a cell."""
        raw, (start, _) = bytes_of(row), extent(row)
        asked = {"rows_event_is_partial": context["is_partial"], "bitmap_num_set": bitmap.num_set}
        asked["table_map_event_num_json_columns"] = table.num_json_columns
        read, at = self.layout.read_row(raw, start, len(raw), row.is_after, row.map_idx, **asked)
        self.expect("reader/row/partial_bits", read.partial_bits or b"", getattr(row, "partial_bits", b""))
        self.expect("reader/row/null_bits", read.null_bits, row.null_bits)
        self.expect("reader/row/end", at, row._debug["cells"]["start"])
        self.function("null_bitmap_size", asked, len(row.null_bits))
        partial = {"partial_bits": read.partial_bits or b"", "row_has_partial_bits": read.partial_bits is not None}
        return {"null_bits": read.null_bits, **partial}

    def kind(self, known: Mapping[str, Any], is_there: bool, kind: int) -> int:
        """The kind of a cell by what the layout says of NULLs and differences."""
        kinds = self.layout.ValueKind
        if not is_there:
            return int(kinds.absent)
        functions = (("cell_is_null", kinds.null), ("cell_has_differences", kinds.json_diffs))
        for name, number in functions:
            function = getattr(self.layout, name)
            self.compared[f"function/{name}"] += 1
            if function(**{own: known[own] for own in names_of(function)}):
                return int(number)
        return kind

    def cell(self, parsed: Any, kind: int, column: Any, own: bytes, rest: bytes) -> None:
        cell = self.layout.CELLS.get(kind, self.layout.CELL_DEFAULT)
        self.expect("cell/type", cell.type, type_name(parsed))
        if cell.type != type_name(parsed):
            return
        for part in self.objects(parsed):
            self.object(part, {})
        if cell.rule == "object":
            return
        params = tuple(getattr(column, feed) for feed in cell.feeds)
        for name, value in zip(cell.params, params, strict=True):
            self.expect(f"param/{cell.type}/{name}", value, getattr(parsed, name))
        if cell.rule == "read":
            self.read_cell(cell, parsed, params, own, rest)
            return
        try:
            self.expect(f"size/{cell.type}", self.size(cell, params, rest), len(own))
            entries = cell.fields(*params)
            values = {entry.name: decode(rest, entry) for entry in entries}
        except (LookupError, EOFError) as error:
            self.wrong.append(f"cell/{cell.type}{params}: {error!r}")
            return
        self.fields(cell, parsed, entries, values)
        self.expressions(cell, parsed, values | dict(zip(cell.params, params, strict=True)))

    def read_cell(self, cell: Any, parsed: Any, params: tuple[int, ...], own: bytes, rest: bytes) -> None:
        """A cell that has a reader of its own."""
        found, end = getattr(self.layout, cell.reader)(rest, 0, len(rest), *params)
        self.expect(f"size/{cell.type}", end, len(own))
        for name, value in found._asdict().items():
            if value is None and not hasattr(parsed, name):
                continue
            wanted = getattr(parsed, f"_raw_{name}", None)
            self.expect(f"member/{cell.type}/{name}", value, member(parsed, name) if wanted is None else wanted)

    def size(self, cell: Any, params: tuple[int, ...], rest: bytes) -> int:
        size: int = cell.size(*params)
        if cell.rule == "prefixed":
            return size + int.from_bytes(rest[:size], cell.order or "little")
        return len(rest) if cell.rule == "rest" else size

    def fields(self, cell: Any, parsed: Any, entries: Any, values: dict[str, Any]) -> None:
        for entry in entries:
            wanted = getattr(parsed, f"_raw_{entry.name}", None)
            wanted = member(parsed, entry.name) if wanted is None else wanted
            self.expect(f"field/{cell.type}/{entry.name}", values[entry.name], wanted)

    def expressions(self, cell: Any, parsed: Any, known: dict[str, Any]) -> None:
        """Each expression, and the same value by steps, against the parser's value instance."""
        for name, text in cell.expressions.items():
            self.expect(f"expression/{cell.type}/{name}", eval(_compiled(text), {}, known), member(parsed, name))
        for name, text in cell.steps.items():
            known[name] = eval(_compiled(text), {}, known)
        for name in cell.expressions:
            self.expect(f"step/{cell.type}/{name}", known[name], member(parsed, name))
