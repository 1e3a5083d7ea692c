"""The pages of docs/ are true: their commands and examples print what is written under them."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in sorted((ROOT / "docs").glob("*.md"))}
PAGES = [name for name, text in TEXTS.items() if "\n```console\n" in text]
WITH_PYTHON = [name for name, text in TEXTS.items() if "\n>>> " in text and name != "python-api.md"]
"""Without the one whose examples do not say what they print."""


@pytest.fixture(autouse=True)
def a_folder_with_samples(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the commands run."""
    (tmp_path / "samples").symlink_to(ROOT / "samples")
    (tmp_path / "cut.binlog").write_bytes((ROOT / "samples" / "mysql-5.6-dates.binlog").read_bytes()[:3000])
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")


@pytest.mark.parametrize("name", PAGES)
def test_commands_print_what_the_page_says(name: str) -> None:
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    count = 0
    for block in re.findall(r"^```console\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        for command, printed in re.findall(r"^\$ ((?:.*\\\n)*.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE):
            done = subprocess.run(
                ["bash", "-c", command],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                env=dict(os.environ),  # without what readline has put into the process's own
            )
            assert done.stdout == printed, command
            count += 1
    assert count


@pytest.mark.parametrize("name", WITH_PYTHON)
def test_python_examples(name: str) -> None:
    page = (ROOT / "docs" / name).read_text(encoding="utf-8")
    example = doctest.DocTestParser().get_doctest(page, {}, name, name, 0)
    failed, attempted = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example)
    assert (failed, attempted > 0) == (0, True)


def test_the_terminal_shows_what_commands_print(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    script = "import terminal_picture as made; print(made.picture() == made.OUT.read_text(encoding='utf-8'))"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "tools")}
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "True\n"


PROSE = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").glob("*.md"),
    *(ROOT / name / "README.md" for name in ("spec", "samples", "benchmarks")),
]


@pytest.mark.parametrize("page", PROSE, ids=lambda page: str(page.relative_to(ROOT)))
def test_files_that_are_linked_are_there(page: Path) -> None:
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", text)
    assert [link for link in links if not (page.parent / link).exists()] == []


def _anchors(page: Path) -> set[str]:
    """What headings of a page are called in links, as GitHub and MkDocs do it."""
    text = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    titles = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r" ", "-", re.sub(r"[^\w\- ]", "", title.lower())) for title in titles}


@pytest.mark.parametrize("page", PROSE, ids=lambda page: str(page.relative_to(ROOT)))
def test_headings_that_are_linked_are_there(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)", page.read_text(encoding="utf-8"))
    named = {(page.parent / path if path else page, anchor) for path, anchor in links}
    assert [str(found) for found in named if found[0].suffix == ".md" and found[1] not in _anchors(found[0])] == []


@pytest.mark.slow
def test_the_site_is_built_and_every_anchor_is_there(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(tmp_path / "site")]
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, env=os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (tmp_path / "site" / "cookbook.html").exists()
    assert '<a href="try/index.html">Try it' in (tmp_path / "site" / "index.html").read_text("utf-8")
