"""What made a Spark job fail, in one line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["JobFailedError", "plain_failures"]

_SPARK = ("py4j.", "pyspark.")
"""Where the exceptions are defined that come out of Spark and the bridge to its JVM."""
_TRACEBACK = "Traceback (most recent call last):"
_OURS = re.compile(r"binlog_kaitai\.[\w.]+: ")
_JAVA = re.compile(r"(?:[\w$]+\.)+[\w$]+(?:Exception|Error): (?=\S)")
_CAUSE = "most recent failure: "


class JobFailedError(RuntimeError):
    """A job that could not be done, though the logs may be sound; the message is one line."""


@contextmanager
def plain_failures() -> Iterator[None]:
    """Turn what Spark raises into JobFailedError."""
    try:
        yield
    except Exception as error:
        if not type(error).__module__.startswith(_SPARK):
            raise
        raise JobFailedError(reason(str(error))) from error


def reason(text: str) -> str:
    """Return the line that matters: the Python exception of a task when there is one, else what Spark says first."""
    lines = text.splitlines()
    if _TRACEBACK in text:
        start = max(number for number, line in enumerate(lines) if _TRACEBACK in line)
        said = [line for line in lines[start + 1 :] if line and not line[0].isspace()]
        if said:
            message, is_ours = _OURS.subn("", said[0], count=1)
            return message if is_ours else f"a task failed: {message}"
    found = next((line for line in lines if _JAVA.search(line)), lines[0] if lines else "no reason given")
    return f"Spark: {_JAVA.split(found)[-1].rpartition(_CAUSE)[2].strip()}"
