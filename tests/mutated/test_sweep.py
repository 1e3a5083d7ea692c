"""What a change of the spec that no hand has chosen does: every engine follows all that stored logs show."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutated import expressions
from tests.mutated.attributes import SPEC
from tests.mutated.sweep import case_of, changes
from tests.mutated.workshop import Workshop
from tests.tools.mutations import without_remarks

_SHARES, _AT_LEAST = 48, 600
pytestmark = [pytest.mark.node, pytest.mark.slow]


@pytest.mark.parametrize("share", range(_SHARES))
def test_every_engine_follows(share: int, tmp_path: Path) -> None:
    found = {name: case for name, change in list(changes().items())[share::_SHARES] if (case := case_of(change))}
    workshop = Workshop(tmp_path, found)
    differ = [f"{name}: {text}" for name in found for text in workshop.differences(name)]
    assert not differ, "\n".join(differ)


def test_stored_logs_show_many_changes() -> None:
    assert sum(case_of(change) is not None for change in changes().values()) >= _AT_LEAST


def test_each_change_of_an_expression_is_one_of_the_spec() -> None:
    """`python -m tests.mutated.expressions` says what becomes of them."""
    spec, found = without_remarks(SPEC.read_text("utf-8")), expressions.changes()
    assert len({change.apply(spec) for change in found.values()} - {spec}) == len(found) > 1000
    for kind, least in ((", enum: ", 250), (", element: ", 3)):
        assert sum(kind in name for name in found) >= least, kind
