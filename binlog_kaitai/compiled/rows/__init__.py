"""Rows from the loops, as record batches or as lines of text, and the buffers that they are written into."""
