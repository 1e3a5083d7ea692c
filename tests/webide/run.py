"""Runs `tree.cjs`: logs in, the nodes of their trees out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SPEC = ROOT / "spec" / "mysql_binlog.ksy"
DRIVER = Path(__file__).parent / "tree.cjs"
sys.path.append(str(ROOT / "tools"))

from ksy.compiler import MODULES, Compiler  # noqa: E402  # tools/ has to be importable first

__all__ = ["JavaScript", "Node", "camel", "class_name"]


class Node:
    """One node of the tree, as `tree.cjs` describes it."""

    __slots__ = ("_packed",)

    def __init__(self, packed: list[Any]) -> None:
        self._packed = packed

    @property
    def start(self) -> int | None:
        return self._place(0)

    @property
    def end(self) -> int | None:
        return self._place(1)

    @property
    def offset(self) -> int | None:
        """Where the stream that `start` and `end` count in begins in the file."""
        return self._place(2)

    def _place(self, index: int) -> int | None:
        place = self._packed[index]
        return None if place is None else int(place)

    @property
    def value(self) -> Any:
        """A number, bool, str, bytes, None, or the list of the items."""
        value = self._packed[3]
        if isinstance(value, list):
            return [Node(item) for item in value]
        if isinstance(value, dict) and "bytes" in value:
            return bytes.fromhex(value["bytes"])
        return float(value["number"].lower()) if isinstance(value, dict) and "number" in value else value

    @property
    def error(self) -> str | None:
        """What reading this instance raised."""
        value = self._packed[3]
        return value.get("error") if isinstance(value, dict) else None

    @property
    def kind(self) -> str | None:
        """The class of an object, None for other values."""
        value = self._packed[3]
        return value.get("class") if isinstance(value, dict) else None

    @property
    def text(self) -> str:
        """What stands beside the name of an object."""
        return str(self._packed[4])

    @property
    def fields(self) -> dict[str, Node]:
        """Fields, parameters and instances of an object."""
        return {name: Node(packed) for name, packed in self._packed[3]["fields"].items()}

    def __getitem__(self, name: str) -> Node:
        return Node(self._packed[3]["fields"][name])

    def __contains__(self, name: str) -> bool:
        return name in self._packed[3]["fields"]

    def find(self, *names: str) -> Any:
        """The value at the end of a path of members."""
        node = self
        for name in names:
            node = node[name]
        return node.value


class JavaScript:
    """The spec compiled to JavaScript in debug mode, and the node that runs it."""

    def __init__(self, scratch: Path, spec: Path = SPEC) -> None:
        compiler = Compiler()
        (self._parser,) = compiler.compile("javascript", spec, scratch, debug=True)
        self._node = compiler.node.node
        self.tree: dict[str, Any] = compiler.tree(spec)
        self._tree_file = scratch / "spec.json"
        self._tree_file.write_text(json.dumps(self.tree), "utf-8")

    def lines(self, logs: Iterable[Path]) -> Iterator[dict[str, Any]]:
        """What `tree.cjs` prints about the logs, a line at a time."""
        command = [*self._node, str(DRIVER), str(self._parser), str(self._tree_file), *map(str, logs)]
        environment = os.environ | {"NODE_PATH": str(MODULES)}
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=environment) as node:
            assert node.stdout is not None
            yield from map(json.loads, node.stdout)
        if node.returncode:
            raise RuntimeError(f"tree.cjs ended with status {node.returncode}")


@cache
def camel(name: str) -> str:
    """`len_body` -> `lenBody`, as the compiler names members in JavaScript."""
    whole = class_name(name)
    return name[:1] + whole[1:]


@cache
def class_name(name: str) -> str:
    """`value_s8` -> `ValueS8`."""
    return "".join(word[:1].upper() + word[1:] for word in name.split("_"))
