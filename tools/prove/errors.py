"""Errors of the prover."""

import ast


class UnknownSourceError(Exception):
    """The source has something of which the prover knows nothing."""

    def __init__(self, node: ast.AST, reason: str) -> None:
        super().__init__(f"{ast.unparse(node).partition(chr(10))[0]}: {reason}")
        self.line = getattr(node, "lineno", 0)
