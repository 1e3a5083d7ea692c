"""Runs statements of the source on all numbers at once: both branches of a condition, and what is common after them."""

import ast
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import z3

from .arithmetic import Place, operate
from .cycles import cycle
from .errors import UnknownSourceError
from .expressions import value_of, values_of
from .names import names_set_in
from .values import State, constant, joined, number, truth

if TYPE_CHECKING:
    from .run import Run

ANY = "__any__"
"""What calls look like that give any number."""


def after_all(run: "Run", body: Sequence[ast.stmt], state: State, left: list[State]) -> State | None:
    """Return the state after statements, None if none gets there; `left` takes those that leave the loop."""
    found: State | None = state
    for statement in body:
        if found is None:
            raise UnknownSourceError(statement, "nothing gets here")
        found = _after(run, statement, found, left)
    return found


def _after(run: "Run", node: ast.stmt, state: State, left: list[State]) -> State | None:
    follow = _STATEMENTS.get(type(node))
    if follow is None:
        raise UnknownSourceError(node, "the prover does not know it")
    return follow(run, node, state, left)


def _expression(run: "Run", node: ast.Expr, state: State, left: list[State]) -> State:
    if isinstance(node.value, ast.Call):
        values_of(run, node.value, state)
    return state


def _assign(run: "Run", node: ast.Assign, state: State, left: list[State]) -> State:
    (target,) = node.targets
    names = target.elts if isinstance(target, ast.Tuple) else [target]
    values = values_of(run, node.value, state)
    return state.with_names({ast.unparse(name): value for name, value in zip(names, values, strict=True)})


def _add_to(run: "Run", node: ast.AugAssign, state: State, left: list[State]) -> State:
    if not isinstance(node.target, ast.Name):
        value_of(run, node.value, state)
        return state
    before, value = state.names[node.target.id], value_of(run, node.value, state)
    made = operate(Place(run, node, state), node.op, number(before), number(value))
    return state.with_names({node.target.id: made})


def _if(run: "Run", node: ast.If, state: State, left: list[State]) -> State | None:
    condition = truth(value_of(run, node.test, state))
    yes = after_all(run, node.body, state.when(condition), left)
    no = after_all(run, node.orelse, state.when(z3.Not(condition)), left)
    return joined(yes, no)


def _while(run: "Run", node: ast.While, state: State, left: list[State]) -> State | None:
    if node.orelse:
        raise UnknownSourceError(node, "the prover knows no `else` of a loop")
    return cycle(run, node, state, after_all)


def _return(run: "Run", node: ast.Return, state: State, left: list[State]) -> None:
    run.returns(node, state, () if node.value is None else values_of(run, node.value, state))


def _break(run: "Run", node: ast.Break, state: State, left: list[State]) -> None:
    left.append(state)


def _continue(run: "Run", node: ast.Continue, state: State, left: list[State]) -> None:
    run.again[-1].append(state)


def _for(run: "Run", node: ast.For, state: State, left: list[State]) -> State | None:
    """Run it as a loop that counts, or, over what is no range, as one of any number of rounds."""
    target = node.target.id if isinstance(node.target, ast.Name) else "_"
    if node.orelse or target in names_set_in(*node.body):
        raise UnknownSourceError(node, "the prover knows no `else` of a loop, nor one that sets what it counts by")
    limits = _range(run, node.iter, state)
    if limits is None:
        body = [*ast.parse(f"{target} = {ANY}()").body, *node.body]
        after = cycle(run, _while_of(node, f"{ANY}()", body, ""), state, after_all)
    else:
        first, stop, step = limits
        run_to = f"stop__{target}"
        state = state.with_names({target: value_of(run, first, state), run_to: value_of(run, stop, state)})
        made = _while_of(node, f"{target} < {run_to}", node.body, f"{target} += {ast.unparse(step)}")
        after = cycle(run, made, state, after_all)
    return after and State({name: value for name, value in after.names.items() if name != target}, after.reached)


def _range(run: "Run", node: ast.expr, state: State) -> tuple[ast.expr, ast.expr, ast.expr] | None:
    """Return first, end and step of a range of numbers that rise."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"):
        return None
    first, stop, step = (*([ast.Constant(0)] if len(node.args) == 1 else []), *node.args, ast.Constant(1))[:3]
    by = constant(value_of(run, step, state))
    return (first, stop, step) if by is not None and by > 0 else None


def _while_of(node: ast.For, test: str, body: list[ast.stmt], after: str) -> ast.While:
    made = ast.While(ast.parse(test, mode="eval").body, body, ast.parse(after).body)
    return ast.fix_missing_locations(ast.copy_location(made, node))


def _pass(run: "Run", node: ast.Pass, state: State, left: list[State]) -> State:
    return state


_STATEMENTS: dict[type[ast.stmt], Callable[["Run", Any, State, list[State]], State | None]] = {
    ast.Expr: _expression,
    ast.Assign: _assign,
    ast.AugAssign: _add_to,
    ast.If: _if,
    ast.While: _while,
    ast.For: _for,
    ast.Continue: _continue,
    ast.Return: _return,
    ast.Break: _break,
    ast.Pass: _pass,
}
