"""The records of scripts and undos."""

from __future__ import annotations

from binlog_kaitai.compiled.records.base import Given, HandedOver, Record, Ref, Room, Slot

__all__ = []


class Turn(Record):
    """A note of an undo for Python: a transaction that was prepared, a statement that commits one, a savepoint. The
    loops write it."""

    kind = Slot()  # see `abi.PREPARES`
    begin = Slot()  # the place of its records in the text, -1 where it is before that; the number of a transaction
    end = Slot()  # of a savepoint: the number of the rows before it
    length = Slot()
    text = Room(40)  # the id of a prepared one, the name of a savepoint


class Meeting(Record):
    """A row that was perhaps changed again after it was undone. The loops write it."""

    number = Slot()
    columns = Slot()  # that were changed
    at = Slot()  # where the records of the undo had come to
    kind = Slot()  # how it was changed
    table_id = Slot()
    position = Slot()
    time = Slot()
    length = Slot()
    text = Room(31)  # the literals of its key


class PreparedId(Record):
    """The id of an XA transaction that a script has prepared. Both sides write it."""

    length = HandedOver()
    text = Room(40)


class Session(Record):
    """What has to stand before rows in a script, and the session after that. Python writes it."""

    rows = Given()
    rows_length = Given()
    after = Given()


class SessionChange(Record):
    """What such a statement needs in one session, which becomes another by it. Python writes it."""

    next = Given()
    origin = Given()
    to = Given()
    before = Given()  # statements before the settings
    len_before = Given()
    settings = Given()
    len_settings = Given()


class Settings(Record):
    """What statements were run with: status variables and database, as events have them. Python writes it."""

    next = Given()
    bytes = Given()
    length = Given()
    len_database = Given()
    flags = Given()
    is_ambiguous = Given()  # bits; see `abi.IS_AMBIGUOUS`
    changes = Ref(SessionChange)
    num_places = Given()  # how many places of these may be anything, such as microseconds
    places = Room(8)  # the begin and the end of each


class Beginning(Record):
    """How a statement begins, followed by the database that it is run in. Python writes it."""

    next = Given()
    text = Given()
    length = Given()
    len_database = Given()
    told = Given()  # see `abi.NOTHING_TOLD`


class Around(Record):
    """The texts around a string with a collation. Python writes it."""

    begin = Given()
    len_begin = Given()
    end = Given()
    len_end = Given()


class Inverse(Record):
    """Rows that are written as events. Python writes it."""

    types = Given()  # by the type of a rows event the type of what is written of it, 0 for none
    flags_at = Given()  # where its flags are
    digits = Given()  # the letters of base 64 for each 12 bits
    len_checksum = Given()
    gtids = Given()  # how GTIDs are set; see `abi.NO_GTIDS`


class EventLines(Record):
    """The lines of an undo as events: the event that is put together. The loops write it; Python makes the
    room, and says which record it has left in."""

    event = Given()  # at whose begin is its head
    room = Given()
    used = Slot()
    head = Slot()
    position = Slot()  # where in the log it was
    offset = Slot()
    map = Given()  # its table map
    map_room = Given()
    map_length = Slot()
    digits = Given()  # the letters of 12 bits each
    len_checksum = Given()
    left_in = Given()  # where the record ends that Python has left in
