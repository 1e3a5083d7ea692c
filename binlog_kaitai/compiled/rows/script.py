"""Reads a log as the lines of a script by the fast loops.

What they leave over, such as DDL, is written in its place by the visitor that defines all scripts (`sql.script`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from binlog_kaitai._generated import layout
from binlog_kaitai.arrow.columns import table_key
from binlog_kaitai.arrow.constants import Integers, UnsoundError
from binlog_kaitai.bounded import Bounded
from binlog_kaitai.changes.assembler import RowChange, Transaction
from binlog_kaitai.changes.ledger import FileLedger
from binlog_kaitai.changes.log_events import LogEvents
from binlog_kaitai.changes.transactions import AUTOCOMMITTED, EXPLICIT
from binlog_kaitai.compiled import memory
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.loops.lookup_tables import B_KEEPS_TYPES
from binlog_kaitai.compiled.plans.literal_plan import plan_literals
from binlog_kaitai.compiled.plans.script_texts import ABOUT_BYTES, script_texts
from binlog_kaitai.compiled.plans.text_plan import TextPlan, Texts, encoded
from binlog_kaitai.compiled.rows.lines import LinesRecord, LinesTaker
from binlog_kaitai.compiled.rows.others import Others
from binlog_kaitai.compiled.rows.row_walk import RowWalk
from binlog_kaitai.compiled.rows.rows_reader import RowsReader
from binlog_kaitai.compiled.rows.script_members import ScriptMembers
from binlog_kaitai.compiled.rows.table_registry import TableRegistry
from binlog_kaitai.compiled.walk.work import Statement
from binlog_kaitai.errors import ReplayError, SchemaMismatchError
from binlog_kaitai.events.decoder import EventDecoder
from binlog_kaitai.events.model import Event, RowsEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.sql.script import COMMIT, SqlVisitor, row_lines
from binlog_kaitai.sql.script_visitor import Line
from binlog_kaitai.sql.state import ScriptState, check
from binlog_kaitai.sql.tables import TableStatements

__all__ = ["ScriptLinesReader", "SharedLiterals", "TableScript", "definition_of", "script_stores"]

_TIMES = 4
"""How often a value may stand in the lines of a row, or where they are made."""
_AROUND = 64
"""Bytes between the texts of a column."""
_MAY_FAIL = {s.L_DECIMAL, s.L_ENUM, s.L_SET, s.L_FLOAT, s.L_DOUBLE, s.L_JSON, s.L_FIXED, s.L_PREFIXED}
"""Kinds of columns of which some bytes are no value."""
_MARK = "\1"


def definition_of(table: Table) -> tuple[object, ...]:
    """Return what tables have in common that share a record."""
    return *table_key(table), *((column.generated, column.is_json) for column in table.columns)


class SharedLiterals:
    """What the statements of all tables with the same columns have in common."""

    def __init__(self, columns: Sequence[Column], statements: TableStatements, plans: list[TextPlan]) -> None:
        self.plans = plans
        self.records = memory.records(len(plans), s.K_SLOTS)
        self._texts = Texts([text for column in columns for text in _own_texts(column, statements)])
        for index, (column, plan, record) in enumerate(zip(columns, plans, self.records, strict=True)):
            record[s.K_KIND], record[s.K_SIZE], record[s.K_A], record[s.K_INDEX] = plan.kind, plan.size, plan.a, index
            record[s.K_TABLE] = 0 if plan.table is None else memory.address(plan.table)
            slots = self._texts.slots[6 * index : 6 * index + 6]
            record[s.K_NAME], record[s.K_LEN_NAME], record[s.K_TEST], record[s.K_LEN_TEST] = slots[:4]
            record[s.K_IS_NULL], record[s.K_LEN_IS_NULL] = slots[4:]
            if column.name in statements.columns:
                record[s.K_FLAGS] = s.CAN_BE_SET
                record[s.K_FLAGS] |= s.IS_CLOCK if column.name in statements.clocks else 0
                record[s.K_FLAGS] |= s.IS_DOCUMENT if column.is_json else 0
                record[s.K_FLAGS] |= s.IS_ENUM if column.name in statements.enums else 0
                record[s.K_FLAGS] |= s.MAY_FAIL if plan.kind in _MAY_FAIL else 0
        self.row_bytes = self._texts.size + sum(_TIMES * plan.most + _AROUND for plan in plans)


def _own_texts(column: Column, statements: TableStatements) -> Iterator[str]:
    if column.name not in statements.columns:
        yield from ("", "", "")
        return
    yield statements.assignment(column.name, _MARK).removesuffix(_MARK)
    yield statements.test(column.name, _MARK).removesuffix(_MARK)
    yield statements.test(column.name, None)


class TableScript(LinesRecord):
    """What the loops need to write the statements of a table's rows in a file."""

    def __init__(self, table: Table, statements: TableStatements, shared: SharedLiterals, file: str) -> None:
        super().__init__(table, shared.records)
        self.plans, self._shared, self._statements = shared.plans, shared, statements
        texts = [statements.begin_update, statements.begin_delete, f"{statements.unchanged}\n"]
        self._texts = Texts(texts)
        self._slots = memory.numbers(self._texts.slots)
        self._cells = memory.slots(2 * s.CELL_SLOTS * len(table.columns))
        key = [index for index in table.primary_key if statements.key]
        start = memory.address(shared.records)
        self._key = memory.numbers([len(key), *(start + index * s.COLUMN_BYTES for index in key)])
        record = self.record
        record[s.S_MODE], record[s.S_TEXTS] = s.AS_STATEMENTS, memory.address(self._slots)
        record[s.S_CELLS] = memory.address(self._cells)
        record[s.S_AFTER] = record[s.S_CELLS] + s.CELL_SLOTS * len(table.columns) * self._cells.itemsize
        record[s.S_KEY] = memory.address(self._key)
        begin, check_bytes = encoded(statements.begin_insert(statements.columns)), len(encoded(check(file)))
        record[s.S_ROW_BYTES] = shared.row_bytes + self._texts.size + len(begin) + 2 * check_bytes + _AROUND

    def _add_texts(self, record: Integers, head: layout.RowsEvent) -> None:
        columns = enumerate(self.table.columns)
        there = [c.name for i, c in columns if layout.bitmap_bit_is_set(idx=i, bitmap_bytes=head.columns_before)]
        texts = Texts([self._statements.begin_insert([name for name in there if name in self._statements.columns])])
        self._heads[-1][0].append(texts)
        record[s.H_INTO], record[s.H_LEN_INTO] = texts.slots


MakeStore = Callable[[Table, TableStatements, SharedLiterals, str], TableScript]


class Script(Others[SqlVisitor]):
    """Writes what the loops do not, with the object path."""

    def change_lines(self, change: RowChange) -> Iterator[Line]:
        """Yield the lines of a row. Raises SchemaMismatchError."""
        state, (statements, _) = self.visitor.state, self.visitor.of_table(change.definition)
        yield from state.session.want({"timestamp": str(change.place.timestamp)})
        place = f"{change.place.file}:{change.place.position}"
        yield from row_lines(state, statements, change.operation, change, place, change.row)


class ScriptTaker(LinesTaker[TableScript]):
    """Decodes work items into the lines of a script; see `ItemTaker`.

    Args:
        script: writes what the loops do not.
    """

    def __init__(
        self,
        context: Context,
        registry: TableRegistry[TableScript],
        decoder: EventDecoder,
        ledger: FileLedger,
        script: Any,
    ) -> None:
        self._script = script
        self.members: ScriptMembers | None = None
        """What transactions have besides rows; without it such transactions are for the object path."""
        super().__init__(context, registry, decoder, ledger)
        self.refusals = (ReplayError,)
        record = context.record
        record[s.C_CHECKED] = script.visitor.state.checked
        context.stack[B_KEEPS_TYPES] = 1
        self._digits = memory.constant(b"".join(b"%02X" % byte for byte in range(256)))
        record[s.C_DIGITS] = memory.address(self._digits)
        self._set_up()
        record[s.C_ONLY_BEGUN] = self.members is None
        if self.members is not None:
            self.members.lend()

    def _set_up(self) -> None:
        """Prepare what else is needed."""
        self.members = ScriptMembers(self._context, self._script.visitor, self._texts.size + ABOUT_BYTES)

    def _common_texts(self) -> list[str]:
        return script_texts(self._script.visitor.ledger.file)

    def say(self, lines: Iterator[Line]) -> Iterator[memoryview]:
        """Put lines behind those of the loops."""
        for line in lines:
            yield from self._put((encoded(line) if isinstance(line, str) else line) + b"\n")

    def cut(self, number: int) -> None:
        """See that nothing more is taken of a transaction."""
        if self.members is not None and self._has_begun(number):
            self.members.cut(number)

    def end_transaction(self) -> Iterator[memoryview]:
        """Write the end of the transaction that the script lacks it of."""
        if self.members is not None:
            yield from self.say(self.members.end_lines())

    def _has_begun(self, number: int) -> bool:
        record = self._context.record
        return bool(record[s.C_SCRIPT_TRX] == record[s.C_TRX_BASE] + number + 1)

    def finish(self) -> Iterator[memoryview]:
        """Deliver all that waits."""
        yield from self.end_transaction()
        if self.members is not None:
            self.members.take_back()
            self._script.visitor.state.summary.transactions += int(self._context.record[s.C_NUM_BEGUN])
        yield from super().finish()

    def emit_full(self) -> Iterator[memoryview]:
        """Deliver what waits where a large event has left a large buffer."""
        self._tell_assumed()
        yield from super().emit_full()

    def emit_complete(self) -> Iterator[memoryview]:
        """Deliver all lines, with the end of a transaction that has ended."""
        record = self._context.record
        if record[s.C_SCRIPT_TRX] <= record[s.C_TRX_BASE] + record[s.C_TRX]:
            yield from self.end_transaction()
        yield from super().emit_complete()

    def _deliver_all(self) -> Iterator[memoryview]:
        self._tell_assumed()
        yield from super()._deliver_all()

    def _tell_assumed(self) -> None:
        """Say what is assumed of tables with rows that were wanted."""
        for store in self._registry.stores.values() if self.choice is not None else ():
            if any(store.record[slot] for slot in (s.S_INSERTS, s.S_UPDATES, s.S_DELETES)):
                self._script.visitor.of_table(store.table)

    def _take(self, answer: int, item: Integers) -> Iterator[memoryview]:
        if answer == s.ENDS:
            yield from self.end_transaction()
        elif answer == s.NOT_PLAIN and self.members is None:
            self._settle()
            raise UnsoundError(self._context.place_of(item)[0])
        elif answer == s.NOT_PLAIN and (item[s.I_KIND] != s.MEMBER or item[s.I_STATE] & EXPLICIT):
            frame = self._frame_of(item)
            is_rows = item[s.I_KIND] != s.MEMBER
            event = self._decoder.rows_again(frame, None) if is_rows else self._decoder.decode(frame)
            yield from self._begin(frame, event, item)
        elif answer == s.NOT_PLAIN:
            yield from self._member(item)
            self._context.next_item()
        else:
            yield from super()._take(answer, item)

    def _begin(self, frame: Frame, event: Event, item: Integers) -> Iterator[memoryview]:
        """Begin the transaction of a work item."""
        assert self.members is not None
        yield from self.end_transaction()
        yield from self.say(self.members.begin_lines(frame, event, item))

    def _odd_rows(self, item: Integers) -> Iterator[memoryview]:
        if item[s.I_KIND] == s.MEMBER:  # of a statement that there is no room for
            yield from self._member(item)
            self._context.next_item()
        else:
            yield from super()._odd_rows(item)

    def _new_head(self, item: Integers) -> Iterator[memoryview]:
        store = self._registry.store_of(self._table_id())
        if store is not None and self.choice is None:
            self._script.visitor.of_table(store.table)  # which says what is assumed of the table
        yield from super()._new_head(item)

    def _work(self, item: Integers) -> Iterator[memoryview]:
        work = self.by_python.get(int(item[s.I_BODY])) if item[s.I_KIND] == s.FOR_PYTHON else None
        if isinstance(work, Statement):
            del self.by_python[int(item[s.I_BODY])]
            yield from self._replay(work._replace(wanted=self._is_chosen(work, int(item[s.I_TRX]))), item)
            self._context.next_item()
            self._settle()
        else:
            yield from super()._work(item)

    def _member(self, item: Integers) -> Iterator[memoryview]:
        assert self.members is not None
        frame = self._frame_of(item)
        event = self._decoder.decode(frame)
        self.members.learn(frame, event)
        yield from self._replay(Statement(frame, event, bool(item[s.I_IS_WANTED])), item)

    def _replay(self, found: Statement, item: Integers) -> Iterator[memoryview]:
        """Take a statement, or what else is no rows."""
        number = int(item[s.I_TRX])
        if not self._has_begun(number):
            yield from self.end_transaction()
        if self.members is not None:
            yield from self.say(self.members.lines(found, item))
        else:
            yield from self.say(self._script.statement_lines(found, self._context.transaction(number)))

    def _rows_of(
        self, frame: Frame, body: RowsEvent, table: Table | None, transaction: Transaction, first: int
    ) -> Iterator[memoryview]:
        assert self.members is not None
        visitor, item = self._script.visitor, self._context.items[int(self._context.record[s.C_NEXT])]
        event = replace(self._decoder.rows_again(frame, table), body=body)
        if not self._has_begun(int(item[s.I_TRX])):
            yield from self._begin(frame, event, item)
        if table is not None and table.problem is None:
            try:
                visitor.statements_of(table, event)
            except SchemaMismatchError as error:
                yield from self.say(visitor.leave_out(event, body, error))
                return
        if item[s.I_STATE] & AUTOCOMMITTED:
            self.members.end_with(f"{COMMIT}\n".encode())
        self.members.take_back()
        try:
            yield from super()._rows_of(frame, body, table, transaction, first)
        finally:
            self.members.lend()

    def _add(self, change: RowChange) -> Iterator[memoryview]:
        yield from self.say(self._script.change_lines(change))


class ScriptPieces:
    """Reads a log as pieces of a script by the loops, and what is not for them by the object path.

    Args:
        rows: the walk over the log.
        others: takes what is not for the loops; its visitor has the script.
        store: makes the record of a table.
        taker: makes what takes the rows.
    """

    registry: TableRegistry[TableScript]

    def __init__(self, rows: RowWalk, others: Others[Any], store: MakeStore, taker: Callable[..., ScriptTaker]) -> None:
        self._rows, self._others = rows, others
        self._make_store, self._make_taker = store, taker

    def read(self) -> Iterator[memoryview]:
        """Yield the pieces. Raises BinlogError where the damage stands, after all before it was delivered."""
        rows, log, others = self._rows, self._rows.log, self._others
        with rows.opened() as context:
            self.registry = rows.registry(script_stores(log, others.visitor.state, self._make_store), definition_of)
            taker = self._make_taker(context, self.registry, log.decoder, log.ledger, others)
            if taker.members is None:
                rows.leave_others()
            else:
                rows.take_members()
            yield from rows.changes(taker)
        log.refuse_unsupported()


def script_stores(log: LogEvents, state: ScriptState, store: MakeStore) -> Callable[[Table], TableScript | None]:
    """Return what makes the records of tables; None for one of which no statements can be made."""
    policy = log.options.value_policy(log.text_policy()).limited()
    known: Bounded[int, tuple[tuple[Column, ...], SharedLiterals | None]] = Bounded()

    def make(table: Table) -> TableScript | None:
        try:
            statements = TableStatements(table, state.where)
        except SchemaMismatchError:  # the object path says so, when there are rows
            return None
        found = known.get(id(table.columns))
        if found is None:
            plans = plan_literals(table, policy)
            shared = None if plans is None else SharedLiterals(table.columns, statements, plans)
            found = known.put(id(table.columns), (table.columns, shared), len(table.columns))
        return None if found[1] is None else store(table, statements, found[1], log.source.name)

    return make


class ScriptLinesReader(RowsReader):
    """Reads one log as the lines of a script: `pieces` once, in order. Its options must be
    SqlOptions.

    Raises BinlogError where the damage stands, after all before it was delivered.
    """

    def pieces(self, state: ScriptState) -> Iterator[memoryview]:
        """Yield lines, some at a time, in UTF-8 or the character set of their statement. The memory is used again."""
        return ScriptPieces(self._rows, Script(SqlVisitor(self._log, state)), TableScript, ScriptTaker).read()
