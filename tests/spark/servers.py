"""Logs of a table whose rows are known at the end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from tests.builder import LogBuilder, bodies
from tests.builder.columns import integer, varchar

COLUMNS = [integer("id", 4), varchar("s", 20)]
Row = dict[str, Any]


class Server:
    """Writes logs, and knows the table."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.number, self.log = folder, 1, LogBuilder(in_use=True)
        self.table: dict[int, str] = {}
        self.prepared: dict[str, dict[int, str | None]] = {}
        self.count = 0

    def group(self) -> None:
        self.count += 1
        self.log.gtid(self.count)

    def rows(self, changed: dict[int, str | None]) -> None:
        self.log.table_map(COLUMNS, primary_key=[0])
        for key, value in changed.items():
            old, new = self.table.get(key), value
            before = None if old is None else {"id": key, "s": old}
            after = None if new is None else {"id": key, "s": new}
            kind = "insert" if before is None else "delete" if after is None else "update"
            self.log.rows(kind, COLUMNS, [(before, after)], end_of_statement=key == list(changed)[-1])

    def change(self, changed: dict[int, str | None]) -> None:
        self.table = {key: value for key, value in (self.table | changed).items() if value is not None}

    def commit(self, changed: dict[int, str | None]) -> None:
        self.group()
        self.log.begin()
        self.rows(changed)
        self.log.xid(self.count)
        self.change(changed)

    def prepare(self, name: str, changed: dict[int, str | None]) -> None:
        xid = f"X'{name.encode().hex()}',X'',1"
        self.group()
        self.log.query(f"XA START {xid}")
        self.rows(changed)
        self.log.query(f"XA END {xid}")
        self.log.event(38, bodies.xa_prepare(name.encode()))
        self.prepared[name] = changed

    def end(self, name: str, word: str) -> None:
        self.group()
        self.log.query(f"XA {word} X'{name.encode().hex()}',X'',1")
        changed = self.prepared.pop(name)
        if word == "COMMIT":
            self.change(changed)

    def save(self) -> Path:
        return self.log.write(self.folder / f"binlog.{self.number:06}")

    def rotate(self) -> None:
        self.log.rotate(f"binlog.{self.number + 1:06}")
        self.save()
        self.number, self.log = self.number + 1, LogBuilder(in_use=True)

    def free_key(self, rng: random.Random) -> int:
        locked = {key for changed in self.prepared.values() for key in changed}
        return rng.choice([key for key in range(40) if key not in locked])


def by_chance(folder: Path, seed: int) -> Server:
    rng, server = random.Random(seed), Server(folder)
    for number in range(60):
        changed: dict[int, str | None] = {server.free_key(rng): rng.choice([f"v{number}", f"w{number}", None])}
        changed = {key: value for key, value in changed.items() if value is not None or key in server.table}
        match rng.randrange(6):
            case 0 | 1 if changed:
                server.commit(changed)
            case 2 | 3 if changed and (names := {"a", "b", "c"} - set(server.prepared)):
                server.prepare(min(names), changed)
            case 4 if server.prepared:
                server.end(rng.choice(sorted(server.prepared)), rng.choice(["COMMIT", "COMMIT", "ROLLBACK"]))
            case 5 if rng.randrange(3) == 0:
                server.rotate()
    for name in sorted(server.prepared)[1:]:
        server.end(name, "COMMIT")
    server.save()
    return server


MINIMAL = [integer("id", 4), integer("a", 4), varchar("b", 20), integer("c", 4)]


def minimal_log(path: Path, seed: int) -> dict[int, Row]:
    """A log as of binlog_row_image=MINIMAL: an image before has the key, one after what was set. Returns the table."""
    chance, log, table = random.Random(seed), LogBuilder(in_use=True), dict[int, Row]()
    for number in range(1, 120):
        log.gtid(number)
        if number == 60:
            log.query("TRUNCATE t", database="shop")
            table.clear()
            continue
        log.begin()
        log.table_map(MINIMAL, primary_key=[0])
        key = chance.randrange(8)
        values = {"id": key, "a": chance.choice([number, None]), "b": f"v{number}", "c": -number}
        if key not in table:
            log.rows("insert", MINIMAL, [(None, values)])
            table[key] = values
        elif chance.randrange(4) == 0:
            log.rows("delete", MINIMAL, [(table.pop(key), None)], before=["id"])
        else:
            names = sorted(chance.sample("abc", chance.randint(1, 3)))
            log.rows("update", MINIMAL, [(table[key], values)], before=["id"], after=names)
            table[key] = table[key] | {name: values[name] for name in names}
        log.xid(number)
    log.write(path)
    return table
