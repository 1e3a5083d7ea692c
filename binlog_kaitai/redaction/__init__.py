"""Logs without their secrets: values replaced by others of the same size, by a key.

`secret` says what replaces what, `values`, `documents`, `moments` and `statements` do it in stored bytes, by the fields
of the spec; `masking` does it while values are read. One value has one replacement everywhere.
"""
