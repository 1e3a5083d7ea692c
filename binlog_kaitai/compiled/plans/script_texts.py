"""The constant texts of a script, for the loops: what its lines are is written in `sql.tables`, `sql.state` and
`changes.transaction_reader`."""

from __future__ import annotations

from binlog_kaitai.changes.transaction_reader import ABOUT, ABOUT_GTID, ABOUT_THREAD
from binlog_kaitai.sql import tables, undo_store
from binlog_kaitai.sql.documents import as_json
from binlog_kaitai.sql.script import BEGIN, COMMIT
from binlog_kaitai.sql.state import check
from binlog_kaitai.sql.text import comment, hexadecimal
from binlog_kaitai.text.change_lines import texts_around

__all__ = ["ABOUT_BYTES", "script_texts", "undo_texts"]

ABOUT_BYTES = 512
"""Bytes of what a transaction begins with, besides the constant texts."""
_END = ";\n"
_MARK = "\1"
_EMPTY = "''"


def script_texts(file: str) -> list[str]:
    """Return the texts in the order of the slots from Q_ABOUT on, for the script of a log."""
    said = f"{comment(file).removeprefix(comment(''))}"
    return _texts(file, said, [f"\n{comment('')}", f"\n{BEGIN}\n", f"{COMMIT}\n"], (_END, "", "\n"))


def undo_texts(file: str) -> list[str]:
    """Return the same for the records of an undo, which have no lines."""
    return _texts(file, file, [f"{undo_store.BEGIN}:\0", "", f"{undo_store.END}:"], (";", "\n", ""))


def _texts(file: str, said: str, around: list[str], ends: tuple[str, str, str]) -> list[str]:
    """Return the texts.

    Args:
        file: name of the log.
        said: the name in what is said of a transaction.
        around: what stands before that, behind it, and at the end of a transaction.
        ends: the end of a statement; what stands before its check, and behind that.
    """
    fields = "gtid", "time", "server_id", "thread", "file"
    begin, gtid, server, thread, place, _ = texts_around(ABOUT.replace("{position}", ""), *fields)
    gtid_end, thread_begin = (
        texts_around(text, name) for text, name in ((ABOUT_GTID, "gtid"), (ABOUT_THREAD, "thread"))
    )
    assert (begin, gtid, thread, gtid_end[0], thread_begin[1]) == ("", "", "", "", "")
    before, between, after = check(f"{file}:{_MARK} row {_MARK}").split(_MARK)
    cast, cast_end = as_json(_EMPTY).split(_EMPTY)
    about, about_end, commit = around
    end, before_check, behind_check = ends
    return [
        *(about, gtid_end[1], server, thread_begin[0], f"{place}{said}:", about_end, commit),
        *("SET SESSION timestamp = ", end, tables.NULL, tables.COMMA, tables.END_INSERT, tables.AND, tables.WHERE),
        *(tables.TRUE, tables.LIMIT, cast, cast_end, hexadecimal(b"").removesuffix("'")),
        *(f"{before_check}{before}", between, f"{after}{behind_check}"),
    ]
