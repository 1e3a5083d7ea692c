"""What the tests of the loops share."""

from __future__ import annotations

import pytest

from tests.compiled.guarded import guard


@pytest.fixture
def guarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory that the loops may touch ends at a page that nobody may."""
    guard(monkeypatch)
