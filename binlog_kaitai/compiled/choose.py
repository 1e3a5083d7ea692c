"""Who reads a log: the compiled loops where they can, else the object path."""

from __future__ import annotations

from typing import Literal, get_args

from binlog_kaitai.changes.filters import Filter
from binlog_kaitai.compiled import machine_code as compiled
from binlog_kaitai.compiled.wanted_record import can_choose

__all__ = ["ENGINES", "Engine", "choose", "has_loops", "require"]

Engine = Literal["auto", "compiled", "objects"]
"""Which decoder is used: ``compiled`` the loops, ``objects`` never, ``auto`` the loops where there is machine code."""
ENGINES: tuple[Engine, ...] = get_args(Engine)


def choose(engine: Engine, filter: Filter | None = None) -> Engine:
    """Return ``compiled`` or ``objects`` for what a filter lets through.

    What the loops cannot decide (whether a transaction has enough rows) is for the object path in any case.

    Raises ImportError for ``compiled`` where there is no machine code for the processor.
    """
    require(engine)
    if engine == "objects" or (filter is not None and not can_choose(filter)):
        return "objects"
    return "objects" if engine == "auto" and not compiled.is_available() else "compiled"


def has_loops(engine: Engine) -> bool:
    """Return whether the loops may do what needs no log."""
    return engine != "objects" and compiled.is_available()


def require(engine: Engine) -> None:
    """Raise ImportError for ``compiled`` where there is no machine code for the processor."""
    if engine == "compiled" and not compiled.is_available():
        raise ImportError(f"{compiled.why_not()}; leave out --engine compiled")
