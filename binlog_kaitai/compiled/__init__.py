"""The compiled engine: loops over the bytes as machine code, and what feeds them.

`loops` is the source of the machine code, `walk` follows the events, `plans` says how a table's rows become columns or
text, `rows` collects them.
"""
