"""The options of the data source, and what docs/dataframes.md says of them. Without a session of Spark."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from binlog_kaitai.spark.source import BinlogSource
from binlog_kaitai.spark.source.options import SourceOptions
from binlog_kaitai.spark.source.rows import Splits
from tests.builder import LogBuilder

ROOT = Path(__file__).parents[2]
LOG = str(ROOT / "samples" / "mysql-9.7-shop.binlog")


def known() -> list[str]:
    """The options that an error names."""
    with pytest.raises(ValueError, match="has no option nonsense") as caught:
        SourceOptions.of({"path": LOG, "nonsense": "1"})
    return str(caught.value).rpartition("there are ")[2].split(", ")


def test_the_document_has_all_options_and_no_others() -> None:
    text = (ROOT / "docs" / "dataframes.md").read_text("utf-8").partition("\n## Options\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.+?`) \|", text, re.MULTILINE)
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(named) == sorted(set(known()) - {"path", "paths"})  # what `load` is given


def test_the_document_has_the_defaults() -> None:
    text = (ROOT / "docs" / "dataframes.md").read_text("utf-8")
    defaults = dict(re.findall(r"^\| `(\w+)` \| `([^`]+)` \|", text, re.MULTILINE))
    assert {"mode", "changes", "lineage", "partialImages", "splitSize", "pathGlobFilter"} <= defaults.keys()
    assert SourceOptions.of({"path": LOG}) == SourceOptions.of({"path": LOG} | defaults)


@pytest.mark.parametrize("name", ["changes", "lineage", "mode", "partialImages", "splitSize", "startingOffsets"])
def test_what_an_option_must_be_is_said(name: str) -> None:
    with pytest.raises(ValueError, match=f"option {name} is 'nonsense', but must be"):
        BinlogSource({"path": LOG, name: "nonsense"}).schema()


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"table": "orders"}, "option table is 'orders', but must be database.table"),
        ({"table": ""}, "option table is '', but must be database.table"),
        ({"changes": "apply"}, "which needs the option table"),
        ({"table": "shop.orders", "partialImages": "keepMoved"}, "partialImages is of changes=apply"),
        ({"table": "shop.orders", "columns": "id,status,id"}, "option columns has id twice"),
        ({"maxBytesPerTrigger": "1m", "maxFilesPerTrigger": "1"}, "give one of them"),
        ({"includeGtids": "nonsense"}, "option includeGtids is 'nonsense': .* no server uuid"),
        ({"table": "shop.orders", "columnNameOfCorruptRecord": "id"}, "columnNameOfCorruptRecord is id, a column"),
    ],
)
def test_options_that_cannot_be_followed_are_named(options: dict[str, str], what: str) -> None:
    with pytest.raises(ValueError, match=what) as caught:
        BinlogSource({"path": LOG} | options).schema()
    assert len(caught.traceback) == 2  # this test, and who hides the way from there


def test_splits_grow_where_they_would_be_too_many(tmp_path: Path) -> None:
    with (tmp_path / "binlog.000001").open("wb") as file:
        file.write(b"\xfebin")
        file.truncate(3 << 30)
    source = BinlogSource({"path": str(tmp_path), "splitSize": "1k"})
    tasks = source.reader(source.schema()).partitions()
    splits = [one.split for task in tasks if isinstance(task, Splits) for one in task.splits]
    assert 190_000 < len(splits) <= 200_100
    assert splits[0].start == 0
    assert splits[-1].end == 3 << 30
    assert all(one.end == other.start for one, other in pairwise(splits))


def test_a_table_that_is_nowhere_is_looked_for_in_the_last_logs(tmp_path: Path) -> None:
    for number in range(1, 43):
        LogBuilder().write(tmp_path / f"binlog.{number:06}")
    (tmp_path / "binlog.000001").write_bytes(b"nobody looks at it")
    given = {"path": str(tmp_path), "table": "shop.nowhere"}
    with pytest.raises(
        ValueError, match=r"in the last 40 of 42 logs in .*, from .*binlog\.000003 on: .*\.schema\("
    ) as caught:
        BinlogSource(given).schema()
    assert "schemaFrom=all" in str(caught.value)
    (tmp_path / "binlog.000001").unlink()
    with pytest.raises(ValueError, match=r"no rows of shop\.nowhere in .*; check the name"):
        BinlogSource(given | {"schemaFrom": "41"}).schema()
