"""The boundary around the generated parser: whatever it raises on bad bytes becomes a MalformedEventError, once, here.

The message names the part of the spec that failed, taken from the innermost frame of the generated code.
"""

from __future__ import annotations

import linecache
import re
from types import TracebackType

from kaitaistruct import EndOfStreamError, KaitaiStructError, ValidationFailedError

from binlog_kaitai.errors import BinlogError, MalformedEventError
from binlog_kaitai.regex import regex

__all__ = ["PARSE_ERRORS", "described", "spec_errors"]

PARSE_ERRORS = (
    KaitaiStructError,
    EOFError,
    ValueError,
    ArithmeticError,
    LookupError,
    AttributeError,
    TypeError,
    RecursionError,
)
"""What generated code raises on bytes that contradict the spec: besides Kaitai's own, plain Python's, when a field
that depends on a damaged one is asked for."""

_FIELD = regex(r"self\.(?:_m_)?([a-z]\w*)")


class SpecErrors:
    """Turns what the generated parser raises inside a block into MalformedEventError at a place."""

    __slots__ = ("_event_type", "_file", "_position")

    def __init__(self, file: str | None, position: int | None, event_type: str | None) -> None:
        self._file = file
        self._position = position
        self._event_type = event_type

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if error is None:
            return
        if isinstance(error, BinlogError):
            error.at(self._file, self._position, self._event_type)
        elif isinstance(error, PARSE_ERRORS):
            text = described(error)
            raise MalformedEventError(text, self._file, self._position, self._event_type) from error


spec_errors = SpecErrors
"""A block of code that runs generated code; there are some for each event, so it is a class and no generator."""


def described(error: BaseException) -> str:
    """Return what is wrong with the bytes, as a person is told."""
    if isinstance(error, BinlogError):
        return error.message
    path = _spec_path(error.__traceback__)
    return f"malformed at {path}: {_reason(error)}" if path else f"malformed: {_reason(error)}"


def _reason(error: BaseException) -> str:
    if isinstance(error, EndOfStreamError):
        return f"{error.bytes_needed} bytes are needed, {error.bytes_available} are there"
    if isinstance(error, ValidationFailedError):
        return str(error).partition(": ")[2] or str(error)
    if isinstance(error, UnicodeDecodeError):
        return f"text that is not {error.encoding}"
    if isinstance(error, EOFError):
        return "the event ends too early"
    if isinstance(error, KeyError):
        key = error.args[0] if error.args else "a key"
        return f"{getattr(key, 'name', key)} is missing or unknown"
    return str(error) or type(error).__name__


def _spec_path(traceback: TracebackType | None) -> str | None:
    """`type/field` of the spec, from the last frame that runs generated code."""
    path = None
    while traceback is not None:
        code = traceback.tb_frame.f_code
        if "_generated" in traceback.tb_frame.f_globals.get("__name__", ""):
            owner = re.sub(
                r"(?<!^)([A-Z])", r"_\1", code.co_qualname.split(".")[-2] if "." in code.co_qualname else code.co_name
            )
            field = _FIELD.search(linecache.getline(code.co_filename, traceback.tb_lineno))
            path = "/".join([owner.lower(), *([field[1]] if field else [])])
        traceback = traceback.tb_next
    return path
