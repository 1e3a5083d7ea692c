"""Arguments of the command line that a function makes a value of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from binlog_kaitai.errors import ConditionError

__all__ = ["Parsed"]

T = TypeVar("T")


class Parsed(click.ParamType[T]):
    """What a function makes of a text; a ValueError that it raises says what is wrong.

    Args:
        name: of the type, in help texts.
        parse: the function.
        what: goes before the error.
    """

    def __init__(self, name: str, parse: Callable[[str], T], what: str = "") -> None:
        self.name, self._parse, self._what = name, parse, what

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> T:
        """Return the value. Raises click.BadParameter."""
        try:
            return self._parse(str(value))
        except ConditionError as error:
            self.fail(error.message, param, ctx)
        except ValueError as error:
            self.fail(f"{self._what}{error}", param, ctx)
