"""One stored value in, one Python value out. Values know nothing of events.

The room holds the algorithms; which of them makes the values of which type of columns, `binlog_kaitai.types` says.
"""
