"""Foreign keys of definitions, after statements that change or rename what they name.

What the servers say of them (SHOW CREATE TABLE) after such statements is compared in tests/live/test_cascades.py.
"""

from __future__ import annotations

import pytest

from binlog_kaitai.ddl.model import TableSchema
from binlog_kaitai.schema.catalog import Catalog

PARENT = "CREATE TABLE p (a INT, b INT, PRIMARY KEY (a, b))"


def keys(*statements: str, table: str = "c") -> list[str]:
    """The keys of a table after some statements, in the words of SHOW CREATE TABLE."""
    catalog = Catalog("ddl", database="d")
    for statement in statements:
        catalog.apply(statement, "here")
    assert not catalog.problems
    found = catalog.schema().table("d", table)
    assert isinstance(found, TableSchema), found
    return [
        f"{key.name}: {', '.join(key.columns)} -> {'.'.join(key.parent)} ({', '.join(key.parent_columns)})"
        f" {key.on_delete}/{key.on_update}"
        for key in found.foreign_keys
    ]


@pytest.mark.parametrize(
    ("statements", "expected"),
    [
        (
            [
                "CREATE TABLE c (x INT, y INT, FOREIGN KEY (x, y) REFERENCES p (a, b) ON DELETE CASCADE"
                " ON UPDATE SET NULL)"
            ],
            ["c_ibfk_1: x, y -> d.p (a, b) CASCADE/SET NULL"],
        ),
        (
            [
                "CREATE TABLE c (x INT REFERENCES o.q (z) ON DELETE CASCADE, y INT,"
                " CONSTRAINT `one``` FOREIGN KEY i (y) REFERENCES p (a) MATCH SIMPLE ON UPDATE NO ACTION) ENGINE=InnoDB"
            ],
            ["c_ibfk_1: x -> o.q (z) CASCADE/", "one`: y -> d.p (a) /NO ACTION"],
        ),
        (["CREATE TABLE c (x INT, FOREIGN KEY (x) REFERENCES p (a)) ENGINE=MyISAM"], []),
        (
            [
                "CREATE TABLE c (x INT, y INT)",
                "ALTER TABLE c ADD FOREIGN KEY (x) REFERENCES p (a), ADD CONSTRAINT n FOREIGN KEY (y) REFERENCES p (b)"
                " ON DELETE SET NULL",
                "ALTER TABLE c DROP FOREIGN KEY c_ibfk_1, ADD COLUMN z INT REFERENCES p (a) ON UPDATE CASCADE",
            ],
            ["n: y -> d.p (b) SET NULL/", "c_ibfk_1: z -> d.p (a) /CASCADE"],
        ),
        (
            [
                PARENT,
                "CREATE TABLE c (x INT, up INT, FOREIGN KEY (x) REFERENCES p (a), FOREIGN KEY (up) REFERENCES c (x))",
                "RENAME TABLE p TO o, c TO q, q TO c",
                "ALTER TABLE o CHANGE a aa BIGINT",
                "ALTER TABLE c RENAME COLUMN x TO xx",
            ],
            ["c_ibfk_1: xx -> d.o (aa) /", "c_ibfk_2: up -> d.c (xx) /"],
        ),
        (["CREATE TABLE b (x INT, FOREIGN KEY (x) REFERENCES p (a))", "CREATE TABLE c LIKE b"], []),
        (
            ["CREATE TABLE b (x INT, FOREIGN KEY (x) REFERENCES p (a))", "RENAME TABLE b TO c"],
            ["c_ibfk_1: x -> d.p (a) /"],
        ),
    ],
)
def test_keys_of_a_table(statements: list[str], expected: list[str]) -> None:
    assert keys(*statements) == expected
