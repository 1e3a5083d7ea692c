"""The functions of the loops as they are: their source, and what the names in it stand for."""

import ast
import builtins
import inspect
import textwrap
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from .counted import STORES
from .names import names_set_in

__all__ = ["Written", "all_written", "primitive_of", "stores_nothing", "written"]

_LOOPS = "binlog_kaitai.compiled.loops."


@dataclass(frozen=True, eq=False)
class Written:
    """A function of the loops."""

    name: str
    """Module and name, without the package."""
    node: ast.FunctionDef
    """With the lines that it has in its file."""
    names: Mapping[str, Any]
    """What names mean that are not its own."""
    file: str

    @property
    def arguments(self) -> list[str]:
        """Return the names of its arguments."""
        return [given.arg for given in self.node.args.args]

    @cached_property
    def own(self) -> set[str]:
        """Return the names that it sets."""
        return names_set_in(self.node)

    @cached_property
    def constants(self) -> Mapping[str, int]:
        """Return the numbers among what names mean."""
        return {name: int(value) for name, value in self.names.items() if isinstance(value, int)}

    @cached_property
    def widths(self) -> Mapping[ast.Call, int]:
        """Return how many values calls give, where it is not one."""
        return {
            node.value: len(node.targets[0].elts)
            for node in ast.walk(self.node)
            if isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Call)
            and isinstance(node.targets[0], ast.Tuple)
        }


def primitive_of(name: str, function: Any) -> str:
    """Return the name of the intrinsic, or of Python's own function, that a name stands for; nothing for any other."""
    if name in _BUILTIN:
        return name if function is None or function is getattr(builtins, name) else ""
    if function is None:
        return ""
    return next((known for known, intrinsic in _intrinsics().items() if intrinsic is function), "")


@cache
def _intrinsics() -> Mapping[str, Any]:
    from binlog_kaitai.compiled.loops import base64_text, memory

    there = {**vars(memory), **vars(base64_text)}
    return {name: there[name] for name in (*STORES, *_READS)}


def _python_of(function: Any) -> Any:
    return getattr(function, "py_func", function)


def written(function: Any) -> Written | None:
    """Return a function of the loops; None for what is no function of Python, or has no source."""
    python = _python_of(function)
    return _written(python) if inspect.isfunction(python) else None


@cache
def _written(python: Any) -> Written | None:
    try:
        lines, first = inspect.getsourcelines(python)
    except (OSError, TypeError):
        return None
    node = ast.parse(textwrap.dedent("".join(lines))).body[0]
    if not isinstance(node, ast.FunctionDef):
        return None
    ast.increment_lineno(node, first - 1)
    closure = inspect.getclosurevars(python)
    module = python.__module__.removeprefix(_LOOPS)
    name = python.__qualname__.replace(".<locals>", "")
    return Written(f"{module}.{name}", node, {**python.__globals__, **closure.nonlocals}, f"{module}.py")


def _called(function: Written) -> Iterator[tuple[str, Any]]:
    for node in ast.walk(function.node):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id, function.names.get(node.func.id)


def all_written() -> list[Written]:
    """Return all functions that the loops can get to, in the order of their names."""
    from numba import njit

    from binlog_kaitai.compiled.loops.entry import entry

    found: dict[Any, Written] = {}
    waiting = [_python_of(njit(entry))]
    while waiting:
        python = waiting.pop()
        function = written(python)
        if function is None or python in found or not python.__module__.startswith(_LOOPS):
            continue
        found[python] = function
        waiting += [_python_of(called) for _, called in _called(function) if hasattr(called, "py_func")]
    return sorted(found.values(), key=lambda function: (function.name, id(function)))


@cache
def stores_nothing(function: Any) -> bool:
    """Return whether a function, and none that it calls, stores anything but slots of records."""
    known = written(function)
    if known is None:
        return _only_reads(function)
    return all(_is_harmless(name, called, function) for name, called in _called(known))


def _is_harmless(name: str, called: Any, caller: Any) -> bool:
    known = primitive_of(name, called)
    if known:
        return known not in STORES
    return called is not None and name not in STORES and (called is caller or stores_nothing(called))


def _only_reads(function: Any) -> bool:
    """Return whether a function that is made of the spec has nothing that stores."""
    if hasattr(function, "_defn"):
        return _emitter(function).startswith("reader_of.")
    python = _python_of(function)
    return inspect.isfunction(python) and not any(
        name.startswith(("store", "copy", "put", "negate", "multiply")) for name in python.__code__.co_names
    )


def _emitter(intrinsic: Any) -> str:
    """Return the name of the function that writes the machine code of an intrinsic."""
    code = inspect.getclosurevars(intrinsic._defn).nonlocals["code"]
    return str(inspect.getclosurevars(code).nonlocals["emit"].__qualname__)


_BUILTIN = {"abs", "bool", "int", "len", "max", "min", "range"}
_READS = {
    "load8", "load16", "load32", "load64", "load_little", "load_big", "get", "put", "ctz", "bswap", "lshr", "udiv",
    "ult", "mul_high", "not_plain", "not_plain32", "not_plain_sql", "not_plain_sql32", "not_sure", "not_printed",
    "not_ascii",
}  # fmt: skip
"""Intrinsics that store nothing, or slots of records only."""
