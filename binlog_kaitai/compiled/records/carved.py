"""What is carved out of a log, and what is redacted in it."""

from __future__ import annotations

from binlog_kaitai.compiled.records.base import Given, HandedOver, Record, Ref, Room, Slot, Taken

__all__ = []


class CarvedMap(Record):
    """A table map that was not written yet. The loops write it."""

    table_id = HandedOver()
    begin = Slot()  # a negative number stands for bytes that Python has, from -1 down
    end = Slot()


class Carved(Record):
    """What is carved. The loops write it; Python makes the room, and says which events are wanted."""

    parts = Given()  # of the log that are wanted
    num = Taken()
    room = Given()
    at = HandedOver()  # of the open transaction: where what is not written of it begins
    end = Slot()
    events = Taken()  # how many that has
    state = HandedOver()
    is_open = HandedOver()  # whether anything of it was met
    is_wanted = HandedOver()
    is_written = HandedOver()  # whether some of it was written
    named = Given()  # which events are wanted for their names; see `abi.ALL_EVENTS`
    is_alone = Given()  # whether each event is carved alone
    maps = Ref(CarvedMap)  # then: table maps of the open statement that were not written yet
    num_maps = HandedOver()
    room_maps = Given()
    payload = Taken()  # one that was not written yet
    payload_end = Slot()


class CarvedPart(Record):
    """A part that is wanted; without any event, what was written last is taken back. The loops write it."""

    begin = Slot()
    end = Slot()
    events = Slot()
    trxs = Slot()


class KeptRange(Record):
    """A range of events. Python writes it."""

    from_at = Given()  # the position of the first
    from_in = Given()  # its offset in the payload that it is in, counted from 1, 0 in none
    to_at = Given()  # and the same of what is after the last
    to_in = Given()


class Alphabet(Record):
    """An alphabet. Python writes it."""

    mode = Given()  # which texts the loops take; see `abi.AL_ASCII`
    longest = Given()  # bytes of the longest character
    kinds = Given()  # for each byte the kind of character that it is
    texts = Given()  # and the character in UTF-8 after its length
    counts = Room(6)  # how many characters there are of each kind
    pools = Room(6)  # and these


class Mask(Record):
    """A column that is redacted. Python writes it."""

    kind = Given()  # what its values are, 0 for what stays as it is; see `abi.MK_PYTHON`
    stored = Given()  # bytes of a cell, or as a negative number those of the length before it
    number = Given()  # for Python
    alphabet = Ref(Alphabet)  # of a text
    limit = Given()  # of a number: the limit, whether it has a sign, or the groups of a DECIMAL
    is_big = Given()  # and whether the highest byte is the first


class Secret(Record):
    """A secret, and what is drawn from it. Python makes it; the loops write the rest."""

    key = Room(8)
    first = Room(8)  # what SHA-256 begins with
    inner = Room(8)  # states after the two keys of HMAC
    outer = Room(8)
    state = Room(8)
    is_keyed = Slot()  # whether the states are there
    message = Given()  # room for a message, for a hash and for digits
    block = Given()
    digits = Given()
    texts = Given()  # words of labels
    long = Given()  # what stands before the hash of a long one
    most_label = Given()  # bytes of the longest label that is no long one
    label_end = Slot()
    number = Slot()  # of the next block
    stream = Given()  # bytes that were drawn
    taken = Slot()
    left = Slot()
    most_text = Given()  # bytes of the longest text that is taken
    numbers = Given()  # numbers that were replaced, each at a place that it tells
    strings = Given()  # and texts
    expected = Slot()  # bytes that will be drawn, about
    lanes = Given()  # room for what is hashed together, words and states
    powers = Given()  # powers of ten for numbers with a fraction
    document = Given()  # room for another document
    marks = Given()  # for a mark of each of its bytes that a part of it has
    names = Given()  # for names and elements of an object
    order = Given()  # for the order of these
    stack = Given()  # for open containers
    most_document = Given()  # bytes of the longest document that is taken
    utf8 = Ref(Alphabet)  # of text in documents
    bytes = Ref(Alphabet)  # and of bytes
    decimals = Given()  # the groups of DECIMALs there, by precision and scale, 0 for those that are Python's
    decimal = Given()  # room for a DECIMAL
    to_document = Slot()  # what is added to the address of a part for these rooms
    to_marks = Slot()


class Redacted(Record):
    """What is redacted. Both sides write it."""

    base = Given()
    begin = Given()  # of what is to be redacted
    end = Given()
    at = Slot()  # how far that is
    secret = Ref(Secret)
    text = Given()  # room for one
    values = Given()  # values that Python makes
    num_values = Taken()
    room_values = Given()
    events = Given()  # the events that have them
    num_events = Slot()
    room_events = Given()
    count = Slot()  # how many hidden values an event has
    query = Taken()  # the last statement that says nothing by itself
    statement = Given()  # the number of the one in force
    is_said = HandedOver()  # whether the log has that of rows
    column = Ref(Mask)  # of a single value, whose place is in place of that of events
    room_cell = Given()  # bytes of the longest such value


class HiddenValue(Record):
    """A value that Python makes: offsets of its cell, and the number of its column. The loops write it."""

    at = Slot()
    end = Slot()
    column = Slot()


class KnownNumber(Record):
    """A number that was replaced. The loops write it."""

    limit = Slot()
    value = Slot()
    other = Slot()


class KnownText(Record):
    """A text that was replaced. The loops write it."""

    alphabet = Slot()
    length = Slot()
    text = Room(16)
    other = Room(16)
