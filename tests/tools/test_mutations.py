"""One change in the spec reaches the parser and layout.py alike, or the generator refuses it by name.

A change that the comparison with the old parser does not notice would prove nothing, so that is asserted too.
"""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from layout_checks import Comparison, load
from mutations import FOLLOWED, REFUSED, Mutation

DATA = Path(__file__).parents[1] / "data"

pytestmark = pytest.mark.node


class Workshop:
    """Makes parser and layout of changed specs; the node runs side by side."""

    def __init__(self, compiler: Any, spec: str, folder: Path) -> None:
        self.folder = folder
        mutations = FOLLOWED | {name: mutation for name, (mutation, _) in REFUSED.items()}
        specs = {name: self._write(name, mutation.apply(spec)) for name, mutation in mutations.items()}
        self.trees = dict(zip(specs, compiler.trees(*specs.values()), strict=True))
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(lambda name: compiler.compile("python", specs[name], self.place(name), debug=True), FOLLOWED))

    def place(self, name: str) -> Path:
        return self.folder / name.replace(" ", "_")

    def _write(self, name: str, text: str) -> Path:
        self.place(name).mkdir()
        spec = self.place(name) / "mysql_binlog.ksy"
        spec.write_text(text, "utf-8")
        return spec


@pytest.fixture(scope="module")
def workshop(compiler: Any, spec_path: Path, tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    return Workshop(compiler, spec_path.read_text("utf-8"), tmp_path_factory.mktemp("mutations"))


def _layout(workshop: Workshop, name: str) -> Any:
    from ksy.model import render
    from ksy.spec import Spec

    path = workshop.place(name) / "layout.py"
    path.write_text(render(Spec(workshop.trees[name]), {"layout.py": "layout.py.j2"})["layout.py"], "utf-8")
    return load(path, f"layout_{path.parent.name}")


@pytest.mark.parametrize("name", FOLLOWED)
def test_both_sides_follow(workshop: Workshop, debug_parser: Any, name: str) -> None:
    log = DATA / FOLLOWED[name].log
    layout = _layout(workshop, name)
    parser = load(workshop.place(name) / "mysql_binlog.py", f"parser_{workshop.place(name).name}")
    agreed = Comparison(parser, layout).log(log)
    assert agreed.wrong == []
    assert agreed.compared["prefix/('event_header', None, None)"] > 0
    assert _is_noticed(debug_parser, layout, log), "the old parser agrees too: this log does not show the change"


def _is_noticed(parser: Any, layout: Any, log: Path) -> bool:
    try:
        return bool(Comparison(parser, layout).log(log).wrong)
    except AttributeError:  # the layout has a member that the parser lacks
        return True


@pytest.mark.parametrize("name", REFUSED)
def test_refused_by_name(workshop: Workshop, name: str) -> None:
    from ksy.errors import SpecError
    from ksy.model import render
    from ksy.spec import Spec

    with pytest.raises(SpecError) as refusal:
        render(Spec(workshop.trees[name]), {"layout.py": "layout.py.j2"})
    assert refusal.value.path.startswith(REFUSED[name][1])
    assert refusal.value.reason


def test_a_marked_type_is_left_to_the_object_parser(compiler: Any, spec_path: Path, tmp_path: Path) -> None:
    """The only annotation: what is refused otherwise passes, as the rule `object`."""
    from ksy.model import Model
    from ksy.spec import Spec

    marked = Mutation("value_date", "    seq:\n", "    -fast-path: object\n    seq:\n").apply(
        spec_path.read_text("utf-8")
    )
    spec = tmp_path / "mysql_binlog.ksy"
    spec.write_text(REFUSED["repetition"][0].apply(marked), "utf-8")
    assert Model(Spec(compiler.tree(spec))).cell_types["value_date"].rule == "object"


def test_a_type_and_an_enum_of_one_name_are_refused(spec: Any, compiler: Any, spec_path: Path) -> None:
    from ksy.errors import SpecError
    from ksy.spec import Spec

    tree = compiler.tree(spec_path)
    tree["enums"]["row"] = {"1": "one"}
    with pytest.raises(SpecError, match="enums/row: a type has the same name"):
        Spec(tree)
