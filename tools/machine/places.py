"""Places of the loops' translation: where a function begins, and where each way on from a branch leads."""

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

__all__ = ["LABEL", "Place", "functions", "marked", "with_places"]

LABEL = re.compile(r'("?[\w.$-]+"?):(?: +; preds = (.*))?$')
"""Begins a place."""
_HEAD = re.compile(r"define .*@([^(]*)\(")
_PHI = re.compile(r"\s+%\S+ = phi ")


class Place(NamedTuple):
    """A place in a function."""

    function: str
    """Its symbol."""
    label: str
    """Empty at the begin of a function, which has no label if names were stripped."""


def with_places(text: str) -> str:
    """Return the text with a place on each edge from one with several ways on to one with several before."""
    import llvmlite.binding as llvm

    module = llvm.parse_assembly(text)
    passes = llvm.create_new_module_pass_manager()
    passes.add_break_critical_edges_pass()
    machine = llvm.Target.from_default_triple().create_target_machine()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=0)))
    return str(module)


def functions(text: str) -> Iterator[list[str]]:
    """Give the lines of each function that the text defines, and what is between them as lists of one line."""
    body: list[str] = []
    for line in text.split("\n"):
        body.append(line)
        if line == "}" or not body[0].startswith("define "):
            yield body
            body = []


def marked(text: str, code: Callable[[int], str], *, only_edges: bool = False) -> tuple[str, list[Place]]:
    """Return the text with code at each place, and the places.

    Args:
        code: gives the lines for a place's number, from 0.
        only_edges: leaves out the begins of functions.
    """
    places: list[Place] = []
    lines: list[str] = []
    for body in functions(text):
        lines += _of_function(body, places, code, only_edges) if len(body) > 1 else body
    return "\n".join(lines), places


def _of_function(body: list[str], places: list[Place], code: Callable[[int], str], only_edges: bool) -> Iterator[str]:
    found = _HEAD.match(body[0])
    assert found is not None
    yield body[0]
    waits, label = not only_edges, ""
    for line in body[1:]:
        begins = LABEL.match(line)
        if begins is not None:
            waits, label = True, begins[1].strip('"')
        elif waits and not _PHI.match(line):
            yield code(len(places))
            places.append(Place(found[1], label))
            waits = False
        yield line
