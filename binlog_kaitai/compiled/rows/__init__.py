"""The feed: rows of ended transactions from the loops, in order, for a sink that makes something of them.

Here is what all sinks share: what the work items are, how the loops' questions are answered, what Python decodes in
their place. What becomes of rows is in the rooms above: `lines`, `batches`, `objects`, `counts`, `scripts`.
"""
