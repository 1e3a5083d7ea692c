"""Logs one after the other: whether they follow without a gap, what there is in them, and logs that still grow."""
