"""The spec compiles for every target that can have it; JavaScript, which the Web IDE runs, reads what Python reads."""

import json
import struct
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ksy import compiler as compiler_module
from ksy.errors import GeneratorError
from layout_checks import load

DATA = Path(__file__).parents[1] / "data"
DUMP = Path(__file__).parent / "dump.cjs"
LOGS = sorted(path for path in DATA.glob("m*/*.binlog") if path.stat().st_size < 25_000)

TARGETS = (
    "construct", "cpp_stl", "csharp", "go", "graphviz", "html", "java", "javascript", "lua", "nim", "perl", "php",
    "python", "ruby", "rust",
)  # fmt: skip
"""All that the compiler has."""

REFUSED = {"nim": "valid"}
"""Targets that the compiler itself refuses, and the key of the spec that it has no code for."""

pytestmark = pytest.mark.node


def test_the_targets_are_those_of_the_compiler(compiler: Any) -> None:
    program = "console.log(require('kaitai-struct-compiler').languages.sort().join())"
    assert compiler_module.run((*compiler.node.node, "-e", program)).strip() == ",".join(TARGETS)


@pytest.fixture(scope="module")
def compiled(compiler: Any, spec_path: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The files for each target, or the refusal; the node runs side by side."""
    folder = tmp_path_factory.mktemp("targets")

    def outcome(target: str) -> Any:
        try:
            return compiler.compile(target, spec_path, folder / target)
        except GeneratorError as refusal:
            return refusal

    with ThreadPoolExecutor(4) as pool:
        return dict(zip(TARGETS, pool.map(outcome, TARGETS), strict=True))


@pytest.mark.parametrize("target", [name for name in TARGETS if name not in REFUSED])
def test_the_spec_compiles(compiled: dict[str, Any], target: str) -> None:
    assert isinstance(compiled[target], list), compiled[target]
    text = "".join(path.read_text("utf-8") for path in compiled[target]).lower().replace("_", "")
    assert "formatdescriptionevent" in text


@pytest.mark.parametrize("target", REFUSED)
def test_a_refusal_has_the_reason_that_is_given(
    compiled: dict[str, Any], compiler: Any, spec_path: Path, tmp_path: Path, target: str
) -> None:
    """Without the key, the target compiles: a compiler that learns it makes this fail, and the entry goes."""
    assert isinstance(compiled[target], GeneratorError)
    without = tmp_path / spec_path.name
    without.write_text(json.dumps(_without(compiler.tree(spec_path), REFUSED[target])), "utf-8")
    assert compiler.compile(target, without, tmp_path)


def _without(tree: Any, key: str) -> Any:
    if isinstance(tree, list):
        return [_without(item, key) for item in tree]
    if isinstance(tree, dict):
        return {name: _without(item, key) for name, item in tree.items() if name != key}
    return tree


# The same log in JavaScript and in Python


def _members(body: Mapping[str, Any]) -> list[str]:
    """What to print of a type: no plumbing, and no text that is decoded for the eye only."""
    fields = [field["id"] for field in body.get("seq", []) if "size" not in field or field["size"] != 0]
    values = [
        name
        for name, instance in body.get("instances", {}).items()
        if "-webide-parse-mode" not in instance and 'to_s("' not in str(instance.get("value"))
    ]
    return [*fields, *values]


@pytest.fixture(scope="module")
def plan(compiler: Any, spec_path: Path) -> dict[str, list[str]]:
    """Names of the members to print, by type, as Python has both."""
    tree = compiler.tree(spec_path)
    types = {tree["meta"]["id"]: tree, **tree["types"]}
    return {_camel(name): _members(body) for name, body in types.items()}


def _camel(name: str) -> str:
    return "".join(part.capitalize() for part in name.split("_"))


def _lower_camel(name: str) -> str:
    return name[0] + _camel(name)[1:]


def _number(value: int) -> str:
    return str(value) if abs(value) < 1 << 53 else f"beyond {'-' if value < 0 else '+'}"


def _lines(plan: Mapping[str, list[str]], value: Any, name: str) -> Iterator[str]:
    """The lines that dump.cjs prints. JavaScript has no integers beyond 2^53; there, both print the sign only."""
    match value:
        case None:
            return
        case bool() | str():
            yield f"{name} {json.dumps(value, ensure_ascii=False)}"
        case int():
            yield f"{name} {_number(value)}"
        case float():
            yield f"{name} {_number(int(value)) if value.is_integer() else struct.pack('>d', value).hex()}"
        case bytes():
            yield f"{name} {value.hex()}"
        case list():
            for item in value:
                yield from _lines(plan, item, name)
        case _:
            kind = type(value).__name__
            yield f"{name} {kind}"
            for member in plan[kind]:
                yield from _lines(plan, getattr(value, member, None), _lower_camel(member))


def test_javascript_reads_what_python_reads(
    compiled: dict[str, Any],
    compiler: Any,
    generated: Path,
    plan: dict[str, list[str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    (script,) = compiled["javascript"]
    plan_file = tmp_path / "plan.json"
    plan_file.write_text(json.dumps({kind: [_lower_camel(name) for name in names] for kind, names in plan.items()}))
    monkeypatch.setenv("NODE_PATH", str(compiler_module.MODULES))
    printed = compiler_module.run(
        (*compiler.node.node, str(DUMP), str(script), str(plan_file), *map(str, LOGS))
    ).splitlines()
    parser = load(generated / "mysql_binlog.py", "committed_parser")
    expected = [line for log in LOGS for line in _lines(plan, parser.MysqlBinlog.from_file(str(log)), "log")]
    assert len(expected) > 10_000
    assert printed == expected
