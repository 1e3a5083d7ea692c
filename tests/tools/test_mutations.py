"""One change in the spec reaches the parser and layout.py alike.

A change that the comparison with the old parser does not notice would prove nothing, so that is asserted too.
"""

import json
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from layout_checks import Comparison, load, log_bytes
from mutations import FOLLOWED, SEQ, SLOW, Mutation, without_remarks

MANY = Path(__file__).parent / "ksc_many.cjs"
PROCESSES = 3
SPEC = "mysql_binlog.ksy"
MARKED = "a marked type"
REPEATED = "      - id: many\n        type: u1\n        repeat: expr\n        repeat-expr: 2\n"

pytestmark = pytest.mark.node


class Workshop:
    """Makes parser and layout of changed specs. Node compiles after the tests that need no parser."""

    def __init__(self, compiler: Any, spec: str, chosen: set[str], folder: Path, pool: ThreadPoolExecutor) -> None:
        self.compiler = compiler
        self.folder = folder
        mutations = {name: mutation for name, mutation in FOLLOWED.items() if name in chosen}
        texts = {name: mutation.apply(spec) for name, mutation in mutations.items()}
        specs = {name: self._write(name, text) for name, text in (texts | {MARKED: _marked(spec)}).items()}
        self.pool = pool
        self.compiled: dict[str, Future[None]] = {}
        self._followed = [name for name in FOLLOWED if name in chosen]
        self._start([name for name in self._followed if name not in SLOW])
        self.trees = dict(zip(specs, compiler.trees(*specs.values()), strict=True))

    def _start(self, names: list[str]) -> None:
        for share in (names[start::PROCESSES] for start in range(PROCESSES)):
            self.compiled |= dict.fromkeys(share, self.pool.submit(self._compile, share))

    def _compile(self, names: list[str]) -> None:
        from ksy.compiler import DRIVER, run

        folders = [self.folder_of(name) for name in names]
        calls = [["compile", "python", str(folder / SPEC), str(folder), "--debug"] for folder in folders]
        run((*self.compiler.node.node, str(MANY), str(DRIVER), json.dumps(calls)))

    def folder_of(self, name: str) -> Path:
        return self.folder / name.replace(" ", "_")

    def _write(self, name: str, text: str) -> Path:
        self.folder_of(name).mkdir()
        spec = self.folder_of(name) / SPEC
        spec.write_text(text, "utf-8")
        return spec

    def parser(self, name: str) -> Any:
        if name not in self.compiled:
            self._start([name for name in self._followed if name in SLOW])
        self.compiled[name].result()
        return load(self.folder_of(name) / "mysql_binlog.py", f"parser_{self.folder_of(name).name}")

    def layout(self, name: str) -> Any:
        from ksy.model import render
        from ksy.spec import Spec

        path = self.folder_of(name) / "layout.py"
        path.write_text(render(Spec(self.trees[name]), {"layout.py": "layout.py.j2"})["layout.py"], "utf-8")
        return load(path, f"layout_{path.parent.name}")


def _marked(spec: str) -> str:
    """A change that is refused, in a type that is marked as one for the object parser."""
    marked = Mutation("value_date", "    seq:\n", "    -fast-path: object\n    seq:\n").apply(spec)
    return Mutation("value_date", SEQ, SEQ + REPEATED).apply(marked)


@pytest.fixture(scope="module")
def workshop(
    compiler: Any, spec_path: Path, tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest
) -> Iterator[Workshop]:
    own = [item for item in request.session.items if item.path == request.path and hasattr(item, "callspec")]
    chosen = {item.callspec.params["name"] for item in own}
    with ThreadPoolExecutor(PROCESSES) as pool:
        spec = without_remarks(spec_path.read_text("utf-8"))
        yield Workshop(compiler, spec, chosen, tmp_path_factory.mktemp("mutations"), pool)


def test_a_marked_type_is_left_to_the_object_parser(workshop: Workshop) -> None:
    """The only annotation: what is refused otherwise passes, as the rule `object`."""
    from ksy.model import Model
    from ksy.spec import Spec

    assert Model(Spec(workshop.trees[MARKED])).cell_types["value_date"].rule == "object"


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] if name in SLOW else []) for name in FOLLOWED]
)
@pytest.mark.one_in(2)
def test_both_sides_follow(workshop: Workshop, debug_parser: Any, name: str) -> None:
    log, layout = log_bytes(FOLLOWED[name].log), workshop.layout(name)
    agreed = Comparison(workshop.parser(name), layout).log(log)
    assert agreed.wrong == []
    assert agreed.compared["prefix/('event_header', None, None)"] > 0
    assert _is_noticed(debug_parser, layout, log), "the old parser agrees too: this log does not show the change"


def _is_noticed(parser: Any, layout: Any, log: bytes) -> bool:
    try:
        return bool(Comparison(parser, layout).log(log, to_first_difference=True).wrong)
    except AttributeError:  # the layout has a member that the parser lacks
        return True
