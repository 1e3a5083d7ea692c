"""The constant texts of a listing of events, for the loops: what each line says is written in `info` and
`text.event_lines`."""

from __future__ import annotations

from itertools import combinations

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.plans.address_texts import event_address_texts
from binlog_kaitai.compiled.plans.named_texts import NamedTexts, in_order, named
from binlog_kaitai.events import info
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.text.change_lines import ADDRESS, INSIDE, texts_around
from binlog_kaitai.text.event_lines import OBJECT, ROW, Listing
from binlog_kaitai.types.texts import json_text

__all__ = ["event_texts", "string_texts", "type_names"]

_TYPES = 256
_TYPE_FIELD = "{type:<26}"
_MARK = "\0"
_LINE = range(w.P_EVENT, w.P_EVENT_END + 1)
_MAP = w.P_MAP_ID, w.P_MAP_DATABASE, w.P_MAP_TABLE, w.P_MAP_END
_ADDRESS = w.P_EVENT_ADDRESS, w.P_EVENT_ADDRESS_INSIDE, w.P_EVENT_ADDRESS_END


def type_names(listing: Listing) -> list[str]:
    """Return how a line has the name of each type of event."""
    shown = _TYPE_FIELD if listing == "text" else "{type}"
    return [shown.format(type=event_type_name(event_type)) for event_type in range(_TYPES)]


def event_texts(listing: Listing, file: str, rows_flags: tuple[int, ...], *, links: bool) -> list[str]:
    """Return the texts in the order of their numbers from P_EVENT on.

    Args:
        listing: the kind of lines.
        file: name of the log.
        rows_flags: the flags of rows events that are named.
        links: lines have addresses.
    """
    line, address = (_table(), event_address_texts()) if listing == "text" else (_objects(file), _member())
    texts = _info_texts() | dict(enumerate(_flag_texts(rows_flags), w.P_ROWS_FLAGS))
    if listing != "text":
        texts = {number: json_text(text)[1:-1] for number, text in texts.items()}
    shown = address if links else [""] * len(address)
    return in_order(line | texts | named(_ADDRESS, shown))


def string_texts(collation: int, *, is_mariadb: bool) -> list[str]:
    """Return what stands around the digits of a user variable's string, nothing where these are not shown."""
    before, found, after = info.user_string(_MARK, collation, is_mariadb=is_mariadb).partition(_MARK)
    return [before, after] if found else []


def _member() -> list[str]:
    """An address as a member of an object."""
    before, after = texts_around(ADDRESS, "address")
    begin, inside, _ = event_address_texts()
    return [f",{before}{begin}", inside, after.removesuffix(",")]


def _table() -> NamedTexts:
    assert _TYPE_FIELD in ROW
    fields = "position", "type", "size", "time", "server_id", "info"
    begin, kind, size, time, server, before, after = texts_around(ROW.replace(_TYPE_FIELD, "{type}"), *fields)
    return named(_LINE, (begin, "", kind, size, "", time, server, "", before, f"{after}\n"))


def _objects(file: str) -> NamedTexts:
    fields = "position", "type", "size", "log_pos", "timestamp", "server_id", "flags", "info"
    around = texts_around(OBJECT, *fields, file=json_text(file), address="", inside="")
    begin, kind, size, log_pos, time, server, flags, before, after = around
    in_payload = OBJECT.replace("{inside}", INSIDE)
    others = dict.fromkeys(("file", "address", *fields[1:]), "")
    _, inside, _ = texts_around(in_payload, "position", "offset", **others)
    return named(_LINE, (begin, inside, kind, size, log_pos, time, server, flags, f'{before}"', f'"{after}\n'))


def _info_texts() -> NamedTexts:
    start, started = texts_around(info.XA_START, "xid")
    return {
        **named((w.P_USE, w.P_USED), texts_around(info.USE, "database")),
        **named((w.P_QUERY_XID, w.P_QUERY_XID_END), texts_around(info.QUERY_XID, "xid")),
        **named((w.P_COMMIT, w.P_COMMIT_END), texts_around(info.COMMIT, "xid")),
        **_gtid_texts(),
        w.P_STATEMENT: info.STATEMENT.format(query=""),
        **_payload_texts(),
        **named(_MAP, texts_around(info.TABLE_MAP, "table_id", "database", "table")),
        w.P_XA_START: start,
        w.P_XA_STARTED: info.MARIADB_GTID.format(begin=started, gtid=""),
        **named((w.P_XA_PREPARE, w.P_XA_PREPARE_END), texts_around(info.XA_PREPARE, "xid")),
        **named((w.P_XA_COMMIT, w.P_XA_COMMIT_END), texts_around(info.XA_ONE_PHASE, "xid")),
        **_variable_texts(),
        w.P_ROWS_ID: texts_around(info.ROWS, "table_id", flags="")[0],
    }


def _gtid_texts() -> NamedTexts:
    begin, standalone = (info.MARIADB_GTID.format(begin=text, gtid="") for text in (info.BEGIN, ""))
    return {
        **named((w.P_GTID_NEXT, w.P_GTID_NEXT_END), texts_around(info.GTID_NEXT, "gtid")),
        w.P_ANONYMOUS: info.ANONYMOUS,
        w.P_BEGIN_GTID: begin,
        w.P_STANDALONE_GTID: standalone,
    }


def _payload_texts() -> NamedTexts:
    kinds = layout.PayloadCompression
    zstd, end = texts_around(info.PAYLOAD, "size", compression=kinds.zstd.name.upper())
    plain, _ = texts_around(info.PAYLOAD, "size", compression=kinds.none.name.upper())
    return {w.P_ZSTD_PAYLOAD: zstd, w.P_PLAIN_PAYLOAD: plain, w.P_PAYLOAD_END: end}


def _variable_texts() -> NamedTexts:
    kinds = layout.IntvarType.insert_id, layout.IntvarType.last_insert_id
    inserted = (info.INTVAR.format(name=kind.name.upper(), value="") for kind in kinds)
    seed, second, _ = texts_around(info.RAND, "seed1", "seed2")
    variable, becomes, _ = texts_around(info.USER_VAR, "name", "value")
    file, block, _ = texts_around(info.FILE_BLOCK, "file_id", "size")
    return {
        **named((w.P_INSERT_ID, w.P_LAST_INSERT_ID), inserted),
        **named((w.P_RAND, w.P_SECOND_SEED), (seed, second)),
        **named((w.P_VARIABLE, w.P_IS, w.P_IS_NULL), (variable, becomes, f"{becomes}{info.NULL}")),
        **named((w.P_FILE, w.P_BLOCK), (file, block)),
        w.P_LOAD_FILE: info.LOAD.format(query="", file_id=""),
    }


def _flag_texts(shown: tuple[int, ...]) -> list[str]:
    return [info.rows_flags_text(flags, shown) for flags in _sets(shown)]


def _sets(flags: tuple[int, ...]) -> list[int]:
    """Every set of the flags, in the order of the numbers whose bit i says that it has flag i."""
    found: dict[int, int] = {}
    for count in range(len(flags) + 1):
        for chosen in combinations(range(len(flags)), count):
            found[sum(1 << i for i in chosen)] = sum(flags[i] for i in chosen)
    return [found[number] for number in sorted(found)]
