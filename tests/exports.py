"""What exports have written."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq

from binlog_kaitai.cli import main
from binlog_kaitai.export.contents import LEDGER


def ledgers(folder: Path | str) -> dict[str, Any]:
    """The ledger of an output, with the logs of the runs before under `files`, too; the files that it is in are under
    `names`."""
    found: dict[str, Any] = json.loads(Path(folder, LEDGER).read_text("utf-8"))
    names = found.get("earlier", {}).get("ledgers", [])
    before = [json.loads(Path(folder, name).read_text("utf-8"))["files"] for name in names]
    return found | {"files": [log for logs in (*before, found["files"]) for log in logs], "names": [LEDGER, *names]}


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def export(out: Path, paths: list[str], *options: str) -> Path:
    assert main(["export", *paths, "--output", str(out), *options]) == 0
    return out


def rows_of(output: Path, names: list[str], log: str) -> list[str]:
    """The rows that some files have of a log, without NULLs."""
    rows = (row for name in names for row in pq.ParquetFile(output / name).read().to_pylist())
    own = ([one for one in row.items() if one[1] is not None] for row in rows if row["_file"] == log)
    return sorted(str(sorted(row)) for row in own)
