"""The constant texts of a script, for the loops: what its lines are is written in `sql.tables`, `sql.state` and
`changes.open_transaction`."""

from __future__ import annotations

from base64 import b64encode

from binlog_kaitai.changes.open_transaction import ABOUT, ABOUT_GTID, ABOUT_THREAD
from binlog_kaitai.events.rare_model import IntvarEvent, RandEvent, UserVarEvent
from binlog_kaitai.sql import tables
from binlog_kaitai.sql.documents import as_json
from binlog_kaitai.sql.gtids import AUTOMATIC, GTID_NEXT, IN_PARTS, ORIGINAL, VERSIONS
from binlog_kaitai.sql.script_controls import BEGIN, COMMIT, ROLLBACK, XA_ONE_PHASE, XA_PREPARE, XA_START
from binlog_kaitai.sql.session import MORE, SET
from binlog_kaitai.sql.state import check
from binlog_kaitai.sql.statements import delimited, variable
from binlog_kaitai.sql.text import comment, hexadecimal, one_line
from binlog_kaitai.text.change_lines import texts_around
from binlog_kaitai.undoing import undo_script
from binlog_kaitai.undoing.inverted import binlog_statement
from binlog_kaitai.undoing.merging import delta, kept, kept_unless

__all__ = ["ABOUT_BYTES", "script_texts", "string_texts", "undo_line_texts", "undo_texts"]

ABOUT_BYTES = 768
"""Bytes of what a transaction begins with, besides the constant texts."""
_END = ";\n"
_MARK = "\1"
_EMPTY = "''"
_ANY = b"any"


def script_texts(file: str, replayed: str, *, is_mariadb: bool = False) -> list[str]:
    """Return the texts in the order of the slots from Q_ABOUT on, for the script of a log, with what stands before its
    statements; GTIDs as the log's server has them."""
    texts = _texts(file, f"\n{comment('')}", f"\n{BEGIN}\n", f"{COMMIT}\n")
    members = *_transaction_texts(), *_statement_texts(), *_variable_texts()
    return [*texts, *members, replayed, *_binlog_texts(), *_gtid_texts(is_mariadb=is_mariadb)]


def _binlog_texts() -> list[str]:
    """Return what stands around the events of a BINLOG statement."""
    return f"{binlog_statement([[_ANY]])}\n".split(b64encode(_ANY).decode())


def _gtid_texts(*, is_mariadb: bool) -> list[str]:
    """Return the texts around a GTID, or its numbers, what stands in its place where there is none, and what stands
    around the origin of its transaction."""
    form = IN_PARTS if is_mariadb else GTID_NEXT.replace("{gtid}", "{domain}{server}{number}")
    before, *between = texts_around(form, "domain", "server", "number")
    commit, commit_end = texts_around(ORIGINAL, "original")
    version, *versions = texts_around(VERSIONS, "version", "immediate")
    origin = f"\n{commit}", commit_end, f"\n{version}", *versions
    return [f"\n{before}", *between, "" if is_mariadb else f"\n{AUTOMATIC}", *origin]


def _transaction_texts() -> list[str]:
    """Return the end of transactions that were rolled back, and the texts around the ids of XA transactions."""
    start, prepare, commit = (texts_around(text, "xa") for text in (XA_START, XA_PREPARE, XA_ONE_PHASE))
    return [f"{ROLLBACK}\n", f"\n{start[0]}", prepare[0], commit[0], f"{commit[1]}\n"]


def _statement_texts() -> list[str]:
    """Return the texts around the settings of statements, and what ends them."""
    before, after = b"\n".join(delimited(f"{_MARK};".encode())).decode().split(f"{_MARK};")
    after_comment = b"".join(delimited(f"{_MARK}#".encode())).decode().removeprefix(f"{_MARK}#")
    return [texts_around(SET, "settings")[0], MORE, before, f"{after}\n", f"{after_comment}\n"]


def _variable_texts() -> list[str]:
    """Return what sets the variables that statements read."""
    ids = [variable(IntvarEvent(name, 0)).removesuffix("0;") for name in ("LAST_INSERT_ID", "INSERT_ID")]
    first, second, _ = variable(RandEvent(0, 0)).split("0")
    name, null = variable(UserVarEvent(_MARK, "NULL", None, None, False)).split(_MARK)
    becomes = null.removesuffix(f"{tables.NULL};")
    unsigned = variable(UserVarEvent("", "INT", 0, None, True)).partition(becomes)[2].removesuffix(";")
    return [*ids, first, second, name, becomes, *unsigned.split("0")]


def string_texts(collation: int) -> list[str]:
    """Return what stands around the digits of a string with a collation, where a variable is set to it."""
    _, text = variable(UserVarEvent(_MARK, "STRING", b"", collation, False)).split(_MARK)
    _, value = text.removesuffix(";").split(" := ", 1)
    begin, end = value.split(_EMPTY)
    return [f"{begin}'", f"'{end}"]


def undo_texts(file: str) -> list[str]:
    """Return the same for the records of an undo, which have no lines."""
    return _texts(file, "", "", "")


def undo_line_texts(file: str) -> list[str]:
    """Return the texts in the order of the slots from Z_ABOUT on, for the lines of an undo."""
    return [
        f"{undo_script.BEFORE_ABOUT}{comment(undo_script.UNDO_OF)}",
        f"\n{undo_script.SCRIPT_BEGIN}\n",
        f"{undo_script.SCRIPT_COMMIT}\n",
        _END,
        *_check_texts(file),
        f"{undo_script.LOOSE}\n",
        f"{undo_script.STRICT}\n",
        *_binlog_texts(),
    ]


def _kept_texts() -> list[str]:
    """Return the texts around the test, the value and the column of `kept_unless`, and what ends it."""
    column, test, value = "\1", "\2", "\3"
    begin, then = kept_unless(test, column, value).removeprefix(kept(column).removesuffix(column)).split(test)
    between, last = then.split(value)
    otherwise, end = last.split(column)
    return [begin, between, otherwise, end]


def _check_texts(file: str) -> list[str]:
    before, between, after = check(f"{file}:{_MARK} row {_MARK}").split(_MARK)
    return [before, between, f"{after}\n"]


def _texts(file: str, about: str, about_end: str, commit: str) -> list[str]:
    """Return the texts.

    Args:
        file: name of the log.
        about: what stands before that.
        about_end: what stands after it.
        commit: what stands at the end of a transaction.
    """
    fields = "gtid", "time", "server_id", "thread", "file"
    begin, gtid, server, thread, place, _ = texts_around(ABOUT.replace("{position}", ""), *fields)
    gtid_end, thread_begin = (
        texts_around(text, name) for text, name in ((ABOUT_GTID, "gtid"), (ABOUT_THREAD, "thread"))
    )
    assert (begin, gtid, thread, gtid_end[0], thread_begin[1]) == ("", "", "", "", "")
    cast, cast_end = as_json(_EMPTY).split(_EMPTY)
    return [
        *(about, gtid_end[1], server, thread_begin[0], f"{place}{one_line(file)}:", about_end, commit),
        *("SET SESSION timestamp = ", _END, tables.NULL, tables.COMMA, tables.END_INSERT, tables.AND, tables.WHERE),
        *(tables.TRUE, tables.LIMIT, cast, cast_end, hexadecimal(b"").removesuffix("'")),
        *_check_texts(file),
        *_kept_texts(),
        *(delta("", sign, "").removeprefix(kept("")) for sign in "-+"),
    ]
