"""Changes of the spec's expressions, enums and types of elements: `python -m tests.mutated.expressions`.

Logs are not rewritten: another spec says something else of the same bytes, and the loops have to say what the parser of
that spec says (`objects`). A change is followed, refused, without effect on the logs at hand, or it is not followed.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from tests.mutated.attributes import SPEC, types
from tests.mutated.cases import Case
from tests.mutated.sweep import logs_of
from tests.mutated.workshop import ROOT, NotStartedError, Workshop, found_before, found_in
from tests.tools.mutations import Mutation, without_remarks

_LARGEST = 20_000
"""Bytes of a log; of those that have the type, the largest shows most."""
_MOST = 2
"""Logs for a change."""
_MEMBER = re.compile(r"^      (?:- id: )?(\w+):?\n((?:        .*\n)+)", re.MULTILINE)
_EXPRESSION = re.compile(
    r"^        (value|if|pos|size|repeat-expr|repeat-until): .*\n(?:          .*\n)*", re.MULTILINE
)
_ENUM = re.compile(r"^  (\w+):\n((?:    .*\n)+)", re.MULTILINE)
_ENUM_MEMBER = re.compile(r"^    (\w+):[^\n]*\n(?:      .*\n)*", re.MULTILINE)
_ENUM_ID = re.compile(r"^    \w+:(?:\n      id:)? (\w+)", re.MULTILINE)
_ENUM_OF = re.compile(r"^        enum: (\w+)\n", re.MULTILINE)
_ELEMENT = re.compile(r"^        type: ([usf])([1248])(?:be)?\n", re.MULTILINE)
_REPEATED = "        repeat: "
_SIZES = {"1": "2", "2": "4", "4": "8", "8": "4"}
_OTHER = {
    "==": "!=", "!=": "==", "<": ">=", ">=": "<", "<=": ">", ">": "<=", "+": "-", "-": "+",
    "and": "or", "or": "and", "<<": ">>", ">>": "<<", "not ": "",
}  # fmt: skip
_PART = re.compile(
    r"(?<![\w.:])(?P<number>\d+)\b|(?<= )(?P<sign>==|!=|<<|>>|<=|>=|<|>|\+|-|and|or)(?= )|(?P<not>\bnot )"
)


def changes() -> dict[str, Mutation]:
    """Return all changes by name.

    Each number one more; each comparison, sum, shift and condition reversed; an attribute without its enum; two members
    of an enum with each other's numbers; the elements of a list with half or twice as many bytes.
    """
    return dict(_changes()) | dict(_of_enums())


def _of_enums() -> Iterator[tuple[str, Mutation]]:
    spec = without_remarks(SPEC.read_text("utf-8"))
    for enum, members in _ENUM.findall(spec[spec.index("\nenums:\n") :]):
        for one, two in pairwise(_ENUM_MEMBER.finditer(members)):
            others = one[0].replace(one[1], two[1], 1) + two[0].replace(two[1], one[1], 1)
            yield f"{enum}, enum: {one[1]} and {two[1]}", Mutation(enum, one[0] + two[0], others)


def _shown_by(change: Mutation) -> Iterator[str]:
    """Yield the types whose logs may show a change: its own; for an enum those that it selects or that name it."""
    known = {owner: body for owner, body, _ in types()}
    if change.type in known:
        yield change.type
        return
    members = "|".join(_ENUM_ID.findall(change.old))
    for body in known.values():
        yield from re.findall(rf"'{change.type}::(?:{members})': (\w+)", body)
    yield from (owner for owner in known if re.search(rf"\b{change.type}\b", known[owner]))


def _changes() -> Iterator[tuple[str, Mutation]]:
    for owner, body, _ in types():
        for member in _MEMBER.finditer(body):
            if enum := _ENUM_OF.search(member[0]):
                text = member[0].replace(enum[0], "")
                yield f"{owner}.{member[1]}, enum: {enum[1]} -> gone", Mutation(owner, member[0], text)
            if (element := _ELEMENT.search(member[0])) and _REPEATED in member[0]:
                other = f"{element[1]}{_SIZES[element[2]]}"
                text = member[0].replace(f"{element[1]}{element[2]}", other, 1)
                name = f"{owner}.{member[1]}, element: {element[1]}{element[2]} -> {other}"
                yield name, Mutation(owner, member[0], text)
            for expression in _EXPRESSION.finditer(member[0]):
                for part in _PART.finditer(expression[0], expression[0].index(":") + 1):
                    new = str(int(part[0]) + 1) if part["number"] else _OTHER[part[0]]
                    at = expression.start() + part.start()
                    text = member[0][:at] + new + member[0][at + len(part[0]) :]
                    name = (
                        f"{owner}.{member[1]}, {expression[1]}: {part[0].strip()} -> {new or 'gone'} at {part.start()}"
                    )
                    yield name, Mutation(owner, member[0], text)


def outcome(change: Mutation, folder: Path) -> str:
    """Return what becomes of a change, in words."""
    from ksy.errors import GeneratorError

    small = ([log for log in logs_of(name) if (ROOT / log).stat().st_size <= _LARGEST] for name in _shown_by(change))
    logs = list(dict.fromkeys(of_type[-1] for of_type in small if of_type))[:_MOST]
    if not logs:
        return "no log"
    try:
        workshop = Workshop(folder, {"change": Case((change,), {}, tuple(logs))})
        package = workshop.finish("change")
    except GeneratorError as refusal:
        return f"refused: {str(refusal)[:200]}"
    copies = [Path(shutil.copy(ROOT / log, package)) for log in logs]
    before = found_before(tuple(logs), False)
    try:
        found = found_in(package, copies, moves=False)
    except NotStartedError as error:
        return f"NOT REFUSED, and the package does not start: {str(error).strip().splitlines()[-1]}"
    wrong = [job for job, answer in found.items() if answer.get("loops") != answer.get("objects") or "raised" in answer]
    if wrong:
        return f"NOT FOLLOWED: {', '.join(wrong)}"
    return "without effect" if all(found[job].get("loops") == before[job]["loops"] for job in before) else "followed"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--most", type=int, default=20, help="how many changes, by chance")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--of", default="", help="a part of the names of changes")
    given = parser.parse_args()
    sys.path.append(str(ROOT / "tools"))
    chosen = [item for item in changes().items() if given.of in item[0]]
    random.Random(given.seed).shuffle(chosen)
    counts = Counter[str]()
    for name, change in chosen[: given.most]:
        with tempfile.TemporaryDirectory() as folder:
            said = outcome(change, Path(folder))
        counts[said.partition(":")[0]] += 1
        print(f"{name}: {said}", flush=True)
    print(dict(sorted(counts.items())), "of", len(chosen))


if __name__ == "__main__":
    main()
