"""Shows some of what `binlog-kaitai spark` wrote as Parquet: the first change of some tables, and a statement."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pyarrow.parquet as pq

STATEMENTS = "_statements"
"""The folder of the table of statements; folders of tables have a dot between database and table."""
SHOWN = 12
WIDTH = 150
PAIR = {"update_preimage": "update", "update_postimage": "update"}


def first_changes(folder: Path) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    """Each table with the rows of its first change: one, or two of an update."""
    for table in sorted(path for path in folder.iterdir() if path.is_dir() and path.name != STATEMENTS):
        part = min(table.rglob("part-*.parquet"))
        rows = pq.ParquetFile(part).read_row_group(0).to_pylist()
        yield unquote(table.name), rows[: 2 if rows[0]["_change_type"] in PAIR else 1]


def line(table: str, rows: list[dict[str, Any]]) -> str:
    """A change on one line of WIDTH characters."""
    first = rows[0]
    values = " -> ".join(", ".join(f"{name}={row[name]}" for name in row if not name.startswith("_")) for row in rows)
    kind = PAIR.get(first["_change_type"], first["_change_type"])
    return shortened(f"{Path(first['_file']).name}:{first['_position']} {kind} {table}: {values}")


def shortened(text: str) -> str:
    """At most WIDTH characters of a text."""
    return text if len(text) <= WIDTH else f"{text[: WIDTH - 1]}…"


def statements(folder: Path) -> list[dict[str, Any]]:
    """All statements that the logs have besides rows."""
    parts = sorted((folder / STATEMENTS).rglob("part-*.parquet"))
    return [row for part in parts for row in pq.ParquetFile(part).read().to_pylist()]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="the --output of binlog-kaitai spark")
    folder: Path = parser.parse_args().folder
    said = statements(folder)
    rows = sum(pq.read_metadata(part).num_rows for part in folder.rglob("part-*.parquet")) - len(said)
    changes = list(first_changes(folder))
    print(f"\n{folder}: {rows} rows in {len(changes)} tables, and {len(said)} statements. Some of them:")
    for table, images in changes[:: max(1, len(changes) // SHOWN)][:SHOWN]:
        print(line(table, images))
    for row in said[:1]:
        text = " ".join(row["statement"].split())
        print(shortened(f"{Path(row['_file']).name}:{row['_position']} statement: {text}"))
    return 0 if changes else 1


if __name__ == "__main__":
    sys.exit(main())
