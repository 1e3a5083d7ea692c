"""The pages about the command line: in step with click's help, and complete about mysqlbinlog's options."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import click
import pytest

from binlog_kaitai.cli import PROGRAM, commands

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
ALL = {"events", "changes", "transactions", "stats", "index", "history", "sql", "state", "verify", "inspect", "carve"}
ALL |= {"diff", "export", "help", "relay", "schema", "spark", "undo"}
TABLE = (DOCS / "mysqlbinlog.md").read_text(encoding="utf-8")
MYSQL_9_7 = """
    help base64-output bind-address character-sets-dir database rewrite-db debug debug-check debug-info default-auth
    disable-log-bin force-if-open force-read hexdump host idempotent local-load offset password plugin-dir port protocol
    read-from-remote-server read-from-remote-master read-from-remote-source raw result-file server-id server-id-bits
    set-charset short-form socket server-public-key-path get-server-public-key ssl-mode ssl-ca ssl-capath ssl-cert
    ssl-cipher ssl-key ssl-crl ssl-crlpath tls-version ssl-fips-mode tls-ciphersuites ssl-session-data
    ssl-session-data-continue-on-failed-reuse tls-sni-servername start-datetime start-position stop-datetime stop-never
    stop-never-slave-server-id connection-server-id stop-position to-last-log user verbose version open-files-limit
    verify-binlog-checksum binlog-row-event-max-size skip-gtids include-gtids exclude-gtids print-table-metadata
    compress compression-algorithms zstd-compression-level require-row-format print-defaults no-defaults defaults-file
    defaults-extra-file defaults-group-suffix login-path no-login-paths"""
MARIADB_10_11 = """
    help base64-output character-sets-dir database debug-check debug-info default-auth disable-log-bin flashback
    force-if-open force-read hexdump host local-load offset password plugin-dir port protocol read-from-remote-server
    raw result-file print-row-count print-row-event-positions ignore-domain-ids do-domain-ids ignore-server-ids
    do-server-ids server-id set-charset short-form socket ssl ssl-ca ssl-capath ssl-cert ssl-cipher ssl-key ssl-crl
    ssl-crlpath tls-version ssl-verify-server-cert start-datetime start-position gtid-strict-mode stop-datetime
    stop-never stop-never-slave-server-id stop-position table to-last-log user verbose version open-files-limit
    binlog-row-event-max-size verify-binlog-checksum rewrite-db skip-annotate-row-events print-table-metadata
    print-defaults no-defaults defaults-file defaults-extra-file defaults-group-suffix"""
"""What `--help` of MySQL 9.7.4 and of MariaDB 10.11.19 lists."""


def test_the_reference_is_in_step() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "cli_reference.py", "--check"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("name", commands())
def test_the_reference_names_every_option(name: str) -> None:
    page = (DOCS / "cli.md").read_text(encoding="utf-8")
    assert f"\n## {name}\n" in page
    for option in commands()[name].params:
        if isinstance(option, click.Option) and not option.hidden:
            assert option.help, option
            for text in option.opts:
                assert re.search(rf"^\| `.*{re.escape(text)}\b.*` \|.*\|$", page, re.MULTILINE), text


@pytest.mark.parametrize("options", [MYSQL_9_7, MARIADB_10_11], ids=["MySQL", "MariaDB"])
def test_every_option_of_mysqlbinlog_has_its_line(options: str) -> None:
    listed = set(re.findall(r"`--([a-z0-9-]+)`", "\n".join(line.split("|")[1] for line in rows())))
    assert not set(options.split()) - listed


def test_no_line_is_about_an_option_that_is_not_there() -> None:
    known = {f"--{name}" for name in f"{MYSQL_9_7} {MARIADB_10_11}".split()}
    ours = {text for command in commands().values() for option in command.params for text in option.opts}
    ours |= {"--help", "-h", "--version", "-V"}
    for line in rows():
        _, theirs, _, named, *_ = line.split("|")
        assert set(re.findall(r"`(--[^`]+)`", theirs)) <= known, line
        assert set(re.findall(r"`(--?[a-z][^` ]*)", named)) <= ours, line
        if "the same" in named:
            assert set(re.findall(r"`(--?[^`]+)`", theirs)) <= ours, line


def rows() -> list[str]:
    found = [line for line in TABLE.splitlines() if re.match(r"\| [`(]", line)]
    assert len(found) > 30
    return found


def complete(*typed: str) -> list[str]:
    """Ask for completions as bash does, with the script that the program gives."""
    words = " ".join(f"'{word}'" for word in (PROGRAM, *typed))
    program = Path(sys.executable).with_name(PROGRAM)
    script = f"""
        compopt() {{ COMPREPLY+=("<$2>"); }}
        eval "$(_BINLOG_KAITAI_COMPLETE=bash_source {program})"
        complete -p {PROGRAM} >/dev/null || exit 3
        COMP_WORDS=({words}); COMP_CWORD={len(typed)}
        _binlog_kaitai_completion {program}
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    done = subprocess.run(["bash", "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.split()


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        (("",), ALL),
        (("ver",), {"verify"}),
        (("events", "--start"), {"--start-position", "--start-datetime"}),
        (("changes", "--mode", ""), {"failfast", "permissive"}),
        (("events", "--timezone", "europe/ber"), {"Europe/Berlin"}),
        (("verify", "mysql-bin.0"), {"<default>"}),  # file names are bash's own
        (("export", "--output", "x"), {"<dirnames>"}),
        (("verify", "--keys", ""), {"<default>"}),
    ],
)
@pytest.mark.one_in(3)
def test_bash_completes(typed: tuple[str, ...], found: set[str]) -> None:
    assert set(complete(*typed)) == found


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_get_their_script(shell: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "binlog_kaitai"],
        env={"_BINLOG_KAITAI_COMPLETE": f"{shell}_source", "PATH": "/usr/bin:/bin"},
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "_BINLOG_KAITAI_COMPLETE=" in done.stdout
