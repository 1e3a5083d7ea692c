"""What takes changes back: the opposite statements or events, last change first.

``undo`` has the statement of one row, ``inverted`` and ``row_events`` the event; ``undo_writer`` decides which rows are
written, as a later change may stand in the way (``conflicts``) or a statement (``crossing``). What is undone is kept in
``undo_store`` until its order can be turned round.
"""
