"""Shows some of the changes that `binlog-kaitai spark` wrote as Parquet: the first of each table, log by log."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

COLUMNS = ["operation", "database", "table", "before", "after", "file", "position"]
SHOWN = 12
WIDTH = 150


def first_changes(folder: Path) -> Iterator[dict[str, Any]]:
    """The first change of every table in each part."""
    for part in sorted(folder.glob("part-*.parquet")):
        seen = set()
        for change in pq.read_table(part, columns=COLUMNS).to_pylist():
            table = change["database"], change["table"]
            if table not in seen:
                seen.add(table)
                yield change


def line(change: dict[str, Any]) -> str:
    """A change on one line of WIDTH characters."""
    values = " -> ".join(change[image] for image in ("before", "after") if change[image])
    text = f"{Path(change['file']).name}:{change['position']} {change['operation']} {change['table']} {values}"
    return text if len(text) <= WIDTH else f"{text[: WIDTH - 1]}…"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the --output of binlog-kaitai spark")
    folder: Path = parser.parse_args().folder
    rows = sum(pq.read_metadata(part).num_rows for part in folder.glob("part-*.parquet"))
    changes = list(first_changes(folder))
    print(f"\n{folder}: {rows} changes. Some of them:")
    for change in changes[:: max(1, len(changes) // SHOWN)][:SHOWN]:
        print(line(change))
    return 0 if changes else 1


if __name__ == "__main__":
    sys.exit(main())
