"""The loops over the bytes, in the part of Python that numba compiles.

They work on raw addresses: every function takes and gives 64-bit integers, no Python object is touched. So nothing here
checks for us: a length of the log is compared with the end of its event before it is used. Two promises of the caller
make the loops simple: `SLACK` bytes after the log's bytes may be read, and `SLACK` bytes after each output buffer may
be written.

Where a field stands in the log is never said here: `memory.reader_of` and `memory.parts` make readers of the spec's
fields and expressions.
"""
