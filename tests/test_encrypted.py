"""Encrypted logs against their plain form, which the server itself gave out; and every way to have the wrong key."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

import pytest

from binlog_kaitai import BinlogError, EncryptedBinlogError, Event, SourceError, iter_changes, read_events
from binlog_kaitai.cli import main
from binlog_kaitai.format.headers import EventHeader
from binlog_kaitai.log.crypto import load_keys
from binlog_kaitai.text.change_lines import ChangeWriter
from tests.logs import ENCRYPTED, key_file
from tests.oracle.checks import run_cli

DATA = Path(__file__).parent / "data" / "encrypted"
MARIADB = DATA / "mariadb-11.8.9"
MYSQL = DATA / "mysql-9.7.4"


def headers(events: Iterable[Event]) -> list[tuple[int, EventHeader]]:
    """Without the flags of START_ENCRYPTION_EVENT, which the server changes when it gives out the log."""
    return [
        (event.position, event.header._replace(flags=0) if event.type.startswith("START_ENC") else event.header)
        for event in events
    ]


@pytest.mark.parametrize("log", ENCRYPTED, ids=lambda log: f"{log.parent.name}/{log.name}")
def test_changes_and_events_are_those_of_the_plain_log(log: Path) -> None:
    plain = log.with_name(f"{log.name}.decrypted")
    keys = load_keys(str(key_file(log)))
    writer = ChangeWriter()
    ours = [writer.line(change).replace(str(log), "log") for change in iter_changes(log, keys=keys, json="text")]
    wanted = [writer.line(change).replace(str(plain), "log") for change in iter_changes(plain, json="text")]
    assert ours == wanted
    assert headers(read_events(log, keys=keys)) == headers(read_events(plain))
    unchecked = read_events(log, keys=keys, verify_checksums=False)  # but for the first event, which tells the cipher
    assert headers(unchecked) == headers(read_events(plain))


@pytest.mark.parametrize("log", ENCRYPTED, ids=lambda log: f"{log.parent.name}/{log.name}")
def test_without_the_key_one_line_names_it(log: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["changes", str(log)]) == 1
    lines = [line for line in capsys.readouterr().err.splitlines() if str(log) in line]
    assert len(lines) == 1
    assert "key MySQLReplicationKey_" in lines[0] or "key 1 " in lines[0]


def wrong(path: Path, tmp_path: Path) -> Path:
    """The same key file with other key bytes."""
    text = path.read_text()
    if text.startswith("{"):
        keyring = json.loads(text)
        for element in keyring["elements"]:
            element["data"] = bytes(byte ^ 1 for byte in bytes.fromhex(element["data"])).hex()
        text = json.dumps(keyring)
    else:
        text = "".join(f"{number};{'ab' * 32}\n" for number in (1, 2))
    (tmp_path / "wrong").write_text(text)
    return tmp_path / "wrong"


@pytest.mark.parametrize("log", ENCRYPTED, ids=lambda log: f"{log.parent.name}/{log.name}")
def test_a_wrong_key_is_an_error_and_gives_no_rows(log: Path, tmp_path: Path) -> None:
    keys = load_keys(str(wrong(key_file(log), tmp_path)))
    with pytest.raises(EncryptedBinlogError) as caught:
        assert not list(iter_changes(log, keys=keys))
    assert "not the one" in str(caught.value)


def test_keys_never_show(tmp_path: Path) -> None:
    path = key_file(MARIADB / "x")
    keys = load_keys(str(path))
    secrets = [key.hex() for key in keys.by_id.values()]
    assert secrets
    shown = repr(keys)
    with pytest.raises(BinlogError) as caught:
        list(iter_changes(MYSQL / "enc-stmt-a.binlog", keys=keys))
    assert not any(secret in text for secret in secrets for text in (shown, str(caught.value), repr(caught.value)))


def test_a_key_file_that_openssl_encrypted() -> None:
    """MariaDB reads key files that `openssl enc -aes-256-cbc -md sha1` made."""
    plain, locked = key_file(MARIADB / "x"), DATA / "openssl-sha1.key.enc"
    assert load_keys(str(locked), secret=b"secret") == load_keys(str(plain))
    with pytest.raises(SourceError):
        load_keys(str(locked), secret=b"other")
    with pytest.raises(SourceError):
        load_keys(str(locked))


@pytest.mark.parametrize("text", ["", "{", '{"elements": [{}]}', "1", "1;xyz", "# nothing"])
def test_a_file_without_keys(text: str, tmp_path: Path) -> None:
    (tmp_path / "keys").write_text(text)
    with pytest.raises(SourceError):
        load_keys(str(tmp_path / "keys"))


@pytest.mark.parametrize("option", [("--keys-secret", "secret"), ("--cipher", "aes-cbc")])
def test_what_is_about_keys_needs_keys(option: tuple[str, str], tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("x")
    name, value = option
    given = str(tmp_path / value) if name == "--keys-secret" else value
    done = run_cli("changes", name, given, str(MYSQL / "enc-stmt-a.binlog"))
    assert done.status == 2
    assert f"{name} is about the keys of encrypted logs; give these by --keys" in done.err
