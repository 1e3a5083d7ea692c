"""Weights of branches in the loops' translation: LLVM's own reader takes them, and they are what was counted."""

from __future__ import annotations

import ctypes
import re
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from machine import library, weights
from machine.places import Place, functions, marked, with_places
from machine.sources import TRANSLATED

TEXT = """\
define i64 @steps(i64 %n) {
  %odd = icmp slt i64 %n, 0
  br i1 %odd, label %below, label %loop

loop:
  %i = phi i64 [ %n, %0 ], [ %next, %step ]
  %bits = and i64 %i, 3
  switch i64 %bits, label %step [
    i64 1, label %one
    i64 2, label %below
  ]

one:
  br label %step

step:
  %next = sub i64 %i, 1
  %more = icmp sgt i64 %next, 0
  br i1 %more, label %loop, label %below

below:
  ret i64 0
}
"""


@pytest.fixture(autouse=True)
def _llvm() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()


def _counted(text: str, calls: list[int], folder: Path) -> tuple[str, dict[Place, int]]:
    """Return the text with places, and how often each was met in calls of its function."""
    text = with_places(text)
    counting, places = marked(text, weights._adds_one)
    counting += f"\n@{weights._ARRAY} = global [{len(places)} x i64] zeroinitializer\n"
    path, here = folder / "counting.so", library.here()
    (code,) = library.objects(counting, [list(library.PLATFORMS[here].kinds.values())[-1]], level=0)
    library.link(code, path, here)
    made = ctypes.CDLL(str(path))
    for number in calls:
        made.steps(ctypes.c_int64(number))
    counts = (ctypes.c_int64 * len(places)).in_dll(made, weights._ARRAY)
    return text, dict(zip(places, counts, strict=True))


def test_weights_are_what_was_counted(tmp_path: Path) -> None:
    text, counts = _counted(TEXT, [-1, 0, 1, 5, 5], tmp_path)
    lines = "\n".join(weights._Weighted(text, counts).lines())
    module = llvm.parse_assembly(lines)
    module.verify()
    notes = dict(re.findall(r"^(!\d+) = !\{(.*)\}$", lines, re.MULTILINE))
    entries = [notes[number] for number in re.findall(r"^define .*!prof (!\d+) ", lines, re.MULTILINE)]
    assert entries == ['!"function_entry_count", i64 5']
    odd, switch, more = (notes[found] for found in re.findall(r"^ .*, !prof (!\d+)$", lines, re.MULTILINE))
    assert odd == '!"branch_weights", i32 1, i32 4'  # one call of five is below
    # 0 leads to a step; 1 to one and the end; twice 5, 4, 3 and 2, where it ends
    assert switch == '!"branch_weights", i32 5, i32 3, i32 2'
    assert more == '!"branch_weights", i32 6, i32 2'


def test_counts_are_rounded() -> None:
    assert [weights._rounded(count) for count in (0, 1, 31, 32, 33, 1000)] == [0, 1, 31, 32, 32, 992]


def test_functions_that_were_not_met_stay_as_they_are(tmp_path: Path) -> None:
    other = TEXT.replace("@steps", "@other")
    text, counts = _counted(TEXT + other, [1], tmp_path)
    _, mine, same = ["\n".join(body) for body in functions(text) if len(body) > 1 or body[0].startswith("source")]
    lines = "\n".join(weights._Weighted(text, counts).lines())
    assert same in lines
    assert mine not in lines


def test_most_functions_of_the_translation_have_counts() -> None:
    text = TRANSLATED.read_text("utf-8")
    heads = [body[0] for body in functions(text) if len(body) > 1]
    counted = [head for head in heads if " !prof " in head]
    assert len(heads) > 400
    assert len(counted) > 0.7 * len(heads), "training leaves much out"
