"""A library of the loops that counts: each edge between two places of a function sets a byte when it is taken.

    python tools/machine/edges.py [FOLDER]    writes FOLDER/edges.so, and edges.tsv with the function of each byte and
                                              numba's name of the place, which has the offset in Python's code

The loops are translated with the names of their functions, edges that have no place of their own get one, and at each
place a byte of the array `binlog_edges` is set. Left out is where numba passes on an error of Python, which the
loops do not have.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from machine import library  # noqa: E402
from machine.sources import ROOT, with_mark  # noqa: E402
from machine.translate import translated  # noqa: E402

__all__ = ["ARRAY", "build"]

ARRAY = "binlog_edges"
_HEAD = re.compile(r"define .*@([^(]*)\(")
_LABEL = re.compile(r'("?[\w.$-]+"?):(?: +; preds = (.*))?$')
_ERROR = re.compile(r"br i1 .*, label %\S+, label %(\S+), !prof")
"""Where numba expects the first: the second is taken after an error."""
_LENGTH = re.compile(r"(\d+)")
_PACKAGE = "13binlog_kaitai"
_LEFT_OUT = {"binlog_kaitai", "compiled", "loops", "_3clocals_3e"}


def build(folder: Path) -> Path:
    """Write the library into a folder, unless it is there and of the loops as they are now, and return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    made_from = with_mark(Path(__file__).read_text("utf-8"))
    path, names, mark = folder / "edges.so", folder / "edges.tsv", folder / "built-from"
    if not (mark.exists() and mark.read_text("utf-8") == made_from and path.exists()):
        text, functions = _counted(_with_places(translated(named=True)))
        here = library.here()
        (code,) = library._objects(text, [list(library.PLATFORMS[here].kinds.values())[-1]])
        library._link(code, path, here)
        names.write_text("".join(f"{name}\n" for name in functions), "utf-8")
        mark.write_text(made_from, "utf-8")
    return path


def _with_places(text: str) -> str:
    """Return the text with a place on each edge from one with several ways on to one with several before."""
    import llvmlite.binding as llvm

    module = llvm.parse_assembly(text)
    passes = llvm.create_new_module_pass_manager()
    passes.add_break_critical_edges_pass()
    machine = llvm.Target.from_default_triple().create_target_machine()
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=0)))
    return str(module)


def _counted(text: str) -> tuple[str, list[str]]:
    """Return the text with a byte set at each place, and the function and the place of each byte."""
    functions: list[str] = []
    lines: list[str] = []
    body: list[str] = []
    for line in text.split("\n"):
        body.append(line)
        if line == "}" or not body[0].startswith("define "):
            lines += _of_function(body, functions) if line == "}" and len(body) > 1 else body
            body = []
    lines.append(f"@{ARRAY} = global [{len(functions)} x i8] zeroinitializer\n")
    return "\n".join(lines), functions


def _of_function(body: list[str], functions: list[str]) -> Iterator[str]:
    found = _HEAD.match(body[0])
    assert found is not None
    name, errors, waits, place = _readable(found[1]), _errors(body), False, ""
    for line in body:
        if waits and not re.match(r"\s+%\S+ = phi ", line):
            yield f"  store i8 1, ptr getelementptr (i8, ptr @{ARRAY}, i64 {len(functions)}), align 1"
            functions.append(f"{name}\t{place}")
            waits = False
        label = _LABEL.match(line)
        place = label[1].strip('"') if label is not None else place
        waits = waits or (label is not None and label[1] not in errors)
        yield line


def _errors(body: list[str]) -> set[str]:
    """Return the places that only an error leads to."""
    errors = {found[1] for line in body if (found := _ERROR.search(line))}
    places = [found for line in body if (found := _LABEL.match(line)) and found[2]]
    before = -1
    while before != len(errors):
        before = len(errors)
        errors |= {place[1] for place in places if {name.strip()[1:] for name in place[2].split(",")} <= errors}
    return errors


def _readable(symbol: str) -> str:
    """Return where a function is, and its name, of one that numba has made: a list of names, each after its length."""
    if _PACKAGE not in symbol:
        return symbol
    rest, parts = symbol[symbol.index(_PACKAGE) :], []
    while found := _LENGTH.match(rest):
        end = found.end() + int(found[1])
        parts.append(rest[found.end() : end])
        rest = rest[end:]
    return ".".join(part for part in parts if part not in _LEFT_OUT)


if __name__ == "__main__":
    print(build(Path(sys.argv[1]) if sys.argv[1:] else ROOT / "build" / "edges"))
