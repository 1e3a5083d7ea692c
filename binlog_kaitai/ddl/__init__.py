"""Statements that make and change tables, and the definitions that they leave.

``model`` is what a definition is. ``lexer`` cuts a statement into tokens, ``cursor`` walks them, ``grammar`` and
``alter`` make ``operations`` of them.
"""
