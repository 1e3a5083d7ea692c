"""Changes of the spec's expressions, and whether the package follows them: `python -m tests.mutated.expressions`.

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
from pathlib import Path

from tests.mutated.attributes import types
from tests.mutated.cases import Case
from tests.mutated.sweep import logs_of
from tests.mutated.workshop import ROOT, NotStartedError, Workshop, found_before, found_in
from tests.tools.mutations import Mutation

_LARGEST = 20_000
"""Bytes of a log; of those that have the type, the largest shows most."""
_MEMBER = re.compile(r"^      (?:- id: )?(\w+):?\n((?:        .*\n)+)", re.MULTILINE)
_EXPRESSION = re.compile(
    r"^        (value|if|pos|size|repeat-expr|repeat-until): .*\n(?:          .*\n)*", re.MULTILINE
)
_OTHER = {
    "==": "!=", "!=": "==", "<": ">=", ">=": "<", "<=": ">", ">": "<=", "+": "-", "-": "+",
    "and": "or", "or": "and", "<<": ">>", ">>": "<<", "not ": "",
}  # fmt: skip
_PART = re.compile(
    r"(?<![\w.:])(?P<number>\d+)\b|(?<= )(?P<sign>==|!=|<<|>>|<=|>=|<|>|\+|-|and|or)(?= )|(?P<not>\bnot )"
)


def changes() -> dict[str, Mutation]:
    """Return all changes by name: each number one more, each comparison, sum, shift and condition reversed."""
    return dict(_changes())


def _changes() -> Iterator[tuple[str, Mutation]]:
    for owner, body, _ in types():
        for member in _MEMBER.finditer(body):
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

    logs = [log for log in logs_of(change.type) if (ROOT / log).stat().st_size <= _LARGEST][-1:]
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
