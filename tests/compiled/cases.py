"""What several tests of the loops are run with: which logs, how often, how they are read."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled import choose as engine
from binlog_kaitai.log.source import Source
from tests.compiled.line_readers import JSON_TEXT
from tests.logs import LOGS

WITHOUT_CHECKSUMS = ReadOptions(json="text", verify_checksums=False)
ROUNDS = pytest.mark.parametrize("rounds", [2, pytest.param(40, marks=pytest.mark.slow)])
FEW = settings(max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


def is_for_loops(path: Path) -> bool:
    return engine.choose("compiled", Source(str(path), path.stat().st_size), JSON_TEXT) == "compiled"


PLAIN = [path for path in LOGS if is_for_loops(path)]
