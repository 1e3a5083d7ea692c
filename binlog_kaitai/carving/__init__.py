"""Logs made of parts of logs: what was chosen, or what can be saved. Events stay as they are.

`carve` takes chosen transactions, `salvage` what is sound of a damaged log, `relay` writes relay logs for a server's
applier; all write by `output`, which owns positions and checksums of what it writes.
"""
