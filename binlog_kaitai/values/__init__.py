"""One stored value in, one Python value out. Values know nothing of events.

`binlog_kaitai.values.rules` says which function makes the value of which type of the spec; the modules beside it hold
the algorithms.
"""
