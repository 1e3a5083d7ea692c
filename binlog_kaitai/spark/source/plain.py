"""Errors as Spark shows them: it prints the traceback of whatever a source raises in front of what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

from binlog_kaitai.errors import BinlogError

__all__ = ["plainly"]

_P = ParamSpec("_P")
_R = TypeVar("_R")


def plainly(function: Callable[_P, _R]) -> Callable[_P, _R]:
    """Have a function that Spark calls raise errors about options and logs without the way that they took here."""

    @wraps(function)
    def called(*args: _P.args, **kwargs: _P.kwargs) -> _R:
        try:
            return function(*args, **kwargs)
        except (BinlogError, OSError, ValueError) as error:
            raise error.with_traceback(None) from None

    return called
