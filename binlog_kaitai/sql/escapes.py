"""The characters that a string literal of SQL has another text for, as Python and the loops write them."""

from __future__ import annotations

__all__ = ["ESCAPES", "UNSURE"]

ESCAPES = {
    0: "\\0",
    ord("\n"): "\\n",
    ord("\r"): "\\r",
    ord("\x1a"): "\\Z",
    ord("'"): "\\'",
    ord("\\"): "\\\\",
}
UNSURE = "\\~"
"""ASCII that some Asian sets, which extend ASCII otherwise, have two characters for."""
