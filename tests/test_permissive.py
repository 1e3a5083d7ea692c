"""Permissive mode: damage costs what is damaged. The truth is the same log before it was damaged."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from binlog_kaitai import BinlogReader, ReadOptions
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.oracle.checks import run_cli

DATA = Path(__file__).parent / "data"
SAME_PLACES = (
    "flip-body",
    "flip-crc",
    "no-tablemap",
    "query-svlen",
    "query-dblen",
    "tablemap-ncols",
    "len5",
    "len0",
    "len18",
)


def damaged_logs() -> list[tuple[Path, Path, int]]:
    """Damaged logs whose events stand where they stood before: log, log before, position of the damaged event."""
    found = []
    for path in sorted((DATA / "damaged").glob("dmg-*.damage.json")):
        damage = json.loads(path.read_text())
        stem = path.name.removesuffix(".damage.json")
        log, base = path.with_name(f"{stem}.binlog"), DATA / damage["base"]
        if (
            stem.endswith(SAME_PLACES)
            and "fde" not in stem
            and base.is_file()
            and base.stat().st_size == log.stat().st_size
        ):
            found.append((log, base, damage.get("bad_event_at", damage.get("event_at", 0))))
    return found


def rows(path: Path, mode: str) -> tuple[dict[tuple[int, int], str], BinlogReader]:
    """The images of all rows by position and number."""
    writer = ChangeWriter()
    reader = BinlogReader(path, ReadOptions(mode=mode, json="text"))  # type: ignore[arg-type]
    return {(change.place.position, change.row): str(writer.images(change)) for change in reader.changes()}, reader


@pytest.mark.parametrize(("log", "base", "damaged"), damaged_logs(), ids=lambda value: getattr(value, "stem", ""))
def test_all_rows_but_those_of_the_damaged_event(log: Path, base: Path, damaged: int) -> None:
    wanted, _ = rows(base, "failfast")
    found, reader = rows(log, "permissive")
    lost = reader.ledger.lost
    assert found.items() <= wanted.items() or log.stem.endswith("flip-body"), "rows that were never there"
    missing = {position for position, _ in wanted.keys() - found.keys()}
    assert all(any(start <= position < end for start, end in lost if end is not None) for position in missing)
    assert reader.ledger.errors or log.stem.startswith("dmg-a56none-flip-body")
    assert any(position > damaged for position, _ in found) == any(position > damaged for position, _ in wanted)


def test_there_are_such_logs() -> None:
    assert len(damaged_logs()) >= 8


def test_transactions_behind_rows_that_are_lost_are_there() -> None:
    """`transactions` and `stats` ended at a rows event that has no table map."""
    log = DATA / "damaged" / "dmg-a97-no-tablemap.binlog"
    base = DATA / json.loads(log.with_suffix(".damage.json").read_text())["base"]
    found, whole = (
        [json.loads(line) for line in run_cli("transactions", "--format", "jsonl", *given).out.splitlines()]
        for given in ((str(log), "--mode", "permissive"), (str(base),))
    )
    assert [one["gtid"] for one in found] == [one["gtid"] for one in whole]
    lost = [one["rows"] - other["rows"] for one, other in zip(whole, found, strict=True)]
    assert sum(count > 0 for count in lost) == 1
