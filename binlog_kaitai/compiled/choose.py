"""Who reads a log: the compiled loops where they can, else the object path."""

from __future__ import annotations

from typing import Literal, get_args

from binlog_kaitai.compiled import machine_code as compiled

__all__ = ["ENGINES", "Engine", "choose", "has_loops", "require"]

Engine = Literal["auto", "compiled", "objects"]
"""Which decoder is used: ``compiled`` the loops, ``objects`` never, ``auto`` the loops where there is machine code."""
ENGINES: tuple[Engine, ...] = get_args(Engine)


def choose(engine: Engine) -> Engine:
    """Return ``compiled`` or ``objects``.

    Raises ImportError for ``compiled`` where there is no machine code for the processor.
    """
    require(engine)
    return "objects" if engine == "objects" or not compiled.is_available() else "compiled"


def has_loops(engine: Engine) -> bool:
    """Return whether the loops may do what needs no log."""
    return engine != "objects" and compiled.is_available()


def require(engine: Engine) -> None:
    """Raise ImportError for ``compiled`` where there is no machine code for the processor."""
    if engine == "compiled" and not compiled.is_available():
        raise ImportError(f"{compiled.why_not()}; leave out --engine compiled")
