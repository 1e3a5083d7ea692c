"""Row images: a decoder compiled once for each table map, set of columns and set of NULLs.

``image := null_bits cell*`` where `null_bits` has one bit a column that the image has, lowest bit first, and NULLs have no cell.
An event's images stand one after the other; an update has two a row, before and after.

The compiler writes one straight-line Python function: runs of cells of fixed size are read by one `struct` call, a cell with a
length by a slice. What the bytes of a cell are comes from `layout.CELLS`, what value they make from `values.rules`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from struct import Struct, calcsize
from struct import error as StructError
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import MalformedEventError, UnsupportedColumnError
from binlog_kaitai.structs import struct_code
from binlog_kaitai.table import Column, Table
from binlog_kaitai.values.charset import TextPolicy
from binlog_kaitai.values.rules import RULES, Rule

__all__ = ["ImageDecoder", "Row", "RowsDecoder"]

_IDENTITY = Rule(("value",), lambda column, text: None)
_WORD = re.compile(r"[A-Za-z_]\w*")
_MOST_SPECIAL = 64
"""At most so many sets of NULLs of a table get a function of their own ..."""
_HOT = 8
"""... each after it was met so often."""

Image = dict[str, Any]
_ImageFunction = Callable[[bytes, int], tuple[Image, int]]


@dataclass(frozen=True, slots=True)
class Row:
    """One changed row: column names and values. An insert has no `before`, a delete no `after`.

    A column that the log's image lacks is not in the dict; NULL is None.
    """

    before: Image | None
    after: Image | None


class _Source:
    """Writes the function of one image: collects a run of fixed parts, then the code that makes values of them."""

    def __init__(self, scope: dict[str, Any]) -> None:
        self.scope = scope
        self.lines: list[str] = []
        self._format: list[str] = []
        self._names: list[str] = []
        self._after: list[str] = []

    def fixed(self, code: str, name: str) -> None:
        """One more item of the run: a struct code and the variable that takes it."""
        self._format.append(code)
        self._names.append(name)

    def then(self, line: str) -> None:
        """A line that runs once the run is read."""
        self._after.append(line)

    def flush(self) -> None:
        """End the run."""
        if self._format:
            text = "<" + "".join(self._format)
            name = f"unpack_{len(self.scope)}"
            self.scope[name] = Struct(text).unpack_from
            self.lines.append(f"{', '.join(self._names)}, = {name}(b, p); p += {calcsize(text)}")
        self.lines += self._after
        self._format, self._names, self._after = [], [], []


def _read_fields(source: _Source, fields: tuple[layout.Field, ...], prefix: str) -> dict[str, str]:
    """Read the fixed fields of a cell; gives the variable of each."""
    variables: dict[str, str] = {}
    units: dict[int, str] = {}
    for field in fields:
        variable = variables[field.name] = f"{prefix}_{field.name}"
        code = struct_code(field)
        if code and (field.order == "little" or field.size == 1):
            source.fixed(code, variable)
        elif field.kind in ("bytes", "text"):
            source.fixed(f"{field.size}s", variable)
        else:
            unit = units.get(field.offset)
            if unit is None:
                unit = units[field.offset] = f"{prefix}_at{field.offset}"
                source.fixed(f"{field.size}s", unit)
                source.then(f"{unit} = from_bytes({unit}, {field.order!r})")
            cut = f"{unit} >> {field.shift} & {(1 << field.width) - 1}" if field.kind == "bits" else unit
            source.then(f"{variable} = {cut}")
    return variables


def _write_cell(source: _Source, column: Column, text: TextPolicy) -> None:
    """Write the code that leaves the value of one column in `v<index>`."""
    cell, prefix = column.cell, f"c{column.index}"
    rule = RULES.get(cell.type, _IDENTITY)
    parameters = dict(zip(cell.params, column.parameters))
    function = rule.function(column, text)
    if cell.rule not in ("fixed", "prefixed"):
        source.flush()
        source.scope[f"f{prefix}"] = _refuse(column)
        source.lines.append(f"f{prefix}()")
        return
    variables = _read_fields(source, cell.fields(*column.parameters), prefix)
    if cell.rule == "prefixed":
        (length,) = variables.values()
        source.flush()
        source.lines.append(f"q = p + {length}; {prefix}_value = b[p:q]; p = q")
        variables = {"value": f"{prefix}_value"}
    arguments = [_expression(member, cell, variables, parameters) for member in rule.members]
    value = arguments[0]
    if function is not None:
        source.scope[f"f{prefix}"] = function
        value = f"f{prefix}({', '.join(arguments)})"
    source.then(f"v{column.index} = {value}")


def _expression(member: str, cell: layout.Cell, variables: dict[str, str], parameters: dict[str, int]) -> str:
    """Python text of a member of the cell's type: a variable, a parameter's value, or the spec's expression over them."""
    if member in variables:
        return variables[member]
    if member in parameters:
        return str(parameters[member])
    known = variables | {name: str(value) for name, value in parameters.items()}
    return _WORD.sub(lambda word: known.get(word[0], word[0]), cell.expressions[member])


def _refuse(column: Column) -> Callable[[], None]:
    def refuse() -> None:
        raise UnsupportedColumnError(
            f"column {column.name} has type {column.type}, which this version cannot decode; the rest of the row is unknown"
        )

    return refuse


class ImageDecoder:
    """Decodes the images of a table that have the same columns."""

    def __init__(self, table: Table, bitmap: bytes, text: TextPolicy) -> None:
        self.columns = [column for column in table.columns if bitmap[column.index // 8] >> (column.index % 8) & 1]
        self.null_bytes = (len(self.columns) + 7) // 8
        self._text = text
        self._special: dict[bytes, _ImageFunction] = {}
        self._met: dict[bytes, int] = {}
        self._general: _ImageFunction | None = None

    def decode(self, data: bytes, position: int) -> tuple[Image, int]:
        """Decode the image at `position`; gives its columns and the position after it, which the caller must check."""
        after = position + self.null_bytes
        nulls = data[position:after]
        function = self._special.get(nulls)
        return function(data, after) if function else self._choose(nulls)(data, after)

    def _choose(self, nulls: bytes) -> _ImageFunction:
        if len(nulls) < self.null_bytes:
            raise MalformedEventError("the event ends inside the NULL bits of a row")
        met = self._met[nulls] = self._met.get(nulls, 0) + 1
        if met >= _HOT and len(self._special) < _MOST_SPECIAL:
            self._special[nulls] = self._compile(int.from_bytes(nulls, "little"))
            return self._special[nulls]
        if len(self._met) > 64 * _MOST_SPECIAL:
            self._met.clear()
        if self._general is None:
            self._general = self._compile(None)
        return self._general

    def _compile(self, nulls: int | None) -> _ImageFunction:
        """The function for one set of NULLs, or for any when `nulls` is None."""
        source = _Source({"from_bytes": int.from_bytes})
        if nulls is None:
            source.lines.append(f"nulls = from_bytes(b[p - {self.null_bytes}:p], 'little')")
        for rank, column in enumerate(self.columns):
            if nulls is None:
                self._write_tested(source, rank, column)
            elif not nulls >> rank & 1:
                _write_cell(source, column, self._text)
        source.flush()
        items = [
            f"{column.name!r}: {'None' if nulls is not None and nulls >> rank & 1 else f'v{column.index}'}"
            for rank, column in enumerate(self.columns)
        ]
        text = "def image(b, p):\n " + "\n ".join([*source.lines, f"return {{{', '.join(items)}}}, p"])
        exec(text, source.scope)
        return source.scope["image"]  # type: ignore[no-any-return]

    def _write_tested(self, source: _Source, rank: int, column: Column) -> None:
        inner = _Source(source.scope)
        _write_cell(inner, column, self._text)
        inner.flush()
        source.lines += [f"v{column.index} = None", f"if not nulls >> {rank} & 1:", *(f" {line}" for line in inner.lines)]


class RowsDecoder:
    """Decodes the images of rows events, with what was compiled for earlier ones.

    Args:
        text: what to do with text that does not decode.
        positional: name columns ``@1``, ``@2`` ... even where the log has names.
    """

    def __init__(self, text: TextPolicy) -> None:
        self._text = text
        self._decoders: dict[tuple[int, bytes], ImageDecoder] = {}
        self._tables: dict[int, Table] = {}

    def images(self, table: Table, bitmap: bytes) -> ImageDecoder:
        """The decoder for images of a table that have the columns of `bitmap`."""
        key = id(table), bitmap
        decoder = self._decoders.get(key)
        if decoder is None:
            if len(self._decoders) > 1000:
                self._decoders.clear()
                self._tables.clear()
            self._tables[id(table)] = table  # keeps the id taken
            decoder = self._decoders[key] = ImageDecoder(table, bitmap, self._text)
        return decoder

    def rows(self, table: Table, operation: str, before: bytes, after: bytes | None, data: bytes, start: int, end: int) -> Iterator[Row]:
        """The rows in ``data[start:end]``.

        Raises MalformedEventError when the images do not end where the event does, UnsupportedColumnError.
        """
        first = self.images(table, before)
        second = self.images(table, after) if after is not None else None
        make = _MAKE_ROW[operation]
        position = start
        try:
            while position < end:
                image, position = first.decode(data, position)
                other = None
                if second is not None and position < end:
                    other, position = second.decode(data, position)
                elif second is not None:
                    raise MalformedEventError("the last row has no image after the update")
                if position > end:
                    raise MalformedEventError(f"the last row ends {position - end} bytes after its event")
                yield make(image, other)
        except (IndexError, StructError) as error:
            raise MalformedEventError("a row ends after its event") from error


_MAKE_ROW: dict[str, Callable[[Image, Image | None], Row]] = {
    "insert": lambda image, other: Row(None, image),
    "delete": lambda image, other: Row(image, None),
    "update": Row,
}
