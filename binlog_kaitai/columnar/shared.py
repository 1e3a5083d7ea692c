"""What both engines and the loops' side share; needs numpy, not Arrow."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["CHANGE_TYPES", "OUTCOMES", "Integers"]

Integers = np.ndarray[Any, np.dtype[np.int64]]
"""A record, or records, of 64-bit integers."""

CHANGE_TYPES = ("insert", "delete", "update_preimage", "update_postimage")
OUTCOMES = ("open", "commit", "rollback", "xa_prepare")
