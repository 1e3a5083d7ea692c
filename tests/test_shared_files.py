"""Files that several small logs share: each log has its rows in those that are said to have them."""

from __future__ import annotations

from pathlib import Path

import pytest

from binlog_kaitai.export.folder import OutputFolder
from binlog_kaitai.export.parquet import Layout, export_log
from binlog_kaitai.export.parts import Parts
from binlog_kaitai.log.source import find_sources
from tests.exports import rows_of
from tests.made.altered import with_definitions


@pytest.mark.parametrize("other", [None, 35])
def test_logs_share_files(other: int | None, tmp_path: Path) -> None:
    """Of a table with many definitions, of which one has no type in common with the others, or not."""
    firsts = ((2, 0), (3, 10), (4, 30))
    paths = [with_definitions(tmp_path / f"bin.{number}", range(first, first + 20), other) for number, first in firsts]
    sources, layout = find_sources(paths).sources, Layout(may_share=True)
    apart, shared = OutputFolder.create(tmp_path / "apart"), OutputFolder.create(tmp_path / "shared")
    names = [export_log(apart, number, source, layout=layout).files for number, source in enumerate(sources)]
    parts, taken = Parts(shared, 0, may_share=True), []
    with parts.closing():
        for source in sources:
            assert export_log(shared, 0, source, layout=layout, parts=parts).ledger.ok
            taken.append(parts.taken())
    apart.commit({})
    shared.commit({})
    assert other or len({*map(str, (tmp_path / "shared").rglob("*.parquet"))}) == 1
    for path, own, of_log in zip(paths, names, taken, strict=True):
        rows = rows_of(tmp_path / "apart", own, path)
        assert rows_of(tmp_path / "shared", parts.written(of_log), path) == rows
        assert len(rows) == 20
