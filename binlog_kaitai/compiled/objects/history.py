"""Reads the changes of one row by the fast loops: they look for its keys, and Python takes the rows that have one."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.objects.objects import ObjectSink, statements_told
from binlog_kaitai.compiled.plans.condition_plan import ConditionPlan, plan_keys
from binlog_kaitai.compiled.records import C
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.compiled.rows.sink import Traits
from binlog_kaitai.compiled.tables.choice import attach
from binlog_kaitai.compiled.tables.counted_table import counted_table, stored_columns
from binlog_kaitai.compiled.tables.table_record import TableRecord
from binlog_kaitai.compiled.tables.table_registry import TableRegistry
from binlog_kaitai.errors import ConditionError
from binlog_kaitai.log.source import Source
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.states.row_history import RowFinder, RowVersion, with_statements
from binlog_kaitai.states.row_key import RowKey
from binlog_kaitai.states.row_trail import RowTrail
from binlog_kaitai.where.language import Condition

__all__ = ["row_versions", "versions_of"]

_MOST_KEYS = 1000
"""Keys that the loops look for; rows of tables where a row has had more are read by Python."""
_Known = tuple[tuple[Column, ...], memory.Records | None, ConditionPlan | None]


class _Keys:
    """What the loops look for in each table: the keys that a row has had, in rows that fit a condition."""

    def __init__(self, key: RowKey, trail: RowTrail[RowVersion], where: Condition | None) -> None:
        self._key, self._trail, self._keys, self._where = key, trail, trail.keys, where
        self._known: Bounded[int, _Known] = Bounded()

    def store(self, table: Table) -> TableRecord | None:
        """Return the record of a table; None for one that the loops cannot take."""
        found = self._known.get(id(table.columns))
        if found is None:
            made = stored_columns(table), self._plan(table)
            found = self._known.put(id(table.columns), (table.columns, *made), len(table.columns))
        _, columns, plan = found
        if columns is None or plan is None:
            return None
        store = counted_table(table, columns)
        attach(store, plan)
        return store

    def _plan(self, table: Table) -> ConditionPlan | None:
        try:
            key_of = self._key.on(table)
        except ConditionError:  # which Python says, when there are rows
            return None
        keys = self._keys | {key_of.wanted}
        if len(keys) > _MOST_KEYS:
            return None
        return plan_keys(key_of.names, sorted(keys, key=repr), table, self._where)

    def look_for_new(self, registry: TableRegistry) -> bool:
        """Have the loops look for the keys that the row has now; returns whether those are others than before."""
        if self._trail.keys == self._keys:
            return False
        self._keys, self._known = self._trail.keys, Bounded()
        for store in registry.definitions.stores.values():
            plan = self._plan(store.table)
            if plan is None:
                store.record[r.Table.mode] = s.BY_PYTHON
            else:
                attach(store, plan)
        return True


def row_versions(log: CompiledLog, key: RowKey, trail: RowTrail[RowVersion]) -> Iterator[RowVersion]:
    """Yield the changes of one row in a log, which is read `with_statements`; those of former keys come late.

    Values of other rows are not looked at. Raises BinlogError where the damage stands.
    """
    rows = log.rows
    keys = _Keys(key, trail, log.filter.where if log.filter is not None else None)
    finder = RowFinder(log.filter, key, trail)
    with rows.opened(on_statement=finder.note) as context:
        log.walk.walker.events.on_statement = None  # what the loops walk over becomes work items
        context.record[C.sieve.leaves_fit], context.record[C.sieve.room] = 1, 0
        items = rows.items(keys.store, Traits(refusals=(ConditionError,)))
        told = statements_told(rows, items)
        looks_anew = partial(keys.look_for_new, items.registry)
        yield from rows.feed(ObjectSink(items, finder, told, looks_anew))
    log.events.refuse_unsupported()


def versions_of(
    source: Source, options: ReadOptions, filter: Filter | None, key: RowKey, trail: RowTrail[RowVersion]
) -> tuple[FileLedger, Iterator[RowVersion]]:
    """Return the ledger of a log, and the changes of one row; see `row_versions`."""
    log = CompiledLog(source, with_statements(options), filter)
    return log.ledger, row_versions(log, key, trail)
