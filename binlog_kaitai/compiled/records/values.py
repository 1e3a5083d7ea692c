"""Values that are made one by one, and conditions on them."""

from __future__ import annotations

from binlog_kaitai.compiled.records.base import Given, HandedOver, Part, Record, Ref, Room, Slot, Taken

__all__ = []


class Note(Record):
    """A value that Python has to make. The loops write it; Python writes the text."""

    store = Slot()
    column = Slot()
    row = Slot()
    event = Slot()
    cell = Slot()
    length = Slot()
    text = Given()
    len_text = Given()
    form = Slot()  # what the cell is; see `abi.IS_VALUE`
    document = Slot()  # of differences: the cell of the document
    len_document = Slot()


class LongValues(Record):
    """Values so long that their text is not written with their row. The loops write it; Python makes the
    room, and takes them in pieces."""

    least = Given()  # from how many bytes on
    num = Taken()  # how many values wait
    room = Given()  # and may wait
    next = Given()  # the one of which the next piece is written
    piece = Given()  # how many bytes of it become a piece
    text = Given()
    text_room = Given()
    used = Slot()  # how long the piece is
    values = Room(0)


class LongValue(Record):
    """Such a value. The loops write it."""

    at = Slot()  # where in the text of the lines it belongs
    begin = Slot()  # of what is left of it
    end = Slot()
    form = Slot()  # what is made of it; see `abi.AS_JSON`
    table = Slot()


class Shown(Record):
    """A value of a row that becomes a block of text. The loops write it."""

    begin = Slot()  # of the cell
    end = Slot()
    text = Slot()
    text_end = Slot()
    differs = Slot()  # whether the cell has differences of a document, then whether the row has another value after


class Zone(Record):
    """The clock of a zone. Python writes it."""

    since = Given()
    until = Given()  # how long the other slots hold
    offset = Given()  # how many seconds it is ahead of UTC
    text = Given()  # what stands after a time
    length = Given()
    width = Given()  # of a time in a column, 0 outside of one


class Step(Record):
    """A step of a condition: what to do, with which values of which images. Python writes it."""

    kind = Given()
    sort = Given()  # as what values are compared
    left_of = Given()
    left = Given()
    right_of = Given()
    right = Given()
    count = Given()


class LibraryCall(Record):
    """A call of a library: the address of the function, and its arguments. Python writes it."""

    function = Given()
    first = Given()
    second = Given()
    rest = Room(3)


class DeflateStream(Record):
    """zlib's `z_stream`, as a compiler lays it out whose pointers and longs have 64 bits. zlib writes it, and the loops
    what is inflated."""

    next_in = Slot()
    avail_in = Slot()
    total_in = Slot()
    next_out = Slot()
    avail_out = Slot()
    total_out = Slot()
    rest = Room(8)


class PlainValues(Record):
    """How values of COMPRESSED columns are inflated. Python makes the stream and the rooms; the loops write these."""

    cell = Given()  # room for a cell
    most = Given()  # bytes of the largest value
    part = Given()  # the record that is read of a value
    stream = Ref(DeflateStream)  # for values without zlib's header
    begin = Part(LibraryCall)  # makes the stream; the function is 0 where there is no library
    reset = Part(LibraryCall)
    inflate = Part(LibraryCall)
    is_begun = Slot()


class Condition(Record):
    """A condition on rows. Python writes it."""

    steps = Ref(Step)
    num_steps = Given()
    before = Given()  # the values that it asks of the images
    after = Given()
    num_values = Given()
    stack = Given()  # room for truths
    is_either = Given()  # whether it holds for either image


class Value(Record):
    """A value of a condition: of a number, `high` are its bits above the lowest 64; of a text, `high` and `low` are
    its address and length. Python says how it is read; the loops write the rest."""

    kind = Given()  # how a cell is read, as the kind of a column of lines
    parameter = Given()
    table = Given()
    state = HandedOver()  # whether it is there; see `V_ABSENT`
    high = Slot()
    low = Slot()
    fraction = Slot()  # whether there is one
    text = Given()  # where a text is made that the log does not have so
    room = Given()
    is_compressed = Given()  # whether it is that of a COMPRESSED column


class Run(Record):
    """A run of rows that fit. The loops write it."""

    at = Slot()  # where in the buffer it begins
    end = Slot()
    row = Slot()  # the number of the first
