"""What proves the readers of the loops: it has all of them, and finds what is planted in one."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from prove.counted import counted
from prove.proof import Proof, prove

ROOT = Path(__file__).parents[2]
PRIMITIVES = (ROOT / "binlog_kaitai/compiled/loops/primitives.py").read_text("utf-8")
LENENC = "_lenenc_int"
CHECKED = LENENC, "read_rotate_event", "read_intvar_event", "read_rand_event", "read_payload_field"
"""Readers of which each bound is removed."""


@pytest.fixture(scope="module")
def source(generated: Path) -> str:
    return (generated / "loops.py").read_text("utf-8")


def _function(source: str, name: str) -> ast.FunctionDef:
    return next(node for node in ast.parse(source).body if isinstance(node, ast.FunctionDef) and node.name == name)


def _changed(source: str, name: str, old: str, new: str) -> tuple[str, int]:
    """The source with a change in a function, and its line."""
    function = _function(source, name)
    lines = source.split("\n")
    at = next(at for at in range(function.lineno - 1, function.end_lineno or 0) if lines[at].strip().startswith(old))
    lines[at] = lines[at].replace(old, new, 1)
    return "\n".join(lines), at + 1


def _proof(source: str, name: str) -> Proof:
    return prove(source, PRIMITIVES, {"find_zero", LENENC, name})


PLANTED = {
    "a comparison": ("read_intvar_event", "if 8 > end - pos:", "if 7 > end - pos:", "load: load64(pos)"),
    "one the other way": ("read_rotate_event", "if 8 > end - pos:", "if 8 < end - pos:", "load: load64(pos)"),
    "a load of more": ("read_table_map_event_head", "flags = load16(pos)", "flags = load32(pos)", "load: load32(pos)"),
    "a place": ("read_intvar_event", "value = load64(pos)", "value = load64(pos + 1)", "load: load64(pos + 1)"),
    "a sum that wraps": ("read_payload_field", "stop = pos +", "stop = pos * 65536 * 4 +", "no wrap: pos * 65536 * 4"),
    "a result": ("read_xid_event", "return pos", "return end + 1", "result: return end + 1"),
    "a slot": ("read_xid_event", "put(out, XID", "put(out, RAND_EVENT_SEED2 - XID", "slot: put(out, RAND_EVENT_SEED2"),
    "a loop that stands": ("read_transaction_payload_event", "if pos == b", "if -pos == b", "progress: while True:"),
}
"""What is written where, in place of what, and what is said of it."""


@pytest.mark.parametrize("what", PLANTED)
def test_what_is_planted_is_found(what: str, source: str) -> None:
    name, old, new, said = PLANTED[what]
    changed, _ = _changed(source, name, old, new)
    assert not _proof(source, name).open
    found = next(place for place in _proof(changed, name).open if place.text.startswith(said))
    assert found.function == name
    assert said.partition(": ")[2] in changed.split("\n")[found.line - 1]


def _without_bounds(source: str, name: str) -> Iterator[str]:
    """The source without one of the bounds of a function, each in turn."""
    function = _function(source, name)
    lines = source.split("\n")
    for at in range(function.lineno - 1, function.end_lineno or 0):
        if lines[at].strip().startswith("if ") and lines[at].endswith("> end - pos:"):
            yield "\n".join([*lines[:at], lines[at][: -len(lines[at].lstrip())] + "if False:", *lines[at + 1 :]])


@pytest.mark.parametrize("name", CHECKED)
def test_a_missing_bound_is_found(name: str, source: str) -> None:
    changed = list(_without_bounds(source, name))
    assert changed
    assert all(_proof(without, name).open for without in changed)


def test_all_that_can_go_wrong_is_counted() -> None:
    """Counted by hand: two sums, a load and the call before it, a shift by two numbers, a result, and the loop."""
    body = "while pos < end:\n  pos += load8(pos + 1)\nreturn pos >> end"
    function = ast.parse(f"def f(pos, end):\n {body.replace(chr(10), chr(10) + ' ')}").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert sorted(kind for *_, kind in counted(function)) == [
        "load",
        "no wrap",
        "no wrap",
        "progress",
        "result",
        "shift",
    ]


@pytest.mark.parametrize(
    ("new", "said"),
    [
        ("load64(pos) ** 2", "operator: load64(pos) ** 2"),
        ("load64(pos) if pos else [pos]", "the prover does not know it"),
        ("load128(pos)", "nothing is proved of load128"),
        ("xid", "it is not set on every way to here"),
    ],
)
def test_what_is_not_known_is_not_proved(new: str, said: str, source: str) -> None:
    changed, _ = _changed(source, "read_xid_event", "xid = load64(pos)", f"xid = {new} + 0")
    assert any(said in place.text for place in _proof(changed, "read_xid_event").open)


def test_the_command(tmp_path: Path, source: str) -> None:
    """It says what is wrong and where, and fails."""
    changed, line = _changed(source, "read_xid_event", "xid = load64(pos)", "xid = load64(pos + 1)")
    file = tmp_path / "loops.py"
    constants, function = changed.split("\n\n\n@kernel", 1)[0], _function(changed, "read_xid_event")
    rest = "\n" * (function.lineno - 1 - constants.count("\n")) + ast.get_source_segment(changed, function)
    file.write_text(constants + rest)
    done = subprocess.run([sys.executable, ROOT / "tools/prove", file], capture_output=True, text=True)
    assert done.returncode == 1
    assert f"loops.py:{line} read_xid_event: not proved: load: load64(pos + 1)" in done.stderr
    assert done.stdout.startswith("proved ")
