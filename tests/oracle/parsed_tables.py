"""Tables as the generated parser's objects say them: what the readers of table maps are held against."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog

from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.rows.table import DIFFERENCES, MAX_COLUMNS, Column, Table, positional
from binlog_kaitai.values.charset import TextPolicy, decode_label

__all__ = ["table_from_map"]

_Kind = layout.OptionalMetadataType
_Fields = Mapping[int, Any]
_Metas = Sequence[MysqlBinlog.ColumnMetadata]
_ENUM, _SET, _GEOMETRY = layout.ColumnType.enum, layout.ColumnType.set, layout.ColumnType.geometry

_MAY_HAVE_DIGITS = {"TIMESTAMP", "DATETIME", "TIME"}
"""Types that MariaDB may write with a fraction, of which the log says nothing."""


def table_from_map(
    body: MysqlBinlog.TableMapEvent, text: TextPolicy | None = None, *, is_mariadb: bool = False
) -> Table:
    """Make the Table of a parsed table map event. Raises what the generated parser raises on malformed bytes.

    Labels that do not decode are counted in `text`, and raise MalformedEventError where it is strict.
    """
    if not hasattr(body, "null_bits"):
        raise MalformedEventError(
            f"the table map of {body.database}.{body.table} ends after the types of its columns, as in MySQL 5.1.15 "
            "and earlier; rows of that time are not decoded"
        )
    fields = {field.field_type: field.body for field in body.optional_metadata}
    metas = body.metadata.columns
    if len(metas) > MAX_COLUMNS:
        raise MalformedEventError(
            f"a table of {len(metas)} columns ({body.database}.{body.table}); no server has more than {MAX_COLUMNS}"
        )
    collations = _collations(fields, metas)
    labels = _labels(fields, metas, text)
    names = _names(fields, len(metas))
    visible, geometries = _bits(fields.get(_Kind.column_visibility)), _geometries(fields, metas)
    columns = tuple(
        Column(
            index=index,
            name=names[index] if names else positional(index),
            type=_type_name(meta.type),
            cell=(cell := layout.CELLS.get(int(meta.kind), layout.CELL_DEFAULT)),
            parameters=tuple(getattr(meta, feed) for feed in cell.feeds),
            nullable=layout.column_is_nullable(idx=index, table_map_event_null_bits=body.null_bits),
            unsigned=meta.is_unsigned if meta.is_numeric and body.signedness_idx >= 0 else None,
            collation=collations.get(index),
            labels=labels.get(index),
            max_length=meta.max_length,
            is_json=meta.is_json,
            visible=visible[index] if index < len(visible) else True,
            digits_assumed=is_mariadb and _type_name(meta.type) in _MAY_HAVE_DIGITS,
            differences=tuple(getattr(meta, feed) for feed in DIFFERENCES.feeds) if meta.is_json else (),
            geometry=geometries.get(index),
        )
        for index, meta in enumerate(metas)
    )
    names_from = "log" if names else "positional"
    return Table(body.table_id, body.database, body.table, columns, names_from, _primary_key(fields, len(columns)))


def _type_name(kind: layout.ColumnType | int) -> str:
    return kind.name.upper() if isinstance(kind, MysqlBinlog.ColumnType) else f"TYPE_{kind}"


def _names(fields: _Fields, count: int) -> list[str]:
    field = fields.get(_Kind.column_name)
    if field is None:
        return []
    names = [name.value for name in field.names]
    if len(names) != count:
        raise ValueError(f"{len(names)} column names for {count} columns")
    return names


def _bits(field: Any) -> list[bool]:
    """Bits of a metadata field, which are all in the order of those that say which columns are unsigned."""
    data = b"" if field is None else field.bytes
    known: dict[str, Any] = {"is_numeric": True, "table_map_event_signedness_idx": 0, "metadata_bits_bytes": data}
    return [layout.metadata_bit_is_set(num_numeric_before=number, **known) for number in range(8 * len(data))]


def _charset_list(fields: _Fields, default: _Kind, each: _Kind, columns: Sequence[int]) -> dict[int, int]:
    """Collation by column for the columns that a pair of metadata fields is about."""
    if (field := fields.get(each)) is not None:
        return dict(zip(columns, (number.value for number in field.numbers), strict=False))
    if (field := fields.get(default)) is None:
        return {}
    exceptions = {pair.index.value: pair.value.value for pair in field.exceptions}
    return {column: exceptions.get(i, field.collation.value) for i, column in enumerate(columns)}


def _collations(fields: _Fields, metas: _Metas) -> dict[int, int]:
    character = [meta.idx for meta in metas if meta.is_character]
    labelled = [meta.idx for meta in metas if meta.type in (_ENUM, _SET)]
    found = _charset_list(fields, _Kind.default_charset, _Kind.column_charset, character) | _charset_list(
        fields, _Kind.enum_and_set_default_charset, _Kind.enum_and_set_column_charset, labelled
    )
    return {index: collation for index, collation in found.items() if metas[index].type != _GEOMETRY}


def _labels(fields: _Fields, metas: _Metas, text: TextPolicy | None) -> dict[int, tuple[str, ...]]:
    collations = _collations(fields, metas)
    result: dict[int, tuple[str, ...]] = {}
    for kind, key in ((_ENUM, _Kind.enum_str_value), (_SET, _Kind.set_str_value)):
        columns = [meta.idx for meta in metas if meta.type == kind]
        lists = fields[key].lists if key in fields else []
        for column, found in zip(columns, lists, strict=False):
            collation = collations.get(column)
            result[column] = tuple(decode_label(label.value, collation, text) for label in found.labels)
    return result


def _geometries(fields: _Fields, metas: _Metas) -> dict[int, str]:
    if (field := fields.get(_Kind.geometry_type)) is None:
        return {}
    names = {int(kind): kind.name.upper() for kind in layout.GeometryKind}
    columns = [meta.idx for meta in metas if meta.type == _GEOMETRY]
    numbers = zip(columns, (number.value for number in field.numbers), strict=False)
    return {column: names[number] for column, number in numbers if number in names}


def _primary_key(fields: _Fields, count: int) -> tuple[int, ...]:
    found = tuple(_key_indices(fields))
    if any(index >= count for index in found):
        raise ValueError(f"the primary key names column {max(found) + 1} of {count}")
    return found


def _key_indices(fields: _Fields) -> list[int]:
    if (field := fields.get(_Kind.simple_primary_key)) is not None:
        return [number.value for number in field.numbers]
    if (field := fields.get(_Kind.primary_key_with_prefix)) is not None:
        return [pair.index.value for pair in field.pairs]
    return []
