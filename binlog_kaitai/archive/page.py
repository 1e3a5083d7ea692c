"""What is in logs as one page of HTML: sums, plots and tables, without scripts and without network.

Names and statements of logs are hostile: the page has them as text, and its security policy allows no script.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined

from binlog_kaitai.archive.commits.plots import commit_plots
from binlog_kaitai.archive.plots import activity_plot, sums_plot
from binlog_kaitai.archive.screen import Screen, period
from binlog_kaitai.archive.stats import RANKINGS, LogStats, Stats, Tally, missing
from binlog_kaitai.changes.filters import OPERATIONS
from binlog_kaitai.files import NewFile
from binlog_kaitai.text.terminal import printable

__all__ = ["write_stats_page"]

_MOST_PLOTTED = 16
_MOST_BARS = 120
_MOST_LABEL = 48
"""Characters of a statement beside its bar."""


def write_stats_page(
    path: Path, found: LogStats, time: Callable[[int | None], str], top: int, *, overwrite: bool = False
) -> None:
    """Write a page.

    Args:
        path: of the file.
        found: what is in the logs.
        time: makes the text of a time in seconds since 1970-01-01 UTC.
        top: rows of each table at most.
        overwrite: replace a file that is there; else it is a FileExistsError.

    Raises OSError.
    """
    environment = Environment(
        autoescape=True,
        undefined=StrictUndefined,
        loader=PackageLoader("binlog_kaitai.archive"),
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["printable"] = printable
    stats = found.stats
    seconds = period(stats, _MOST_BARS)
    tables, shapes = _largest(stats.tables, top), _largest(stats.shapes or {}, top)
    text = environment.get_template("stats.html.j2").render(
        found=found,
        lines=[(line[:14].strip(), line[14:]) for line in Screen(found, time, top).sums()],
        time=time,
        activity=activity_plot(stats, seconds, time) if len(stats.minutes) > 1 else "",
        plots=list(_plots(stats, tables, shapes, seconds, time)),
        groups=[
            ("Tables", "table", tables),
            ("Statements", "statement", shapes),
            ("Connections", "thread", _largest(stats.threads, top)),
            ("Servers", "server", _largest(stats.servers, top)),
        ],
        rankings=[(name, _TITLES[name], stats.ranked[name][:top]) for name in RANKINGS],
        gtids=str(found.ledger.gtids),
        missing=str(missing(found.ledger.gtids)),
        operations=OPERATIONS,
    )
    new = NewFile(path, overwrite=overwrite)
    with new as file:
        file.write(text.encode(errors="backslashreplace"))
        new.put()


_TITLES = {
    "bytes": "Largest transactions",
    "rows": "Transactions with most rows",
    "duration": "Longest transactions",
    "event": "Transactions with the largest events",
}


def _plots(
    stats: Stats,
    tables: list[tuple[str, Tally]],
    shapes: list[tuple[str, Tally]],
    seconds: int,
    time: Callable[[int], str],
) -> Iterator[tuple[str, str, str]]:
    """Yield plots with their titles and captions, but for that of the activity."""
    if tables:
        plot = sums_plot("tables", tables[:_MOST_PLOTTED])
        yield "Largest tables", plot, "Rows by table, those with most bytes first"
    if shapes:
        plot = sums_plot("statements", [(_short(name), tally) for name, tally in shapes[:_MOST_PLOTTED]])
        yield "Largest statements", plot, "Rows by statement, those with most bytes first"
    yield from commit_plots(stats, seconds, time)


def _short(name: str) -> str:
    return name if len(name) <= _MOST_LABEL else f"{name[:_MOST_LABEL]}..."


_Sums = dict[str, Tally] | dict[int, Tally] | dict[int | None, Tally] | dict[str | None, Tally]


def _largest(sums: _Sums, top: int) -> list[tuple[str, Tally]]:
    named = [("?" if key is None else printable(str(key)), tally) for key, tally in sums.items()]
    return sorted(named, key=lambda item: (-item[1].bytes, item[0]))[:top]
