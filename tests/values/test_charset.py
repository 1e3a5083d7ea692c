"""Text by collation id, held against what servers said.

`charset_truth.tsv.gz` has, for each character set, sequences of bytes and what MySQL 9.7.4 and MariaDB 10.11.19 made of
them: the UTF-8 of ``CONVERT(column USING utf8mb4)`` in hexadecimal, NULL where a column of that set did not take them.
It has all single bytes, all sequences that Python's own codec reads differently, 600 other characters, 200 sequences
that are none, and short texts. Made by tools/charset_tables.py; MariaDB has no gb18030.
"""

from __future__ import annotations

import gzip
from collections import defaultdict
from functools import cache
from importlib import resources
from itertools import chain
from pathlib import Path

import pytest

from binlog_kaitai import BinlogReader
from binlog_kaitai.errors import MalformedEventError
from binlog_kaitai.events.model import TableMapEvent
from binlog_kaitai.reading.reader import ReadOptions
from binlog_kaitai.values.charset import (
    BINARY_COLLATION,
    TextPolicy,
    charset_name,
    codec_of,
    collation_name,
    decode_label,
)

HERE = Path(__file__).parent
WIDE = {"ucs2": "utf_16_be", "utf16": "utf_16_be", "utf16le": "utf_16_le", "utf32": "utf_32_be"}
MULTI_BYTE = {
    "big5",
    "cp932",
    "eucjpms",
    "euckr",
    "gb18030",
    "gb2312",
    "gbk",
    "sjis",
    "ujis",
    "utf8mb3",
    "utf8mb4",
    *WIDE,
}
LABELLED = HERE.parent / "data" / "mariadb-11.8.9" / "row-metafull-a.binlog"

# Ids that the servers' documentation names, one for each way in which a set is decoded.
LATIN1, SJIS, UCS2, UTF8MB3, UTF8MB4, SWE7, UTF16LE = 8, 13, 35, 33, 255, 10, 56
UNKNOWN = 9999

Said = list[tuple[bytes, str]]


@cache
def truth() -> dict[str, dict[str, Said]]:
    """Character set -> server -> sequences and answers."""
    found: dict[str, dict[str, Said]] = defaultdict(lambda: defaultdict(list))
    for line in gzip.decompress((HERE / "charset_truth.tsv.gz").read_bytes()).decode().splitlines():
        charset, sequence, *answers = line.split("\t")
        for server, answer in zip(("mysql", "mariadb"), answers, strict=False):
            found[charset][server].append((bytes.fromhex(sequence), answer))
    return found


@cache
def ids() -> dict[str, list[int]]:
    """Character set -> its collation ids."""
    found = defaultdict(list)
    for line in resources.files("binlog_kaitai.values").joinpath("collations.tsv").read_text().splitlines():
        if not line.startswith("#"):
            number, charset, _ = line.split("\t")
            found[charset].append(int(number))
    return found


def meant(charset: str, sequence: bytes, answer: str) -> str | None:
    """The text that an answer stands for, None where there is none.

    A server writes a question mark for what has no character. Of a lone surrogate in ucs2 MySQL makes nothing, and
    MariaDB three bytes that are not UTF-8.
    """
    try:
        text = bytes.fromhex(answer.replace("NULL", "")).decode()
    except UnicodeDecodeError:
        return None
    return text if text and text.count("?") == question_marks(charset, sequence) else None


def question_marks(charset: str, sequence: bytes) -> int:
    """How many characters of the sequence are a question mark; no longer character of a narrow set has its byte."""
    mark = "?".encode(WIDE.get(charset, "ascii"))
    return [sequence[at : at + len(mark)] for at in range(0, len(sequence), len(mark))].count(mark)


SERVERS = [(charset, server) for charset, servers in truth().items() for server in servers]


@pytest.mark.parametrize(("charset", "server"), SERVERS)
def test_every_set_reads_as_the_server_converts_it(charset: str, server: str) -> None:
    decode = TextPolicy("bytes").decoder(ids()[charset][0])
    wrong = []
    for sequence, answer in truth()[charset][server]:
        expected = meant(charset, sequence, answer)
        if decode(sequence) != (sequence if expected is None else expected):
            wrong.append((sequence.hex(), answer, decode(sequence)))
    assert not wrong


@pytest.mark.parametrize("charset", truth())
def test_the_truth_covers_the_set(charset: str) -> None:
    said = truth()[charset]["mysql"]
    if charset not in WIDE:
        assert {sequence for sequence, _ in said} >= {bytes([byte]) for byte in range(256)}
    if charset in MULTI_BYTE:
        assert sum(len(meant(charset, *one) or "") == 1 for one in said) >= 500


def test_the_truth_has_every_set_that_the_collations_name() -> None:
    assert ids().keys() == truth().keys() | {"binary"}
    assert ids()["binary"] == [BINARY_COLLATION]


@pytest.mark.parametrize("charset", sorted(truth().keys() - {"utf8mb3"}))
def test_the_codec_says_the_same_and_marks_what_it_cannot_decode(charset: str) -> None:
    """`codec_of` is for `bytes.decode`; utf8mb3 is below."""
    codec = codec_of(ids()[charset][-1])
    assert codec is not None
    for sequence, answer in truth()[charset]["mysql"][::7]:
        expected = meant(charset, sequence, answer)
        if expected is not None:
            assert sequence.decode(codec) == expected
        else:
            assert "\\x" in sequence.decode(codec, "backslashreplace")
            with pytest.raises(UnicodeDecodeError):
                sequence.decode(codec)


@pytest.mark.parametrize(
    ("collation", "data", "replaced"),
    [
        (UTF8MB4, b"a\xffb", "a\ufffdb"),
        (UTF8MB3, "a😀b".encode(), "a\ufffd\ufffd\ufffd\ufffdb"),
        (UTF16LE, b"a\0\0\xdcb\0", "a\ufffdb"),
        (UCS2, b"\0a\xd8\x3d\xde\0\0b", "a\ufffd\ufffdb"),
        (SJIS, b"\x81\x5f\xff\x81\x5f", "\\\ufffd\\"),
        (SWE7, b"{\xe9}", "ä\ufffdå"),
        (UNKNOWN, b"a\xe9", "a\ufffd"),
    ],
)
def test_undecodable_text_follows_the_policy_and_is_counted(collation: int, data: bytes, replaced: str) -> None:
    name = charset_name(collation) or f"collation {collation}"
    kept, marked, strict = TextPolicy("bytes"), TextPolicy("replace"), TextPolicy("strict")
    assert kept.decoder(collation)(data) == data
    assert marked.decoder(collation)(data) == replaced
    with pytest.raises(MalformedEventError, match=name):
        strict.decoder(collation)(data)
    assert [dict(policy.undecodable) for policy in (kept, marked, strict)] == [{name: 1}] * 3


def test_text_that_decodes_is_not_counted() -> None:
    policy = TextPolicy("strict")
    assert policy.decoder(LATIN1)(b"caf\xe9 \x81") == "café \x81"
    assert policy.decoder(None)("漢字😀".encode()) == "漢字😀"
    assert policy.decoder(UTF8MB3)("漢字".encode()) == "漢字"
    assert not policy.undecodable


def test_binary_stays_bytes() -> None:
    policy = TextPolicy("strict")
    assert policy.decoder(BINARY_COLLATION)(b"\xff\0a") == b"\xff\0a"
    assert codec_of(BINARY_COLLATION) is None


def test_statements_may_hold_more_than_a_utf8mb3_column() -> None:
    codec = codec_of(UTF8MB3)
    assert codec is not None
    assert "SELECT '😀'".encode().decode(codec) == "SELECT '😀'"


# What the servers' information_schema says; from 1025 on they are MariaDB's alone.
@pytest.mark.parametrize(
    ("collation", "charset", "name"),
    [
        (8, "latin1", "latin1_swedish_ci"),
        (33, "utf8mb3", "utf8mb3_general_ci"),
        (35, "ucs2", "ucs2_general_ci"),
        (63, "binary", "binary"),
        (101, "utf16", "utf16_unicode_ci"),
        (255, "utf8mb4", "utf8mb4_0900_ai_ci"),
        (1025, "big5", "big5_chinese_nopad_ci"),
        (2304, "utf8mb4", "utf8mb4_uca1400_ai_ci"),
        (UNKNOWN, None, None),
        (0, None, None),
    ],
)
def test_names(collation: int, charset: str | None, name: str | None) -> None:
    assert charset_name(collation) == charset
    assert collation_name(collation) == name
    assert (codec_of(collation) is None) == (charset in (None, "binary"))


@pytest.mark.parametrize(
    ("collation", "data", "text"),
    [
        (LATIN1, b"caf\xe9", "café"),
        (UTF16LE, "日😀".encode("utf_16_le"), "日😀"),
        (None, "é".encode(), "é"),
        (BINARY_COLLATION, "é".encode(), "é"),
    ],
)
def test_labels(collation: int | None, data: bytes, text: str) -> None:
    policy = TextPolicy("strict")
    assert decode_label(data, collation, policy) == text
    assert not policy.undecodable


@pytest.mark.parametrize(
    ("collation", "data", "text", "counted"),
    [
        (UTF8MB4, b"caf\xe9", r"caf\xe9", "utf8mb4"),
        (None, b"\\caf\xe9\n", r"\x5ccaf\xe9\x0a", "utf8mb4"),
        (BINARY_COLLATION, b"caf\xe9", r"caf\xe9", "utf8mb4"),
        (UTF16LE, b"a\0b", r"a\x00b", "utf16le"),
        (UNKNOWN, b"caf\xe9", r"caf\xe9", "collation 9999"),
    ],
)
def test_labels_that_do_not_decode_stay_visible(collation: int | None, data: bytes, text: str, counted: str) -> None:
    policy = TextPolicy("bytes")
    assert decode_label(data, collation, policy) == text
    assert policy.undecodable == {counted: 1}
    assert decode_label(data, collation) == text
    with pytest.raises(MalformedEventError):
        decode_label(data, collation, TextPolicy("strict"))


def test_labels_of_a_log_are_counted(tmp_path: Path) -> None:
    """In a log of MariaDB 11.8.9 the label `ä` gets a wrong byte, in one table map."""
    data = LABELLED.read_bytes()
    at = data.index(b"\x02\xc3\xa4\x06")
    log = tmp_path / "log.000001"
    log.write_bytes(data[: at + 1] + b"\xff" + data[at + 2 :])
    reader = BinlogReader(log, ReadOptions(verify_checksums=False))
    tables = [event.body.table for event in reader.events() if isinstance(event.body, TableMapEvent)]
    assert r"\xff\xa4" in chain.from_iterable(column.labels or () for table in tables for column in table.columns)
    assert reader.ledger.undecodable_text == {"utf8mb4": 1}
    with pytest.raises(MalformedEventError, match=r"log.000001:\d+ TABLE_MAP_EVENT: text that is not utf8mb4: ff a4"):
        list(BinlogReader(log, ReadOptions(verify_checksums=False, text_errors="strict")).events())
