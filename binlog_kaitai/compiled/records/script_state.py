"""The parts of the context that are about scripts and undos."""

from __future__ import annotations

from binlog_kaitai.compiled.records.base import Given, HandedOver, Part, Record, Ref, Slot, Taken
from binlog_kaitai.compiled.records.scripts import Beginning, EventLines, Inverse, Session, Settings

__all__ = ["Script", "Undo"]


class ScriptEnd(Record):
    """What a script lacks of the transaction that it has begun. Both sides write it."""

    trx = HandedOver()  # the transaction whose end the script lacks, counted from 1, 0 without one
    text = Given()  # that end
    length = HandedOver()  # 0 where Python writes it
    of_python = Given()  # a transaction that Python begins, counted from 1


class Early(Record):
    """Statements about a transaction that a script has not begun. The loops write it; Python makes the room."""

    text = Given()
    length = Taken()
    room = Given()
    of = Taken()  # which transaction that is, counted from 1


class Variables(Record):
    """What the next statement of a script reads. Both sides write it; Python makes the room."""

    text = Given()
    length = HandedOver()
    room = Given()
    collations = Given()  # for each collation the texts around a string; without lengths: Python is asked
    num_collations = Given()


class Prepared(Record):
    """The XA transactions that a script has prepared. Both sides write it; Python makes the room."""

    ids = Given()
    num = HandedOver()
    room = Given()
    asks = Given()  # whether Python knows of others


class Script(Record):
    """What is written as a script of statements. Python says how; both sides write how far it is."""

    time = HandedOver()  # the time that it has set, in microseconds, or `abi.OTHER_TIME`, `abi.NO_TIME`
    session = Ref(Session, HandedOver)  # the record of its session, 0 where there is none
    end = Part(ScriptEnd)
    early = Part(Early)
    variables = Part(Variables)
    prepared = Part(Prepared)
    writes_members = Given()  # whether the loops write statements and their like
    takes_replayed = Given()  # what they do with statements that change rows
    num_left = Taken()  # how many of these they left out
    keys = Ref(Settings)  # what was told of statements
    beginnings = Ref(Beginning)  # how statements of known tables begin
    checked = Given()  # whether each row is checked
    cascades = Slot()  # whether foreign keys do again what rows have done by them
    is_unconstrained = Slot()  # whether the rows ran without constraints
    guards = Given()  # what `Table.guarded` is where the triggers of a table are known
    threads = Given()  # the connections of an undo's transactions, or those of the rows of a script
    num_threads = Taken()
    room_threads = Given()
    inverse = Ref(Inverse)  # of rows as events: their record, or 0


class Meetings(Record):
    """Rows that were changed again after they were undone. The loops write it; Python makes the room."""

    list = Given()
    num = Taken()
    room = Given()


class Turns(Record):
    """What is noted for Python of an undo's transactions. The loops write it; Python makes the room."""

    list = Given()
    num = Taken()
    room = Given()


class RowNumbers(Record):
    """The numbers by which the rows of an undo are known. The loops write it; Python makes the room."""

    list = Given()  # 0 where nobody asks
    num = Taken()
    room = Given()
    num_kept = Taken()  # how many are those of rows that stay


class Undo(Record):
    """What takes changes back: its records are written instead of a script. Python says how; both
    sides write how far it is."""

    is_on = Given()
    differs = Slot()  # whether the row at hand was changed
    about_length = Slot()  # length of what the end of a transaction says, in the text of a transaction
    num_begun = Taken()  # transactions that were begun
    first_rows = Taken()  # time of the first rows
    last_rows = Taken()  # and of the last
    numbers = Part(RowNumbers)
    begun_at = HandedOver()  # where in the text the last transaction begins, -1 where none does
    asks_end = Given()  # whether the end of the open transaction is for Python, which has begun it
    trx_rows = HandedOver()  # rows of that so far
    begins_by_statements = Given()  # whether statements in transactions begin them
    asked_names = Given()  # the names of asked tables, their number first, 0 where Python judges all
    xa = Given()  # the id of the open transaction if that will be prepared
    len_xa = Taken()  # else 0
    turns = Part(Turns)
    marks = Given()  # a byte for each end of row numbers, 1 where a row is for Python, or 0
    left = Slot()  # bytes of the records of which lines are still to come
    record_room = Given()  # room for what the lines of a record have besides its own bytes
    lines = Ref(EventLines)  # of rows as events: the record of the lines of the script, or 0
    merges = Given()  # whether updates are taken back by columns
    set = Slot()  # which those are of the row at hand (`sql.column_sets`)
    others = HandedOver()  # whether rows that are not wanted become work items: see `abi.NO_OTHERS`
    others_at = Slot()  # the place of the first row that was not looked at, or 0
    meetings = Part(Meetings)
