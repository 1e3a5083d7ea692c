"""The constant texts of a listing of events, for the loops: what each line says is written in `info` and
`text.event_lines`."""

from __future__ import annotations

from itertools import combinations

from binlog_kaitai._generated import layout
from binlog_kaitai.compiled.plans.address_texts import event_address_texts
from binlog_kaitai.events import info
from binlog_kaitai.format.headers import event_type_name
from binlog_kaitai.text.change_lines import ADDRESS, INSIDE, texts_around
from binlog_kaitai.text.event_lines import OBJECT, ROW, Listing
from binlog_kaitai.types.texts import json_text

__all__ = ["event_texts", "string_texts", "type_names"]

_TYPES = 256
_TYPE_FIELD = "{type:<26}"
_MARK = "\0"


def type_names(listing: Listing) -> list[str]:
    """Return how a line has the name of each type of event."""
    shown = _TYPE_FIELD if listing == "text" else "{type}"
    return [shown.format(type=event_type_name(event_type)) for event_type in range(_TYPES)]


def event_texts(listing: Listing, file: str, rows_flags: tuple[int, ...], *, links: bool) -> list[str]:
    """Return the texts in the order of the slots from P_EVENT on.

    Args:
        listing: the kind of lines.
        file: name of the log.
        rows_flags: the flags of rows events that are named.
        links: lines have addresses.
    """
    line, address = (_table(), event_address_texts()) if listing == "text" else (_objects(file), _member())
    texts, flags = _info_texts(), _flag_texts(rows_flags)
    if listing != "text":
        texts, flags = ([json_text(text)[1:-1] for text in some] for some in (texts, flags))
    *before, rows = texts
    return [*line, *before, *(address if links else [""] * len(address)), rows, *flags]


def string_texts(collation: int, *, is_mariadb: bool) -> list[str]:
    """Return what stands around the digits of a user variable's string, nothing where these are not shown."""
    before, found, after = info.user_string(_MARK, collation, is_mariadb=is_mariadb).partition(_MARK)
    return [before, after] if found else []


def _member() -> list[str]:
    """An address as a member of an object."""
    before, after = texts_around(ADDRESS, "address")
    begin, inside, _ = event_address_texts()
    return [f",{before}{begin}", inside, after.removesuffix(",")]


def _table() -> list[str]:
    assert _TYPE_FIELD in ROW
    fields = "position", "type", "size", "time", "server_id", "info"
    begin, kind, size, time, server, before, after = texts_around(ROW.replace(_TYPE_FIELD, "{type}"), *fields)
    return [begin, "", kind, size, "", time, server, "", before, f"{after}\n"]


def _objects(file: str) -> list[str]:
    fields = "position", "type", "size", "log_pos", "timestamp", "server_id", "flags", "info"
    around = texts_around(OBJECT, *fields, file=json_text(file), address="", inside="")
    begin, kind, size, log_pos, time, server, flags, before, after = around
    in_payload = OBJECT.replace("{inside}", INSIDE)
    others = dict.fromkeys(("file", "address", *fields[1:]), "")
    _, inside, _ = texts_around(in_payload, "position", "offset", **others)
    return [begin, inside, kind, size, log_pos, time, server, flags, f'{before}"', f'"{after}\n']


def _info_texts() -> list[str]:
    kinds = layout.IntvarType.insert_id, layout.IntvarType.last_insert_id
    inserted, last = (info.INTVAR.format(name=kind.name.upper(), value="") for kind in kinds)
    next_gtid, next_end = texts_around(info.GTID_NEXT, "gtid")
    begin, standalone = (info.MARIADB_GTID.format(begin=text, gtid="") for text in (info.BEGIN, ""))
    zstd, payload_end = texts_around(info.PAYLOAD, "size", compression=layout.PayloadCompression.zstd.name.upper())
    plain, _ = texts_around(info.PAYLOAD, "size", compression=layout.PayloadCompression.none.name.upper())
    rows, _ = texts_around(info.ROWS, "table_id", flags="")
    start, started = texts_around(info.XA_START, "xid")
    seed, second, _ = texts_around(info.RAND, "seed1", "seed2")
    variable, becomes, _ = texts_around(info.USER_VAR, "name", "value")
    file, block, _ = texts_around(info.FILE_BLOCK, "file_id", "size")
    return [
        *texts_around(info.USE, "database"),
        *texts_around(info.QUERY_XID, "xid"),
        *texts_around(info.COMMIT, "xid"),
        inserted,
        last,
        next_gtid,
        info.ANONYMOUS,
        next_end,
        begin,
        standalone,
        info.STATEMENT.format(query=""),
        zstd,
        plain,
        payload_end,
        *texts_around(info.TABLE_MAP, "table_id", "database", "table"),
        start,
        info.MARIADB_GTID.format(begin=started, gtid=""),
        *texts_around(info.XA_PREPARE, "xid"),
        *texts_around(info.XA_ONE_PHASE, "xid"),
        seed,
        second,
        variable,
        becomes,
        f"{becomes}{info.NULL}",
        file,
        block,
        info.LOAD.format(query="", file_id=""),
        rows,
    ]


def _flag_texts(shown: tuple[int, ...]) -> list[str]:
    return [info.rows_flags_text(flags, shown) for flags in _sets(shown)]


def _sets(flags: tuple[int, ...]) -> list[int]:
    """Every set of the flags, in the order of the numbers whose bit i says that it has flag i."""
    found: dict[int, int] = {}
    for count in range(len(flags) + 1):
        for chosen in combinations(range(len(flags)), count):
            found[sum(1 << i for i in chosen)] = sum(flags[i] for i in chosen)
    return [found[number] for number in sorted(found)]
