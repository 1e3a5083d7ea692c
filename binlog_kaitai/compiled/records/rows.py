"""Work items, and what is known of a table's rows: heads, images, columns."""

from __future__ import annotations

from binlog_kaitai.compiled.records.base import Given, HandedOver, Record, Ref, Room, Slot, Taken
from binlog_kaitai.compiled.records.carved import Mask
from binlog_kaitai.compiled.records.transactions import TableName
from binlog_kaitai.compiled.records.values import Condition
from binlog_kaitai.format.headers import HEADER_SIZE

__all__ = []


class Item(Record):
    """A work item: a table map, a rows event, a member of a transaction, or something for Python. The loops write it;
    Python notes what it has inflated and judged, and takes over events."""

    at = Slot()  # offset of the event in the buffer
    body = HandedOver()
    end = Slot()
    kind = HandedOver()
    trx = Slot()
    outer = Slot()  # of one in a payload: the offset of the event that has the payload; else as `at`
    payload = Slot()  # of one in a payload: where that begins; else 0
    ended = Slot()  # what has ended table maps before it; see `abi.BY_STATEMENT`
    rows = HandedOver()  # where the inflated rows are, else 0; where in its event the text of a statement is
    rows_end = HandedOver()
    signal = Slot()  # of a member: what it is to its transaction
    is_wanted = Slot()  # of a member; of rows: whether their thread is known
    state = Slot()  # of the transaction after the event
    thread = Slot()  # the connection as far as it was known, -1 where it was not
    said = Slot()  # the number of the statement of rows that is in force
    is_kept = HandedOver()  # see `abi.KEPT`; of a statement IS_KEPT or IS_LEFT


class Image(Record):
    """An image: the columns that are there, then those that are not. Python writes it."""

    present = Given()
    null_bytes = Given()
    absent = Given()
    role = Given()  # see `abi.WHOLE`
    num_json = Given()  # JSON columns of the table
    columns = Room(0)


class Head(Record):
    """The columns of a rows event's images. Python writes it."""

    next = Slot()
    bytes = Given()
    length = Given()
    type = Given()
    is_update = Given()
    before = Ref(Image)
    after = Ref(Image)
    number = Given()
    seed = Given()  # where transactions are compared: what the digest of a row begins with, else 0
    seed_by_key = Given()  # and that of a row by its key
    key = Given()  # which columns those of the key are, a slot for each column; 0 where that is not known
    is_wide = Given()  # whether rows have more than the key before a change
    into = Given()  # in a script: what stands before the values of an INSERT
    len_into = Given()


class Column(Record):
    """A column of an image. Python writes it; the loops write how much is used."""

    kind = Given()
    size = Given()
    width = Given()
    data = Given()
    valid = Given()
    text = Given()
    used = HandedOver()
    text_room = Given()
    a = Given()
    table = Given()
    index = Given()
    name = Given()  # as it stands in a line, with the comma before it; in a script, what gives the column a value
    len_name = Given()
    test = Given()  # in a script: what compares the column with a value
    len_test = Given()
    is_null = Given()  # and with NULL
    len_is_null = Given()
    flags = Given()  # see `abi.CAN_BE_SET`
    stored = Given()  # where a condition decides: bytes of a cell, or, negative, those of the length before it
    asked = Given()  # what the condition asks of it: 0 for nothing, else the offset of a value counted from 1
    json = Given()  # the number of a JSON column among these, from 1
    document = Slot()  # the cell of the document before differences, or 0
    document_end = Slot()
    own = Given()  # in a script: its name
    len_own = Given()
    is_set = Slot()  # whether the UPDATE at hand sets it
    mask = Ref(Mask)  # by which other values take the place of the column's, or 0
    shown = Given()  # its number among those that lines have, from 1; 0 for one that they pass over


class Collection(Record):
    """A table by name, whose messages are counted. Python makes it; the loops count."""

    text = Given()  # what is told of it, up to the number
    length = Given()
    of = HandedOver()  # the number of the transaction that has messages of it, counted from 1
    num = HandedOver()  # how many that has
    next = HandedOver()  # the next one of the same transaction, or 0


class Table(Record):
    """The rows of a table that are waiting. Python makes it; the loops write the rows."""

    rows = HandedOver()
    room = Given()
    heads = HandedOver()
    mode = Given()  # what is done with rows; see `abi.TAKEN`
    change = Given()
    position = Given()
    payload = Given()  # offset in the payload
    payload_valid = Given()
    row = Given()
    time = Given()
    server = Given()
    outcome = Given()
    version = Given()  # see `arrow.commits`
    commit = Given()  # in microseconds
    ordinal = Given()
    gtid = Given()
    gtid_valid = Given()
    xid = Given()
    xid_valid = Given()
    head = Given()
    last_trx = Taken()
    num_gtids = Taken()
    gtid_offsets = Given()
    gtid_text = Given()
    gtid_used = Taken()
    gtid_text_room = Given()
    inserts = HandedOver()
    updates = HandedOver()
    deletes = HandedOver()
    texts = Given()  # constant texts of the table's lines
    row_bytes = Given()  # of the longest line, but for values of any length
    is_old = Given()  # another definition of the table was met after this one
    cells = Given()  # of a script: where the cells of the images are, begin and end of each
    after = Given()  # and those after an update
    key = Given()  # the columns of the key, their number first
    identity = Given()  # in an undo: the columns by which rows are known, in the same way
    is_keyed = Given()  # whether they are those of the key
    seed = Given()  # what the number of a row begins with
    condition = Ref(Condition)  # which rows are wanted, 0 for all
    guarded = Given()  # see `Script.guards`
    is_undone = Given()  # in an undo: rows of the table are undone
    deltas = Given()  # columns by difference
    name = Ref(TableName)  # where rows are counted: the record of the table's name; 0 where they are only checked
    parts = Given()  # see `envelopes`
    collection = Ref(Collection)  # where its messages are counted, or 0
    shown = Given()  # how many columns lines have


class Registered(Record):
    """A registered table id. Python writes it."""

    key = Given()
    body = Given()
    len_body = Given()
    store = Ref(Table)
    statement = HandedOver()
    written = Given()  # for rows as events: what is written in place of its last table map's body
    len_written = Given()
    header = Room(-(-HEADER_SIZE // 8))  # and the header of that


class SoundTable(Record):
    """What is sound of a table id. Python writes it."""

    key = Given()
    heads = HandedOver()  # a list of table maps and heads of rows events


class SoundMap(Record):
    """A table map that Python has found sound. Python writes it; the loops note when they met it."""

    next = Given()
    body = Given()
    length = Given()
    table_id = Given()
    seen = Slot()  # the number of when it was last met, counted from 1
    is_wanted = Given()
    hidden = Given()  # where events are redacted: the table's record, 0 for nothing to hide, or `abi.ALL_PYTHON`
    other = Given()  # the other body, or 0
    noted = Given()  # the last statement of which its rows were noted


class Database(Record):
    """A name of a database that a statement has, and whether it is wanted. Python writes it."""

    name = Given()
    length = Given()
    is_wanted = Given()


class Payload(Record):
    """A payload. Python writes it."""

    at = Slot()  # offset of its event
    start = Slot()  # where in the buffer the inflated bytes begin, 0 for one that Python takes
    end = Slot()


class GtidRange(Record):
    """A range of GTIDs. Python writes it."""

    text = Given()  # before the number
    length = Given()
    first = Given()
    last = Given()


class View(Record):
    """Where a row stands. The loops write it."""

    head = Slot()  # of its event
    begin = Slot()  # of its bytes in the buffer
    end = Slot()
    row = Slot()  # its number in the event
    trx = Slot()
    position = Slot()  # of the event
    inside = Slot()  # its offset in a payload, counted from 1
    log_pos = Slot()  # what its header says
    time = Slot()
    server = Slot()
    size = Slot()
