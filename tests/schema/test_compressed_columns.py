"""MariaDB's COMPRESSED between a type and its character set."""

from __future__ import annotations

from pathlib import Path

import pytest

from binlog_kaitai import load_schema
from binlog_kaitai.values.charset import collation_name


@pytest.mark.parametrize(
    "compressed", ["COMPRESSED", "COMPRESSED=zlib", "/*M!100301 COMPRESSED*/", "compressed = zlib"]
)
@pytest.mark.parametrize("kind", ["TEXT", "VARCHAR(40)"])
def test_the_character_set_behind_it_is_known(kind: str, compressed: str, tmp_path: Path) -> None:
    path = tmp_path / "schema.sql"
    path.write_text(
        f"CREATE TABLE d.t (a {kind} {compressed} CHARACTER SET utf8mb4,"
        f" b {kind} CHARACTER SET koi8r {compressed} UNIQUE,"
        f" c {kind} {compressed} COLLATE latin2_bin NOT NULL) DEFAULT CHARSET=latin1"
    )
    table = load_schema(path).table("d", "t")
    assert table is not None
    names = [collation_name(column.collation or 0) for column in table.columns]
    assert [name.partition("_")[0] for name in names if name] == ["utf8mb4", "koi8r", "latin2"]
