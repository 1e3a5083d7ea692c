"""`--columns`: which columns of rows are printed."""

from __future__ import annotations

from binlog_kaitai.cli.options.groups import SHOWN, option_in
from binlog_kaitai.cli.options.parsed import Parsed
from binlog_kaitai.cli.terminal.messages import say
from binlog_kaitai.text.chosen_columns import ChosenColumns

__all__ = ["chosen_columns", "columns_option", "say_missing"]


def _names(text: str) -> list[str]:
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise ValueError(f"{text!r} is no list of columns, such as id,status")
    return found


columns_option = option_in(SHOWN)(
    "--columns",
    type=Parsed("columns", _names),
    multiple=True,
    metavar="NAME,...",
    help="Only these columns of rows, by name, or by number as @1. Can be repeated.",
)


def chosen_columns(given: tuple[list[str], ...]) -> ChosenColumns | None:
    """Return the columns that are asked for; None: all."""
    return ChosenColumns(name for names in given for name in names) if given else None


def say_missing(columns: ChosenColumns | None, *, met: bool) -> None:
    """Say which columns no table had, if tables were met."""
    if columns is not None and columns.missing and met:
        say(f"note: no table here has a column {', '.join(sorted(columns.missing))}", "yellow")
