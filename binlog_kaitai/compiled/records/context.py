"""The context: the record that Python and the loops share for one reader."""

from __future__ import annotations

from binlog_kaitai.changes.rules import NUM_SLOTS
from binlog_kaitai.compiled.records.base import Given, HandedOver, Part, Record, Ref, Room, Slot, Taken
from binlog_kaitai.compiled.records.carved import Carved, Redacted
from binlog_kaitai.compiled.records.context_parts import (
    Constants,
    Form,
    InflateCall,
    Items,
    Limits,
    Moment,
    Notes,
    Out,
    Payloads,
    Scratch,
    Tables,
    Trxs,
    TrxText,
    UnzipCall,
    Users,
    Wanted,
)
from binlog_kaitai.compiled.records.rows import Collection, SoundMap
from binlog_kaitai.compiled.records.script_state import Script, Undo
from binlog_kaitai.compiled.records.transactions import Shapes, StatementRows, Told
from binlog_kaitai.compiled.records.values import LongValues, PlainValues

__all__ = ["Context"]


class Listing(Record):
    """What lines of events look like, and which are printed. Python writes it, but for what was met."""

    lines = Given()
    type_names = Given()  # for each type of event its name in a line
    line_room = Given()  # bytes of the longest line, but for texts of the log
    flags = Given()  # the flags of rows events that a line names
    num_flags = Given()
    position_width = Given()
    size_width = Given()
    server_width = Given()
    met_text = Given()  # the GTID that was met last: its text before the number (0 where nobody asks)
    met_length = Given()
    met_last = Given()
    num_met = Taken()  # how many have followed it
    kept = Given()  # the ranges of events that are wanted, 0 where others decide
    num_kept = Given()
    next_kept = Taken()  # the first that may have events which are still to come
    decided = Given()  # the position up to which that is decided, before which the walk pauses


class Said(Record):
    """The statements of rows. The loops write it; Python says what it wants to know of them."""

    buffer = Given()  # of lines: room for what they say of one, 0 where nobody asks
    room = Given()
    text = Slot()
    length = Slot()
    of = Slot()  # the number of the statement that the text is of
    num = Slot()  # how many statements of rows the walk has met
    now = Taken()  # the number of the one that the next rows are of, 0 without one
    keeps = Given()  # whether the statements of all rows are kept


class Statements(Record):
    """The statements that change tables or rows themselves. The loops count them; Python says which are taken."""

    takes = Given()  # which the walk takes
    num = Taken()  # how many wanted ones it has taken
    num_chosen = Slot()  # how many were chosen afterwards
    marked = Taken()  # whether there is a work item of one that may define tables
    unzip = Part(UnzipCall)
    text = Given()  # room for one that was compressed
    room = Given()


class Members(Record):
    """What a transaction has besides rows. Python says of what work items are made; the loops write the rest."""

    made_of = Given()  # see `abi.NO_MEMBERS`
    rows = Ref(StatementRows)  # the record of statements as rows of a table
    told = HandedOver()  # the last one of a work item: of which statement's rows it is
    told_of = HandedOver()  # of which transaction, counted from 1
    told_at = HandedOver()  # and its place, as a position of the log, also in payloads
    member_of = HandedOver()  # of the last member its transaction
    member_at = HandedOver()  # and its place


class Sieve(Record):
    """Rows that are chosen by a condition. The loops write it; Python makes the room for runs."""

    runs = Given()  # runs of rows that fit
    room = Given()
    num = Slot()
    next = Slot()  # how many were taken
    of = Taken()  # the work item that the runs are of, 0 without one
    at = Slot()  # where in the buffer sifting goes on, 0 where all is sifted
    row = Slot()  # the number of the row there
    num_fit = Slot()  # rows that fit
    num_sifted = Slot()  # rows in all
    leaves_fit = Given()  # whether an event with a row that fits is for Python


class Cipher(Record):
    """How events are encrypted. Python writes it, and the blocks that it was asked for; the loops note the masks."""

    kind = Given()
    nonce = Given()  # what the first block of each event begins with
    len_nonce = Given()
    masks = Given()  # a block for each event, which masks its last bytes once Python has encrypted it
    num_masks = Slot()
    room_masks = Given()
    decrypted = Given()  # blocks that Python has decrypted
    decrypted_from = Given()  # the offset of the first event whose they are


class Followed(Record):
    """An event that Python has read in the place of the loops, for what they do with it. Python writes it."""

    key = Given()  # of its work item: by which Python knows it
    at = Given()  # as that has it
    outer = Given()
    payload = Given()
    trx = Given()
    signal = Given()
    is_wanted = Given()
    position = Given()  # of the event of the log
    time = Given()
    size = Given()
    is_stored = Given()  # whether it stands there itself, not in a payload
    plain_size = Given()  # what it counts without compression
    cut_at = Given()  # the place where a transaction ends
    cut_in = Given()
    outcome = Given()
    text = Given()  # a text: the name of a user, the statement of rows, that of a transaction
    length = Given()
    of = Given()  # the number of what it is of
    map = Ref(SoundMap)  # the record of a table map


class Places(Record):
    """Two places, each of two slots as a kept range has them. The loops write them."""

    cut_at = Slot()  # of the event with which a transaction ends, or before which it does
    cut_in = Slot()
    first_at = Slot()  # where the open one begins, with all events since the last has ended
    first_in = Slot()


class Tallies(Record):
    """What was counted of transactions. The loops write it; Python makes the room."""

    list = Given()  # 0 where nobody asks
    num = HandedOver()
    room = Given()
    first = HandedOver()  # the first of the transaction that was counted last
    texts = Given()
    told = Ref(Told)  # the record of what becomes of transactions that were counted


class Messages(Record):
    """The messages of a transaction. Python says what is to be known of them, and keeps the text of one that waits; who
    writes a message writes the rest."""

    form = Given()  # see `abi.NOT_TOLD`
    texts = Given()  # of its end: what says that a message is the last one; or see `text_abi.T_BEGIN`
    of = Slot()  # the number of the transaction, counted from 1, 0 without one
    num = HandedOver()  # how many it has so far
    made = Slot()  # and how many were just written
    has_ends = Taken()  # whether there is one before it, and is to be one after it
    begun = Slot()  # where in the text the former is
    id = Given()  # room for its id as JSON
    len_id = Slot()
    millis = Slot()  # its time
    first = Ref(Collection, HandedOver)  # the tables that have some
    last = Ref(Collection, HandedOver)
    waits = HandedOver()  # where one begins of which is not known whether it is the last: in the text, counted from 1
    place = HandedOver()  # where that stands in it
    len_place = HandedOver()
    new = Slot()  # the same of the message that was just written
    new_place = Slot()
    new_length = Slot()


class Context(Record):
    """What the walk is about, one for each reader. Python writes what is to be done, the loops what they did."""

    action = Given()  # what to do
    base = Given()  # the bytes that are there
    have = Given()  # how many
    at = HandedOver()  # how far the walk is
    inner = HandedOver()  # and how far in the payload of the event there: bytes, counted from 1; 0 in none
    offset = HandedOver()  # position of the first byte in the file
    answer_at = Slot()  # which item an answer is about
    events = Taken()  # how many events were met
    first_time = Taken()
    last_time = Taken()
    says_ends = HandedOver()  # so far all events have said where they end, as `resync.says_its_end` has it
    form = Part(Form)
    known = Part(Constants)
    moment = Part(Moment)
    scratch = Part(Scratch)
    limits = Part(Limits)
    wanted = Part(Wanted)
    users = Part(Users)
    items = Part(Items)
    trxs = Part(Trxs)
    payloads = Part(Payloads)
    inflate = Part(InflateCall)
    tables = Part(Tables)
    notes = Part(Notes)
    out = Part(Out)
    trx_text = Part(TrxText)
    listing = Part(Listing)
    said = Part(Said)
    statements = Part(Statements)
    members = Part(Members)
    sieve = Part(Sieve)
    cipher = Part(Cipher)
    followed = Part(Followed)
    places = Part(Places)
    tallies = Part(Tallies)
    shapes = Part(Shapes)
    messages = Part(Messages)
    script = Part(Script)
    undo = Part(Undo)
    long = Ref(LongValues)  # of lines: the record of long values, 0 where none is left out
    carved = Ref(Carved)  # what is carved, or 0
    redacted = Ref(Redacted)  # what is redacted, or 0
    plain = Ref(PlainValues)  # how values of COMPRESSED columns are inflated
    len_cell = Slot()  # bytes of the cell of which there is a copy at hand
    from_cell = Slot()  # bytes from a cell to the copy at hand, in which another value stands, or 0
    rules = Room(NUM_SLOTS)  # the slots of `changes.rules`
