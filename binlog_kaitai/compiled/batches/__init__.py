"""Rows as record batches: Arrow's buffers that the loops fill, the values that Python makes, batches of all tables."""
