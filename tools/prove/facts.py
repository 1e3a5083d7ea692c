"""What is known of the numbers of one function, and z3, which looks for some that break a claim."""

from dataclasses import dataclass, field

import z3

LOWEST, HIGHEST = -(1 << 63), (1 << 63) - 1
_EFFORT = 20_000_000
"""What z3 may take for one question, in its own unit, so that all machines have the same answer."""


@dataclass
class Facts:
    """Facts that hold whatever is read."""

    known: list[z3.BoolRef] = field(default_factory=list)
    num_names: int = 0

    def add(self, *facts: z3.BoolRef) -> None:
        """Add what holds."""
        self.known += facts

    def number(self, name: str, low: int | z3.ArithRef = LOWEST, high: int | z3.ArithRef = HIGHEST) -> z3.ArithRef:
        """Return a new number, of which only its range is known."""
        self.num_names += 1
        made = z3.Int(f"{name}!{self.num_names}")
        self.add(made >= low, made <= high)
        return made

    def truth(self, name: str) -> z3.BoolRef:
        """Return a new truth value, of which nothing is known."""
        self.num_names += 1
        return z3.Bool(f"{name}!{self.num_names}")

    def imply(self, condition: z3.BoolRef, claim: z3.BoolRef) -> bool:
        """Return whether the claim is true wherever the condition is; False also where z3 does not find out."""
        claim = z3.simplify(claim)
        if z3.is_true(claim):
            return True
        solver = z3.Solver()
        solver.set("rlimit", _EFFORT)
        solver.add(*self.known, condition, z3.Not(claim))
        return bool(solver.check() == z3.unsat)
