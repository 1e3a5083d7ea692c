"""How often the loops take each way on from a branch, in LLVM's language: `with_weights`.

LLVM lays out machine code, inlines functions and gives out registers for the ways that are taken often. Which ones
these are is counted: a library of the loops adds one at each place that is met while `training` runs commands.
"""

import array
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from machine import library
from machine.places import Place, functions, marked, with_places

__all__ = ["with_weights"]

_ARRAY = "binlog_counts"
_TRAINING = Path(__file__).with_name("training.py")
_SIZE = 8
_DIGITS = 5
"""Binary digits of a count that are kept: more of them would change with each small change of the loops."""
_LARGEST = 1 << 31
_HEAD = re.compile(r"define .*@([^(]*)\(.*(?= \{$)")
_LABEL = re.compile(r"label %([^\s,\]]+)")
_KNOWN = re.compile(r", !prof !\d+")
_SHARES = (100_000, 500_000, 900_000, 990_000, 999_000, 999_900, 999_990, 999_999)
"""Of a million: how much of all that is met the places above a count are, which is how LLVM tells what is hot."""


def with_weights(text: str) -> str:
    """Return the loops' translation with counts of functions and weights of branches."""
    text = with_places(text)
    counts = _counts(text)
    return _simplified("\n".join(_Weighted(text, counts).lines()))


def _counts(text: str) -> dict[Place, int]:
    """Return how often each place is met in training."""
    counting, places = marked(text, _adds_one)
    counting += f"@{_ARRAY} = global [{len(places)} x i64] zeroinitializer\n"
    with tempfile.TemporaryDirectory() as scratch:
        path, stored = Path(scratch, "counting.so"), Path(scratch, "counts")
        here = library.here()
        (code,) = library.objects(counting, [list(library.PLATFORMS[here].kinds.values())[-1]], level=0)
        library.link(code, path, here)
        command = [sys.executable, str(_TRAINING), str(path), _ARRAY, str(len(places)), str(stored)]
        done = subprocess.run(command, check=False, capture_output=True, env=_environment())
        if done.returncode:
            raise SystemExit(f"{_TRAINING.name} ended with {done.returncode}:\n{done.stderr[-2000:].decode()}")
        counts = array.array("q", stored.read_bytes())
    return dict(zip(places, map(_rounded, counts), strict=True))


def _environment() -> dict[str, str]:
    """Return one in which the same is counted each time: the loops read some bytes after the end of a text, too."""
    memory = {"PYTHONMALLOC": "malloc", "MALLOC_PERTURB_": "90"}
    return {**os.environ, **memory, "PYTHONHASHSEED": "0", "TZ": "UTC", "COLUMNS": "80"}


def _adds_one(number: int) -> str:
    address = f"getelementptr (i8, ptr @{_ARRAY}, i64 {number * _SIZE})"
    return (
        f"  %met.{number} = load i64, ptr {address}, align 8\n"
        f"  %more.{number} = add i64 %met.{number}, 1\n"
        f"  store i64 %more.{number}, ptr {address}, align 8"
    )


def _rounded(count: int) -> int:
    spare = max(0, count.bit_length() - _DIGITS)
    return count >> spare << spare


class _Weighted:
    """The text with what was counted."""

    def __init__(self, text: str, counts: Mapping[Place, int]) -> None:
        self._text, self._counts = text, counts
        self._calls: dict[str, int] = {}
        """How often the first place of each function is met."""
        for place, count in counts.items():
            self._calls.setdefault(place.function, count)
        self._notes: dict[str, int] = {}
        """Numbers of notes that the text refers to, in their order."""
        self._first = 1 + max((int(number) for number in re.findall(r"^!(\d+) = ", text, re.MULTILINE)), default=-1)

    def lines(self) -> Iterator[str]:
        """Give the lines."""
        for body in functions(self._text):
            yield from self._of_function(body) if len(body) > 1 else body
        flag = self._note('i32 1, !"ProfileSummary", ' + self._summary())
        yield from (f"!{number} = !{{{note}}}" for note, number in self._notes.items())
        yield f"!llvm.module.flags = !{{{flag}}}\n"

    def _of_function(self, body: list[str]) -> Iterator[str]:
        found = _HEAD.match(body[0])
        assert found is not None
        calls = self._calls[found[1]]
        if not calls:  # LLVM takes it as it did; a count of 0 would have it save bytes there
            yield from body
            return
        note = self._note(f'!"function_entry_count", i64 {calls}')
        yield f"{found[0]} !prof {note} {{"
        lines = iter(body[1:])
        for line in lines:
            if line.startswith("  switch "):
                branch = [line]
                while "]" not in branch[-1]:
                    branch.append(next(lines))
                yield self._branch(found[1], "\n".join(branch))
            else:
                yield self._branch(found[1], line) if line.startswith("  br i1 ") else line

    def _branch(self, function: str, text: str) -> str:
        """Return a branch with the weights of its ways, in the order of their labels."""
        labels = [label.strip('"') for label in _LABEL.findall(text)]
        ways = Counter(labels)
        weights = [self._counts[Place(function, label)] // ways[label] for label in labels]
        if not any(weights):
            return text
        scale = max(weights) // _LARGEST + 1
        return f"{_KNOWN.sub('', text)}, !prof {self._note(_weights(weight // scale for weight in weights))}"

    def _note(self, text: str) -> str:
        return f"!{self._notes.setdefault(text, self._first + len(self._notes))}"

    def _summary(self) -> str:
        counts = sorted((count for count in self._counts.values() if count), reverse=True)
        facts = {
            "TotalCount": sum(counts), "MaxCount": counts[0], "MaxInternalCount": counts[0],
            "MaxFunctionCount": max(self._calls.values()),
            "NumCounts": len(self._counts), "NumFunctions": len(self._calls),
        }  # fmt: skip
        shares = [self._note(f"i32 {share}, i64 {least}, i32 {number}") for share, least, number in _hot(counts)]
        parts = [
            '!"ProfileFormat", !"InstrProf"',
            *(f'!"{name}", i64 {value}' for name, value in facts.items()),
            f'!"DetailedSummary", {self._note(", ".join(shares))}',
        ]
        return self._note(", ".join(map(self._note, parts)))


def _weights(weights: Any) -> str:
    return '!"branch_weights", ' + ", ".join(f"i32 {weight}" for weight in weights)


def _hot(counts: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Give shares of all that is met, the least count of the places that are as much together, and their number."""
    total, met, number = sum(counts), 0, 0
    for share in _SHARES:
        while met * 1_000_000 < total * share:
            met += counts[number]
            number += 1
        yield share, counts[number - 1], number


def _simplified(text: str) -> str:
    """Return the text without places that no way is left for."""
    import llvmlite.binding as llvm

    module = llvm.parse_assembly(text)
    machine = llvm.Target.from_default_triple().create_target_machine()
    passes = llvm.create_new_module_pass_manager()
    passes.add_simplify_cfg_pass()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=1)))
    return str(module)
