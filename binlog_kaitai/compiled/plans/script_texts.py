"""The constant texts of a script, for the loops: what its lines are is written in `sql.tables`, `sql.state` and
`changes.open_transaction`."""

from __future__ import annotations

from base64 import b64encode

from binlog_kaitai.changes.open_transaction import ABOUT, ABOUT_GTID, ABOUT_THREAD
from binlog_kaitai.compiled.loops import text_abi as w
from binlog_kaitai.compiled.plans.named_texts import NamedTexts, in_order, named
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
    """Return the texts in the order of their numbers from Q_ABOUT on, for the script of a log, with what stands before
    its statements; GTIDs as the log's server has them."""
    return in_order(
        {
            **_texts(file, f"\n{comment('')}", f"\n{BEGIN}\n", f"{COMMIT}\n"),
            **_transaction_texts(),
            **_statement_texts(),
            **_variable_texts(),
            w.Q_REPLAYED: replayed,
            **named((w.Q_BINLOG, w.Q_BINLOG_END), _binlog_texts()),
            **_gtid_texts(is_mariadb=is_mariadb),
        }
    )


def _binlog_texts() -> list[str]:
    """Return what stands around the events of a BINLOG statement."""
    return f"{binlog_statement([[_ANY]])}\n".split(b64encode(_ANY).decode())


def _gtid_texts(*, is_mariadb: bool) -> NamedTexts:
    """Return the texts around a GTID, or its numbers, what stands in its place where there is none, and what stands
    around the origin of its transaction."""
    form = IN_PARTS if is_mariadb else GTID_NEXT.replace("{gtid}", "{domain}{server}{number}")
    before, *between = texts_around(form, "domain", "server", "number")
    commit, commit_end = texts_around(ORIGINAL, "original")
    version, *versions = texts_around(VERSIONS, "version", "immediate")
    return {
        **named((w.Q_GTID, w.Q_DOMAIN_END, w.Q_SERVER_END, w.Q_GTID_SET), (f"\n{before}", *between)),
        w.Q_NO_GTID: "" if is_mariadb else f"\n{AUTOMATIC}",
        **named((w.Q_ORIGINAL, w.Q_ORIGINAL_END), (f"\n{commit}", commit_end)),
        **named((w.Q_VERSION, w.Q_IMMEDIATE, w.Q_VERSION_END), (f"\n{version}", *versions)),
    }


def _transaction_texts() -> NamedTexts:
    """Return the end of transactions that were rolled back, and the texts around the ids of XA transactions."""
    start, prepare, commit = (texts_around(text, "xa") for text in (XA_START, XA_PREPARE, XA_ONE_PHASE))
    return {
        w.Q_ROLLBACK: f"{ROLLBACK}\n",
        w.Q_XA_START: f"\n{start[0]}",
        w.Q_XA_PREPARE: prepare[0],
        **named((w.Q_XA_COMMIT, w.Q_ONE_PHASE), (commit[0], f"{commit[1]}\n")),
    }


def _statement_texts() -> NamedTexts:
    """Return the texts around the settings of statements, and what ends them."""
    before, after = b"\n".join(delimited(f"{_MARK};".encode())).decode().split(f"{_MARK};")
    after_comment = b"".join(delimited(f"{_MARK}#".encode())).decode().removeprefix(f"{_MARK}#")
    return {
        w.Q_SET: texts_around(SET, "settings")[0],
        w.Q_MORE: MORE,
        w.Q_DELIMITER: before,
        w.Q_DELIMITED: f"{after}\n",
        w.Q_AFTER_COMMENT: f"{after_comment}\n",
    }


def _variable_texts() -> NamedTexts:
    """Return what sets the variables that statements read."""
    ids = [variable(IntvarEvent(name, 0)).removesuffix("0;") for name in ("LAST_INSERT_ID", "INSERT_ID")]
    first, second, _ = variable(RandEvent(0, 0)).split("0")
    name, null = variable(UserVarEvent(_MARK, "NULL", None, None, False)).split(_MARK)
    becomes = null.removesuffix(f"{tables.NULL};")
    unsigned = variable(UserVarEvent("", "INT", 0, None, True)).partition(becomes)[2].removesuffix(";")
    return {
        **named((w.Q_LAST_INSERT_ID, w.Q_INSERT_ID), ids),
        **named((w.Q_RAND, w.Q_SECOND_SEED), (first, second)),
        **named((w.Q_VARIABLE, w.Q_IS), (name, becomes)),
        **named((w.Q_UNSIGNED, w.Q_UNSIGNED_END), unsigned.split("0")),
    }


def string_texts(collation: int) -> list[str]:
    """Return what stands around the digits of a string with a collation, where a variable is set to it."""
    _, text = variable(UserVarEvent(_MARK, "STRING", b"", collation, False)).split(_MARK)
    _, value = text.removesuffix(";").split(" := ", 1)
    begin, end = value.split(_EMPTY)
    return [f"{begin}'", f"'{end}"]


def undo_texts(file: str) -> list[str]:
    """Return the same for the records of an undo, which have no lines."""
    return in_order(_texts(file, "", "", ""))


def undo_line_texts(file: str) -> list[str]:
    """Return the texts in the order of their numbers from Z_ABOUT on, for the lines of an undo."""
    from binlog_kaitai.undoing import undo_script  # other scripts do without

    return in_order(
        {
            w.Z_ABOUT: f"{undo_script.BEFORE_ABOUT}{comment(undo_script.UNDO_OF)}",
            w.Z_BEGIN: f"\n{undo_script.SCRIPT_BEGIN}\n",
            w.Z_COMMIT: f"{undo_script.SCRIPT_COMMIT}\n",
            w.Z_STATEMENT_END: _END,
            **named((w.Z_CHECK, w.Z_CHECK_ROW, w.Z_CHECK_END), _check_texts(file)),
            w.Z_LOOSE: f"{undo_script.LOOSE}\n",
            w.Z_STRICT: f"{undo_script.STRICT}\n",
            **named((w.Z_BINLOG, w.Z_BINLOG_END), _binlog_texts()),
        }
    )


def _kept_texts() -> NamedTexts:
    """Return the texts around the test, the value and the column of `kept_unless`, and what ends it."""
    column, test, value = "\1", "\2", "\3"
    begin, then = kept_unless(test, column, value).removeprefix(kept(column).removesuffix(column)).split(test)
    between, last = then.split(value)
    otherwise, end = last.split(column)
    return {w.Q_IF: begin, w.Q_THEN: between, w.Q_ELSE: otherwise, w.Q_IF_END: end}


def _check_texts(file: str) -> list[str]:
    before, between, after = check(f"{file}:{_MARK} row {_MARK}").split(_MARK)
    return [before, between, f"{after}\n"]


def _texts(file: str, about: str, about_end: str, commit: str) -> NamedTexts:
    """Return the texts of rows.

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
    return {
        w.Q_ABOUT: about,
        w.Q_GTID_END: gtid_end[1],
        w.Q_SERVER: server,
        w.Q_THREAD: thread_begin[0],
        w.Q_FILE: f"{place}{one_line(file)}:",
        w.Q_BEGIN: about_end,
        w.Q_COMMIT: commit,
        w.Q_TIMESTAMP: "SET SESSION timestamp = ",
        w.Q_STATEMENT_END: _END,
        w.Q_NULL: tables.NULL,
        w.Q_COMMA: tables.COMMA,
        w.Q_INSERT_END: tables.END_INSERT,
        w.Q_AND: tables.AND,
        w.Q_WHERE: tables.WHERE,
        w.Q_TRUE: tables.TRUE,
        w.Q_LIMIT: tables.LIMIT,
        **named((w.Q_CAST, w.Q_CAST_END), as_json(_EMPTY).split(_EMPTY)),
        w.Q_HEX: hexadecimal(b"").removesuffix("'"),
        **named((w.Q_CHECK, w.Q_CHECK_ROW, w.Q_CHECK_END), _check_texts(file)),
        **_kept_texts(),
        **named((w.Q_MINUS, w.Q_PLUS), (delta("", sign, "").removeprefix(kept("")) for sign in "-+")),
    }
