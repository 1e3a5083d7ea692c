"""Transactions that are counted: what the loops have counted of them, and what is told of it (lines, sums, columns)."""
