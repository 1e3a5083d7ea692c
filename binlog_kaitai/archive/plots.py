"""Plots of sums as SVG to be put into a page: no scripts, colours by the page's variables, values as titles."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from xml.etree import ElementTree as Tree

import pygal
from pygal.style import Style

from binlog_kaitai.archive.stats import Stats, Tally
from binlog_kaitai.changes.filters import OPERATIONS

__all__ = ["activity_plot", "numbers_plot", "sums_plot"]

# pygal looks for charts of others by a hook of a kind that Python no longer calls, and warns of at each import.
sys.meta_path[:] = [finder for finder in sys.meta_path if type(finder).__module__ != pygal.__name__]

_WIDTH = 900
_COLOURS = tuple(f"var(--{operation})" for operation in OPERATIONS)
_STYLE = Style(
    background="transparent",
    plot_background="transparent",
    foreground="var(--text)",
    foreground_strong="var(--text)",
    foreground_subtle="var(--dim)",
    guide_stroke_color="var(--line)",
    major_guide_stroke_color="var(--line)",
    font_family="inherit",
    label_font_size=11,
    major_label_font_size=11,
    legend_font_size=12,
    colors=_COLOURS,
    opacity=".9",
)
_MOST_LABELS = 5


def activity_plot(stats: Stats, seconds: int, time: Callable[[int], str]) -> str:
    """Return the rows by operation over time, in periods of so many seconds."""
    sums = stats.timeline(seconds)
    chart = _upright(pygal.StackedBar, [time(start) for start, _ in sums])
    return _drawn(chart, "activity", _by_operation([tally for _, tally in sums]))


def sums_plot(name: str, sums: Sequence[tuple[str, Tally]]) -> str:
    """Return the rows by operation of tables, or of what else there are sums of, the first at the top."""
    chart = _chart(pygal.HorizontalStackedBar, 70 + 24 * len(sums), margin_right=30)
    chart.x_labels = [label for label, _ in reversed(sums)]
    return _drawn(chart, name, _by_operation([tally for _, tally in reversed(sums)]))


def numbers_plot(name: str, title: str, numbers: Sequence[tuple[str, float]], *, lies: bool = False) -> str:
    """Return numbers by their labels as bars, which stand beside each other, or lie with the first at the top."""
    if lies:
        chart = _chart(pygal.HorizontalBar, 70 + 24 * len(numbers), margin_right=30)
        chart.x_labels = [label for label, _ in reversed(numbers)]
        return _drawn(chart, name, [(title, [number for _, number in reversed(numbers)])])
    chart = _upright(pygal.Bar, [label for label, _ in numbers])
    return _drawn(chart, name, [(title, [number for _, number in numbers])])


def _by_operation(tallies: Sequence[Tally]) -> list[tuple[str, list[float]]]:
    return [(operation, [tally.rows[operation] for tally in tallies]) for operation in OPERATIONS]


def _upright(kind: type[pygal.graph.graph.Graph], labels: list[str]) -> pygal.graph.graph.Graph:
    """Return a chart of bars that stand, of which some have a label."""
    chart = _chart(kind, 260, show_minor_x_labels=False)
    chart.x_labels = labels
    chart.x_labels_major = labels[:: -(-len(labels) // _MOST_LABELS) or 1]
    return chart


def _chart(kind: type[pygal.graph.graph.Graph], height: int, **options: object) -> pygal.graph.graph.Graph:
    return kind(
        style=_STYLE,
        js=[],
        width=_WIDTH,
        height=height,
        legend_at_bottom=True,
        legend_at_bottom_columns=len(OPERATIONS),
        disable_xml_declaration=True,
        value_formatter=_number,
        truncate_label=-1,
        **options,
    )


def _number(number: float) -> str:
    return f"{number:,.0f}" if number == int(number) else f"{number:,.3f}"


def _drawn(chart: pygal.graph.graph.Graph, name: str, series: Sequence[tuple[str, Sequence[float]]]) -> str:
    chart.uuid = name
    for title, numbers in series:
        chart.add(title, numbers)
    root = chart.render_tree()
    root.set("role", "img")
    for parent in root.iter():
        for child in list(parent):
            if child.tag is Tree.Comment or child.tag.rpartition("}")[2] == "script":
                parent.remove(child)
        _titled(parent)
    return Tree.tostring(root, encoding="unicode")


def _titled(group: Tree.Element) -> None:
    """Turn what pygal's script would show beside a bar into the bar's title."""
    notes = [child for child in group if child.tag.rpartition("}")[2] == "desc"]
    texts = [note.text or "" for note in notes if note.get("class") in ("value", "x_label")]
    for note in notes:
        group.remove(note)
    if texts:
        title = Tree.SubElement(group, "title")
        title.text = ": ".join(reversed(texts))
