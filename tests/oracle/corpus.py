"""A folder of logs with reference output beside them, described by a MANIFEST.json.

An entry of the manifest: `path`, `size`, `sha256`, `server_version`, `checksum`, `covers`, `source` {kind, ..},
`expected` [{tool, file, exit}], `sidecars` [names], `binlog_version`, `encrypted`, `bad_crc`, `walker_problem`; in this
project's own data also `needs` [features]. Sidecars stand beside the log, gzipped or not.
"""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from . import mysqlbinlog_text, show_binlog_events
from .mysqlbinlog_text import Dump
from .show_binlog_events import ShownEvent

__all__ = ["Log", "load", "with_final_tables"]

# Tools that do not print the rows of a log: mysqlbinlog 9.7 skips version 1 rows events without a word.
_VERSION_1_ROWS = ("WRITE_ROWS_V1", "UPDATE_ROWS_V1", "DELETE_ROWS_V1", "WRITE_ROWS_EVENT_V1")


@dataclass(frozen=True, slots=True)
class Log:
    """One log file and what is known of it."""

    folder: Path
    entry: dict[str, Any]

    @property
    def name(self) -> str:
        """The path inside the folder, for messages and test ids."""
        return str(self.entry["path"])

    @property
    def path(self) -> Path:
        return self.folder / self.name

    @property
    def needs(self) -> set[str]:
        return set(self.entry.get("needs", ()))

    @property
    def undamaged(self) -> bool:
        """A log that a reference tool (for a seed: its article) read to its end, with every checksum right."""
        entry = self.entry
        return (
            entry["source"]["kind"] != "derived"
            and not entry["bad_crc"]
            and entry["walker_problem"] is None
            and entry["binlog_version"] == 4
            and not entry["encrypted"]
            and (entry["source"]["kind"] == "seed" or any(run["exit"] == 0 for run in entry["expected"]))
        )

    def dumps(self, *, whole: bool = True) -> list[tuple[str, Dump]]:
        """The stored outputs: (tool, parsed). `whole`: only runs that exited with 0; runs with --force never count."""
        return [
            (run["tool"], mysqlbinlog_text.read(self.path.parent / run["file"]))
            for run in self.entry["expected"]
            if "force" not in run["file"] and (run["exit"] == 0 or not whole)
        ]

    def row_dumps(self, *, whole: bool = True) -> list[tuple[str, Dump]]:
        """The stored outputs of tools that print this log's rows."""
        blind = any(name in self.entry["events"] for name in _VERSION_1_ROWS)
        return [
            (tool, dump) for tool, dump in self.dumps(whole=whole) if not (blind and tool.startswith("mysqlbinlog"))
        ]

    def shown_events(self) -> list[ShownEvent] | None:
        """What the server's SHOW BINLOG EVENTS answered, if it was asked."""
        path = self._sidecar(".events.tsv")
        return show_binlog_events.read(path) if path else None

    def damage(self) -> dict[str, Any]:
        path = self._sidecar(".damage.json")
        if path is None:
            raise FileNotFoundError(f"{self.name}: nothing tells what is damaged")
        damage: dict[str, Any] = json.loads(_read(path))
        return damage

    @property
    def stem(self) -> str:
        """`row-ints-a` of `row-ints-a.binlog`; `gtid-a.000002` of `gtid-a.000002`."""
        return self.path.name.removesuffix(".binlog")

    def _sidecar(self, suffix: str) -> Path | None:
        for name in (f"{self.stem}{suffix}", f"{self.stem}{suffix}.gz"):
            if (self.path.parent / name).is_file():
                return self.path.parent / name
        return None


def _read(path: Path) -> bytes:
    data = path.read_bytes()
    return gzip.decompress(data) if path.suffix == ".gz" else data


def load(folder: Path) -> list[Log]:
    """All logs of the folder's manifest whose files are there, in the manifest's order."""
    entries = json.loads((folder / "MANIFEST.json").read_text(encoding="utf-8"))
    return [Log(folder, entry) for entry in entries if (folder / entry["path"]).is_file()]


def with_final_tables(logs: list[Log]) -> dict[Path, list[Log]]:
    """The logs that each NAME.rows.jsonl belongs to: one log, or a series NAME.000001, NAME.000002 .. in order."""
    found: dict[Path, list[Log]] = {}
    for log in logs:
        name, _, number = log.stem.rpartition(".")
        for suffix in (".rows.jsonl", ".rows.jsonl.gz"):
            path = log.path.parent / f"{name if number.isdigit() else log.stem}{suffix}"
            if path.is_file():
                found.setdefault(path, []).append(log)
    return found
