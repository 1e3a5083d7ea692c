"""Events that MariaDB encrypts, each by itself, encrypted here as the server does, so that the plain log is known."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from binlog_kaitai.changes.options import ReadOptions
from binlog_kaitai.compiled.lines.lines import change_lines
from binlog_kaitai.compiled.listings.event_lines import write_events
from binlog_kaitai.compiled.rows.compiled_log import CompiledLog
from binlog_kaitai.errors import BinlogError
from binlog_kaitai.log.crypto import CIPHERS, Keys
from binlog_kaitai.log.crypto import Cipher as Name
from binlog_kaitai.log.source import Source
from binlog_kaitai.text.event_lines import EventLines
from tests.compiled.line_readers import by_objects
from tests.made.encrypted_events import (
    COLUMNS,
    KEY,
    KEYS,
    LOGS,
    NONCE,
    begin,
    encrypted,
    fill,
    new_log,
    one_log,
)
from tests.streams import stream_of


def lines(source: Source, options: ReadOptions, chunk: int = 1 << 20) -> tuple[bytes, str | None, dict[str, object]]:
    found, error, reader = bytearray(), None, CompiledLog(source, options, chunk=chunk)
    try:
        for data in change_lines(reader):
            found += data
    except BinlogError as caught:
        error = str(caught)
    return bytes(found), error, reader.ledger.as_json()


@pytest.mark.parametrize("chunk", [2000, 30_000, 1 << 20])
@pytest.mark.parametrize("cipher", CIPHERS)
@pytest.mark.parametrize("name", LOGS)
def test_the_plain_log_is_read(name: str, cipher: Name, chunk: int, tmp_path: Path) -> None:
    plain, hidden = LOGS[name], encrypted(LOGS[name], cipher)
    assert hidden != plain
    (tmp_path / "log").write_bytes(hidden)
    file = Source("log", None), Source(str(tmp_path / "log"), len(hidden))
    options = ReadOptions(json="text", keys=KEYS)
    wanted = lines(stream_of(plain), ReadOptions(json="text"))
    assert wanted[1] is None
    assert wanted[0].count(b"\n") > 12
    for most in (200, 5000):
        assert lines(stream_of(hidden, most), options, chunk) == wanted
    found, error, ledger = lines(file[1], options, chunk)
    assert error is None
    assert found.replace(str(tmp_path / "log").encode(), b"log") == wanted[0]
    assert ledger == wanted[2] | {"file": str(tmp_path / "log"), "warnings": ledger["warnings"]}


@pytest.mark.parametrize("cipher", CIPHERS)
def test_both_engines_give_the_same_of_damage(cipher: Name, tmp_path: Path) -> None:
    hidden, rnd = encrypted(LOGS["one"], cipher), random.Random(cipher)
    for number in range(20):
        data = bytearray(hidden)
        data[rnd.randrange(300, len(data))] ^= 1 << rnd.randrange(8)
        (tmp_path / f"log{number}").write_bytes(data[: rnd.choice([len(data), rnd.randrange(300, len(data))])])
        path = tmp_path / f"log{number}"
        for options in (ReadOptions(json="text", keys=KEYS), ReadOptions(json="text", keys=KEYS, mode="permissive")):
            wanted = by_objects(path, options)
            found, error, ledger = lines(Source(str(path), path.stat().st_size), options, 3000)
            assert (found, error) == (wanted.data, wanted.error)
            assert ledger == wanted.reader.ledger.as_json()


def test_without_checksums_the_cipher_has_to_be_said() -> None:
    hidden, plain = encrypted(one_log(checksum=False), "aes-ctr"), one_log(checksum=False)
    _, error, _ = lines(stream_of(hidden), ReadOptions(json="text", keys=KEYS))
    assert error == (
        "log:292: encrypted, and without checksums the log does not tell how; say --cipher aes-cbc or aes-ctr"
    )
    options = ReadOptions(json="text", keys=Keys({"1": KEY}, "aes-ctr"))
    assert lines(stream_of(hidden), options) == lines(stream_of(plain), ReadOptions(json="text"))


@pytest.mark.parametrize(
    ("keys", "message"),
    [
        (None, "encrypted by MariaDB with key 1 (version 1) from here on; give its file by --keys"),
        (Keys({"2": KEY}), "encrypted by MariaDB with key 1 (version 1) from here on; it is not among the keys"),
        (Keys({"1": KEY[::-1]}), "encrypted, and the key is not the one that it was encrypted with"),
    ],
)
def test_without_the_key_what_is_before_is_read(keys: Keys | None, message: str) -> None:
    plain = LOGS["later"]
    position = plain.index(NONCE) + 12 + 4
    found, error, _ = lines(stream_of(encrypted(plain, "aes-cbc")), ReadOptions(json="text", keys=keys))
    assert error == f"log:{position}: {message}"
    assert found == lines(stream_of(plain[:position]), ReadOptions(json="text"))[0]


def test_a_plain_copy_is_read_with_keys_and_without() -> None:
    plain = LOGS["concatenated"]
    assert lines(stream_of(plain), ReadOptions(json="text", keys=KEYS)) == lines(
        stream_of(plain), ReadOptions(json="text")
    )


def test_an_event_that_is_larger_than_what_is_read_together(tmp_path: Path) -> None:
    log = new_log()
    begin(log)
    log.begin()
    log.insert(COLUMNS, *({"id": number, "name": "x" * 3000} for number in range(1500)))
    log.xid(1)
    fill(log, 9)
    plain = bytes(log.data)
    for cipher in CIPHERS:
        found = lines(stream_of(encrypted(plain, cipher)), ReadOptions(json="text", keys=KEYS))
        assert found == lines(stream_of(plain), ReadOptions(json="text"))


def test_listings_know_no_difference() -> None:
    plain, found = LOGS["one"], []
    for data in (plain, encrypted(plain, "aes-cbc")):
        written = bytearray()
        write_events(CompiledLog(stream_of(data), ReadOptions(keys=KEYS)), EventLines("jsonl"), written.extend)
        found.append(bytes(written))
    assert found[0] == found[1]
