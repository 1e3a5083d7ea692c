"""The records of a condition on rows, which Python makes and the compiled loops read: what stands in each slot."""

from __future__ import annotations

# --- a condition: its steps, the values that it asks of the images, room for truths, and whether it holds for either
# image
CO_STEPS, CO_NUM_STEPS, CO_BEFORE, CO_AFTER, CO_NUM_VALUES, CO_STACK, CO_IS_EITHER, CO_SIZE = range(8)

# --- a value: how a cell is read (as the kind of a column of lines, with a parameter and a table), whether it is there,
# and three numbers. Of a number they are its bits above the lowest 64, these, and whether there is a fraction behind;
# of a text its address and length. V_TEXT, V_ROOM: where a text is made that the log does not have so, and the room.
V_KIND, V_PARAMETER, V_TABLE, V_STATE, V_HIGH, V_LOW, V_FRACTION, V_TEXT, V_ROOM, V_SIZE = range(10)
V_ABSENT, V_NULL, V_THERE, V_UNSURE = range(4)

# --- a step: what to do, of how many values; left and right of which image, and where the value is
ST_KIND, ST_CLASS, ST_LEFT_OF, ST_LEFT, ST_RIGHT_OF, ST_RIGHT, ST_COUNT, ST_SIZE = range(8)
OF_EITHER, OF_BEFORE, OF_AFTER, OF_CONDITION, OF_BOTH = range(5)
"""The last: of the image after, or of the one before where that lacks it."""
AS_NUMBERS, AS_BYTES, AS_TEXTS = range(3)
IS_EQUAL, IS_OTHER, IS_BELOW, IS_AT_MOST, IS_ABOVE, IS_AT_LEAST = range(6)
IS_IN, IS_LIKE, IS_NULL_VALUE, IS_CHANGED, IS_NOT, ARE_BOTH, IS_ONE = range(6, 13)
ANY_CHARACTER, ANY_TEXT = -1, -2
"""In a pattern, beside bytes."""
NO, UNKNOWN_TRUTH, YES, UNSURE = range(4)
"""SQL's three truths in their order, and what only Python can tell."""

# --- a run of rows that fit: where in the buffer it begins and ends, and the number of the first
RN_AT, RN_END, RN_ROW, RN_SIZE = range(4)
