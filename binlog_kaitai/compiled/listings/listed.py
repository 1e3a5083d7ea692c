"""The types of events that the loops list by themselves, and the names of which Python judges each once."""

from __future__ import annotations

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.context import Context
from binlog_kaitai.compiled.listings.met_gtids import MetGtids
from binlog_kaitai.compiled.loops import abi as s
from binlog_kaitai.compiled.tables.known_databases import KnownDatabases
from binlog_kaitai.compiled.tables.known_maps import KnownMaps, TablesInForce
from binlog_kaitai.events.decoder import ROWS_OPERATIONS
from binlog_kaitai.events.model import Event, GtidEvent, MariadbGtidEvent, QueryEvent, TableMapEvent
from binlog_kaitai.log.frames import Frame
from binlog_kaitai.reading.log_events import LogEvents

__all__ = ["GTIDS", "LISTED", "ListedNames"]

_Type = layout.EventType
GTIDS = {
    _Type.gtid_log_event: s.LIST_GTID,
    _Type.anonymous_gtid_log_event: s.LIST_GTID,
    _Type.gtid_tagged_log_event: s.LIST_TAGGED_GTID,
    _Type.gtid_event: s.LIST_MARIADB_GTID,
}
LISTED = {
    _Type.query_event: s.LIST_QUERY,
    _Type.query_compressed_event: s.LIST_QUERY,
    _Type.xid_event: s.LIST_XID,
    _Type.intvar_event: s.LIST_VARIABLE,
    _Type.rand_event: s.LIST_RAND,
    _Type.user_var_event: s.LIST_USER_VAR,
    _Type.begin_load_query_event: s.LIST_FILE_BLOCK,
    _Type.append_block_event: s.LIST_FILE_BLOCK,
    _Type.execute_load_query_event: s.LIST_LOAD,
    _Type.table_map_event: s.LIST_TABLE_MAP,
    _Type.rows_query_log_event: s.LIST_STATEMENT,
    _Type.annotate_rows_event: s.LIST_ANNOTATION,
    _Type.xa_prepare_log_event: s.LIST_XA_PREPARE,
    _Type.transaction_payload_event: s.LIST_PAYLOAD,
    **{
        event_type: s.LIST_UPDATES if operation == "update" else s.LIST_ROWS
        for event_type, operation in ROWS_OPERATIONS.items()
    },
}


class ListedNames:
    """What the loops look up while they list the events of a log: table maps, databases, the GTIDs that were met.

    Args:
        context: of the loops.
        log: the log.
        all_statements: statements of all databases are wanted, whatever names are.
    """

    def __init__(self, context: Context, log: LogEvents, *, all_statements: bool = False) -> None:
        self._maps = KnownMaps(context, log.filter)
        self._databases = KnownDatabases(context, log.filter, all_statements=all_statements)
        self._met = MetGtids(context, log.filter, log.ledger.gtids)
        self.take_gtids = self._met.take
        """Adds the GTIDs that the loops have met to the ledger."""
        log.decoder.tables = TablesInForce(self._maps)

    def forget(self) -> None:
        """Know no table map: another format is in force."""
        self._maps.forget()

    def see(self, frame: Frame, event: Event) -> None:
        """See an event that Python was asked about."""
        body = event.body
        if isinstance(body, TableMapEvent):
            self._maps.add(frame.body, body.table)
        elif isinstance(body, QueryEvent):
            self._databases.add(body.database)
        elif isinstance(body, GtidEvent | MariadbGtidEvent):
            self._met.begin(body.gtid)
