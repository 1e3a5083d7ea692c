"""Names and texts of logs as people see them: nothing in them that a terminal would obey, or that hides what is there.

A terminal obeys control characters (C0 and C1, ESC and CSI among them), marks of direction change the order of what
stands around them, and separators end a line that is one. All of these are not printable to Python, and become escapes
such as ``\\x1b``. What machines read, such as JSON and SQL, is exact and does not come here.
"""

from __future__ import annotations

__all__ = ["printable", "printable_lines"]


def printable(text: str) -> str:
    """Return a text with escapes for what is not printed as a character."""
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in text)


def printable_lines(data: memoryview) -> memoryview:
    """Return lines in UTF-8, with escapes for all but the ends of lines that is not printed as a character."""
    text = "\n".join(map(printable, str(data, "utf-8", "replace").split("\n")))
    return memoryview(text.encode())
