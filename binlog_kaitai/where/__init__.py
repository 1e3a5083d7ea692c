"""Conditions on rows: ``id = 5 and status <> 'paid'``, over the images before and after a change.

`language` reads the text, `kinds` says how the values of a column compare, `matcher` makes a function of both for one
table. docs/where.md is the language's manual.
"""
