"""What has to be proved of a source, and what was."""

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field


@dataclass(frozen=True, order=True)
class Obligation:
    """A place in the source, and what has to hold there."""

    line: int
    column: int
    end_column: int
    kind: str

    @classmethod
    def at(cls, node: ast.expr | ast.stmt, kind: str) -> "Obligation":
        """Return the obligation of a node, which its place tells from all others."""
        return cls(node.lineno, node.col_offset, node.end_col_offset or 0, kind)


@dataclass
class Ledger:
    """What was shown to hold, and what was not."""

    proved: set[Obligation] = field(default_factory=set)
    open: dict[Obligation, str] = field(default_factory=dict)
    """With the text of the source there."""

    def note(self, node: ast.expr | ast.stmt, kind: str, *, holds: bool) -> None:
        """Note what was found out about a place."""
        obligation = Obligation.at(node, kind)
        if holds:
            self.proved.add(obligation)
        else:
            self.open[obligation] = ast.unparse(node).partition("\n")[0]

    def missing(self, counted: Iterable[Obligation]) -> list[Obligation]:
        """Return what is to be proved and was not, in the order of the source."""
        return sorted(set(counted) - (self.proved - self.open.keys()))
