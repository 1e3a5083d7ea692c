"""One schema that holds the rows of several: for a table whose definition has changed."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, reduce
from typing import Any

import pyarrow as pa

from binlog_kaitai.arrow import compute as pc
from binlog_kaitai.arrow.schema import COLUMN_TYPE, LINEAGE, PRIMARY_KEY, SQL_TYPE

__all__ = [
    "converted",
    "decimal_text",
    "place_in",
    "places_of",
    "schema_key",
    "together",
    "widened",
    "widest_schema",
    "widest_type",
]

_DIGITS = {
    pa.int8(): 3,
    pa.uint8(): 3,
    pa.int16(): 5,
    pa.uint16(): 5,
    pa.int32(): 10,
    pa.uint32(): 10,
    pa.int64(): 19,
    pa.uint64(): 20,
    pa.bool_(): 1,
}
"""Decimal digits that hold every number of a type."""
_SIGNED = [pa.int8(), pa.int16(), pa.int32(), pa.int64()]
_COLUMN_TYPE = COLUMN_TYPE.encode()
_DECIMAL = re.compile(rb"decimal\((\d+),(\d+)\)")
_EXACT_IN_DOUBLE = 10
_MOST_KEYS = 1 << 8
_Placed = tuple[pa.Schema, dict[str, int]]
"""A schema, and the places of its columns."""
_MAX_DIGITS, _MAX_DIGITS_256 = 38, 76
"""Of a DECIMAL that Spark, DuckDB and Polars know; of one that Arrow knows."""


def widest_schema(schemas: Sequence[pa.Schema]) -> pa.Schema:
    """Return the columns of all schemas: those of the last one first, then such as only others have, then the lineage.

    A column has a type that holds all of its values: DECIMALs that need more than 38 digits together are text, unless
    one of them is decimal256. Columns whose names differ in the case of letters are one, as for the servers. The
    primary key is that of the last schema. Raises ValueError for a column without such a type.
    """
    by_key: dict[bytes, pa.Schema] = {}
    for schema in reversed(schemas):
        by_key.setdefault(schema_key(schema), schema)
    schemas = list(reversed(by_key.values()))
    fields: dict[str, pa.Field[Any]] = {}
    lower: Counter[str] = Counter()
    for schema in reversed(schemas):
        new = [place for place, name in enumerate(schema.names) if not _is_known(name, fields, lower)]
        for field in map(schema.field, new):
            fields[field.name] = field if schema is schemas[-1] else _without(field, PRIMARY_KEY)
        lower.update(schema.names[place].lower() for place in new)
    lineage = [name for name in LINEAGE.names if name in fields]
    own = [name for name in fields if name not in LINEAGE.names]
    are_same = _have_same_types(schemas)
    varying = {name for name, field in fields.items() if not are_same or _COLUMN_TYPE in (field.metadata or {})}
    widest = fields | _widest_fields([fields[name] for name in varying], schemas)
    return pa.schema([widest[name] for name in [*own, *lineage]])


def _have_same_types(schemas: Sequence[pa.Schema]) -> bool:
    """Return whether each column has the same type wherever it is, and the same letters in its name."""
    try:
        names: list[str] = pa.unify_schemas(list(schemas), promote_options="default").names
    except pa.ArrowException:
        return False
    return len({name.lower() for name in names}) == len(names)


def _widest_fields(fields: Sequence[pa.Field[Any]], schemas: Sequence[pa.Schema]) -> dict[str, pa.Field[Any]]:
    """Return some of the fields of schemas with a type that holds all values, by name. Raises ValueError."""
    alike: dict[str, list[_Placed]] = {}
    for schema in schemas if fields else ():
        placed = schema, places_of(schema.names)
        for name in {name.lower() for name in schema.names}:
            alike.setdefault(name, []).append(placed)
    return {field.name: _widest_field(field, alike[field.name.lower()]) for field in fields}


def _is_known(name: str, fields: dict[str, pa.Field[Any]], lower: Counter[str]) -> bool:
    """Return whether one of the fields is a column of this name; `lower` has their names in lower case."""
    return name in fields or name.lower() in fields or lower[name.lower()] == 1


def places_of(names: Sequence[str]) -> dict[str, int]:
    """Return the numbers of columns by their names, and by these in lower case where that means one column only."""
    lower: dict[str, int | None] = {}
    for number, name in enumerate(names):
        lower[name.lower()] = None if name.lower() in lower else number
    found = {name: number for name, number in lower.items() if number is not None}
    return found | {name: number for number, name in enumerate(names)}


def place_in(places: dict[str, int], name: str) -> int | None:
    """Return the number of a column among `places_of` some; None where it is not there."""
    return places.get(name, places.get(name.lower()))


def schema_key(schema: pa.Schema) -> bytes:
    """Return what makes two schemas the same: the names, types and metadata of their fields, but SQL_TYPE, which may
    change where nothing else does."""
    return _key(schema.remove_metadata().serialize().to_pybytes())


@lru_cache(maxsize=_MOST_KEYS)
def _key(serialized: bytes) -> bytes:
    fields = pa.ipc.read_schema(pa.py_buffer(serialized))
    return pa.schema([_without(field, SQL_TYPE) for field in fields]).serialize().to_pybytes()


def _without(field: pa.Field[Any], name: str) -> pa.Field[Any]:
    metadata: dict[Any, Any] = dict(field.metadata or {})
    metadata.pop(name.encode(), None)
    return field.with_metadata(metadata) if metadata else field.remove_metadata()


def _widest_field(field: pa.Field[Any], schemas: Sequence[_Placed]) -> pa.Field[Any]:
    found_at = [(schema, place_in(places, field.name)) for schema, places in schemas]
    alike = [schema.field(place) for schema, place in found_at if place is not None]
    kinds = dict.fromkeys(one.type for one in alike)
    found = reduce(lambda one, other: one and widest_type(one, other), kinds)
    if found is None:
        raise ValueError(f"column {field.name} was {' and '.join(map(str, kinds))}")
    digits = [_said_digits(one) for one in alike]
    if pa.types.is_string(found) and None not in digits:
        before, behind = (max(sizes) for sizes in zip(*(known for known in digits if known), strict=True))
        return decimal_text(field, before + behind, behind)
    return _without(field, COLUMN_TYPE).with_type(found)


def decimal_text(field: pa.Field[Any], precision: int, scale: int) -> pa.Field[Any]:
    """Return the field of a column of DECIMALs that are text, with their type in the metadata."""
    metadata: dict[Any, Any] = dict(field.metadata or {})
    return field.with_type(pa.string()).with_metadata(metadata | {COLUMN_TYPE: f"decimal({precision},{scale})"})


def _said_digits(field: pa.Field[Any]) -> tuple[int, int] | None:
    """Return the digits before and after the point, also of DECIMALs that are text."""
    said = _DECIMAL.fullmatch((field.metadata or {}).get(_COLUMN_TYPE, b""))
    return _digits(field.type) if said is None else (int(said[1]) - int(said[2]), int(said[2]))


def widest_type(one: Any, other: Any) -> Any:
    """Return a type that holds the values of two, text where nothing else does; None where that does not either."""
    if one == other:
        return one
    if pa.types.is_boolean(one) or pa.types.is_boolean(other):  # a BIT(1) that became another number, or was one
        number = other if pa.types.is_boolean(one) else one
        return number if pa.types.is_integer(number) else widest_type(pa.uint8(), number)
    if pa.types.is_integer(one) and pa.types.is_integer(other):
        return _integers(one, other)
    if pa.types.is_floating(one) or pa.types.is_floating(other):
        if all(pa.types.is_floating(kind) or _DIGITS.get(kind, 99) <= _EXACT_IN_DOUBLE for kind in (one, other)):
            return pa.float64()
    elif _digits(one) and _digits(other):
        return _decimals(one, other)
    if {one, other} == {pa.date32(), pa.timestamp("us")}:
        return pa.timestamp("us")
    if {one, other} == {pa.string(), pa.binary()}:
        return pa.binary()
    return pa.string() if _is_plain(one) and _is_plain(other) else None


def _integers(one: Any, other: Any) -> Any:
    if pa.types.is_signed_integer(one) == pa.types.is_signed_integer(other):
        return max(one, other, key=lambda kind: kind.bit_width)
    signed, unsigned = (one, other) if pa.types.is_signed_integer(one) else (other, one)
    fitting = (kind for kind in _SIGNED if kind.bit_width >= max(signed.bit_width, 2 * unsigned.bit_width))
    return next(fitting, pa.decimal128(_DIGITS[pa.uint64()], 0))


def _digits(kind: Any) -> tuple[int, int] | None:
    """Return the digits before and after the point."""
    if pa.types.is_decimal(kind):
        return kind.precision - kind.scale, kind.scale
    return (_DIGITS[kind], 0) if kind in _DIGITS else None


def _decimals(one: Any, other: Any) -> Any:
    before, behind = (max(pair) for pair in zip(_digits(one) or (), _digits(other) or (), strict=True))
    if pa.types.is_decimal256(one) or pa.types.is_decimal256(other):
        return pa.decimal256(before + behind, behind) if before + behind <= _MAX_DIGITS_256 else pa.string()
    return pa.decimal128(before + behind, behind) if before + behind <= _MAX_DIGITS else pa.string()


def _is_plain(kind: Any) -> bool:
    return not (pa.types.is_nested(kind) or pa.types.is_binary(kind) or pa.types.is_duration(kind))


def widened(table: pa.Table, schema: pa.Schema) -> pa.Table:
    """Return rows in the widest schema of their table."""
    places = places_of(table.column_names)
    found = [(field, place_in(places, field.name)) for field in schema]
    columns = [
        pa.nulls(table.num_rows, field.type) if place is None else converted(table.column(place), field.type)
        for field, place in found
    ]
    return pa.Table.from_arrays(columns, schema=schema)


def together(batches: Sequence[pa.RecordBatch]) -> list[pa.Table]:
    """Return rows of many definitions of a table in their order, in the widest schema; where there is none, the rows of
    each definition by themselves."""
    by_key: dict[bytes, list[pa.RecordBatch]] = {}
    for batch in batches:
        by_key.setdefault(schema_key(batch.schema), []).append(batch)
    schemas = [alike[0].schema for alike in by_key.values()]
    try:
        schema = widest_schema(schemas)
    except ValueError:
        return [pa.Table.from_batches(alike) for alike in by_key.values()]
    placed = _by_name if _have_same_types(schemas) else _by_letters
    joined = _together(batches, schema, placed(schema))
    return [joined.unify_dictionaries().combine_chunks()]  # a column of many short pieces is slow to write


_Places = Callable[[list[str]], Iterator[tuple[int, int]]]
"""Gives the columns of a schema that columns of some names become, by number, each with the number of its own."""


def _by_name(schema: pa.Schema) -> _Places:
    """Return what tells the columns of a schema by their names."""
    places = {name: place for place, name in enumerate(schema.names)}
    return lambda names: ((places[name], number) for number, name in enumerate(names))


def _by_letters(schema: pa.Schema) -> _Places:
    """Return what tells the columns of a schema by their names, in letters of any case."""
    by_lower: dict[str, list[tuple[int, str]]] = {}
    for place, name in enumerate(schema.names):
        by_lower.setdefault(name.lower(), []).append((place, name))

    def found(names: list[str]) -> Iterator[tuple[int, int]]:
        places = places_of(names)
        for place, name in (pair for lower in {name.lower() for name in names} for pair in by_lower[lower]):
            number = place_in(places, name)
            if number is not None:
                yield place, number

    return found


def _together(batches: Sequence[pa.RecordBatch], schema: pa.Schema, placed: _Places) -> pa.Table:
    """Return rows in a schema, most of whose columns only few of the batches have."""
    kinds: list[Any] = schema.types
    chunks: list[list[Any]] = [[] for _ in kinds]
    filled, rows = [0] * len(kinds), 0
    for batch in batches:
        columns = batch.columns
        for place, number in placed(batch.schema.names):
            kind = kinds[place]
            if filled[place] < rows:
                chunks[place].append(pa.nulls(rows - filled[place], kind))
            chunks[place].append(converted(columns[number], kind))
            filled[place] = rows + batch.num_rows
        rows += batch.num_rows
    for kind, known, count in zip(kinds, chunks, filled, strict=True):
        known += [pa.nulls(rows - count, kind)] if count < rows else []
    joined = [pa.chunked_array(known, kind) for kind, known in zip(kinds, chunks, strict=True)]
    return pa.Table.from_arrays(joined, schema=schema)


def converted(column: Any, kind: Any) -> Any:
    """Return a column with another type; DECIMALs as text have all of their digits and no exponent.

    Raises pyarrow.ArrowInvalid for a value that the type cannot hold, ArrowNotImplementedError for types that no values
    share.
    """
    if column.type == kind:
        return column
    if column.null_count == len(column):
        return pa.nulls(len(column), kind)
    if pa.types.is_boolean(column.type):
        return converted(column.cast(pa.uint8()), kind)
    if pa.types.is_boolean(kind) and pa.types.is_integer(column.type):
        small = column.cast(pa.uint8())
        if pc.max(small).as_py() > 1:
            raise pa.ArrowInvalid(f"{pc.max(small).as_py()} is no boolean")
        return small.cast(kind)
    if pa.types.is_decimal(column.type) and pa.types.is_string(kind):
        return pa.array([None if value is None else f"{value:f}" for value in column.to_pylist()], kind)
    return column.cast(kind)
