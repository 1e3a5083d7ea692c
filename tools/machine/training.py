"""Commands over logs, by which the loops show which of their ways are taken often (see `weights`).

    python tools/machine/training.py LIBRARY ARRAY PLACES COUNTS

The commands whose speed counts read small logs of the tests, and a larger one that is like what servers write all day.
LIBRARY has the loops, which count in ARRAY how often each of their PLACES is met; the counts are written to COUNTS.
"""

import array
import ctypes
import os
import sys
import tempfile
from contextlib import suppress
from itertools import product
from pathlib import Path
from unittest.mock import patch

_ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(_ROOT), str(_ROOT / "benchmarks")]

from click import ClickException  # noqa: E402
from logs import repeat  # noqa: E402  # of benchmarks/

from binlog_kaitai.cli import cli  # noqa: E402
from binlog_kaitai.compiled import machine_code  # noqa: E402
from binlog_kaitai.errors import BinlogError  # noqa: E402
from tests.logs import DATA, SMALL, name_of  # noqa: E402

_OF_ALL = "changes", "changes --format text", "events", "sql", "sql --as statements", "sql --undo", "stats"
_OF_THE_LARGER = (
    *_OF_ALL,
    *("verify", "verify --quick", "transactions", "transactions --format jsonl", "export --output export"),
    *("changes --format csv --table shop.orders", "changes --envelope debezium", "changes --envelope maxwell"),
    *("changes --table shop.orders --where id=1", "history --table shop.orders --key 1", "events --format jsonl"),
    *("state --table shop.orders --at 2100-01-01", "undo --as events", "stats --by statement", "sql --gtids"),
    *("changes --redact-text --redact-key k", "carve --redact-text --redact-key k --output redacted"),
    *("carve --output carved", "carve --where id=1 --output chosen", "relay --output relay"),
)
_SAMPLE = _ROOT / "samples" / "mysql-9.7-shop.binlog"
_LARGER = 3_000_000
"""Bytes: as much as the small logs are together."""


def _counted(library: Path, name: str, places: int) -> list[int]:
    """Run the commands in a folder that goes, and return how often each place was met."""
    counts = (ctypes.c_int64 * places).in_dll(ctypes.CDLL(str(library)), name)
    with tempfile.TemporaryDirectory() as folder, patch.object(machine_code, "library", lambda: library):
        os.chdir(folder)
        Path("data").symlink_to(DATA)  # names are the same wherever the repository is
        larger = repeat(_SAMPLE, Path("larger.binlog"), _LARGER)
        for command in _OF_THE_LARGER:
            _run([*command.split(), str(larger)])
        for log, command in product(SMALL, _OF_ALL):
            _run([*command.split(), f"data/{name_of(log)}"])
        os.chdir(_ROOT)
    return list(counts)


def _run(arguments: list[str]) -> None:
    with suppress(SystemExit, ClickException, BinlogError):  # some commands refuse some logs
        cli.main(arguments, standalone_mode=False)


if __name__ == "__main__":
    _, library, name, places, counts = sys.argv
    Path(counts).write_bytes(array.array("q", _counted(Path(library).resolve(), name, int(places))))
