"""Names in a source."""

import ast

__all__ = ["names_set_in"]


def names_set_in(*nodes: ast.AST) -> set[str]:
    """Return the names that are set anywhere in some parts of a source."""
    parts = (part for node in nodes for part in ast.walk(node))
    return {part.id for part in parts if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store)}
