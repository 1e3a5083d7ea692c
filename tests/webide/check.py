"""Holds the trees of logs against the Python parser and the row changes.

python -m tests.webide.check DIR...   every undamaged log below 1 MB of folders with a MANIFEST.json
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

from binlog_kaitai._generated.mysql_binlog_debug import MysqlBinlog

from binlog_kaitai import BinlogError, iter_changes
from binlog_kaitai.changes.row_change import RowChange
from tests.oracle import corpus

from .cells import ABSENT, images, same
from .parity import differences
from .run import JavaScript, Node

__all__ = ["LogReport", "Report", "check", "expected_images"]

LIMIT = 1_000_000
"""Greatest size in bytes of a log that the command looks at."""


@dataclass
class LogReport:
    """What became of one log."""

    events: int = 0
    cells: Counter[str] = field(default_factory=Counter)
    """Number of cells of each class that were compared."""
    wrong: list[str] = field(default_factory=list)


@dataclass
class Report:
    """What became of all logs."""

    logs: dict[Path, LogReport]
    templates: dict[str, dict[str, list[int]]]
    """Of each class, how often each path of its representation was found, and was not."""


def check(script: JavaScript, logs: Iterable[Path]) -> Report:
    """Compare the trees of the logs."""
    reports: dict[Path, LogReport] = {}
    lines = script.lines(logs)
    for name, of_log in groupby(lines, lambda line: line.get("log")):
        if name is None:
            return Report(reports, next(of_log)["templates"])
        reports[Path(name)] = _check_log(Path(name), of_log)
    raise RuntimeError("tree.cjs did not come to its end")


def _check_log(path: Path, lines: Iterator[dict[str, Any]]) -> LogReport:
    report = LogReport()
    data = path.read_bytes()
    root = MysqlBinlog.from_bytes(data)
    try:
        root._read()
        expected = expected_images(path)
        for line in lines:
            if "node" in line:
                node = Node(line["node"])
                event = root.events[line["event"]]
                report.wrong += differences(event, node, f"events[{line['event']}]")
                report.wrong += _rows(node, event, expected, report)
                report.wrong += _places(node, data)
            else:
                report.events = line["events"]
                report.wrong += [line["error"]] if line["error"] else []
        report.wrong += [f"no rows at {position} in the tree" for position in expected]
    except (BinlogError, ValueError, EOFError) as error:
        report.wrong.append(f"{type(error).__name__}: {error}")
    finally:
        for _ in lines:  # the next log begins after them
            pass
    return report


def expected_images(path: Path) -> dict[int, list[tuple[RowChange, dict[str, Any]]]]:
    """The images of each rows event that is no compressed one, by its position in the file."""
    found: dict[int, list[tuple[RowChange, dict[str, Any]]]] = defaultdict(list)
    for change in iter_changes(path, names="positional"):
        if change.place.payload_offset is None:
            found[change.place.position] += [
                (change, image) for image in (change.before, change.after) if image is not None
            ]
    return found


def _rows(node: Node, event: Any, expected: dict[int, Any], report: LogReport) -> Iterator[str]:
    position = event._root._debug["events"]["arr"][event.idx]["start"]
    wanted = expected.pop(position, [])
    if node["body"].kind != "RowsEvent":
        return
    found = list(images(node["body"]))
    if len(found) != len(wanted):
        yield f"{position}: {len(found)} images, {len(wanted)} in the changes"
    for cells, (change, image) in zip(found, wanted, strict=False):
        for column, cell in zip(change.definition.columns, cells, strict=True):
            report.cells[cell.kind or ""] += 1
            value = image.get(f"@{column.index + 1}", ABSENT)
            if cell.kind != "ValueJsonDiffs" and not same(cell, value, column):
                yield f"{position}: {change.table} column {column.index + 1}: {cell.kind} {cell.text}, change {value!r}"


def _places(event: Node, data: bytes) -> Iterator[str]:
    """The cells of a row cover its bytes without a gap, and those of a string end with the string."""
    body = event["body"]
    for cells in images(body) if body.kind == "RowsEvent" and not body.find("isCompressed") else ():
        for cell, following in pairwise(cells):
            if cell.end != following.start:
                yield f"cells at {cell.start}-{cell.end} and {following.start}-{following.end}"
        for cell in cells:
            if cell.kind in ("ValueString", "ValueBlob"):
                start, end = ((cell.offset or 0) + (place or 0) for place in (cell.start, cell.end))
                if not data[start:end].endswith(cell.find("value")):
                    yield f"{cell.kind} {cell.text} is not at {start}"


def main(folders: list[str]) -> int:
    logs = [log for folder in folders for log in corpus.load(Path(folder)) if log.undamaged]
    small = [log.path for log in logs if log.path.stat().st_size < LIMIT]
    with tempfile.TemporaryDirectory() as scratch:
        report = check(JavaScript(Path(scratch)), small)
    for path, of_log in report.logs.items():
        for difference in of_log.wrong[:3]:
            print(f"{path}: {difference[:300]}")
    cells = sum((of_log.cells for of_log in report.logs.values()), Counter())
    failed = sum(bool(of_log.wrong) for of_log in report.logs.values())
    events = sum(of_log.events for of_log in report.logs.values())
    print(f"{len(report.logs)} logs, {failed} with differences; {events} events, {cells.total()} cells")
    print(*(f"{count:8} {kind}" for kind, count in cells.most_common()), sep="\n")
    for kind, paths in sorted(report.templates.items()):
        print(kind, {path: counts for path, counts in paths.items() if not counts[0]} or "")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
