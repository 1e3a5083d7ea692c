"""Regular expressions read any text in a time that grows with its length, and no faster."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from functools import _lru_cache_wrapper, cache
from pathlib import Path
from typing import Any

import pytest

import binlog_kaitai
from binlog_kaitai.regex import regex
from tests.ambiguity import is_exponential
from tests.builder import LogBuilder
from tests.builder.columns import integer

PACKAGE = Path(binlog_kaitai.__file__).parent
EXPONENTIAL = [
    r"(?is)\s*(?:/\*.*?\*/\s*)*CREATE",
    r"(?:\s|/\*.*?\*/)*(?:CREATE|ALTER)\b",
    r"\((?:\s*`(?:[^`]|``)+`\s*,?)+\)",
    *(r"(a*)*b", r"(a+)+b", r"(?:ab|a|b)*c", r"(a?b?)*c", r"(?:a+,?)*b", r"(?:(?:a+)+b)*+", r"(?:.*,)*x"),
]
LINEAR = [
    r"(?s)(?:\s|/\*.*?\*/)*+(?:CREATE|ALTER)\b",
    r"\((?:\s*`(?:[^`]|``)++`)(?:\s*,\s*`(?:[^`]|``)++`)*+\)",
    r"'(?:[^'\\]|\\.)*'",
    *(r"(?:a|b)*c", r"(?:a+,)*", r"(?:[^,]*,)*x", r"(?:[0-9a-f]{2})*x", r"(?:a{1,2}b)*", r"(?>(?:a|b)*)c"),
]


@pytest.mark.parametrize("text", EXPONENTIAL)
def test_an_expression_that_reads_a_text_in_two_ways_is_found(text: str) -> None:
    assert is_exponential(re.compile(text))


@pytest.mark.parametrize("text", LINEAR)
def test_others_are_not(text: str) -> None:
    assert not is_exponential(re.compile(text))


def found_in(value: Any, module: str, depth: int = 0) -> Iterator[re.Pattern[Any]]:
    """Yield the expressions in a value of a module: in containers, classes, and what functions without arguments
    keep."""
    if isinstance(value, re.Pattern):
        yield value
    elif isinstance(value, regex):  # type: ignore[arg-type]  # a class, for which a checker takes re.compile
        yield re.compile(*value._source)
    elif depth > 3:
        return
    elif isinstance(of := getattr(value, "__self__", None), re.Pattern | regex):  # its method, such as `search`
        yield from found_in(of, module)
    elif isinstance(value, dict):
        yield from found_in([*value, *value.values()], module, depth + 1)
    elif isinstance(value, tuple | list | set | frozenset):
        for each in value:
            yield from found_in(each, module, depth + 1)
    elif isinstance(value, type) and value.__module__ == module:
        yield from found_in(list(vars(value).values()), module, depth + 1)
    elif isinstance(value, _lru_cache_wrapper) and value.__module__ == module and is_made_once(value.__wrapped__):
        yield from found_in(value(), module, depth + 1)


def is_made_once(function: Any) -> bool:
    return not function.__code__.co_argcount and "Pattern" in str(function.__annotations__.get("return"))


@cache
def patterns() -> dict[re.Pattern[Any], str]:
    """Return the expressions of the package, and in which module each is."""
    found: dict[re.Pattern[Any], str] = {}
    for module in pkgutil.walk_packages([str(PACKAGE)], f"{PACKAGE.name}."):
        if ".loops" not in module.name and not module.name.endswith("__main__"):
            values = list(vars(importlib.import_module(module.name)).values())
            for each in values:
                found |= dict.fromkeys(found_in(each, module.name), module.name)
    return found


def test_no_expression_of_the_package_is_exponential() -> None:
    assert len(patterns()) > 60
    bad = {pattern.pattern: module for pattern, module in patterns().items() if is_exponential(pattern)}
    assert bad == {}


# What is made of what a user gives, or of texts of the package; the others that functions make are constants.
MADE_LATER = {
    "carving/relay.py": "a name of files that the user gives, and digits",
    "changes/filters.py": "an expression of the user",
    "cli/options/wanted.py": "an expression of the user",
    "compiled/objects/linked_rows.py": "names of columns of a key, escaped, and JSON texts",
    "log/remote.py": "one constant, made when a log's path is a URL",
    "regex.py": "what modules give it",
    "log/resync.py": "bytes of a header, one after the other",
    "ddl/foreign_keys.py": "a name of a table, escaped, and digits",
    "ddl/lexer.py": "a delimiter, between expressions that are looked at",
    "types/temporal.py": "one constant, made when a dump is read",
    "values/charset_codecs.py": "a set of characters",
    "where/grammar.py": "a quote",
    "where/matcher.py": "a pattern of LIKE, which the user gives",
    **dict.fromkeys(("states/emptied.py", "states/effects.py", "reading/history.py", "states/row_ends.py"), "kept"),
}


def calls_of_re(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        name = node.func if isinstance(node, ast.Call) else None
        if isinstance(name, ast.Attribute) and isinstance(name.value, ast.Name) and name.value.id == "re":
            assert isinstance(node, ast.Call)
            yield node


def test_no_other_function_makes_an_expression() -> None:
    met = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        module = path.relative_to(PACKAGE).as_posix()
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            for call in calls_of_re(function):
                text = call.args[0]
                if call.func.attr == "escape":  # type: ignore[attr-defined]
                    continue
                if isinstance(text, ast.Constant):
                    assert not is_exponential(re.compile(text.value)), module
                else:
                    met.add(module)
    assert met == MADE_LATER.keys()


SIZE = 30_000
HOSTILE = [
    "/**/" * SIZE + "x START TRANSACTION",
    "/* a */ " * SIZE + "INSERT INTO t VALUES ('s')",
    "/* a " * SIZE,
    "CREATE TABLE t (a INT)" + " " * SIZE + "x" + " " * SIZE + "START" + " " * SIZE + "TRANSACTION",
    "CREATE TABLE t (a INT) " + "START " * SIZE + "TRANSACTION",
    "INSERT INTO t VALUES ('" + r"\'" * SIZE + "\\",
    'INSERT INTO t VALUES ("' + r"\"" * SIZE + "\\",
    "INSERT INTO t VALUES (" + "x'a" * SIZE,
    "INSERT INTO t VALUES (" + "0xa" * SIZE + "g",
    "SET STATEMENT a=1 " + "FOR " * SIZE,
    "SET STATEMENT" + " " * SIZE,
    "DROP TABLE " + "(" * SIZE,
    "DROP TABLE " + "`" * (SIZE + 1),
    "ALTER TABLE t " + "$a" * SIZE,
    "ALTER TABLE t " + "$" * (SIZE + 1),
    "\ndelimiter" * SIZE,
    "\n" + "\t" * SIZE + "delimiter",
    "TRUNCATE " + "-- \n" * SIZE,
    "SAVEPOINT " + "a " * SIZE,
    "XA COMMIT X'" + "61" * SIZE,
]
COMMANDS = [
    ("sql",),
    ("sql", "--undo", "--dry-run", "-T", "shop.u"),
    ("verify", "--chain"),
    ("history", "-T", "shop.u", "--key", "id=1"),
    ("transactions",),
    ("stats",),
    ("changes",),
]
LIMIT = 20
"""Seconds of a processor; all of it takes three, and one command that takes the square of the length takes more."""


def test_hostile_statements_are_read_in_the_time_of_others(tmp_path: Path) -> None:
    log, columns = LogBuilder(), [integer("id", 4)]
    log.begin()
    log.insert(columns, {"id": 1}, table="u")
    log.xid(1)
    for text in HOSTILE:
        log.query(text)
    log.rotate()
    path = str(log.write(tmp_path / "binlog.000001"))
    redact = ["carve", "--redact-text", "-o", str(tmp_path / "o"), path]
    runs = [[*command, path] for command in COMMANDS] + [redact]
    code = f"from binlog_kaitai.cli import main\nfor run in {runs!r}:\n    print('done', run[0], main(run), flush=True)"
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT)),
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.count(b"done ") == len(runs)
    assert b"Traceback" not in done.stderr
