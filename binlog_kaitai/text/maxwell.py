"""Row changes as the messages that Maxwell writes, one JSON object a line.

The fields, their order and their names are those of Maxwell 1.44; how values look, `types` says, and which fields
there are, Maxwell's options.
"""

from __future__ import annotations

from collections.abc import Callable
from json.encoder import encode_basestring
from posixpath import basename
from typing import Any

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.row_change import RowChange
from binlog_kaitai.named import NamedTuple
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.text.change_lines import key_text, query_text
from binlog_kaitai.types import type_of
from binlog_kaitai.types.texts import json_text

__all__ = ["COMMIT", "MaxwellWriter", "Outputs", "Parts", "maxwell_form", "table_texts"]

COMMIT = ',"commit":true'
"""What the last message of a transaction has in place of its number."""
_BEGIN, _TYPE = '{{"database":{database},"table":{table}', ',"type":"{operation}","ts":'
_XID, _XOFFSET, _POSITION, _POSITION_END = ',"xid":', ',"xoffset":', ',"position":"{file}:', '"'
_GTID, _SERVER_ID, _THREAD_ID = ',"gtid":', ',"server_id":', ',"thread_id":'
_KEY, _KEY_END, _KEY_COLUMNS = ',"primary_key":[', "]", ',"primary_key_columns":{names}'
_DATA, _OLD, _END = ',"data":', ',"old":', "}\n"
_OPERATIONS = ("insert", "update", "delete")


class Outputs(NamedTuple):
    """Which fields messages have: Maxwell's options that begin with ``output_``, and their defaults."""

    commit_info: bool = True
    """``xid`` and ``commit``."""
    xoffset: bool = True
    """The number of a message in its transaction, of those that are not the last; part of `commit_info`."""
    binlog_position: bool = False
    gtid_position: bool = False
    server_id: bool = False
    thread_id: bool = False
    primary_keys: bool = False
    primary_key_columns: bool = False


class Parts(NamedTuple):
    """A message, with what says where in its transaction it stands by itself."""

    begin: str
    place: str
    end: str


def table_texts(table: Table, file: str, outputs: Outputs) -> list[str]:
    """Return the constant texts of a table's messages, in the order of their numbers in `text_abi`; what is not told is
    empty."""
    begin = _BEGIN.format(database=encode_basestring(table.database), table=encode_basestring(table.name))
    types = (_TYPE.format(operation=operation) for operation in _OPERATIONS)
    numbers_transaction, position = outputs.commit_info and outputs.xoffset, outputs.binlog_position
    told = [
        (outputs.commit_info, _XID),
        (numbers_transaction, _XOFFSET),
        (position, _POSITION.format(file=json_text(basename(file))[1:-1])),
        (position, _POSITION_END),
        (outputs.gtid_position, _GTID),
        (outputs.server_id, _SERVER_ID),
        (outputs.thread_id, _THREAD_ID),
        (outputs.primary_keys, _KEY),
        (outputs.primary_keys, _KEY_END),
    ]
    columns = _KEY_COLUMNS.format(names=json_text([table.columns[index].name for index in table.primary_key]))
    data = f"{columns}{_DATA}" if outputs.primary_key_columns else _DATA
    return [begin, *types, *(text if is_told else "" for is_told, text in told), data, _OLD, _END]


def maxwell_form(column: Column) -> Callable[[Any], str]:
    """Return what makes JSON of a value of a column that is not NULL."""
    record = type_of(column.cell.type)
    return (record.maxwell or record.text)(column)


class _Columns:
    """What messages have of the columns of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._names = {column.name: key_text(column) for column in table.columns}
        self._forms = {column.name: maxwell_form(column) for column in table.columns}

    def value(self, name: str, image: Image) -> str:
        """Return a value as JSON."""
        value = image[name]
        return "null" if value is None else self._forms[name](value)

    def named(self, image: Image) -> dict[str, str]:
        """Return names and values by the names of columns, as they stand in a message."""
        return {name: f"{self._names[name]}{self.value(name, image)}" for name in image}


class MaxwellWriter:
    """Renders row changes as messages.

    Args:
        outputs: which fields they have.
    """

    def __init__(self, outputs: Outputs) -> None:
        self._outputs = outputs
        self._tables: Bounded[int, _Columns] = Bounded()

    def parts(self, change: RowChange, number: int) -> Parts:
        """Return the message of a change, the one with this number in its transaction."""
        table, place, transaction = change.definition, change.place, change.transaction
        texts = table_texts(table, place.file, self._outputs)
        begin, *types, xid, xoffset, position, position_end, gtid, server_id, thread_id = texts[:-5]
        query = "" if place.query is None else query_text(place.query)
        begin += f"{query}{types[_OPERATIONS.index(change.operation)]}{place.timestamp}"
        if transaction.xid is not None:
            begin += xid and f"{xid}{transaction.xid}"
        ids = [
            position and f"{position}{place.position}{position_end}",
            gtid and f"{gtid}{json_text(transaction.gtid)}",
            server_id and f"{server_id}{place.server_id}",
            "" if transaction.thread_id is None else thread_id and f"{thread_id}{transaction.thread_id}",
        ]
        end = f"{''.join(ids)}{self._row(change, texts[-5:])}"
        return Parts(begin, xoffset and f"{xoffset}{number}", end)

    def _row(self, change: RowChange, texts: list[str]) -> str:
        key, key_end, data, old, end = texts
        columns = self._columns(change.definition)
        before, after = ({} if image is None else columns.named(image) for image in (change.before, change.after))
        row = (after | {name: before[name] for name in before if name not in after}) if after else before
        known = {**(change.before or {}), **(change.after or {})}
        keys = [change.definition.columns[index].name for index in change.definition.primary_key]
        values = ",".join(columns.value(name, known) if name in known else "null" for name in keys)
        changed = [text for name, text in before.items() if name in after and text != after[name]]
        return "".join(
            [
                key and f"{key}{values}{key_end}",
                f"{data}{_in_braces(row.values())}",
                f"{old}{_in_braces(changed)}" if changed else "",
                end,
            ]
        )

    def _columns(self, table: Table) -> _Columns:
        known = self._tables.get(id(table))
        return known or self._tables.put(id(table), _Columns(table), len(table.columns))


def _in_braces(texts: Any) -> str:
    return f"{{{','.join(texts)}}}"
