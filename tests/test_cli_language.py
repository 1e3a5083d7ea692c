"""One language of all commands: what is taken for what, and what a script is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from binlog_kaitai.cli import main

LOG = str(Path(__file__).parent / "data/mysql-9.7.4/row-dates-a.binlog")
OTHER = "dc82f928-e51f-11f1-a31c-02fc00000001:999"
Said = pytest.CaptureFixture[str]


def output(said: Said, *arguments: str, status: int = 0) -> str:
    assert main(arguments) == status
    return said.readouterr().out


def test_logs_without_a_command_are_asked_what_is_in_them(capsys: Said) -> None:
    assert output(capsys, LOG, "--by", "table") == output(capsys, "stats", LOG, "--by", "table") != ""


def test_a_name_that_is_no_log_is_a_mistake_of_a_command(capsys: Said) -> None:
    assert main(["verfy", LOG]) == 2
    assert "did you mean verify?" in capsys.readouterr().err
    assert main(["mysql-bin.000009"]) == 2
    assert "mysql-bin.000009: no such file or directory" in capsys.readouterr().err


@pytest.mark.parametrize(("command", "name"), [("changes", "json"), ("events", "json"), ("transactions", "json")])
def test_json_means_lines_where_lines_are_printed(command: str, name: str, capsys: Said) -> None:
    assert output(capsys, command, LOG, "--format", name) == output(capsys, command, LOG, "--format", "jsonl") != ""


def test_a_former_name_is_taken_with_a_note(capsys: Said) -> None:
    expected = output(capsys, "events", LOG)
    assert main(["events", LOG, "--format", "table"]) == 0
    said = capsys.readouterr()
    assert said.out == expected
    assert "--format table is called text now" in said.err


def test_since_and_until(capsys: Said) -> None:
    plain = output(capsys, "changes", LOG, "--start-datetime", "2026-11-20", "--stop-datetime", "2026-11-21")
    assert output(capsys, "changes", LOG, "--since", "2026-11-20", "--until", "2026-11-21") == plain != ""
    assert output(capsys, "changes", LOG, "--since", "2026-11-21") == ""


@pytest.mark.parametrize("command", ["changes", "events", "transactions", "stats", "sql", "undo"])
def test_the_status_tells_a_script_that_nothing_was_found(command: str) -> None:
    assert main([command, LOG, "--gtid", OTHER.replace(":999", ":170"), "--exit-status"]) == 0
    assert main([command, LOG, "--gtid", OTHER]) == 0
    assert main([command, LOG, "--gtid", OTHER, "--exit-status"]) == 4


def test_damage_is_not_nothing(tmp_path: Path) -> None:
    (log := tmp_path / "log").write_bytes(Path(LOG).read_bytes()[:-3])
    assert main(["changes", str(log), "-T", "shop.nothing", "--exit-status"]) == 1


def test_quiet_says_errors_only(tmp_path: Path, capsys: Said) -> None:
    assert main(["changes", LOG, "-T", "shop.nothing"]) == 0
    assert "nothing matched" in capsys.readouterr().err
    assert main(["changes", LOG, "-T", "shop.nothing", "-q"]) == 0
    assert capsys.readouterr().err == ""
    (log := tmp_path / "log").write_bytes(Path(LOG).read_bytes()[:-3])
    assert main(["changes", str(log), "-q"]) == 1
    assert "log:" in capsys.readouterr().err
