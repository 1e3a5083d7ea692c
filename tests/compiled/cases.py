"""What several tests of the loops are run with: which logs, how often, how they are read."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from binlog_kaitai.changes.options import ReadOptions
from tests.logs import LOGS

WITHOUT_CHECKSUMS = ReadOptions(json="text", verify_checksums=False)
ROUNDS = pytest.mark.parametrize("rounds", [2, pytest.param(40, marks=pytest.mark.slow)])
ANY = settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
"""As many examples as `tests/conftest.py` says."""


PLAIN = LOGS
