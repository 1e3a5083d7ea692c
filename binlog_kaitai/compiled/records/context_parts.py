"""The parts of the context: what the walk is about, and what hangs on it. Each says who writes it."""

from __future__ import annotations

from binlog_kaitai.compiled.records.base import Given, HandedOver, Record, Ref, Slot, Taken
from binlog_kaitai.compiled.records.rows import Item
from binlog_kaitai.compiled.records.transactions import Trx
from binlog_kaitai.compiled.records.values import Zone

__all__ = [
    "Constants",
    "Form",
    "InflateCall",
    "Items",
    "Limits",
    "Moment",
    "Notes",
    "Out",
    "Payloads",
    "Scratch",
    "Tables",
    "TrxText",
    "Trxs",
    "UnzipCall",
    "Wanted",
]


class Form(Record):
    """How events are read. Python writes it, at each format description."""

    handlers = Given()  # what to do with an event: a byte for each type
    post_headers = Given()  # the length of its post-header: a byte for each type
    counts = Given()  # how many events of each type were met
    compressed = Given()  # a byte for each type, 1 where its rows or its statement are compressed
    len_header = Given()
    len_checksum = Given()
    verify = Given()  # whether checksums are checked
    body = Given()  # where the parts of an event are (`format.headers.EventParts`)
    behind = Given()
    footer = Given()
    inner_body = Given()  # bytes before the body of an event in a payload
    is_mariadb = Given()  # whether MariaDB wrote the log
    first_version = Given()  # of a transaction that begins at position 0
    fields = Given()  # the record that the generated readers fill
    part = Given()  # the record that is read of what is compressed


class Constants(Record):
    """Tables that the loops look up. Python writes them once."""

    crc = Given()
    powers = Given()  # powers of ten
    digits = Given()  # two digits for each byte
    classes = Given()  # what each byte may mean in a statement
    printable = Given()  # for each character of up to three bytes a byte, 1 where it is printed
    utf8_charsets = Given()  # a byte for each collation, 1 for UTF-8
    texts = Given()  # constant texts: address and length of each
    zone = Ref(Zone)  # of texts for people: the record of the zone of their times


class Moment(Record):
    """The second whose text was made last, and that text. The loops write it."""

    second = Slot()  # counted from 1, 0 without one
    date = Slot()  # its first eight bytes
    clock = Slot()  # the next eight
    rest = Slot()  # the last four, of which one is of those, too


class Scratch(Record):
    """What the loops use for a moment. Python makes the room."""

    words = Given()
    stack = Given()  # of JSON documents
    padded = Given()  # room for a BINARY
    edits = Given()  # changes of the JSON document at hand
    num_edits = Slot()
    edit_text = Given()  # room for the texts of new values


class Limits(Record):
    """Where the walk stops, and what it passes over. Python writes it."""

    start_position = Given()
    start_time = Taken()
    stop_position = Given()
    stop_time = Given()
    walk_end = Given()  # position before which events must begin, whatever they are
    max_event = Given()  # bytes of the largest event that is taken
    is_past = Given()  # of an undo: whether the end of the range was met


class User(Record):
    """A user that statements name. The loops write it."""

    text = Slot()  # ann@localhost
    length = Slot()
    is_plain = Slot()  # whether its text is the same in JSON and for people
    is_asked = Slot()


class AskedUser(Record):
    """A user that is asked for: a name, or a name and a host. Python writes it."""

    text = Given()
    length = Given()


class Users(Record):
    """The users that statements name as their invokers. The loops add to them; Python makes the room."""

    list = Ref(User)
    num = Slot()
    room = Given()
    texts = Given()  # of the names, one after the other
    used = Taken()
    texts_room = Given()
    asked = Ref(AskedUser)
    num_asked = Given()
    now = Slot()  # that of the statement at hand, as `Trx.user` has it


class Wanted(Record):
    """Which transactions and events are wanted. Python writes it, but for the gate."""

    gate = HandedOver()  # whether the open transaction is wanted
    server_ids = Given()
    num_server_ids = Given()
    ranges = Given()  # ranges of GTIDs, 0 where GTIDs do not decide
    num_included = Given()  # how many of them are wanted, at the beginning (-1: all but the others)
    num_ranges = Given()
    has_names = Given()  # whether names decide
    databases = Given()  # the names of databases that Python has judged
    num_databases = Given()
    has_choice = Given()  # whether rows are chosen, OF_ROWS where no statement is
    operations = Given()  # a bit for each wanted kind of rows event, 0 for all
    xids = Given()  # numbers of transactions; none where all are wanted
    num_xids = Given()
    threads = Given()  # connections; none where all are wanted
    num_threads = Given()
    asks_said = Given()  # whether the text of statements decides
    said = HandedOver()  # the statement whose text was wanted
    has_unfit = Given()  # whether a table does not fit the condition; rows of it are an error
    min_rows = Given()  # how many rows a transaction has to have
    count_from = HandedOver()  # the work item from which those of one are counted, from 1, 0 while none are
    counted = HandedOver()  # how many they are so far


class Items(Record):
    """The work items. The loops add them and take them; Python makes the room, and drops what is done."""

    list = Ref(Item)
    num = Taken()
    room = Given()
    next = HandedOver()  # the one at hand
    stop = Given()
    dropped = Given()  # bytes that were dropped before those of the items from `stop` on, which move up
    table_id = Slot()  # of the item at hand
    head_end = Slot()  # where in the buffer the fixed part of its head ends
    row_at = Taken()  # where the first row begins that is not taken yet, 0 for all
    row_number = Taken()  # the number of that row
    rows_at = Slot()  # where the compressed rows of the item begin
    rows_end = Slot()  # where the rows end that are taken together
    last_rows = Slot()  # rows that were just written


class Trxs(Record):
    """The transactions since the list was emptied, the last of which is open. The loops write them; Python makes the
    room, and writes what it was asked about."""

    list = Ref(Trx)
    room = Given()
    open = Taken()  # which one is open
    base = Given()  # how many were before the list
    state = HandedOver()  # of the open one, as `transactions` has it
    run = Slot()  # the transaction of the first GTID of a run that was not told of yet
    run_last = Slot()  # the number of the last one
    run_end = Taken()  # the transaction after it, where the next run is looked for


class InflateCall(Record):
    """A call of libzstd: the address of ZSTD_decompressDCtx, which Python writes, and its arguments in their order."""

    function = Given()
    state = Given()
    to = Slot()
    room = Slot()
    start = Slot()
    size = Slot()


class UnzipCall(Record):
    """A call of zlib: the address of `uncompress`, which Python writes, 0 without it, and its arguments."""

    function = Given()
    to = Slot()
    length_at = Slot()  # the address of `length`
    start = Slot()
    size = Slot()
    length = Slot()


class Payloads(Record):
    """Payloads, and the room into which they are inflated. The loops write it; Python makes the room."""

    list = Given()
    num = HandedOver()
    room = Given()
    next = Taken()
    inside = Slot()  # where in the buffer the one begins whose events are walked
    last = Taken()  # position of the event in whose payload the last work item was, 0 outside of one
    is_compressed = Slot()  # of the payload that was read last
    plain_size = Slot()  # how many bytes it says to become
    most_inflated = Given()  # bytes of the largest that is inflated
    inflated_at = HandedOver()  # offset in the buffer of the room for inflated payloads, or rows
    inflated_end = Given()


class Tables(Record):
    """Table ids, and what is known of table maps. Both sides look them up; Python writes what is
    registered, the loops what they met."""

    registry = Given()
    registry_mask = Given()
    maps = Given()  # table maps that Python has found sound, by a number of theirs
    maps_mask = Given()
    sound = Given()  # what is sound, by table id
    sound_mask = Given()
    unknown_at = Slot()  # where in the buffer an event begins of which is not known whether it is sound
    statement = HandedOver()
    last_described = HandedOver()  # the last statement that has described a table
    maps_seen = Slot()  # in a listing: how many table maps were met
    statement_start = Slot()  # and how many before the open statement
    ended = HandedOver()  # what has ended table maps since the last work item: see `abi.BY_STATEMENT`


class Notes(Record):
    """Values that Python makes. The loops write it; Python makes the room."""

    list = Given()
    num = Taken()
    room = Given()
    full_column = Slot()  # the column that has no room for another value
    wanted_room = Slot()  # bytes that are wanted where there is no room


class Out(Record):
    """The text of lines. The loops write it; Python makes the room, and takes what is there."""

    text = Given()
    used = HandedOver()
    room = Given()


class TrxText(Record):
    """The text of a transaction, as lines have it. The loops write it; Python makes the room."""

    buffer = Given()  # room for it
    around = Given()  # of a script: room for the texts around a transaction
    text = Slot()
    length = Slot()
    of = Slot()  # which transaction it is, counted from 1
    has_values = HandedOver()  # whether the texts of the values are there that Python was asked for
    taken_values = Taken()  # how many of them were used
