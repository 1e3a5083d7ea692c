"""Logs of tables and rows made by chance: columns of any type with any metadata, cells of any bytes, heads that lie."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from decimal import Decimal

from tests.builder import bodies
from tests.builder import columns as make
from tests.builder.columns import Column
from tests.builder.log import LogBuilder
from tests.checker.documents import document, json_column
from tests.checker.mutants import changed

__all__ = ["generated"]

_LABELS = (*(tuple(f"l{n}" for n in range(count)) for count in (1, 3, 8, 9, 63, 64)), ('é"\\', "日本", ""))
_COLLATIONS = (8, 33, 255, 45, 63, 28, 1, 13, 95, 54, 60, 35, 248, 47, 11, 5, 7, 16, 26, 32, 41, 57, 92, 300, 9999, 0)
_OTHER_TYPES = (16, 17, 18, 19, 245, 252, 255, 242, 4, 5, 15, 140, 141)
_TABLE_IDS = (100, 101, 102, 1 << 40, (1 << 48) - 1, 0, 64, 128)
_SIZES = {1: 1, 2: 2, 9: 3, 3: 4, 8: 8, 4: 4, 5: 8, 13: 1, 10: 3, 11: 3, 7: 4, 12: 8}
_TEMPORALS = {17: 4, 18: 5, 19: 3}
_MARIADB = "11.8.9-MariaDB"
_TIMES = (1_795_000_000_000_000, 0, 253_402_300_799_999_999, 253_402_300_800_000_000, (1 << 55) - 1)
"""Of a commit, in microseconds; the year 9999 ends between the third and the fourth."""

_R = random.Random


_STATEMENTS = (
    *("INSERT INTO t VALUES (1)", "update t set a = '\u00e9'", "DELETE FROM t", "TRUNCATE t", "SAVEPOINT a", "commit"),
    *("CREATE TABLE u (a INT)", "DROP TABLE u", "ROLLBACK TO a", "XA END 'x'", "ROLLBACK", "BEGIN", "a;", ""),
)


def _bytes(column: Column) -> Column:
    """The column, its values given as bytes."""
    return Column(column.name, column.type, column.meta, bytes, column.unsigned, column.collation, column.labels)


_COLUMNS: tuple[Callable[[str, _R], Column], ...] = (
    lambda name, chance: make.integer(name, chance.choice((1, 2, 3, 4, 8)), unsigned=chance.random() < 0.5),
    lambda name, chance: make.float_(name),
    lambda name, chance: make.double(name),
    lambda name, chance: _decimal(name, chance),
    lambda name, chance: Column(name, 246, bytes([chance.randrange(256), chance.randrange(80)]), bytes),
    lambda name, chance: make.bit(name, chance.randrange(1, 65)),
    lambda name, chance: make.year(name),
    lambda name, chance: make.date_(name),
    lambda name, chance: chance.choice((make.datetime2, make.timestamp2, make.time2))(name, chance.randrange(7)),
    lambda name, chance: chance.choice((make.datetime_old, make.timestamp_old, make.time_old))(name),
    lambda name, chance: make.varchar(name, chance.choice((10, 255, 256, 65535)), collation=chance.choice(_COLLATIONS)),
    lambda name, chance: make.char(name, chance.choice((4, 255, 256, 1020)), collation=chance.choice(_COLLATIONS)),
    lambda name, chance: make.binary(name, chance.choice((1, 16, 200, 255))),
    lambda name, chance: make.blob(name, chance.choice((1, 2, 3, 4)), collation=chance.choice(_COLLATIONS)),
    lambda name, chance: make.enum(name, chance.choice(_LABELS)),
    lambda name, chance: make.set_(name, chance.choice(_LABELS)),
    lambda name, chance: json_column(name, chance.choice((4, 4, 2, 1, 3))),
    lambda name, chance: json_column(name),
    lambda name, chance: make.geometry(name),
    lambda name, chance: make.vector(name),
    lambda name, chance: Column(name, chance.choice(_OTHER_TYPES), chance.randbytes(2), bytes),
    lambda name, chance: Column(
        name,
        254,
        bytes([chance.choice((247, 248, 254, 0xCE, 0xDE, 0xEE)), chance.choice((0, 1, 2, 3, 4, 5, 8, 9, 255))]),
        bytes,
        collation=chance.choice(_COLLATIONS),
        labels=chance.choice(_LABELS),
    ),
)


def _decimal(name: str, chance: _R) -> Column:
    precision = chance.choice((1, 2, 9, 10, 18, 19, 20, 28, 38, 39, 65))
    return make.decimal(name, precision, min(precision, chance.choice((0, 1, 2, 9, 30))))


def _prefixed(width: int, data: bytes) -> bytes:
    data = data[: (1 << 8 * width) - 1]
    return len(data).to_bytes(width, "little") + data


def _text(chance: _R) -> bytes:
    return chance.choice(
        (
            b"",
            b"a",
            b'hello "\\\n\x01\x7f',
            "é日本𝄞".encode() * chance.randrange(6),
            chance.randbytes(chance.randrange(40)),
            b"x" * chance.choice((15, 16, 17, 31, 32, 33, 100)),
            b"\x80" * 5,
            b"\xf4\x8f\xbf\xbf",
            b"\xe2\x82",
        )
    )


def _document(chance: _R) -> bytes:
    found = document(chance)
    return changed(found, [found], chance) if chance.random() < 0.4 else found


def _large(column: Column, chance: _R) -> bytes:
    """A value after its length."""
    width = column.meta[0] if column.meta and 1 <= column.meta[0] <= 4 else 4
    if column.type == 245:
        return _prefixed(width, _document(chance))
    if column.type == 252:
        return _prefixed(width, _text(chance))
    if column.type == 255:
        return _prefixed(width, chance.choice((b"", b"\1\2", chance.randbytes(chance.randrange(4, 30)))))
    floats = chance.randbytes(4 * chance.randrange(6) + (chance.random() < 0.1))
    return _prefixed(width, floats)


def _string(column: Column, chance: _R) -> bytes:
    if column.type == 15:
        return _prefixed(2 if int.from_bytes(column.meta, "little") > 255 else 1, _text(chance))
    if column.meta[0] in (247, 248):
        width = column.meta[1] if column.meta[1] in (1, 2, 3, 4, 8) else 1
        return chance.choice((bytes(width), b"\1".ljust(width, b"\0"), chance.randbytes(width)))
    most = column.meta[1] | ((column.meta[0] & 0x30) ^ 0x30) << 4
    return _prefixed(2 if most > 255 else 1, _text(chance))


def _digits(column: Column, chance: _R) -> bytes:
    precision, scale = column.meta[0], column.meta[1]
    if precision < scale:
        return chance.randbytes(chance.randrange(6))
    if chance.random() < 0.7:
        most = 10**precision - 1
        value = Decimal(chance.randint(-most, most)).scaleb(-scale)
        with suppress(ArithmeticError, ValueError, IndexError, OverflowError):
            return make.decimal("", precision, scale).store(value)
    return chance.randbytes(sum(n // 9 * 4 + (n % 9 + 1) // 2 for n in (precision - scale, scale)))


def _cell(column: Column, chance: _R) -> bytes:
    if column.type in (245, 252, 255, 242):
        return _large(column, chance)
    if column.type in (15, 254):
        return _string(column, chance)
    if column.type == 246:
        return _digits(column, chance)
    size = _SIZES.get(column.type, 0)
    if column.type == 16:
        size = min(8, column.meta[1] + bool(column.meta[0]))
    if column.type in _TEMPORALS:
        size = _TEMPORALS[column.type] + (min(column.meta[0], 6) + 1) // 2
    size = size or chance.randrange(10)
    return chance.choice((chance.randbytes(size), chance.randbytes(size), bytes(size), b"\xff" * size, b"\x80" * size))


def _images(columns: list[Column], present: list[bool], chance: _R) -> bytes:
    there = [column for column, is_there in zip(columns, present, strict=True) if is_there]
    nulls = [chance.random() < chance.choice((0, 0.2, 1)) for _ in there]
    cells = (_cell(column, chance) for column, is_null in zip(there, nulls, strict=True) if not is_null)
    return bodies.bitmap(nulls) + b"".join(cells)


def _present(columns: list[Column], chance: _R) -> list[bool]:
    return [chance.random() < 0.8 for _ in columns] if chance.random() < 0.4 else [True] * len(columns)


def _add_rows(log: LogBuilder, columns: list[Column], chance: _R) -> None:
    kind, version = chance.choice((30, 31, 32)), chance.choice((1, 2, 2))
    before = _present(columns, chance)
    after = _present(columns, chance) if kind == 31 else None
    data = b""
    for _ in range(chance.choice((0, 1, 2, 3, 10, 40))):
        data += _images(columns, before, chance)
        data += _images(columns, after, chance) if after else b""
    if data and chance.random() < 0.2:
        data = changed(data, [data], chance)
    extra = chance.choice((b"", b"", b"\0\3abc", chance.randbytes(chance.randrange(9))))
    is_last = chance.random() < 0.9
    body = bodies.rows(log.table_id, data, before, after, end_of_statement=is_last, version=version, extra=extra)
    log.event(kind - (7 if version == 1 else 0), changed(body, [body], chance) if chance.random() < 0.05 else body)


def _table(chance: _R) -> tuple[list[Column], int]:
    count = chance.choice((1, 1, 2, 3, 8, 9, 17, 30))
    columns = [_bytes(chance.choice(_COLUMNS)(f"c{number}", chance)) for number in range(count)]
    return columns, chance.choice((*_TABLE_IDS, chance.randrange(1 << 20)))


def _add_statement(log: LogBuilder, tables: list[tuple[list[Column], int]], chance: _R) -> None:
    if not tables or chance.random() < 0.5:
        tables.append(_table(chance))
    columns, log.table_id = chance.choice(tables)
    name, metadata = chance.choice(("t", "u", "é")), chance.choice(("full", "full", "minimal", "none"))
    body = make.table_map_body(columns, log.table_id, table=name, metadata=metadata)
    log.event(19, changed(body, [body], chance) if chance.random() < 0.15 else body)
    _add_rows(log, columns, chance)


def _add_query(log: LogBuilder, is_mariadb: bool, chance: _R) -> None:
    """A statement of the connection that has begun, perhaps with what it reads; MariaDB may have compressed it."""
    if chance.random() < 0.3:
        log.event(5, bytes([chance.choice((1, 2, 2, 3))]) + chance.randbytes(8 - (chance.random() < 0.1)))
    text = chance.choice(_STATEMENTS).encode() + b" " * chance.choice((0, 0, 400))
    kind, plain = 2, text
    if is_mariadb and chance.random() < 0.7:
        kind, plain = 165, bodies.mariadb_compressed(text)
        plain = changed(plain, [plain], chance) if chance.random() < 0.15 else plain
    body = bodies.query(plain, database=chance.choice(("shop", "")))
    log.event(kind, changed(body, [body], chance) if chance.random() < 0.1 else body)


def _add_gtid(log: LogBuilder, number: int, is_mariadb: bool, chance: _R) -> None:
    kind = 162 if is_mariadb else chance.choice((33, 33, 42))
    if is_mariadb:
        body = bodies.mariadb_gtid(number, flags=chance.choice((0, 0, 1)), rest=bytes(6))
    elif kind == 42:
        body = bodies.tagged_gtid(number, chance.choice(("", "tag")), commit_time=chance.choice(_TIMES))
    else:
        clock, uuid = chance.choice((number, -1, 1 << 62)), chance.choice((bodies.SERVER_UUID, None))
        body = bodies.gtid(number, uuid=uuid, last_committed=clock, sequence_number=number)
        body += _TIMES[0].to_bytes(7, "little") if chance.random() < 0.7 else b""
    if chance.random() < 0.1:
        body = changed(body, [body], chance)
    log.event(kind, body)


def _add_payload(log: LogBuilder, plain: bytes, chance: _R) -> None:
    if chance.random() < 0.1:
        plain = changed(plain, [plain], chance)
    wrong = chance.choice((0, 1, len(plain) + 1, max(0, len(plain) - 1), 1 << 33))
    announced = wrong if chance.random() < 0.1 else len(plain)
    log.event(40, bodies.payload(plain, announced=announced, compression=255))


def generated(chance: _R) -> tuple[bytes, str]:
    """Return a log, and what it is called."""
    version = chance.choice(("9.7.4", "9.7.4", "8.0.30", "5.7.30", _MARIADB))
    log = LogBuilder(checksum=chance.random() < 0.5, server_version=version, in_use=chance.random() < 0.2)
    tables: list[tuple[list[Column], int]] = []
    for number in range(1, chance.choice((3, 6, 13))):
        _add_transaction(log, number, tables, version == _MARIADB, chance)
    if chance.random() < 0.5:
        log.stop()
    return _damaged(bytearray(log.data), chance), "generated"


def _add_transaction(
    log: LogBuilder, number: int, tables: list[tuple[list[Column], int]], is_mariadb: bool, chance: _R
) -> None:
    inside = chance.random() < 0.25 and not is_mariadb
    part = LogBuilder(inside_payload=True) if inside else log
    if chance.random() < 0.5:
        _add_gtid(log, number, is_mariadb, chance)
    if chance.random() < 0.9:
        part.begin()
    for _ in range(chance.choice((1, 1, 2))):
        if chance.random() < 0.2:
            _add_query(part, is_mariadb, chance)
        else:
            _add_statement(part, tables, chance)
    if chance.random() < 0.95:
        part.xid(number)
    if inside:
        _add_payload(log, bytes(part.data), chance)


def _damaged(data: bytearray, chance: _R) -> bytes:
    if chance.random() < 0.15:  # a wrong checksum, or sizes that lie
        for _ in range(chance.choice((1, 3))):
            data[chance.randrange(4, len(data))] ^= 1 << chance.randrange(8)
    if chance.random() < 0.05:
        del data[chance.randrange(4, len(data)) :]
    return bytes(data)
