"""A column type that no server has is the spec, and one module of `types`: see docs/new-column-type.md."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.builder.columns import Column, integer
from tests.builder.log import LogBuilder
from tests.mutated import addresses
from tests.mutated.cases import Case
from tests.mutated.workshop import Workshop
from tests.tools.mutations import COLUMN, Mutation

pytestmark = pytest.mark.node

NUMBER = 200
CHANGES = (
    Mutation("column_type", "    255:\n      id: geometry\n", f"    255:\n      id: geometry\n    {NUMBER}: address\n"),
    Mutation("value_kind", "    255: geometry\n", f"    255: geometry\n    {NUMBER}: address\n"),
    Mutation(
        "row",
        f"'value_kind::year': value_year({COLUMN}label)\n",
        f"'value_kind::year': value_year({COLUMN}label)\n"
        f"            'value_kind::address': value_address({COLUMN}label)\n",
    ),
    Mutation(
        "value_f4",
        "        type: f4\n",
        "        type: f4\n  value_address:\n    params:\n      - id: label\n        type: str\n    seq:\n"
        "      - id: value\n        type: u4be\n",
    ),
)
OLD, NEW = "10.0.0.7", "192.168.1.20"


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the type; all that is changed beside the spec is here."""
    workshop = Workshop(tmp_path_factory.mktemp("column_type"), {"added": Case(CHANGES, {})})
    made = workshop.finish("added")
    types = made / "binlog_kaitai" / "types"
    shutil.copy(addresses.__file__, types)
    families = types / "__init__.py"
    families.write_text(families.read_text("utf-8").replace('"spatial")', '"spatial", "addresses")'), "utf-8")
    log, columns = LogBuilder(), [integer("id", 4), Column("host", NUMBER, b"", _stored)]
    log.begin()
    log.insert(columns, {"id": 1, "host": OLD}, {"id": 2, "host": None})
    log.table_map(columns)
    log.rows("update", columns, [({"id": 1, "host": OLD}, {"id": 1, "host": NEW})])
    log.xid(9)
    log.write(made / "log.binlog")
    return made


def _stored(text: str) -> bytes:
    return bytes(map(int, text.split(".")))


def test_every_output_has_it(package: Path) -> None:
    command = [sys.executable, "-m", "tests.mutated.commands", "log.binlog"]
    done = subprocess.run(command, cwd=package, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    images = [(line["before"], line["after"]) for line in map(json.loads, found["changes"].splitlines())]
    assert images == [
        (None, {"id": 1, "host": OLD}),
        (None, {"id": 2, "host": None}),
        ({"id": 1, "host": OLD}, {"id": 1, "host": NEW}),
    ]
    assert f"VALUES (1, '{OLD}')" in found["sql"]
    assert f"`host` = '{NEW}'" in found["sql"]
    assert (found["type"], found["batch"]) == ("string", [OLD, None, OLD, NEW])
    assert [json.loads(line)["operation"] for line in found["where"].splitlines()] == ["update"]
    masked = [json.loads(line)["after"]["host"] for line in found["masked"].splitlines()]
    assert masked[1] is None
    assert {*masked}.isdisjoint((OLD, NEW))
