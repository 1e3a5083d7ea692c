"""Strategies for tables of any columns, rows of any values, and the logs that are made of them."""

from __future__ import annotations

import string
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from typing import Any

from hypothesis import strategies as st

from tests.builder import columns as make
from tests.builder.columns import Column
from tests.builder.log import LogBuilder

LABELS = ("red", "green", "blue, light", "ünïcode", "e", "f", "g", "h", "i")
TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)
MOMENTS = st.datetimes(datetime(1000, 1, 1), datetime(9999, 12, 31))
STAMPS = st.datetimes(datetime(1970, 1, 2), datetime(2038, 1, 1)).map(lambda at: at.replace(tzinfo=UTC))
SPANS = st.timedeltas(timedelta(hours=-838), timedelta(hours=838))
DATES = st.dates(date(1, 1, 1)) | st.tuples(st.integers(0, 9999), st.integers(0, 15), st.integers(0, 31))


@st.composite
def integers(draw: st.DrawFn, name: str) -> tuple[Column, st.SearchStrategy[Any]]:
    width, unsigned = draw(st.sampled_from((1, 2, 3, 4, 8))), draw(st.booleans())
    half = 1 << (8 * width - 1)
    values = st.integers(0, 2 * half - 1) if unsigned else st.integers(-half, half - 1)
    return make.integer(name, width, unsigned=unsigned), values


@st.composite
def decimals(draw: st.DrawFn, name: str) -> tuple[Column, st.SearchStrategy[Any]]:
    precision = draw(st.integers(1, 65))
    scale = draw(st.integers(0, min(30, precision)))
    most = 10**precision - 1
    values = st.integers(-most, most).map(lambda number: Decimal(f"{number}E-{scale}"))
    return make.decimal(name, precision, scale), values


@st.composite
def temporals(draw: st.DrawFn, name: str) -> tuple[Column, st.SearchStrategy[Any]]:
    digits = draw(st.integers(0, 6))
    step = timedelta(microseconds=10 ** (6 - digits))
    kind = draw(
        st.sampled_from(("datetime", "timestamp", "time", "date", "year", "old datetime", "old timestamp", "old time"))
    )
    return {
        "datetime": (make.datetime2(name, digits), MOMENTS.map(lambda at: at - (at - datetime.min) % step)),
        "timestamp": (make.timestamp2(name, digits), STAMPS.map(lambda at: at.replace(microsecond=0))),
        "time": (make.time2(name, digits), SPANS.map(lambda span: span - span % step)),
        "date": (make.date_(name), DATES),
        "year": (make.year(name), st.just(0) | st.integers(1901, 2155)),
        "old datetime": (make.datetime_old(name), MOMENTS.map(lambda at: at.replace(microsecond=0))),
        "old timestamp": (make.timestamp_old(name), STAMPS.map(lambda at: at.replace(microsecond=0))),
        "old time": (make.time_old(name), SPANS.map(lambda span: span - span % timedelta(seconds=1))),
    }[kind]


@st.composite
def strings(draw: st.DrawFn, name: str) -> tuple[Column, st.SearchStrategy[Any]]:
    raw = st.binary(max_size=60)
    any_text = TEXT.map(str.encode) | raw
    return draw(
        st.sampled_from(
            (
                (make.varchar(name, 200), any_text),
                (make.varchar(name, 300), TEXT),
                (make.varchar(name, 300, collation=33), any_text),
                (make.varchar(name, 200, collation=8), raw),
                (make.varchar(name, 200, collation=63), raw),
                (make.char(name, 400), TEXT),
                (make.char(name, 100, collation=28), raw),
                (make.binary(name, 16), st.binary(max_size=16)),
                (make.blob(name, 2), raw),
                (make.blob(name, 4, collation=255), any_text),
                (make.blob(name, 3, collation=54), raw),
            )
        )
    )


@st.composite
def others(draw: st.DrawFn, name: str) -> tuple[Column, st.SearchStrategy[Any]]:
    width = draw(st.integers(1, 64))
    number = st.integers(-1000, 1000)
    return draw(
        st.sampled_from(
            (
                (make.float_(name), st.floats(width=32)),
                (make.double(name), st.floats()),
                (make.bit(name, width), st.integers(0, (1 << width) - 1)),
                (make.enum(name, LABELS), st.sampled_from(("", *LABELS))),
                (make.set_(name, LABELS), st.sets(st.sampled_from(LABELS[:2] + LABELS[3:])).map(",".join)),
                (make.json_scalar(name), st.none() | st.booleans() | number | st.text(string.printable, max_size=99)),
                (make.geometry(name), st.tuples(st.integers(0, 9000), st.binary(max_size=30))),
                (make.vector(name), st.lists(st.floats(width=32), max_size=5)),
            )
        )
    )


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[Column], list[dict[str, Any]], list[list[str]]]:
    count = draw(st.integers(1, 12))
    pairs = [
        draw(draw(st.sampled_from((integers, decimals, temporals, strings, others)))(f"c{i}")) for i in range(count)
    ]
    columns = [column for column, _ in pairs]
    row = st.fixed_dictionaries({column.name: st.none() | values for column, values in pairs})
    rows = draw(st.lists(row, min_size=1, max_size=20))
    names = st.lists(st.sampled_from([column.name for column in columns]), min_size=1, unique=True)
    return columns, rows, draw(st.lists(names, max_size=3))


def log_of(columns: list[Column], rows: list[dict[str, Any]], partial: list[list[str]], checksum: bool) -> LogBuilder:
    """A transaction that inserts the rows and updates them, and does the same with images of some columns."""
    log = LogBuilder(checksum=checksum)
    log.gtid(1)
    log.begin()
    log.insert(columns, *rows)
    log.table_map(columns)
    log.rows("update", columns, list(zip(rows, reversed(rows), strict=True)))
    for names in partial:
        log.table_map(columns)
        log.rows("update", columns, [(row, row) for row in rows], before=names[:1], after=names)
        log.table_map(columns)
        log.rows("delete", columns, [(row, None) for row in rows], before=names)
    log.xid(77)
    log.stop()
    return log
