"""What the generator does not follow it refuses, with the place and the reason."""

import ast
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from refusals import NOT_SAID, REFUSED, Change

TEMPLATES = {"layout.py": "layout.py.j2", "loops.py": "loops.py.j2"}
GENERATOR = Path(__file__).parents[2] / "tools" / "ksy"
REFUSALS = ("SpecError", "OutOfReachError", "ExpressionError")

pytestmark = pytest.mark.node


def _changed(tree: Any, change: Change) -> None:
    """Change a place of the spec; one that is not there is made."""
    *way, last = change[0].split("/")
    owner = tree
    for name in way:
        owner = _member(owner, name)
    if change[1] is None and isinstance(owner, list):
        owner.remove(_member(owner, last))
    elif change[1] is None:
        del owner[last]
    elif isinstance(change[1], list):
        owner[last] = change[1]
    else:
        place = _member(owner, last)
        place |= change[1]
        for key in [key for key, value in change[1].items() if value is None]:
            del place[key]


def _member(owner: Any, name: str) -> Any:
    if isinstance(owner, list):
        return next(one for one in owner if one["id"] == name)
    return owner.setdefault(name, {})


@pytest.mark.parametrize("said", REFUSED)
@pytest.mark.one_in(12)
def test_refused_with_the_place_and_the_reason(tree: Any, said: str) -> None:
    from ksy.errors import SpecError
    from ksy.model import render
    from ksy.spec import Spec

    wrong = deepcopy(tree)
    for change in REFUSED[said]:
        _changed(wrong, change)
    with pytest.raises(SpecError) as refusal:
        render(Spec(wrong), TEMPLATES)
    assert str(refusal.value).startswith(said)


def test_each_refusal_of_the_generator_is_among_them() -> None:
    """But what has no text of its own, and those that are named with their reason."""
    texts = [text for path in sorted(GENERATOR.glob("*.py")) for text in _texts(ast.parse(path.read_text("utf-8")))]
    said = "\n".join(REFUSED)
    missing = [text for text in texts if any(text) and not re.search(".*".join(map(re.escape, text)), said)]
    unsaid = {known for known in NOT_SAID for text in missing if known in "".join(text)}
    assert unsaid == NOT_SAID.keys()
    assert len(missing) == len(NOT_SAID), missing
    assert len(texts) > 70


def _texts(module: ast.Module) -> Iterator[list[str]]:
    """The constant parts of what is said of each refusal that is raised."""
    for node in ast.walk(module):
        call = node.exc if isinstance(node, ast.Raise) else None
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") in REFUSALS:
            last = call.args[-1]
            parts = last.values if isinstance(last, ast.JoinedStr) else [last]
            yield [str(part.value).rstrip("; ") if isinstance(part, ast.Constant) else "" for part in parts]
