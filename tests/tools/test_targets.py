"""The spec compiles for every target that can have it. What the JavaScript reads is tested in tests/webide."""

import json
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from ksy import compiler as compiler_module
from ksy.errors import GeneratorError

TARGETS = (
    "construct", "cpp_stl", "csharp", "go", "graphviz", "html", "java", "javascript", "lua", "nim", "perl", "php",
    "python", "ruby", "rust",
)  # fmt: skip
"""All that the compiler has."""

REFUSED = {"nim": "valid"}
"""Targets that the compiler itself refuses, and the key of the spec that it has no code for."""

KEYWORDS = {
    "lua": """and break do else elseif end false for function goto if in local nil not or repeat return then true until
        while""",
    "ruby": """alias begin case class def ensure module next redo rescue retry self super undef unless when yield""",
    "cpp_stl": """auto const default delete enum extern friend inline namespace new operator private protected public
        register signed sizeof static struct switch template this throw typedef union unsigned using virtual void""",
    "java": """abstract boolean byte extends final implements import instanceof interface native package synchronized
        throws transient try volatile""",
}
"""Words that the compiler lets through as names of members, and that the target's own compiler does not take.

Of enums, Lua alone is at risk: the others write their members in capitals or after a prefix. Go and Rust are left out:
they do not take what the compiler makes of the spec for other reasons (see spec/README.md).
"""

pytestmark = pytest.mark.node


def test_the_targets_are_those_of_the_compiler(compiler: Any) -> None:
    program = "console.log(require('kaitai-struct-compiler').languages.sort().join())"
    assert compiler_module.run((*compiler.node.node, "-e", program)).strip() == ",".join(TARGETS)


def test_no_name_is_a_keyword_of_a_target(compiler: Any, spec_path: Path) -> None:
    tree = compiler.tree(spec_path)
    fields = [field for body in tree["types"].values() for field in (*body.get("params", []), *body.get("seq", []))]
    instances = {name for body in tree["types"].values() for name in body.get("instances", {})}
    members = [member for enum in tree["enums"].values() for member in enum.values()]
    labels = {member["id"] if isinstance(member, dict) else member for member in members}
    assert ({field["id"] for field in fields} | instances) & set(" ".join(KEYWORDS.values()).split()) == set()
    assert labels & set(KEYWORDS["lua"].split()) == set()


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


@pytest.mark.slow
@pytest.mark.parametrize("target", [name for name in TARGETS if name not in REFUSED])
def test_the_spec_compiles(compiled: dict[str, Any], target: str) -> None:
    assert isinstance(compiled[target], list), compiled[target]
    text = "".join(path.read_text("utf-8") for path in compiled[target]).lower().replace("_", "")
    assert "formatdescriptionevent" in text


@pytest.mark.slow
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
