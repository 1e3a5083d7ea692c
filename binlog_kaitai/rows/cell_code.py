"""Python code that reads the cells of an image and makes values of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from struct import Struct, calcsize
from typing import Any, get_type_hints

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import BinlogError, MalformedEventError, UnsupportedColumnError
from binlog_kaitai.format.expressions import with_names
from binlog_kaitai.format.structs import struct_code, struct_format
from binlog_kaitai.rows.table import Column
from binlog_kaitai.types import type_of
from binlog_kaitai.types.policy import ValuePolicy

__all__ = ["CellCode", "CellFunction", "cell_function", "write_cell"]

CellFunction = Callable[[bytes, int], tuple[Any, int]]
"""Decodes the cell at a position; returns its value and the position after it."""


class CellCode:
    """The lines of a function: collects a run of fixed parts, then the code that makes values of them."""

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


def _read_fields(source: CellCode, fields: tuple[layout.Field, ...], prefix: str) -> dict[str, str]:
    """Read the fixed fields of a cell. Returns the variable of each."""
    variables: dict[str, str] = {}
    units: dict[int, str] = {}
    for field in fields:
        variable = variables[field.name] = f"{prefix}_{field.name}"
        code = struct_code(field)
        if code and (field.order == "little" or field.size == 1):
            source.fixed(code, variable)
        elif code and field.kind in ("s", "f"):
            source.fixed(f"{field.size}s", variable)
            source.scope[f"of_{variable}"] = Struct(struct_format(field)).unpack
            source.then(f"({variable},) = of_{variable}({variable})")
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


def write_cell(source: CellCode, column: Column, policy: ValuePolicy | None) -> None:
    """Write the code that leaves the value of one column in `v<index>`; without a policy, it is passed over."""
    cell, prefix = column.cell, f"c{column.index}"
    refuse = _obstacle(column)
    if refuse is not None:
        source.flush()
        source.scope[f"f{prefix}"] = refuse
        source.lines.append(f"f{prefix}()")
        return
    if policy is not None and policy.mask is not None and column.is_masked and policy.makes(column):
        source.flush()
        source.scope[f"f{prefix}"] = _masked(column, policy, policy.mask(column))
        source.lines.append(f"v{column.index}, p = f{prefix}(b, p)")
        return
    variables = _read_fields(source, cell.fields(*column.parameters), prefix)
    is_made = policy is not None and policy.makes(column)
    if cell.rule == "prefixed":
        (length,) = variables.values()
        source.flush()
        value = f"{prefix}_value = b[p:q]; " if is_made else ""  # it may be large
        source.lines.append(f"q = p + {length}; {value}p = q")
        variables = {"value": f"{prefix}_value"}
    elif cell.rule == "read":
        variables = _read_whole(source, column, prefix)
    if policy is None or not is_made:
        source.then(f"v{column.index} = None")
        return
    parameters = dict(zip(cell.params, column.parameters, strict=True))
    function, members = policy.maker(column), type_of(cell.type).members
    arguments = [_expression(member, cell, variables, parameters) for member in members]
    value = arguments[0]
    if function is not None:
        source.scope[f"f{prefix}"] = function
        value = f"f{prefix}({', '.join(arguments)})"
    source.then(f"v{column.index} = {value}")


def cell_function(column: Column, policy: ValuePolicy | None) -> CellFunction:
    """Return the function that decodes cells of one column; without a policy, it makes no values."""
    source = CellCode({"from_bytes": int.from_bytes})
    write_cell(source, column, policy)
    source.flush()
    text = "def cell(b, p):\n " + "\n ".join([*source.lines, f"return v{column.index}, p"])
    exec(text, source.scope)
    return source.scope["cell"]  # type: ignore[no-any-return]


def _masked(column: Column, policy: ValuePolicy, mask: Callable[[bytes], bytes]) -> CellFunction:
    """Return the function that decodes what stands in for the cells of a column."""
    pass_over, read = cell_function(column, None), cell_function(column, replace(policy, mask=None))

    def masked(data: bytes, position: int) -> tuple[Any, int]:
        _, end = pass_over(data, position)
        return read(mask(bytes(data[position:end])), 0)[0], end

    return masked


def _read_whole(source: CellCode, column: Column, prefix: str) -> dict[str, str]:
    """Read a cell that has a reader of its own. Returns the variable of each member."""
    reader = getattr(layout, column.cell.reader)
    source.flush()
    source.scope[f"read_{prefix}"] = reader
    source.lines.append(f"{prefix}, p = read_{prefix}({', '.join(map(str, ('b, p, len(b)', *column.parameters)))})")
    members = get_type_hints(reader)["return"].__args__[0]._fields
    return {name: f"{prefix}.{name}" for name in members}


def _expression(member: str, cell: layout.Cell, variables: dict[str, str], parameters: dict[str, int]) -> str:
    """Python text of a member of the cell's type: a variable, a parameter's value, or an expression over them."""
    if member in variables:
        return variables[member]
    if member in parameters:
        return str(parameters[member])
    return with_names(cell.expressions[member], {**variables, **parameters})


def _obstacle(column: Column) -> Callable[[], None] | None:
    """What raises the error for a value of a column that cannot be decoded; None for a column that can."""
    what = f"column {column.name} has type {column.type}"
    if column.cell.rule not in ("fixed", "prefixed", "read"):
        return partial(
            _refuse, UnsupportedColumnError, f"{what}, which is not decoded by this version; the row is lost"
        )
    try:
        column.cell.size(*column.parameters)
    except LookupError:
        numbers = ", ".join(map(str, column.parameters))
        return partial(_refuse, MalformedEventError, f"{what} with metadata that there is not ({numbers})")
    return None


def _refuse(error: type[BinlogError], text: str) -> None:
    raise error(text)
