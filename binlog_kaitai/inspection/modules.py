"""Modules of JavaScript as one text, for a page that has all in one file."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources.abc import Traversable

__all__ = ["joined"]

_IMPORT = re.compile(r'^import \{[^}]*\} from "\./([\w.]+)";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=const |class |function |async )", re.MULTILINE)


def joined(folder: Traversable, main: str, made: Mapping[str, str]) -> str:
    """Return a module and those that it imports, each after what it imports itself.

    All share one scope, in which a browser takes no name twice.

    Args:
        folder: where the modules are.
        main: the file of the module.
        made: texts of modules that are no files.
    """
    found: dict[str, str] = {}

    def add(name: str) -> None:
        if name not in found:
            text = made[name] if name in made else (folder / name).read_text("utf-8")
            for other in _IMPORT.findall(text):
                add(other)
            found[name] = _EXPORT.sub("", _IMPORT.sub("", text))

    add(main)
    return "".join(found.values())
