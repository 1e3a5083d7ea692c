"""`generated/loops.py` as plain Python over one run of bytes, which notes what machine code would do otherwise.

A load outside of the object, and a number that 64 bits do not hold, fail.
"""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

BASE = 1 << 20
"""Address of the first byte."""
_LOWEST, _HIGHEST = -(1 << 63), (1 << 63) - 1
_CHECKED = (ast.Add, ast.Sub, ast.Mult, ast.LShift)


class _Checked(ast.NodeTransformer):
    """Has each result looked at that might be too large."""

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.op, _CHECKED):
            return node
        return ast.copy_location(ast.Call(ast.Name("held", ast.Load()), [node], []), node)


def _held(value: int) -> int:
    assert _LOWEST <= value <= _HIGHEST, f"{value} needs more than 64 bits"
    return value


class PlainLoops:
    """The readers, by name, over bytes that are set before each call."""

    def __init__(self, path: Path) -> None:
        self.data = b""
        self.record: dict[int, int] = {}
        tree = ast.parse(path.read_text("utf-8"))
        tree.body = [node for node in tree.body if not isinstance(node, ast.ImportFrom)]
        tree = ast.fix_missing_locations(_Checked().visit(tree))
        self.scope: dict[str, Any] = {
            "kernel": lambda function: function,
            "held": _held,
            "load8": self._load(1),
            "load16": self._load(2),
            "load32": self._load(4),
            "load64": self._load(8),
            "find_zero": self._find_zero,
            "is_ascii": self._is_text("ascii"),
            "is_utf8": self._is_text("utf-8"),
            "sign_extended": lambda value, bits: value - (value >> (bits - 1) << bits),
            "put": lambda out, slot, value: self.record.__setitem__(slot, int(_held(value))),
        }
        exec(compile(tree, str(path), "exec"), self.scope)

    def read(self, name: str, data: bytes, *params: int) -> int:
        """Return how many bytes a reader has taken, or 0; `record` has the slots."""
        self.data, self.record = data, {}
        answer: int = self.scope[f"read_{name}"](BASE, BASE + len(data), 0, *params)
        assert answer == 0 or BASE <= answer <= BASE + len(data)
        return answer - BASE if answer else 0

    def took_nothing(self, name: str) -> bool:
        """Whether the last answer, 0, is one of a reader that reads no bytes at all."""
        return bool(self.record)

    def bytes_at(self, start: int, stop: int) -> bytes:
        """Return bytes that a reader has found."""
        assert BASE <= start <= stop <= BASE + len(self.data)
        return self.data[start - BASE : stop - BASE]

    def _load(self, size: int) -> Callable[[int], int]:
        def load(address: int) -> int:
            part = self.bytes_at(address, address + size)
            return int.from_bytes(part, "little", signed=size == 8)

        return load

    def _find_zero(self, start: int, stop: int) -> int:
        part = self.bytes_at(start, stop)
        return start + (part.index(0) if 0 in part else len(part))

    def _is_text(self, encoding: str) -> Callable[[int, int], bool]:
        def check(start: int, stop: int) -> bool:
            try:
                self.bytes_at(start, stop).decode(encoding)
            except UnicodeDecodeError:
                return False
            return True

        return check
