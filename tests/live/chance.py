"""A workload made by chance: tables with columns of all types, and statements that change many rows of them."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Iterator
from uuid import UUID

__all__ = ["START", "Workload"]

START = "SET NAMES utf8mb4; SET SESSION sql_mode='', time_zone='+00:00', innodb_strict_mode=0;"
_TEXT = "aAbB zZ0'\"\\%_`;#-*/\n\r\t\0\x1aéßÄ€語😀\u2028"
_LATIN = "aAbB zZ0'\"\\%_`;~\néßÄ"
_MOST_KEYLESS = 3000
"""Rows of the table without a key: a server looks at all of them to find one."""
_Make = Callable[[random.Random], str]


def _integer(bits: int, *, unsigned: bool = False) -> _Make:
    low, high = (0, (1 << bits) - 1) if unsigned else (-(1 << bits - 1), (1 << bits - 1) - 1)
    return lambda r: str(r.choice([low, high, 0, 1, r.randint(low, high), r.randint(0, 100)]))


def _quoted(text: str) -> str:
    return f"CONVERT(0x{text.encode().hex()} USING utf8mb4)" if text else "''"


def _text(alphabet: str, most: int) -> _Make:
    return lambda r: _quoted("".join(r.choices(alphabet, k=r.choice([0, 1, r.randint(0, most)]))))


def _bytes(most: int) -> _Make:
    return lambda r: f"X'{r.randbytes(r.choice([0, 1, r.randint(0, most)])).hex()}'"


def _decimal(whole: int, scale: int) -> _Make:
    def make(r: random.Random) -> str:
        digits = "".join(r.choices("0123456789", k=r.randint(1, whole)))
        fraction = "".join(r.choices("0123456789", k=r.randint(0, scale)))
        return f"{r.choice(['', '-'])}{digits}.{fraction}0"

    return make


def _double(r: random.Random) -> str:
    (number,) = struct.unpack("<d", r.randbytes(8))
    return repr(number) if number == number and abs(number) < 1e308 else r.choice(["0e0", "1.5", "-2.5e-308", "1e308"])


def _float(r: random.Random) -> str:
    (number,) = struct.unpack("<f", r.randbytes(4))
    return repr(number) if number == number and abs(number) < 3e38 else r.choice(["0e0", "0.1", "-1e-40", "3e38"])


def _date(r: random.Random) -> str:
    day = f"{r.randint(1, 9999):04d}-{r.randint(1, 12):02d}-{r.randint(1, 28):02d}"
    return f"'{r.choice([day, day, '0000-00-00', '2026-00-10', '9999-12-31'])}'"


def _clock(r: random.Random) -> str:
    return f"{r.randint(0, 23):02d}:{r.randint(0, 59):02d}:{r.randint(0, 59):02d}.{r.randint(0, 999999):06d}"


def _datetime(r: random.Random) -> str:
    return f"{_date(r)[:-1]} {_clock(r)}'"


def _timestamp(r: random.Random) -> str:
    day = f"{r.randint(1971, 2037)}-{r.randint(1, 12):02d}-{r.randint(1, 28):02d} {_clock(r)}"
    return f"'{r.choice([day, day, '0000-00-00 00:00:00'])}'"


def _time(r: random.Random) -> str:
    return f"'{r.choice(['', '-'])}{r.randint(0, 837):02d}:{_clock(r)[3:]}'"


def _json_value(r: random.Random, depth: int) -> str:
    kind = r.choice(["number", "text", "null", "decimal", "date", "bool", "bytes"] + ["array", "object"] * bool(depth))
    if kind == "array":
        return f"JSON_ARRAY({', '.join(_json_value(r, depth - 1) for _ in range(r.randint(0, 4)))})"
    if kind == "object":
        names = r.sample(["a", "b", "key\\'s", "ä", "", "long" * 20], r.randint(0, 4))
        return (
            f"JSON_OBJECT({', '.join(part for name in names for part in (_quoted(name), _json_value(r, depth - 1)))})"
        )
    return {
        "number": lambda: r.choice([str(r.randint(-(2**62), 2**62)), str(r.randint(0, 9)), "1.5e0", "1e100"]),
        "text": lambda: _text(_TEXT, 40)(r),
        "null": lambda: "NULL",
        "decimal": lambda: _decimal(20, 10)(r),
        "date": lambda: f"CAST({_timestamp(r).replace('0000-00-00 00:00:00', '2026-01-01 00:00:00')} AS DATETIME(6))",
        "bool": lambda: r.choice(["TRUE", "FALSE", "CAST(18446744073709551615 AS UNSIGNED)"]),
        "bytes": lambda: f"CAST({_bytes(20)(r)} AS BINARY)",
    }[kind]()


def _document(r: random.Random) -> str:
    return f"JSON_EXTRACT(JSON_ARRAY({_json_value(r, 3)}), '$[0]')"


def _point(r: random.Random) -> str:
    return f"ST_GeomFromText('POINT({r.randint(-90, 90)} {r.random()})')"


def _vector(r: random.Random) -> str:
    return f"STRING_TO_VECTOR('[{r.random()}, {r.random()}, -1]')"


_INTEGERS = {8: "TINYINT", 16: "SMALLINT", 24: "MEDIUMINT", 32: "INT", 64: "BIGINT"}
_COMMON: dict[str, tuple[str, _Make]] = {
    **{f"i{size}": (name, _integer(size)) for size, name in _INTEGERS.items()},
    **{f"u{size}": (f"{name} UNSIGNED", _integer(size, unsigned=True)) for size, name in _INTEGERS.items()},
    "de": ("DECIMAL(65,30)", _decimal(35, 30)),
    "d2": ("DECIMAL(9,2)", _decimal(7, 2)),
    "fl": ("FLOAT", _float),
    "dd": ("DOUBLE", _double),
    "b1": ("BIT(1)", lambda r: r.choice(["0", "1"])),
    "b64": ("BIT(64)", _integer(64, unsigned=True)),
    "ye": ("YEAR", lambda r: str(r.choice([0, 1901, 2155, r.randint(1901, 2155)]))),
    "da": ("DATE", _date),
    "t0": ("TIME", _time),
    "t6": ("TIME(6)", _time),
    "dt0": ("DATETIME", _datetime),
    "dt3": ("DATETIME(3)", _datetime),
    "dt6": ("DATETIME(6)", _datetime),
    "ts0": ("TIMESTAMP NULL", _timestamp),
    "ts6": ("TIMESTAMP(6) NULL", _timestamp),
    "ch": ("CHAR(30) CHARACTER SET utf8mb4", _text(_TEXT, 30)),
    "vc": ("VARCHAR(60) CHARACTER SET utf8mb4 COLLATE utf8mb4_general_ci", _text(_TEXT, 60)),
    "la": ("VARCHAR(300) CHARACTER SET latin1", _text(_LATIN, 300)),
    "uc": ("VARCHAR(40) CHARACTER SET utf16", _text(_TEXT, 40)),
    "te": ("TEXT CHARACTER SET utf8mb4", _text(_TEXT, 500)),
    "lt": ("LONGTEXT CHARACTER SET utf8mb3", _text(_LATIN, 300)),
    "bi": ("BINARY(12)", _bytes(12)),
    "vb": ("VARBINARY(60)", _bytes(60)),
    "bl": ("BLOB", _bytes(400)),
    "en": ("ENUM('a','b','ü','it''s','') CHARACTER SET utf8mb4", lambda r: r.choice(["1", "2", "3", "4", "5", "0"])),
    "se": ("SET('x','y','é','z z') CHARACTER SET utf8mb4", lambda r: str(r.randint(0, 15))),
    "ge": ("GEOMETRY", _point),
}
_ONLY: dict[str, dict[str, tuple[str, _Make]]] = {
    "mysql56": {"ge": ("GEOMETRY", lambda r: f"GeomFromText('POINT({r.randint(-90, 90)} {r.random()})')")},
    "mysql": {"js": ("JSON", _document), "ve": ("VECTOR(3)", _vector)},
    "mariadb": {
        "js": ("JSON", lambda r: f"JSON_OBJECT('a', {r.randint(0, 99)}, {_quoted('ä')}, {_text(_TEXT, 30)(r)})"),
        "uu": ("UUID", lambda r: f"'{UUID(bytes=r.randbytes(16), version=4)}'"),
        "i6": ("INET6", lambda r: f"'fe80::{r.randint(1, 9999)}'"),
        "co": ("TEXT COMPRESSED CHARACTER SET utf8mb4", _text(_TEXT, 400)),
        "cb": ("VARBINARY(300) COMPRESSED", _bytes(300)),
    },
}


class Workload:
    """Statements for a kind of server.

    Args:
        flavour: ``mysql``, ``mysql56`` or ``mariadb``.
        seed: of the random numbers.
    """

    def __init__(self, flavour: str, seed: int) -> None:
        self._random = random.Random(seed)
        self._columns = {**_COMMON, **_ONLY[flavour]}
        self._next = {"keyed": 1, "pairs": 1, "keyless": 1}

    def tables(self) -> Iterator[str]:
        """Yield the statements that make the tables."""
        columns = ", ".join(f"{name} {kind}" for name, (kind, _) in self._columns.items())
        yield "CREATE DATABASE chance"
        yield f"CREATE TABLE chance.keyed (id INT PRIMARY KEY, {columns})"
        yield f"CREATE TABLE chance.pairs (id INT, w VARCHAR(9) COLLATE utf8mb4_bin, {columns}, PRIMARY KEY (w, id))"
        yield f"CREATE TABLE chance.keyless (id INT, {columns})"

    def changes(self, count: int) -> Iterator[str]:
        """Yield statements that change about so many rows."""
        done = 0
        while done < count:
            table = self._random.choice([name for name in self._next if name != "keyless" or not self._is_full])
            if self._random.random() < 0.5:
                yield self._insert(table, 30)
                done += 30
            elif self._random.random() < 0.7:
                yield self._update(table, 20)
                done += 20
            else:
                yield self._delete(table, 8)
                done += 8

    @property
    def _is_full(self) -> bool:
        return self._next["keyless"] > _MOST_KEYLESS

    def _insert(self, table: str, count: int) -> str:
        first = self._next[table]
        self._next[table] += count
        key = "id, w" if table == "pairs" else "id"
        rows = [
            [*self._key(table, first + number), *(self._value(name) for name in self._columns)]
            for number in range(count)
        ]
        if table == "keyless" and self._random.random() < 0.5:
            rows[1:4] = [rows[0]] * 3
        values = ", ".join(f"({', '.join(row)})" for row in rows)
        return f"INSERT INTO chance.{table} ({key}, {', '.join(self._columns)}) VALUES {values}"

    def _key(self, table: str, number: int) -> list[str]:
        word = self._random.choice(["'a'", "'A'", "'ä'", "'it''s'"])
        return [str(number), word] if table == "pairs" else [str(number)]

    def _value(self, name: str) -> str:
        return "NULL" if self._random.random() < 0.1 else self._columns[name][1](self._random)

    def _update(self, table: str, count: int) -> str:
        names = self._random.sample(list(self._columns), self._random.randint(1, 6))
        assignments = [f"{name} = {self._value(name)}" for name in names]
        low = self._random.randint(1, max(self._next[table] - 1, 1))
        if table == "keyed" and self._random.random() < 0.2:
            assignments.append(f"id = id + {self._next[table] - low + count}")
            self._next[table] += 2 * count
        return f"UPDATE chance.{table} SET {', '.join(assignments)} WHERE id BETWEEN {low} AND {low + count - 1}"

    def _delete(self, table: str, count: int) -> str:
        low = self._random.randint(1, max(self._next[table] - 1, 1))
        limit = " LIMIT 3" if table == "keyless" else ""
        return f"DELETE FROM chance.{table} WHERE id BETWEEN {low} AND {low + count - 1}{limit}"
