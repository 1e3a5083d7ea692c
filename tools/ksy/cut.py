"""Parts of the compiler's Python parser that are modules of their own: who needs one need not import all of it."""

import ast
from collections.abc import Iterator, Mapping

from .entries import PARSER_PARTS
from .errors import GeneratorError
from .readers import camel


def parser_parts(text: str) -> dict[str, str]:
    """Returns the modules, by the names of their files, of the module that the compiler has written."""
    tree = ast.parse(text)
    (top,) = (node for node in tree.body if isinstance(node, ast.ClassDef))
    lines = text.splitlines(keepends=True)
    classes = {node.name: node for node in top.body if isinstance(node, ast.ClassDef)}
    found = {}
    for name, wanted in PARSER_PARTS.items():
        kept = _needed(top.name, classes, camel(wanted))
        doc = f'    """Of the parser in {top.name} no more than `{wanted}` needs."""\n'
        found[f"{name}.py"] = "".join([*lines[: top.lineno], doc, *_texts(lines, classes, kept)])
    return found


def _needed(top: str, classes: Mapping[str, ast.ClassDef], first: str) -> set[str]:
    """The names of a class and of those that it uses, directly or not."""
    if first not in classes:
        raise GeneratorError(f"the compiler has made no class {first}")
    needed, left = set[str](), [first]
    while left:
        name = left.pop()
        if name not in needed:
            needed.add(name)
            left += [used for used in _members(classes[name], top) if used in classes]
    return needed


def _members(node: ast.ClassDef, top: str) -> Iterator[str]:
    """The names that a class looks up in the class that all are in."""
    for inside in ast.walk(node):
        if isinstance(inside, ast.Attribute) and isinstance(inside.value, ast.Name) and inside.value.id == top:
            yield inside.attr


def _texts(lines: list[str], classes: Mapping[str, ast.ClassDef], names: set[str]) -> Iterator[str]:
    """The text of some classes, as it is."""
    for name, node in classes.items():
        if name in names:
            yield "\n"
            yield from lines[node.lineno - 1 : node.end_lineno]
