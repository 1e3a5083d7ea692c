"""Plots of how transactions were committed, and of the largest events."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from binlog_kaitai.archive.commits.sums import MICROS
from binlog_kaitai.archive.plots import numbers_plot
from binlog_kaitai.archive.stats import Stats, Tally
from binlog_kaitai.text.terminal import printable

__all__ = ["commit_plots"]

_MOST_PLOTTED = 16


def commit_plots(stats: Stats, seconds: int, time: Callable[[int], str]) -> Iterator[tuple[str, str, str]]:
    """Yield plots with their titles and captions, in periods of so many seconds, of what there is something to show."""
    sums = [(time(start), tally) for start, tally in stats.timeline(seconds)]
    if len(sums) > 1 and stats.commits.most_lag:
        mean = [(label, _lag(tally)) for label, tally in sums]
        yield "Lag", numbers_plot("lag", "seconds", mean), "Mean seconds from commit to commit, by time of commit"
    if len(sums) > 1 and stats.commits.widths:
        mean = [(label, _width(tally)) for label, tally in sums]
        yield "Parallelism", numbers_plot("width", "transactions", mean), "Mean width, by time of commit"
    groups = stats.commit_groups.whole()
    if groups.most > 1:
        sizes = [(_sizes(bits), count) for bits, count in sorted(groups.transactions.items())]
        yield "Commit groups", numbers_plot("groups", "transactions", sizes), "Transactions by the size of their group"
    events = [
        (printable(f"{summary.file}:{summary.largest_event_position}"), summary.largest_event)
        for summary in stats.ranked["event"][:_MOST_PLOTTED]
    ]
    if events:
        plot = numbers_plot("events", "bytes", events, lies=True)
        yield "Largest events", plot, "Bytes of the largest event of a transaction, by its place"


def _lag(tally: Tally) -> float:
    commits = tally.commits
    return commits.lag / commits.lags / MICROS if commits is not None and commits.lags else 0


def _width(tally: Tally) -> float:
    commits = tally.commits
    return commits.width / commits.widths if commits is not None and commits.widths else 0


def _sizes(bits: int) -> str:
    first, last = 1 << bits - 1, (1 << bits) - 1
    return f"{first}" if first == last else f"{first} to {last}"
