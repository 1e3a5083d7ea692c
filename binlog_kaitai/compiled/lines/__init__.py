"""Rows as text: JSON lines, blocks for people, or nothing but a check that there could be some; and the buffer for it.

Sinks of other rooms that write text have their `TextOutput` from here.
"""
