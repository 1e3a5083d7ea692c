"""Row changes as SQL statements: what values, rows, statements and whole logs become.

``script := head transaction*`` where a transaction is a comment that says what it was in the log, ``BEGIN``, one
statement a row, and its end. A value becomes its literal while its cell is decoded (`rules`), without a Python value
between, so that it reads back as the same bytes.
"""
