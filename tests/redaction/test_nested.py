"""A document that is nested too deeply for the tree of the event is an error with a sentence."""

from __future__ import annotations

from pathlib import Path

from tests.oracle.checks import run_cli

LOG = Path(__file__).parents[1] / "fuzz" / "logs" / "edges-1e5ed421.binlog"


def test_it_is_not_carved(tmp_path: Path) -> None:
    columns = (part for n in range(1, 17) for part in ("--redact", f"shop.é.c{n}"))
    done = run_cli("carve", *columns, "--redact-key", "k", "--output", str(tmp_path / "out"), str(LOG))
    assert done.status == 1
    assert "TRANSACTION_PAYLOAD_EVENT" in done.err
    assert "Traceback" not in done.err
    assert not (tmp_path / "out").exists()
