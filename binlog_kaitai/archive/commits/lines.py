"""How transactions were committed, for people: lag, groups, how many may run at a time, and tables without a key."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from binlog_kaitai.archive.commits.sums import MICROS, Commits
from binlog_kaitai.archive.stats import Stats
from binlog_kaitai.text.terminal import printable

__all__ = ["commit_lines"]

_MOST_NAMES = 8


def commit_lines(stats: Stats) -> Iterator[tuple[str, str]]:
    """Yield lines with their names, of those about which there is something to say."""
    commits = stats.commits
    if commits.lag or commits.most_lag:
        yield "lag", _lag(commits)
    if groups := _groups(stats):
        yield "commits", groups
    if commits.widths:
        yield "parallel", _widths(commits, stats.widths)
    if stats.keyless:
        names = sorted(stats.keyless)
        more = f" and {len(names) - _MOST_NAMES} more" if len(names) > _MOST_NAMES else ""
        yield "without key", printable(f"rows were updated or deleted of {', '.join(names[:_MOST_NAMES])}{more}")


def _seconds(micros: float) -> str:
    """Return the text of some microseconds in seconds."""
    return f"{micros / MICROS:,.3f} s"


def _lag(commits: Commits) -> str:
    return (
        f"mean {_seconds(commits.lag / commits.lags)}, at most {_seconds(commits.most_lag)},"
        f" of {commits.lags:,} transactions"
    )


def _groups(stats: Stats) -> str:
    whole = stats.commit_groups.whole()
    num, count = whole.transactions.total(), whole.sizes.total()
    if num == count:  # one by one
        return ""
    return f"{num:,} transactions in {count:,} groups, {num / count:.1f} each, at most {whole.most:,}"


def _widths(commits: Commits, widths: Counter[int]) -> str:
    waiting = widths[1] / commits.widths
    return f"mean width {commits.width / commits.widths:.1f}; {waiting:.0%} wait for the transaction before them"
