"""Regular expressions that are compiled when they are first used.

Most runs of a command use few of those that its modules have, and to compile all takes milliseconds. For a type checker
they are those of the standard library.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["regex"]

if TYPE_CHECKING:
    from re import compile as regex
else:
    import re

    class regex:  # noqa: N801 - it stands for a function
        """Stands for `re.compile`, and what that returns."""

        def __init__(self, text, flags=0):
            self._source = text, flags

        def __getattr__(self, name):
            """Find all methods in the object from now on, where they are as fast as those of the expression."""
            made = re.compile(*self._source)
            self.__dict__ |= {name: getattr(made, name) for name in dir(made) if not name.startswith("_")}
            return getattr(made, name)
