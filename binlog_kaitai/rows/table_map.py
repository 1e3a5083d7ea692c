"""Makes tables of table map events, which the generated straight-line readers read.

A log describes its tables again and again, and most columns are those of before: what a type and its metadata say, and
columns without labels, are made once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.rows.table import DIFFERENCES, MAX_COLUMNS, Column, Table, may_have_digits, positional
from binlog_kaitai.values.charset import TextPolicy, decode_label

__all__ = ["read_table"]

_Kind = layout.OptionalMetadataType
_Fields = Mapping[int, Any]
_ENUM, _SET, _GEOMETRY = layout.ColumnType.enum, layout.ColumnType.set, layout.ColumnType.geometry
_GEOMETRIES = {int(kind): kind.name.upper() for kind in layout.GeometryKind}
_READERS = {kind: getattr(layout, f"read_{name}") for kind, name in layout.OPTIONAL_METADATA.items()}
_LONGEST_NAME = 1 << 8
"""Characters of the name of a column that is kept."""
_MOST_BITS = 1 << 10
"""Bytes of a bitmap that is kept."""


class _Shape:
    """What the type of a column and its metadata say."""

    def __init__(self, raw_type: int, metadata: layout.ColumnMetadata, is_mariadb: bool) -> None:
        self.real_type = layout.column_real_type(raw_type, metadata.meta_0)  # type: ignore[arg-type]
        self.type = _type_name(self.real_type)
        self.is_numeric = layout.column_is_numeric(raw_type)
        self.is_json = layout.column_is_json(raw_type)
        self.is_character = layout.column_is_character(raw_type, self.real_type, is_mariadb)
        self.max_length = layout.column_max_length(raw_type, metadata.meta_0, metadata.meta_1)  # type: ignore[arg-type]
        known = {**metadata._asdict(), "real_type": self.real_type, "max_length": self.max_length}
        known["len_length"] = layout.column_len_length(self.max_length)
        self.stored = [self._stored(raw_type, known, is_unsigned) for is_unsigned in (False, True)]
        """The cell and its parameters, of values with a sign and without."""
        self.digits_assumed = is_mariadb and may_have_digits(self.stored[0][0])
        self.differences = _feeds(DIFFERENCES, known) if self.is_json else ()

    def _stored(
        self, raw_type: int, known: Mapping[str, Any], is_unsigned: bool
    ) -> tuple[layout.Cell, tuple[int, ...]]:
        kind = layout.column_kind(self.real_type, layout.column_is_integer(raw_type), is_unsigned)
        cell = layout.CELLS.get(kind, layout.CELL_DEFAULT)
        return cell, _feeds(cell, known)


def _feeds(cell: layout.Cell, known: Mapping[str, Any]) -> tuple[int, ...]:
    found = tuple(known[feed] for feed in cell.feeds)
    if None in found:
        raise ValueError(f"metadata that {cell.type} needs is missing")
    return found


@lru_cache(maxsize=1 << 11)
def _shape(raw_type: int, metadata: layout.ColumnMetadata, is_mariadb: bool) -> _Shape:
    """Return what a type and its metadata say, once."""
    return _Shape(raw_type, metadata, is_mariadb)


def read_table(
    data: bytes, start: int, end: int, len_post_header: int, text: TextPolicy, *, is_mariadb: bool
) -> tuple[Table, int]:
    """Return the table of a table map event, and the event's flags. Raises one of PARSE_ERRORS on malformed bytes.

    Labels that do not decode are counted in `text`, and raise MalformedEventError where it is strict.
    """
    body, _ = layout.read_table_map_event(data, start, end, event_len_post_header=len_post_header)
    if body.metadata is None or body.null_bits is None:
        raise MalformedEventError(
            f"the table map of {body.database}.{body.table} ends after the types of its columns, as in MySQL 5.1.15 "
            "and earlier; rows of that time are not decoded"
        )
    count = len(body.column_types)
    if count > MAX_COLUMNS:
        raise MalformedEventError(
            f"a table of {count} columns ({body.database}.{body.table}); no server has more than {MAX_COLUMNS}"
        )
    block, _ = layout.read_column_metadata_block(
        body.metadata,
        0,
        len(body.metadata),
        table_map_event_num_columns=count,
        table_map_event_column_types=body.column_types,
    )
    shapes = [
        _shape(raw_type, metadata, is_mariadb)
        for raw_type, metadata in zip(body.column_types, block.columns, strict=True)
    ]
    fields = {
        field.field_type: read(field.body, 0, len(field.body))[0]
        for field in body.optional_metadata
        if (read := _READERS.get(field.field_type))
    }
    columns = tuple(_columns(shapes, fields, body.null_bits, text))
    names_from = "log" if count and _Kind.column_name in fields else "positional"
    key = _primary_key(fields, count)
    return Table(body.table_id, body.database, body.table, columns, names_from, key), body.flags


def _columns(shapes: Sequence[_Shape], fields: _Fields, null_bits: bytes, text: TextPolicy) -> Iterator[Column]:
    collations = _collations(fields, shapes)
    labels = _labels(fields, shapes, collations, text)
    names = _names(fields, len(shapes))
    signs = iter(_bits_of(fields, _Kind.signedness)) if _Kind.signedness in fields else None
    visible, geometries = _bits_of(fields, _Kind.column_visibility), _geometries(fields, shapes)
    nullable = _small_nullables(null_bits) if len(null_bits) <= _MOST_BITS else _nullables(null_bits)
    for index, shape in enumerate(shapes):
        unsigned = _next_sign(signs) if shape.is_numeric and signs is not None else None
        is_kept = index not in labels and len(names[index]) <= _LONGEST_NAME
        make = _column if is_kept else _new_column
        is_visible = visible[index] if index < len(visible) else True
        yield make(
            index,
            names[index],
            shape,
            nullable[index],
            unsigned,
            collations.get(index),
            labels.get(index),
            is_visible,
            geometries.get(index),
        )


def _new_column(
    index: int,
    name: str,
    shape: _Shape,
    nullable: bool,
    unsigned: bool | None,
    collation: int | None,
    labels: tuple[str, ...] | None,
    visible: bool,
    geometry: str | None,
) -> Column:
    cell, parameters = shape.stored[bool(unsigned)]
    return Column(
        index=index,
        name=name,
        type=shape.type,
        cell=cell,
        parameters=parameters,
        nullable=nullable,
        unsigned=unsigned,
        collation=collation,
        labels=labels,
        max_length=shape.max_length,
        is_json=shape.is_json,
        visible=visible,
        digits_assumed=shape.digits_assumed,
        differences=shape.differences,
        geometry=geometry,
    )


_column = lru_cache(maxsize=1 << 14)(_new_column)


def _next_sign(signs: Iterator[bool]) -> bool:
    sign = next(signs, None)
    if sign is None:
        raise IndexError("a numeric column without a bit that says whether it has a sign")
    return sign


def _type_name(kind: int) -> str:
    try:
        return layout.ColumnType(kind).name.upper()
    except ValueError:
        return f"TYPE_{kind}"


def _names(fields: _Fields, count: int) -> list[str]:
    field = fields.get(_Kind.column_name)
    if field is None:
        return [positional(index) for index in range(count)]
    names = [name.value for name in field.names]
    if len(names) != count:
        raise ValueError(f"{len(names)} column names for {count} columns")
    return names


def _bits_of(fields: _Fields, kind: _Kind) -> Sequence[bool]:
    """The bits of a metadata field."""
    data: bytes = fields[kind].bytes_ if kind in fields else b""
    return _small_bits(data) if len(data) <= _MOST_BITS else _bits(data)


def _bits(data: bytes) -> Sequence[bool]:
    """Bits of a metadata field, which are all in the order of those that say which columns are unsigned."""
    known: dict[str, Any] = {"is_numeric": True, "table_map_event_signedness_idx": 0, "metadata_bits_bytes": data}
    return tuple(layout.metadata_bit_is_set(num_numeric_before=number, **known) for number in range(8 * len(data)))


def _nullables(null_bits: bytes) -> Sequence[bool]:
    numbers = range(8 * len(null_bits))
    return tuple(layout.column_is_nullable(idx=number, table_map_event_null_bits=null_bits) for number in numbers)


_small_bits, _small_nullables = lru_cache(maxsize=1 << 8)(_bits), lru_cache(maxsize=1 << 8)(_nullables)


def _charset_list(fields: _Fields, default: _Kind, each: _Kind, columns: Sequence[int]) -> dict[int, int]:
    """Collation by column for the columns that a pair of metadata fields is about."""
    if (field := fields.get(each)) is not None:
        return dict(zip(columns, (number.value for number in field.numbers), strict=False))
    if (field := fields.get(default)) is None:
        return {}
    exceptions = {pair.index_: pair.value for pair in field.exceptions}
    return {column: exceptions.get(i, field.collation) for i, column in enumerate(columns)}


def _collations(fields: _Fields, shapes: Sequence[_Shape]) -> dict[int, int]:
    character = [index for index, shape in enumerate(shapes) if shape.is_character]
    labelled = [index for index, shape in enumerate(shapes) if shape.real_type in (_ENUM, _SET)]
    found = _charset_list(fields, _Kind.default_charset, _Kind.column_charset, character) | _charset_list(
        fields, _Kind.enum_and_set_default_charset, _Kind.enum_and_set_column_charset, labelled
    )
    return {index: collation for index, collation in found.items() if shapes[index].real_type != _GEOMETRY}


def _labels(
    fields: _Fields, shapes: Sequence[_Shape], collations: Mapping[int, int], text: TextPolicy
) -> dict[int, tuple[str, ...]]:
    result: dict[int, tuple[str, ...]] = {}
    for kind, key in ((_ENUM, _Kind.enum_str_value), (_SET, _Kind.set_str_value)):
        columns = [index for index, shape in enumerate(shapes) if shape.real_type == kind]
        lists = fields[key].lists if key in fields else []
        for column, found in zip(columns, lists, strict=False):
            collation = collations.get(column)
            result[column] = tuple(decode_label(label.value, collation, text) for label in found.labels)
    return result


def _geometries(fields: _Fields, shapes: Sequence[_Shape]) -> dict[int, str]:
    """Types of spatial columns by column."""
    if (field := fields.get(_Kind.geometry_type)) is None:
        return {}
    columns = (index for index, shape in enumerate(shapes) if shape.real_type == _GEOMETRY)
    known = _GEOMETRIES.get
    found = {column: known(number.value) for column, number in zip(columns, field.numbers, strict=False)}
    return {column: name for column, name in found.items() if name is not None}


def _primary_key(fields: _Fields, count: int) -> tuple[int, ...]:
    found = tuple(_key_indices(fields))
    if any(index >= count for index in found):
        raise ValueError(f"the primary key names column {max(found) + 1} of {count}")
    return found


def _key_indices(fields: _Fields) -> list[int]:
    if (field := fields.get(_Kind.simple_primary_key)) is not None:
        return [number.value for number in field.numbers]
    if (field := fields.get(_Kind.primary_key_with_prefix)) is not None:
        return [pair.index_ for pair in field.pairs]
    return []
