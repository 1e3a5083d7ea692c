"""What the page is told of a command's output: lines, and changes as texts."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from shutil import copy

import pytest

from answers import Answers
from browser.page import put_modules
from browser.program import ROOT
from first_look import first_look
from ksy.compiler import find_node
from shown_values import marked
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle import corpus
from tests.oracle.checks import run_cli

DATA = ROOT / "tests" / "data"
SHOP = str(ROOT / "samples" / "mysql-9.7-shop.binlog")
SAID_BY_COMMANDS = {"twophase-a.binlog"}
"""Logs with statements that are begun in one transaction and completed in another."""
FLOATS = str(DATA / "mysql-9.7.4" / "row-floats-a.binlog")


@pytest.fixture
def answers(tmp_path: Path) -> Answers:
    return Answers(str(tmp_path / "answers"))


def test_lines_are_those_of_the_command(answers: Answers) -> None:
    done = json.loads(answers.run("events", ["events", "--format", "jsonl", SHOP]))
    assert done == {"status": 0, "said": "", "is_whole": True}
    printed = run_cli("events", "--format", "jsonl", SHOP).out
    assert answers.text("events") == printed
    assert answers.count("events") == printed.count("\n")
    assert json.loads(answers.lines("events", 3, 5)) == [json.loads(line) for line in printed.splitlines()[3:5]]
    assert answers.lines("events", 77, 200) == f"[{printed.splitlines()[77]}]"


@pytest.mark.parametrize("path", [SHOP, FLOATS])
def test_values_are_written_as_the_program_writes_them(answers: Answers, path: str) -> None:
    """Numbers have all their digits: JavaScript would round them."""
    answers.run("changes", ["changes", path])
    shown = json.loads(answers.changes("changes", 0, answers.count("changes")))
    lines = run_cli("changes", path).out.splitlines()
    for change, line in zip(shown, lines, strict=True):
        image = json.loads(line)["after"] or json.loads(line)["before"]
        for cell in change["cells"]:
            text = cell["old"] if change["operation"] == "delete" else cell["new"]
            value = image[cell["name"]]
            assert (text is None) == (value is None)
            if isinstance(value, int | float):
                assert f"{json.dumps(cell['name'], ensure_ascii=False)}:{text}" in line
            elif isinstance(value, str):
                assert text == value


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 2]}, ['{"a": ', "<2>", ', "b": [1, 2]}']),
        ({"b": {"c": 1}}, {"b": {"c": 1, "d": None}}, ['{"b": {"c": 1, ', '<"d": null>', "}}"]),
        ([1, 2, 3], [1, 9, 2, 3], ["[1, ", "<9>", ", 2, 3]"]),
        ([1, {"a": 1}, 3], [1, {"a": True}, 3], ['[1, {"a": ', "<true>", "}, 3]"]),
        ([1, 2], [2], ["[2]"]),
        ({"a": 1}, [1], ["<[1]>"]),
    ],
)
def test_documents_are_marked_where_they_differ(old: object, new: object, wanted: list[str]) -> None:
    assert [f"<{text}>" if differs else text for text, differs in marked(new, old)] == wanted


def test_documents_of_updates(answers: Answers) -> None:
    """Their parts are all of their texts, and some differ."""
    answers.run("changes", ["changes", str(ROOT / "tests" / "data" / "mysql-9.7.4" / "row-partialjson-a.binlog")])
    shown = json.loads(answers.changes("changes", 0, answers.count("changes")))
    cells = [cell for change in shown for cell in change["cells"] if "old_parts" in cell]
    assert len(cells) > 3
    for cell in cells:
        for name in ("old", "new"):
            assert "".join(text for text, _ in cell[f"{name}_parts"]) == cell[name]
        assert any(differs for _, differs in cell["old_parts"] + cell["new_parts"])


def test_a_row_is_found_by_its_condition(answers: Answers, tmp_path: Path) -> None:
    log = LogBuilder()
    log.begin()
    log.insert([integer("a`b", 8), varchar("name", 20)], {"a`b": 2**62 + 1, "name": "x"}, {"a`b": 2, "name": "y"})
    log.xid(1)
    path = str(log.write(tmp_path / "log"))
    answers.run("changes", ["changes", path])
    answers.count("changes")
    (change,) = json.loads(answers.changes("changes", 0, 1))
    assert change["cells"][0] == {"name": "a`b", "old": None, "new": str(2**62 + 1), "differs": False}
    found = run_cli("changes", "--where", change["condition"], path).out.splitlines()
    assert [json.loads(line)["after"]["name"] for line in found] == ["x"]


def test_only_so_much_is_kept(answers: Answers) -> None:
    """What a command prints beyond is not there, and the page is told so."""
    done = json.loads(answers.run("changes", ["changes", *[SHOP] * 20], 70_000))
    assert (done["status"], done["is_whole"]) == (0, False)
    assert 0 < answers.count("changes") < 300
    assert json.loads(answers.lines("changes", 0, 10_000))[0]["operation"] == "insert"


def test_lines_that_are_looked_for(answers: Answers) -> None:
    """Words are found in values, not in names, in any order and case."""
    answers.run("events", ["events", "--format", "jsonl", SHOP])
    printed = run_cli("events", "--format", "jsonl", SHOP).out.splitlines()
    found = [line for line in printed if "WRITE_ROWS" in line and "_F" in line]
    assert answers.keep("events", "stmt_end_f write_rows") == len(found) > 1
    assert answers.count("events") == len(found)
    assert json.loads(answers.lines("events", 1, 9)) == [json.loads(line) for line in found[1:9]]
    assert answers.keep("events", "position") == 0
    assert answers.keep("events", " ") == answers.count("events") == 78


def test_an_event_is_that_of_the_page_of_inspect(answers: Answers) -> None:
    found = json.loads(answers.event(["inspect", "--", SHOP, "@4691"]))
    (event,) = found["data"]["events"]
    assert (event["number"], event["position"], event["type"]) == ("34", 4691, "WRITE_ROWS_EVENT")
    missing = json.loads(answers.event(["inspect", "--", SHOP, "events[999]"]))
    assert missing["data"] is None or missing["data"]["events"] == []
    assert "no event there" in missing["said"]
    assert ["INT UNSIGNED", "258"] in json.loads(answers.readings("02010000"))


@pytest.mark.one_in(4)
@pytest.mark.parametrize("log", [log.path for log in corpus.load(DATA)], ids=lambda path: path.name)
def test_the_first_look_is_what_three_commands_print(log: Path) -> None:
    """Where all is well with the log; else the commands say what is wrong."""
    printed = run_cli("verify", "--format", "jsonl", str(log))
    found = first_look(["--", str(log)])
    if found is None:
        assert log.name in SAID_BY_COMMANDS or printed.status or "warning" in printed.err
        return
    assert found.verify == printed.out
    assert found.stats == run_cli("stats", "--format", "json", str(log)).out
    assert found.minutes == run_cli("stats", "--by", "minute", "--format", "json", str(log)).out


def test_the_first_look_at_several_logs(tmp_path: Path) -> None:
    """They have a total, and nothing is said where one is missing: the commands do that."""
    names = [str(copy(DATA / "mysql-5.6.24" / f"series-a.00000{number}", tmp_path)) for number in (1, 2, 3)]
    found = first_look(names)
    assert found is not None
    assert found.verify == run_cli("verify", "--format", "jsonl", *names).out
    assert found.verify.count("\n") == 4
    assert found.stats == run_cli("stats", "--format", "json", *names).out
    assert first_look([names[0], names[2]]) is None
    assert first_look([str(tmp_path / "nowhere")]) is None


def test_the_page_is_told_what_the_first_look_found(answers: Answers) -> None:
    found = json.loads(answers.first_look([SHOP]))
    (ledger,) = found["ledgers"]
    assert (ledger["ok"], ledger["rows"]["total"]) == (True, 15)
    assert found["stats"]["tables"].keys() == ledger["rows"]["tables"].keys()
    assert [group["minute"] for group in found["minutes"]["groups"]]
    assert json.loads(answers.first_look(["nowhere.binlog"])) is None


def test_a_command_that_fails_says_why(answers: Answers) -> None:
    done = json.loads(answers.run("none", ["changes", "nowhere.binlog"]))
    assert done["status"] == 2
    assert "nowhere.binlog" in done["said"]
    assert (answers.text("none"), answers.count("none")) == ("", 0)


@pytest.mark.node
def test_functions_of_the_page(tmp_path: Path) -> None:
    script, modules = Path(__file__).with_name("functions.mjs"), tmp_path / "page"
    put_modules(modules)
    done = subprocess.run([*find_node().node, str(script), str(modules)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
