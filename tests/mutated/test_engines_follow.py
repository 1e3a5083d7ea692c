"""One change of the spec reaches every engine: the rows, lines and ledgers of rewritten logs are those of before.

`tests/tools/test_mutations.py` asks that of the generator; here the whole package runs with what was generated from a
changed spec, its loops as plain Python.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutated.cases import CASES as FIRST_CASES
from tests.mutated.layout_cases import LAYOUT_CASES
from tests.mutated.more_cases import MORE_CASES
from tests.mutated.workshop import Workshop

CASES = FIRST_CASES | MORE_CASES | LAYOUT_CASES
ALWAYS = ("NULL bits highest first",)
"""Run by `make test`; the others by `make test-all`."""

pytestmark = pytest.mark.node


def _marks(name: str) -> list[pytest.MarkDecorator]:
    return [] if name in ALWAYS else [pytest.mark.slow]


@pytest.fixture(scope="session")
def workshop(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    own = [item for item in request.session.items if item.path == Path(__file__) and "workshop" in item.fixturenames]
    chosen = {item.callspec.params["name"] for item in own}
    return Workshop(tmp_path_factory.mktemp("mutations"), {name: CASES[name] for name in sorted(chosen)})


@pytest.mark.parametrize("name", [pytest.param(name, marks=_marks(name)) for name in CASES])
def test_every_engine_follows(workshop: Workshop, name: str) -> None:
    differ = workshop.differences(name)
    assert not differ, "\n".join(differ)
