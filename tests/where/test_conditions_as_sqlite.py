"""Conditions say of rows what SQLite says of them: three-valued logic, LIKE, BETWEEN, IN, both images."""

from __future__ import annotations

import random
import sqlite3
from typing import Any

import pytest

from binlog_kaitai import iter_changes
from binlog_kaitai.rows.table import Table
from binlog_kaitai.where.language import Condition
from binlog_kaitai.where.matcher import matcher
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar

Row = tuple[int | None, int | None, str | None, str | None]
COLUMNS = [integer("a", 4), integer("b", 8), varchar("s", 40, collation=255), varchar("t", 40, collation=255)]
CASES = 1500


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Table:
    log = LogBuilder()
    log.insert(COLUMNS, {"a": 1, "b": 2, "s": "x", "t": "y"})
    (change,) = iter_changes(log.write(tmp_path_factory.mktemp("where") / "log"))
    assert [column.name for column in change.definition.columns] == ["a", "b", "s", "t"]
    return change.definition


@pytest.fixture(scope="module")
def database() -> sqlite3.Connection:
    connection = sqlite3.connect(":memory:")
    connection.execute("PRAGMA case_sensitive_like = ON")
    return connection


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


class Chance:
    """Makes rows and conditions."""

    def __init__(self, seed: int, *images: str) -> None:
        self._random = random.Random(seed)
        self._images = images

    def number(self) -> int:
        return self._random.randint(-3, 3)

    def text(self) -> str:
        return "".join(self._random.choices("abAB%_ é", k=self._random.randint(0, 3)))

    def row(self) -> Row:
        numbers = [self._random.choice([None, self.number()]) for _ in "ab"]
        texts = [self._random.choice([None, self.text()]) for _ in "st"]
        return (*numbers, *texts)  # type: ignore[return-value]

    def name(self, columns: str) -> str:
        return self._random.choice(self._images) + self._random.choice(columns)

    def constant(self, columns: str) -> str:
        if columns == "st":
            return quoted(self.text())
        return self._random.choice([str(self.number()), f"{self.number()}.5"])

    def operand(self, columns: str) -> str:
        return self._random.choice([self.constant(columns), self.name(columns)])

    def leaf(self) -> str:
        columns = self._random.choice(["ab", "st"])
        name, not_ = self.name(columns), self._random.choice(["", "NOT "])
        operator = self._random.choice(["=", "<>", "!=", "<", "<=", ">", ">="])
        members = ", ".join(self.constant(columns) for _ in range(self._random.randint(1, 3)))
        return self._random.choice(
            [
                f"{name} {operator} {self.operand(columns)}",
                f"{self.constant(columns)} {operator} {name}",
                f"{name} {not_}between {self.operand(columns)} and {self.operand(columns)}",
                f"{name} {not_}in ({members})",
                f"{name} is {not_}null",
                f"{self.name('st')} {not_}like {self.constant('st')}",
            ]
        )

    def condition(self, depth: int = 2) -> str:
        kind = self._random.choice(["leaf", "leaf", "not", "and", "or", "mixed"] if depth else ["leaf"])
        if kind == "leaf":
            return self.leaf()
        if kind == "not":
            return f"not ({self.condition(depth - 1)})"
        if kind == "mixed":
            return f"{self.leaf()} or {self.leaf()} and not {self.leaf()}"
        return f"({self.condition(depth - 1)}) {kind} ({self.condition(depth - 1)})"


def image(row: Row) -> dict[str, Any]:
    return dict(zip("abst", row, strict=True))


def said_by_sqlite(database: sqlite3.Connection, condition: str, before: Row, after: Row, bare: Row | None) -> bool:
    tables = [("before", before), ("after", after), *([] if bare is None else [("bare", bare)])]
    # names without an image are those of the last table, which alone has columns of these names
    parts = [
        f"(SELECT {', '.join(f'? AS {column}' for column in 'abst')}) AS {name}"
        for name, _ in tables
        if name in condition or name == "bare"
    ]
    values = [value for name, row in tables if name in condition or name == "bare" for value in row]
    ((found,),) = database.execute(f"SELECT {condition} FROM {', '.join(parts) or '(SELECT 1)'}", values)
    return found == 1


def test_a_row(table: Table, database: sqlite3.Connection) -> None:
    chance, found = Chance(1, ""), 0
    for _ in range(CASES):
        condition, row = chance.condition(), chance.row()
        expected = said_by_sqlite(database, condition, row, row, row)
        assert matcher(Condition.parse(condition), table)(None, image(row)) == expected, (condition, row)
        found += expected
    assert CASES / 5 < found < CASES * 4 / 5


def test_either_image(table: Table, database: sqlite3.Connection) -> None:
    chance = Chance(2, "")
    for _ in range(CASES):
        condition, rows = chance.condition(), (chance.row(), chance.row())
        expected = any(said_by_sqlite(database, condition, row, row, row) for row in rows)
        fits = matcher(Condition.parse(condition), table)
        assert fits(image(rows[0]), image(rows[1])) == expected, (condition, rows)


def test_named_images(table: Table, database: sqlite3.Connection) -> None:
    chance = Chance(3, "before.", "after.")
    for _ in range(CASES):
        condition, before, after = chance.condition(), chance.row(), chance.row()
        expected = said_by_sqlite(database, condition, before, after, None)
        fits = matcher(Condition.parse(condition), table)
        assert fits(image(before), image(after)) == expected, (condition, before, after)


def test_changed(table: Table, database: sqlite3.Connection) -> None:
    chance = Chance(4)
    fits = matcher(Condition.parse("changed(a) and not changed(T)"), table)
    condition = "before.a IS NOT after.a AND before.t IS after.t"
    for _ in range(CASES):
        before, after = chance.row(), chance.row()
        assert fits(image(before), image(after)) == said_by_sqlite(database, condition, before, after, None)
        assert not fits(image(before), None)
        assert not fits(None, image(after))
