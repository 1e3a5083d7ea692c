"""Proves that the readers of the loops (generated/loops.py) read nothing outside of what they are given.

Each place of the source that could go wrong is an *obligation*. `counted` lists them, by the source alone; the other
modules run each function on all numbers at once, and have z3 look for some that break an obligation. What callers and
primitives have to keep, so that this holds, stands in `assumed`; `tests/checker` looks whether the loops do.
"""
