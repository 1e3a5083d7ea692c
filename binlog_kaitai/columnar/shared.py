"""What both engines and the loops' side share; needs neither numpy nor Arrow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    Integers = np.ndarray[Any, np.dtype[np.int64]]
    """A record, or records, of 64-bit integers."""
else:
    Integers = Any

__all__ = ["CHANGE_TYPES", "NEVER", "OUTCOMES", "Integers", "sound_text"]

CHANGE_TYPES = ("insert", "delete", "update_preimage", "update_postimage")
OUTCOMES = ("open", "commit", "rollback", "xa_prepare")
NEVER = (1 << 63) - 1
"""A position or time that no event has."""


def sound_text(text: str) -> str:
    """Return text as Arrow can hold it: the name of a file may have bytes that are no text."""
    return text.encode("utf-8", "backslashreplace").decode()
