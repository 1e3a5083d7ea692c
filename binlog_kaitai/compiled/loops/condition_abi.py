"""Codes that stand in the records of a condition on rows."""

from __future__ import annotations

V_ABSENT, V_NULL, V_THERE, V_UNSURE = range(4)
"""States of a value."""
OF_EITHER, OF_BEFORE, OF_AFTER, OF_CONDITION, OF_BOTH = range(5)
"""Where a value of a step is; the last: of the image after, or of the one before where that lacks it."""
AS_NUMBERS, AS_BYTES, AS_TEXTS = range(3)
IS_EQUAL, IS_OTHER, IS_BELOW, IS_AT_MOST, IS_ABOVE, IS_AT_LEAST = range(6)
IS_IN, IS_LIKE, IS_NULL_VALUE, IS_CHANGED, IS_NOT, ARE_BOTH, IS_ONE = range(6, 13)
ANY_CHARACTER, ANY_TEXT = -1, -2
"""In a pattern, beside bytes."""
NO, UNKNOWN_TRUTH, YES, UNSURE = range(4)
"""SQL's three truths in their order, and what only Python can tell."""
