"""`state --against`: the rows of a table that logs tell, beside those of a dump."""

from __future__ import annotations

from collections.abc import Iterator

from binlog_kaitai.changes.row_change import RowChange, RowsPlace, Transaction
from binlog_kaitai.cli.options.common import Output
from binlog_kaitai.cli.reports.baseline import Baseline
from binlog_kaitai.comparing.rows import RowPair
from binlog_kaitai.ddl.model import TableName
from binlog_kaitai.errors import SchemaMismatchError
from binlog_kaitai.rows.images import Image
from binlog_kaitai.rows.table import Table
from binlog_kaitai.states.other_state import Differing, OtherState
from binlog_kaitai.states.table_state import TableState
from binlog_kaitai.text.row_pairs import RowPairs, differing_names
from binlog_kaitai.text.state_lines import state_line
from binlog_kaitai.text.terminal import printable
from binlog_kaitai.types.texts import json_text

__all__ = ["write_comparison"]

_MOST_SHOWN = 10
_NOWHERE = RowsPlace("", 0, None, 0, 0, 0, 0, None)


def write_comparison(here: TableState, dump: Baseline, name: TableName, where: str, *, is_json: bool) -> bool:
    """Write in which rows a state and a dump differ; says whether in none, with all compared.

    Args:
        here: the state.
        dump: has the other rows.
        name: of the table.
        where: the moment of the state, for people.
        is_json: as one JSON object a row, and one of all.

    Raises SourceError, SchemaMismatchError.
    """
    here.finish()
    definition = here.definition or dump.definition(name.database)
    if definition is None:
        raise SchemaMismatchError(f"the definition of {'.'.join(name)} is not known; give it (--schema)")
    with TableState() as there, Output() as out:
        dump.fill(there, definition)
        found = OtherState(here, there, _MOST_SHOWN).compare()
        pairs = [(_change(definition, one), _change(definition, other)) for _, (one, other) in found.shown]
        out.all(_json(name, pairs, found) if is_json else _text(name, pairs, found, where, dump.path))
    return not found.count and not found.unknown


def _change(table: Table, image: Image | None) -> RowChange | None:
    return None if image is None else RowChange("insert", table, None, image, _NOWHERE, 0, Transaction())


def _text(name: TableName, pairs: list[RowPair], found: Differing, where: str, path: str) -> Iterator[str]:
    blocks = RowPairs()
    for pair in pairs:
        yield from (line.rstrip() for line in blocks.lines(pair, printable(".".join(name))))
        yield ""
    if found.count > len(pairs):
        yield f"... and {found.count - len(pairs):,} more rows that differ"
        yield ""
    yield printable(f"A  the logs, {where}")
    yield printable(f"B  {path}")
    counts = {
        "the same": found.same,
        "differ": found.changed,
        "only in A": found.only_here,
        "only in B": found.only_there,
        "not compared, for the logs do not tell them": found.unknown,
    }
    yield f"rows: {', '.join(f'{count:,} {what}' for what, count in counts.items() if count) or 'none in both'}"


def _json(name: TableName, pairs: list[RowPair], found: Differing) -> Iterator[str]:
    about = {"database": name.database, "table": name.table}
    for pair in pairs:
        differs = json_text({"difference": "row", **about, "differs": differing_names(pair)})
        a, b = ("null" if one is None else state_line(one.definition, one.after or {}) for one in pair)
        yield f'{differs[:-1]},"a":{a},"b":{b}}}'
    counts = {"same": found.same, "differ": found.changed, "only_a": found.only_here, "only_b": found.only_there}
    yield json_text({"summary": {**about, **counts, "not_compared": found.unknown}})
