"""Counts the stores of functions, knowing nothing of how they are proved."""

import ast

from .sources import STORES, Written

__all__ = ["stores_of"]


def stores_of(function: Written) -> list[tuple[int, int]]:
    """Return line and column of each store to memory that is no record."""
    return sorted(
        (node.lineno, node.col_offset)
        for node in ast.walk(function.node)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in STORES
    )
