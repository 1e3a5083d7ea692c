"""The Info text of an event, as SHOW BINLOG EVENTS prints it (server: the pack_info methods of sql/log_event.cc, MySQL
9)."""

from __future__ import annotations

from collections.abc import Callable

from binlog_kaitai._generated import layout
from binlog_kaitai.events.model import (
    Event,
    FormatDescriptionEvent,
    GtidEvent,
    MariadbGtidEvent,
    PreviousGtidsEvent,
    QueryEvent,
    RotateEvent,
    RowsEvent,
    RowsQueryEvent,
    TableMapEvent,
    TransactionPayloadEvent,
    XidEvent,
)
from binlog_kaitai.events.rare_model import (
    BinlogCheckpointEvent,
    ExecuteLoadQueryEvent,
    FileBlockEvent,
    FileEvent,
    GtidListEvent,
    IncidentEvent,
    IntvarEvent,
    LoadEvent,
    PartialRowDataEvent,
    RandEvent,
    SlaveEvent,
    UserVarEvent,
    ViewChangeEvent,
    XaPrepareEvent,
)
from binlog_kaitai.events.statements import is_control
from binlog_kaitai.format.spec_errors import spec_errors
from binlog_kaitai.values.charset import charset_name, collation_name

__all__ = [
    "ANNOTATION",
    "ANONYMOUS",
    "BEGIN",
    "COMMIT",
    "GTID_NEXT",
    "INTVAR",
    "MARIADB_GTID",
    "NULL",
    "QUERY_XID",
    "RAND",
    "ROWS",
    "STATEMENT",
    "TABLE_MAP",
    "USE",
    "USER_VAR",
    "XA_ONE_PHASE",
    "XA_PREPARE",
    "XA_START",
    "event_info",
    "rows_flags_shown",
    "rows_flags_text",
    "user_string",
]

_Flag = layout.RowsFlag
_ROWS_FLAGS = (
    (_Flag.stmt_end, "STMT_END_F"),
    (_Flag.no_foreign_key_checks, "NO_FOREIGN_KEY_CHECKS_F"),
    (_Flag.use_sql_foreign_key, "USE_SQL_FOREIGN_KEY_F"),
)

# What the events that logs are full of say; the fast loops take their texts from here, too.
USE = "use `{database}`; "
QUERY_XID = " /* xid={xid} */"
COMMIT = "COMMIT /* xid={xid} */"
PAYLOAD = "compression='{compression}', decompressed_size={size} bytes"
INTVAR = "{name}={value}"
RAND = "rand_seed1={seed1},rand_seed2={seed2}"
USER_VAR = "@`{name}`={value}"
NULL = "NULL"
FILE_BLOCK = ";file_id={file_id};block_len={size}"
LOAD = "{query} ;file_id={file_id}"
GTID_NEXT = "SET @@SESSION.GTID_NEXT= '{gtid}'"
ANONYMOUS = "ANONYMOUS"
BEGIN = "BEGIN "
MARIADB_GTID = "{begin}GTID {gtid}"
STATEMENT = "# {query}"
ANNOTATION = "{query}"
TABLE_MAP = "table_id: {table_id} ({database}.{table})"
ROWS = "table_id: {table_id}{flags}"
XA_START = "XA START {xid} "
XA_PREPARE = "XA PREPARE {xid}"
XA_ONE_PHASE = "XA COMMIT {xid} ONE PHASE"
PIECE = "piece {number} of {count} of a rows event"
_MARIADB_PRINTS_VALUES = (10, 11)
"""MariaDB 10.5 prints ``foreign_key_checks=1`` where they are off, 10.11 prints 0; releases between were not seen."""
_MARIADB_SORTS_GTIDS = (10, 11)
"""MariaDB 10.11 prints a GTID list by domain, 10.5 as it stands in the log; releases between were not seen."""
_FLAGS_SHOWN_SINCE = (9,)
"""Release of MySQL whose SHOW BINLOG EVENTS names all flags of rows; before, and in MariaDB, it names the first."""


def event_info(event: Event) -> str:
    """Return the Info text of an event; empty for an event that has none. Raises MalformedEventError."""
    make = _INFO.get(type(event.body))
    if make is None:
        return ""
    with spec_errors(event.file, event.position, event.type):
        return make(event)


def _format_description(event: Event) -> str:
    body = event.body
    assert isinstance(body, FormatDescriptionEvent)
    return f"Server ver: {body.server_version}, Binlog ver: {body.binlog_version}"


def _query(event: Event) -> str:
    body = event.body
    assert isinstance(body, QueryEvent)
    uses = body.database and not event.header.flags & layout.EventFlag.suppress_use
    database = body.database.replace("`", "``")
    xid = None if is_control(body.query) else body.status_vars.get("ddl_logged_with_xid")
    settings = _mariadb_settings(event, body.status_vars.get("flags2")) if event.is_mariadb else ""
    before = USE.format(database=database) if uses else ""
    return before + settings + body.query + (QUERY_XID.format(xid=xid) if xid else "")


def _mariadb_settings(event: Event, flags: object) -> str:
    """Return the session's settings that differ from the default, as MariaDB puts them before a statement."""
    if not isinstance(flags, int):
        return ""
    off, on = ("=0", "=1") if event.server_release >= _MARIADB_PRINTS_VALUES else ("=1", "")
    names = {
        f"foreign_key_checks{off}": flags & layout.QueryFlag2.no_foreign_key_checks,
        f"sql_auto_is_null{on}": flags & layout.QueryFlag2.auto_is_null,
        f"unique_checks{off}": flags & layout.QueryFlag2.relaxed_unique_checks,
    }
    changed = ", ".join(name for name, differs in names.items() if differs)
    return f"set {changed}; " if changed else ""


def _rotate(event: Event) -> str:
    assert isinstance(event.body, RotateEvent)
    return f"{event.body.file_name};pos={event.body.position}"


def _xid(event: Event) -> str:
    assert isinstance(event.body, XidEvent)
    return COMMIT.format(xid=event.body.xid)


def _gtid(event: Event) -> str:
    assert isinstance(event.body, GtidEvent)
    return GTID_NEXT.format(gtid=event.body.gtid or ANONYMOUS)


def _mariadb_gtid(event: Event) -> str:
    body = event.body
    assert isinstance(body, MariadbGtidEvent)
    begin = XA_START.format(xid=body.xid) if body.prepared else "" if body.standalone else BEGIN
    alter = f" {body.alter} ALTER" if body.alter else ""
    return (
        MARIADB_GTID.format(begin=begin, gtid=body.gtid)
        + alter
        + (f" id={body.start_alter}" if body.start_alter is not None else "")
    )


def _gtid_list(event: Event) -> str:
    assert isinstance(event.body, GtidListEvent)
    gtids = event.body.gtids
    if event.server_release >= _MARIADB_SORTS_GTIDS:
        gtids = tuple(sorted(gtids, key=lambda gtid: gtid.domain_id))
    return f"[{','.join(map(str, gtids))}]"


def _payload(event: Event) -> str:
    assert isinstance(event.body, TransactionPayloadEvent)
    return PAYLOAD.format(compression=event.body.compression, size=event.body.uncompressed_size)


def _intvar(event: Event) -> str:
    assert isinstance(event.body, IntvarEvent)
    return INTVAR.format(name=event.body.name, value=event.body.value)


def _rand(event: Event) -> str:
    assert isinstance(event.body, RandEvent)
    return RAND.format(seed1=event.body.seed1, seed2=event.body.seed2)


def _user_var(event: Event) -> str:
    body = event.body
    assert isinstance(body, UserVarEvent)
    return USER_VAR.format(name=body.name.replace("`", "``"), value=_user_value(body, event.is_mariadb))


def _user_value(body: UserVarEvent, is_mariadb: bool) -> str:
    if body.value is None:
        return NULL
    if isinstance(body.value, bytes):
        return user_string(body.value.hex().upper(), body.collation or 0, is_mariadb=is_mariadb)
    return _short_exponent(body.value) if isinstance(body.value, float) else str(body.value)


def user_string(digits: str, collation: int, *, is_mariadb: bool) -> str:
    """Return how a user variable's string is shown, by its hexadecimal digits and the number of its collation."""
    charset = charset_name(collation)
    text = '""' if not digits else f"X'{digits}'" if is_mariadb else f"0x{digits}"
    return f"_{charset} {text} COLLATE {collation_name(collation)}" if charset else "???"


def _short_exponent(value: float) -> str:
    """Return a double as the server prints it: 1e300, not 1e+300."""
    mantissa, _, exponent = repr(value).partition("e")
    mantissa = mantissa.removesuffix(".0")
    return f"{mantissa}e{int(exponent)}" if exponent else mantissa


def _file_block(event: Event) -> str:
    assert isinstance(event.body, FileBlockEvent)
    return FILE_BLOCK.format(file_id=event.body.file_id, size=len(event.body.block))


def _file(event: Event) -> str:
    assert isinstance(event.body, FileEvent)
    return f";file_id={event.body.file_id}"


def _execute_load_query(event: Event) -> str:
    body = event.body
    assert isinstance(body, ExecuteLoadQueryEvent)
    database = body.database.replace("`", "``")
    before = USE.format(database=database) if database else ""
    return before + LOAD.format(query=body.query, file_id=body.file_id)


def _load(event: Event) -> str:
    body = event.body
    assert isinstance(body, LoadEvent)
    return f"LOAD DATA INFILE '{body.file_name}' INTO TABLE `{body.table}`" + (
        f" ;file_id={body.file_id}" if body.file_id is not None else ""
    )


def _slave(event: Event) -> str:
    body = event.body
    assert isinstance(body, SlaveEvent)
    return f"host={body.host},port={body.port},log={body.file_name},pos={body.position}"


def _incident(event: Event) -> str:
    body = event.body
    assert isinstance(body, IncidentEvent)
    return f"#{body.number} ({body.name})"


def _xa_prepare(event: Event) -> str:
    body = event.body
    assert isinstance(body, XaPrepareEvent)
    return (XA_ONE_PHASE if body.one_phase else XA_PREPARE).format(xid=body.xid)


def _view_change(event: Event) -> str:
    assert isinstance(event.body, ViewChangeEvent)
    return f"view_id={event.body.view_id}"


def _checkpoint(event: Event) -> str:
    assert isinstance(event.body, BinlogCheckpointEvent)
    return event.body.file_name


def _previous_gtids(event: Event) -> str:
    assert isinstance(event.body, PreviousGtidsEvent)
    if event.body.gtids is None:
        return "GTIDs in a format that is not known"
    return str(event.body.gtids).replace(",", ",\n")


def _rows_query(event: Event) -> str:
    assert isinstance(event.body, RowsQueryEvent)
    is_annotation = event.header.event_type == layout.EventType.annotate_rows_event
    return (ANNOTATION if is_annotation else STATEMENT).format(query=event.body.query)


def _table_map(event: Event) -> str:
    assert isinstance(event.body, TableMapEvent)
    table = event.body.table
    return TABLE_MAP.format(table_id=table.table_id, database=table.database, table=table.name)


def _rows(event: Event) -> str:
    body = event.body
    assert isinstance(body, RowsEvent)
    shown = rows_flags_shown(event.server_release, is_mariadb=event.is_mariadb)
    return ROWS.format(table_id=body.table_id, flags=rows_flags_text(body.flags, shown))


def _piece(event: Event) -> str:
    assert isinstance(event.body, PartialRowDataEvent)
    return PIECE.format(number=event.body.fragment_number, count=event.body.num_fragments)


def rows_flags_shown(release: tuple[int, ...], *, is_mariadb: bool) -> tuple[int, ...]:
    """Return the flags of rows events that a server of a release names."""
    shown = _ROWS_FLAGS if release >= _FLAGS_SHOWN_SINCE and not is_mariadb else _ROWS_FLAGS[:1]
    return tuple(int(bit) for bit, _ in shown)


def rows_flags_text(flags: int, shown: tuple[int, ...]) -> str:
    """Return what is said of the flags of a rows event, those of `shown`."""
    names = "".join(f" {name}" for bit, name in _ROWS_FLAGS if bit in shown and flags & bit)
    return f" flags:{names}" if names else ""


_INFO: dict[type, Callable[[Event], str]] = {
    FormatDescriptionEvent: _format_description,
    QueryEvent: _query,
    RotateEvent: _rotate,
    XidEvent: _xid,
    GtidEvent: _gtid,
    PreviousGtidsEvent: _previous_gtids,
    RowsQueryEvent: _rows_query,
    TableMapEvent: _table_map,
    RowsEvent: _rows,
    MariadbGtidEvent: _mariadb_gtid,
    GtidListEvent: _gtid_list,
    TransactionPayloadEvent: _payload,
    IntvarEvent: _intvar,
    RandEvent: _rand,
    UserVarEvent: _user_var,
    FileBlockEvent: _file_block,
    FileEvent: _file,
    ExecuteLoadQueryEvent: _execute_load_query,
    LoadEvent: _load,
    SlaveEvent: _slave,
    IncidentEvent: _incident,
    XaPrepareEvent: _xa_prepare,
    ViewChangeEvent: _view_change,
    BinlogCheckpointEvent: _checkpoint,
    PartialRowDataEvent: _piece,
}
