"""Proves a file of readers, function by function."""

import ast
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from .assumed import NEEDS_SPAN
from .calls import Summary
from .counted import counted
from .errors import UnknownSourceError
from .obligations import Ledger, Obligation
from .run import Run


@dataclass(frozen=True)
class Open:
    """What could not be proved: the function, where it stands, and what should hold there."""

    function: str
    line: int
    text: str


@dataclass(frozen=True)
class Proof:
    """How many obligations functions have, and which are open."""

    num_counted: int
    open: tuple[Open, ...]

    @property
    def num_proved(self) -> int:
        """Return how many are proved."""
        return self.num_counted - len(self.open)


def prove(source: str, primitives: str, only: Collection[str] = ()) -> Proof:
    """Prove all functions of a source, and those of its primitives that read to an end.

    Args:
        source: the readers, as the generator writes them.
        primitives: the module of what they are made of.
        only: functions to prove; all, if none is named. Those that these call have to be among them.
    """
    module, others = ast.parse(source), ast.parse(primitives)
    constants = _constants(module)
    summaries: dict[str, Summary] = {}
    num_counted, found = 0, list[Open]()
    for function in (*_functions(others), *_functions(module)):
        is_primitive = function in others.body
        if (is_primitive and not function.name.startswith(NEEDS_SPAN)) or (only and function.name not in only):
            continue
        ledger, why = Ledger(), ""
        run = Run(function, constants, summaries, _num_slots(constants, function.name), ledger)
        try:
            run.prove()
            if run.is_reader:
                summaries[function.name] = run.summary()
        except UnknownSourceError as error:
            why = f": line {error.line}: {error}"
        wanted = [Obligation(*place) for place in counted(function)]
        num_counted += len(wanted)
        for obligation in ledger.missing(wanted):
            text = ledger.open.get(obligation, "it was not reached")
            found.append(Open(function.name, obligation.line, f"{obligation.kind}: {text}{why}"))
    return Proof(num_counted, tuple(found))


def _functions(module: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in module.body if isinstance(node, ast.FunctionDef))


def _constants(module: ast.Module) -> dict[str, int]:
    return {
        name.id: node.value.value
        for node in module.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, int)
        for name in node.targets
        if isinstance(name, ast.Name)
    }


def _num_slots(constants: dict[str, int], name: str) -> int:
    """Return how many slots the largest record has: callers give one of so many."""
    return max(constants.values(), default=-1) + 1
