"""Transactions: the records of a walk, and what becomes of those that are counted."""

from __future__ import annotations

from binlog_kaitai.compiled.records.base import Given, HandedOver, Part, Record, Ref, Room, Slot, Taken

__all__ = []


class Trx(Record):
    """A transaction. The loops write it; Python writes what it was asked about."""

    used = HandedOver()
    outcome = HandedOver()
    xid = HandedOver()
    has_xid = HandedOver()
    resolved = HandedOver()
    new_gtid = Taken()
    uuid = Slot()  # the first half of it; MariaDB's domain
    uuid_end = Slot()  # the second half; MariaDB's server
    gno = Slot()
    len_gtid = HandedOver()
    known = HandedOver()  # bits: which of those that follow are known; see `abi.HAS_THREAD_ID`
    thread_id = HandedOver()
    last_committed = HandedOver()
    sequence = HandedOver()
    immediate = HandedOver()
    original = HandedOver()
    immediate_version = HandedOver()
    original_version = HandedOver()
    commit_id = HandedOver()  # MariaDB's, 0 where it was committed alone
    user = HandedOver()  # the first that a statement names as its invoker: the number in the list, plus 1; else 0
    begin = HandedOver()
    end_time = HandedOver()
    first_at = Taken()  # where transactions are counted: position of the first event
    first_time = Taken()
    last_time = Taken()
    bytes_stored = Taken()  # of the events
    bytes_inflated = Taken()  # without the compression of payloads
    stop = Taken()  # position after the last event
    event_bytes = Taken()  # of its largest event, as it is stored
    event_at = Taken()  # position of that
    has_said = Taken()  # whether the statement of its rows was met
    num_rows = Slot()  # where transactions have to have rows: how many were counted
    enough = HandedOver()  # whether they are, 0 where that is not known
    is_odd = HandedOver()  # its text is for Python: `Context.odd_transactions` has more of it
    len_xa = HandedOver()  # bytes of the id of an XA transaction; 0 where it is none
    query_at = Slot()  # place of its first statement, which may be BEGIN, as a member's; 0 where there is none
    thread_now = HandedOver()  # the connection as far as known where the walk is, plus 1, else 0; its end may tell more
    from_at = Slot()  # where it begins, as a kept range has it
    from_in = Slot()
    to_at = Slot()  # where it ends
    to_in = Slot()
    gtid = Room(16)  # the text
    xa = Room(40)  # the id of an XA transaction


class StatementText(Record):
    """Texts one after the other: address, bytes used, room. The loops write it; Python makes the room."""

    text = Given()
    used = Taken()
    room = Given()


class StatementRows(Record):
    """Statements as rows of a table. The loops write it; Python makes the room."""

    records = Given()
    num = Taken()
    room = Given()
    texts = Part(StatementText)
    databases = Part(StatementText)
    gtids = Part(StatementText)
    prepare = Given()  # what stands before the id of a transaction that is prepared
    len_prepare = Given()
    last_at = Slot()  # the place of the last one
    last_in = Slot()  # its offset in a payload, counted from 1


class StatementRow(Record):
    """A statement as a row of a table. The loops write it."""

    position = Slot()
    offset = Slot()  # in the payload, -1 outside of one
    begin = Slot()  # where its transaction begins
    commit = Slot()  # when that was committed, in microseconds
    time = Slot()
    server = Slot()
    charset = Slot()  # of its text; see `abi.IS_ASCII`
    text_end = Slot()
    database_end = Slot()
    gtid_end = Slot()


class TableName(Record):
    """The name of a table whose rows are counted. Python writes it; the loops count."""

    text = Given()
    length = Given()
    shown = Given()  # what lines have before the number of rows
    len_shown = Given()
    number = Given()
    last = Slot()  # the last transaction that was summed up
    trxs = Slot()  # how many were
    inserts = Slot()
    updates = Slot()
    deletes = Slot()
    bytes = Slot()


class Tally(Record):
    """What was counted of a transaction: rows of a table that were changed in one way, or a statement. The loops
    write it.

    Of its first statement (MEMBER), of the first statement of rows (SAID), and of what completes a prepared one
    (ALONE), `rows` is the number of the work item, `store` where in the buffer its text begins, and `bytes` how long
    it is (-1 where Python has to look; below that, how many bytes of one that was inflated or is from Python stand at
    `store` of the texts, less 2); one of the latter that is not wanted is there as well. A LOAD DATA is Python's,
    which has more of it.
    """

    trx = Slot()  # counted from 1
    store = Ref(TableName, HandedOver)  # the record of the table's name, 0 where that is not known
    kind = Slot()  # of work item: how rows were changed
    rows = HandedOver()
    bytes = HandedOver()  # of their events
    time = HandedOver()  # the earliest
    server = Slot()  # of the first of these
    thread = Slot()
    digest = HandedOver()  # where transactions are compared: of rows the sum, of statements one after the other
    undigested = HandedOver()  # events that are not in it
    by_keys = Slot()  # the same sum, of rows of which only the key counts before a change, where that is known
    wide = Slot()  # events of which rows have more than the key before a change


class Told(Record):
    """What becomes of transactions that were counted. Python says what is made; the loops write the rest."""

    form = Given()  # see `abi.AS_JSON_LINES`
    last = Given()  # up to which transaction
    next = HandedOver()  # the number of the first tally that is not taken
    end = Slot()  # where those of the transaction at hand end
    wanted = Given()  # how many are still wanted
    num_told = Taken()  # and how many of these were told
    of_python = Given()  # a transaction that is Python's
    order = Given()  # room to put tallies in order
    room_order = Given()
    line_bytes = Given()  # of the longest line but for texts of any length
    begin = Ref(Tally, Slot)  # of the transaction at hand: the tally that begins it, 0: nothing is wanted
    start = Slot()  # in seconds
    stop = Slot()
    rows = Slot()
    num_tables = Slot()  # the tallies of rows
    is_alone = Slot()
    says = Slot()  # its statement, 0 without one
    len_says = Slot()
    is_cut = Slot()  # whether it goes on after that
    asked = Slot()  # the tally whose text Python is to make
    made = Given()  # the record of the sums that are made, or of the columns


class CommitGroup(Record):
    """Transactions that were committed as a group: one after the other in the log. The loops write it."""

    key = Slot()  # what they share: MySQL's last_committed or MariaDB's commit id
    first_at = Slot()  # position of the first
    trxs = Taken()  # how many they are, 0 for none


class CommitGroups(Record):
    """The groups in which transactions were committed, since Python has taken them. The loops write it."""

    first = Part(CommitGroup)  # which may have begun before
    now = Part(CommitGroup)  # which may go on
    groups = Room(64)  # those between them: how many have a size of so many bits
    trxs = Room(64)  # and how many transactions these have
    most = Slot()  # the size of the largest


class Sums(Record):
    """Sums over transactions. The loops write it; Python makes the room."""

    bytes = Slot()  # as they are stored
    inflated = Slot()
    outcomes = Room(4)  # how many ended in which way
    floor_bytes = Given()  # what a transaction has to be above to have a place in a ranking
    floor_rows = Given()
    floor_seconds = Given()
    floor_event = Given()
    groups = Given()  # the table of sums by several things, a power of 2 of records
    room = Given()
    used = Taken()
    added = Taken()  # what its lags and widths are together, whatever their signs: no sum of them is larger
    kinds = Given()  # kinds of statements
    num_kinds = Given()
    has_groups = Given()
    period = Given()  # what groups are by: seconds, 0 where nobody asks
    by_thread = Given()
    by_server = Given()
    by_table = Given()
    commits = Part(CommitGroups)
    bits = Room(64)  # how many transactions have a width of so many bits


class Group(Record):
    """Sums by several things; not used without any transaction. The loops write it."""

    time = Slot()
    thread = Slot()
    server = Slot()
    table = Slot()  # the record of its name; 0 without one, or `abi.BY_MINUTE`: by minute, connection and server
    trxs = HandedOver()
    inserts = Slot()
    updates = Slot()
    deletes = Slot()
    bytes = Slot()
    lags = Slot()  # transactions of which the lag is known
    lag = Slot()  # the sum of theirs, in microseconds
    widths = Slot()  # transactions of which the width is known; see `archive.commits.sums`
    width = Slot()  # the sum of theirs
    most_lag = Slot()


class StatementKind(Record):
    """A kind of statements that stand for themselves: how they begin, and how many there were. Python
    writes the former, the loops count."""

    text = Given()
    length = Given()
    count = Slot()


class Shape(Record):
    """A statement with `?` in place of its literals, and sums over what was done so. The loops write it, or Python."""

    number = Slot()  # by which it is found
    text = Slot()  # 0 for a record that is not used
    length = Slot()
    last = HandedOver()  # the last transaction that was counted
    trxs = HandedOver()  # how many were
    inserts = HandedOver()
    updates = HandedOver()
    deletes = HandedOver()
    bytes = HandedOver()  # of the events of rows, or of statements that are no rows


class Shapes(Record):
    """The shapes of statements. The loops add to them; Python makes the room."""

    list = Ref(Shape)  # a table of a power of 2 of records; 0 where nobody asks
    room = Given()
    used = Slot()
    texts = Given()
    texts_used = Taken()
    texts_room = Given()
    unknown = Ref(Shape)  # of rows of which the log does not tell the statement
    now = Ref(Shape, HandedOver)  # of the last statement of rows
    of = HandedOver()  # the number of that, as `Item.said` has it
    asked = Given()  # a statement that Python has
    asked_end = Given()
    found = Slot()  # the record of its shape


class TrxColumns(Record):
    """Transactions as columns, with a row for each of their tables. The loops write it; Python makes the room."""

    rows = Taken()
    room = Given()
    gtids = Given()  # room for the texts of GTIDs
    gtids_used = Taken()
    gtids_room = Given()
    gtid_ends = Given()  # where each ends, 32 bits
    says = Given()
    says_used = Taken()
    says_room = Given()
    says_ends = Given()
    columns = Given()  # each of as many slots as there may be rows


class TrxDigests(Record):
    """Transactions as numbers to compare. The loops write it; Python makes the room."""

    num = Taken()
    room = Given()
    columns = Given()  # each of as many slots as there may be transactions
    gtids = Given()  # room for the texts of GTIDs
    gtids_used = Taken()
    gtids_room = Given()
