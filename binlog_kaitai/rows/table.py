"""Tables as a table map event describes them: columns, their types, and what the optional metadata tells.

The event itself is read by the generated parser; this module only puts together what belongs to one column.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai._generated.mysql_binlog import MysqlBinlog
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.values.charset import TextPolicy, decode_label

__all__ = ["DIFFERENCES", "MAX_COLUMNS", "Column", "Table", "may_have_digits", "plain_column", "table_from_map"]

_Kind = layout.OptionalMetadataType
_Fields = Mapping[int, Any]
_Metas = Sequence[MysqlBinlog.ColumnMetadata]
DIFFERENCES = layout.CELLS[layout.ValueKind.json_diffs]
"""How differences of a JSON document are stored."""
MAX_COLUMNS = 1 << 12
"""Of a table (server: ``MAX_FIELDS``)."""
_MOST_SHOWN = 12
"""Columns in the text of a table."""
_ENUM, _SET, _GEOMETRY = layout.ColumnType.enum, layout.ColumnType.set, layout.ColumnType.geometry


@dataclass(frozen=True, slots=True)
class Column:
    """One column of a table map."""

    index: int
    """Number of the column from 0."""
    name: str
    """Its name, or ``@1``, ``@2`` ... where the log has no names."""
    type: str
    """The server's name of the column's type in the log, such as ``VARCHAR``."""
    cell: layout.Cell = field(repr=False)
    """How the spec says that values are stored."""
    parameters: tuple[int, ...]
    """Values of the parameters of `cell` from the table map: precision and scale, digits of a fraction, a width."""
    nullable: bool
    unsigned: bool | None
    """None for a type that has no sign, and where the log does not tell."""
    collation: int | None
    """The server's collation id; 63 is binary. None where the log does not tell."""
    labels: tuple[str, ...] | None
    """Labels of an ENUM or SET; None where the log does not tell."""
    max_length: int
    """Greatest length in bytes of a CHAR, BINARY, VARCHAR or VARBINARY, else 0."""
    is_json: bool
    visible: bool
    """False for an invisible or generated hidden column of which the log says so."""
    digits_assumed: bool = False
    """An old temporal type of MariaDB, taken as one without a fraction, of which, and of its bytes, the log does not
    tell."""
    generated: bool | None = None
    """The server computes its values, as a definition says; None where there is no definition."""
    is_row_end: bool = False
    """Holds when a version of the row ended (MariaDB, WITH SYSTEM VERSIONING), as a definition says."""
    differences: tuple[int, ...] = ()
    """The same as `parameters`, for the differences of a JSON document."""

    @property
    def kind(self) -> int | None:
        """Return the number of the spec's kind of values (`layout.ValueKind`); None for types that it does not know."""
        return next((kind for kind, cell in layout.CELLS.items() if cell == self.cell), None)

    def as_plain(self) -> dict[str, Any]:
        """Return the fields, with the number of its kind in place of the cell; see `plain_column`."""
        known = {item.name: getattr(self, item.name) for item in fields(self) if item.name != "cell"}
        return known | {"kind": self.kind}

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle it: a cell has functions, which do not pickle."""
        return plain_column, (self.as_plain(),)


def plain_column(known: Mapping[str, Any]) -> Column:
    """Return a column of its fields as `Column.as_plain` gives them, lists for tuples."""
    given: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in known.items()}
    kind = given.pop("kind")
    return Column(cell=layout.CELL_DEFAULT if kind is None else layout.CELLS[kind], **given)


@dataclass(frozen=True, slots=True, repr=False)
class Table:
    """A table as one statement's rows see it."""

    table_id: int
    """The server's number of the table in this statement; the same table gets another one after it was changed."""
    database: str
    name: str
    columns: tuple[Column, ...]
    names: str
    """Where the column names come from: ``log``, ``schema`` (supplied), ``ddl`` (statements of the log), or
    ``positional`` when they are ``@1``, ``@2`` ..."""
    primary_key: tuple[int, ...]
    """Indices of the columns of the primary key, in its order, where the log or a definition tells them."""
    problem: str | None = None
    """Why the table's rows cannot be decoded: what a supplied definition says against the log."""

    def __repr__(self) -> str:
        shown = [f"{column.name} {column.type}" for column in self.columns[:_MOST_SHOWN]]
        more = len(self.columns) - len(shown)
        columns = ", ".join([*shown, f"{more} more"] if more else shown)
        return f"Table({self.database}.{self.name}: {columns})"

    def named(self, table_id: int, database: str, name: str) -> Table:
        """The same columns under another number and other names."""
        return Table(table_id, database, name, self.columns, self.names, self.primary_key, self.problem)

    def positional(self) -> Table:
        """The same table with ``@1``, ``@2`` ... for names."""
        columns = tuple(replace(column, name=_positional(column.index)) for column in self.columns)
        return replace(self, columns=columns, names="positional")


def table_from_map(
    body: MysqlBinlog.TableMapEvent, text: TextPolicy | None = None, *, is_mariadb: bool = False
) -> Table:
    """Make the Table of a parsed table map event. Raises what the generated parser raises on malformed bytes.

    Labels that do not decode are counted in `text`, and raise MalformedEventError where it is strict.
    """
    if not hasattr(body, "null_bits"):
        raise MalformedEventError(
            f"the table map of {body.database}.{body.table} ends behind the types of its columns, as in MySQL 5.1.15 "
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
    visible = _bits(fields.get(_Kind.column_visibility))
    columns = tuple(
        Column(
            index=index,
            name=names[index] if names else _positional(index),
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
            digits_assumed=is_mariadb and may_have_digits(_type_name(meta.type)),
            differences=tuple(getattr(meta, feed) for feed in DIFFERENCES.feeds) if meta.is_json else (),
        )
        for index, meta in enumerate(metas)
    )
    names_from = "log" if names else "positional"
    return Table(body.table_id, body.database, body.table, columns, names_from, _primary_key(fields, len(columns)))


def may_have_digits(column_type: str) -> bool:
    """Whether a column of this type may have a fraction of which the log says nothing."""
    return f"{column_type.lower()}_hires" in layout.ValueKind.__members__


def _positional(index: int) -> str:
    return f"@{index + 1}"


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
