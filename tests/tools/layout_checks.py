"""Compares what a generated `layout.py` says with what a generated parser (debug mode) reads, value by value.

Both come from one spec: agreement shows that the generator reads the spec right, not that the spec is right about
MySQL.
"""

import importlib.util
import struct
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from kaitaistruct import KaitaiStructError

# What a parser raises on bytes that its spec does not fit, mutated specs above all.
MISFIT = (KaitaiStructError, EOFError, IndexError, AttributeError, TypeError, ValueError, KeyError)
_SCALARS = {"u": "BHIQ", "s": "bhiq", "f": "??fd"}


def load(path: Path, name: str) -> Any:
    """A module from a file, under a name of its own."""
    found = importlib.util.spec_from_file_location(name, path)
    assert found is not None
    assert found.loader is not None
    module: ModuleType = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def decode(raw: bytes, entry: Any) -> Any:
    """The value of one `Field` of a layout."""
    part = raw[entry.offset : entry.offset + entry.size]
    if len(part) != entry.size:
        raise EOFError(f"{entry} needs more than {len(raw)} bytes")
    if entry.kind in ("bytes", "text"):
        return part
    order = entry.order or "little"
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


def same(got: Any, wanted: Any) -> bool:
    """Equal; text by its bytes up to the first zero, NaN equals NaN."""
    if isinstance(wanted, tuple):
        return len(got) == len(wanted) and all(map(same, got, wanted))
    if isinstance(wanted, str) and isinstance(got, bytes):
        return got.partition(b"\0")[0] == wanted.encode()
    return bool(got == wanted or (got != got and wanted != wanted))


def snake(name: str) -> str:
    return "".join("_" + letter.lower() if letter.isupper() else letter for letter in name)[1:]


@dataclass
class Comparison:
    """Compares logs; counts what was compared, collects what differs."""

    parser: Any
    layout: Any
    compared: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def expect(self, what: str, got: Any, wanted: Any) -> None:
        self.compared["/".join(what.split("/")[:2])] += 1
        if not same(got, wanted):
            self.wrong.append(f"{what}: layout {got!r}, parser {wanted!r}")

    def log(self, path: Path) -> "Comparison":
        """Compares a whole log, as far as the parser gets."""
        raw = path.read_bytes()
        top = self.parser.MysqlBinlog.from_bytes(raw)
        with suppress(MISFIT):  # the events before a broken one still count
            top._read()
        for event in getattr(top, "events", []):
            if "end" in event._debug.get("body", {}):
                self.event(event, raw)
        return self

    def event(self, event: Any, raw: bytes) -> None:
        self.prefix(event.header, raw[event._debug["header"]["start"] :])
        place = event._debug["body"]
        if isinstance(event.body, bytes):
            return
        post_header = event.len_post_header if event.fde_idx >= 0 else None
        self.prefix(event.body, raw[place["start"] : place["end"]], post_header)
        self.reader(event, raw, place["start"], place["end"], post_header)
        if isinstance(event.body, self.parser.MysqlBinlog.RowsEvent):
            self.rows(event, raw[place["start"] : place["end"]])

    # Fixed prefixes

    def prefix(self, parsed: Any, raw: bytes, variant: int | None = None) -> None:
        """Struct format, numpy dtype and field list of a prefix against the members of the parsed object."""
        name = snake(type(parsed).__name__)
        keys = [key for key in self.layout.PREFIX if key[0] == name]
        key = next((key for key in keys if key[2] == variant), None) or next((k for k in keys if k[2] is None), None)
        if key is None:
            return
        found = self.layout.PREFIX[key]
        values = {entry.name: decode(raw, entry) for entry in found.fields}
        for entry in found.fields:
            self.expect(f"prefix/{key}/{entry.name}", values[entry.name], member(parsed, entry.name))
        if found.format is not None:
            self.expect(f"struct/{key}", struct.unpack_from(found.format, raw), tuple(values.values()))
        record = np.frombuffer(raw[: found.size], np.dtype(found.dtype), 1)[0]
        for entry in found.fields:
            if entry.kind in _SCALARS and entry.size in (1, 2, 4, 8):
                self.expect(f"dtype/{key}/{entry.name}", record[entry.name].item(), values[entry.name])

    # Readers

    def reader(self, event: Any, raw: bytes, start: int, end: int, post_header: int | None) -> None:
        """A straight-line reader against the parsed body."""
        kind = int(event.header.event_type)
        read = getattr(self.layout, f"read_{self.layout.BODIES[kind]}", None)
        if read is None:
            return
        names = read.__code__.co_varnames[3 : 3 + read.__code__.co_argcount + read.__code__.co_kwonlyargcount - 3]
        context = {"event_len_post_header": post_header} | self.layout.BODY_ARGUMENTS.get(kind, {})
        result, at = read(raw, start, end, **{name: context[name] for name in names})
        for name, wanted in self.expected_members(event.body, type(result)):
            self.expect(f"reader/{type(result).__name__}/{name}", getattr(result, name), wanted)
        if hasattr(event.body, "ofs_rows"):
            self.expect("reader/rows", at - start, event.body.ofs_rows)
        else:
            self.expect("reader/end", at - start, event.body._io.pos())

    def expected_members(self, body: Any, kind: type) -> Iterator[tuple[str, Any]]:
        for name in kind.__annotations__:
            value = getattr(body, f"_raw_{name}", None)
            if value is None:
                value = getattr(body, name, None)
            for inner in ("value", "bytes"):
                value = getattr(value, inner, value)
            yield name, value

    # Rows

    def rows(self, event: Any, body: bytes) -> None:
        rows_event = event.body
        try:
            rows = rows_event.rows
        except MISFIT:
            rows = getattr(rows_event, "_m_rows", [])
        for index, row in enumerate(rows or []):
            table = event._root.events[row.map_idx].body
            is_after = self.layout.row_is_after(index=index, is_update=rows_event.is_update)
            self.expect("row/is_after", is_after, row.is_after)
            self.row(row, rows_event.columns_after if row.is_after else rows_event.columns_before, table, body)

    def row(self, row: Any, bitmap: Any, table: Any, body: bytes) -> None:
        if not hasattr(row, "null_bits"):
            return
        self.expect("row/null_bits", self.layout.null_bitmap_size(bitmap.num_set), len(row.null_bits))
        self.expect("row/bitmap", self.layout.bitmap_size(bitmap.num_bits), len(bitmap.bytes))
        places = row._debug.get("cells", {}).get("arr", [])
        for index, (cell, place) in enumerate(zip(row.cells, places, strict=False)):
            if "end" not in place:
                return
            bit = bitmap.bits[index]
            self.expect("row/is_set", self.layout.bitmap_bit_is_set(index, bitmap.bytes), bit.is_set)
            column = table.metadata.columns[index]
            kind = self.layout.cell_kind(row.null_bits, bit.is_set, bit.rank, int(column.kind))
            self.cell(cell, kind, column, body[place["start"] : place["end"]], body[place["start"] :])

    def cell(self, parsed: Any, kind: int, column: Any, own: bytes, rest: bytes) -> None:
        cell = self.layout.CELLS.get(kind, self.layout.CELL_DEFAULT)
        self.expect("cell/type", cell.type, snake(type(parsed).__name__))
        if cell.rule == "object" or cell.type != snake(type(parsed).__name__):
            return
        params = tuple(getattr(column, feed) for feed in cell.feeds)
        for name, value in zip(cell.params, params, strict=True):
            self.expect(f"param/{cell.type}/{name}", value, getattr(parsed, name))
        try:
            self.expect(f"size/{cell.type}", self.size(cell, params, rest), len(own))
            entries = cell.fields(*params)
            values = {entry.name: decode(rest, entry) for entry in entries}
        except (LookupError, EOFError) as error:
            self.wrong.append(f"cell/{cell.type}{params}: {error!r}")
            return
        self.fields(cell, parsed, entries, values)
        self.expressions(cell, parsed, values | dict(zip(cell.params, params, strict=True)))
        if not cell.params:
            self.prefix(parsed, rest)

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
            self.expect(f"expression/{cell.type}/{name}", eval(text, {}, known), member(parsed, name))
        for name, text in cell.steps.items():
            known[name] = eval(text, {}, known)
        for name in cell.expressions:
            self.expect(f"step/{cell.type}/{name}", known[name], member(parsed, name))
