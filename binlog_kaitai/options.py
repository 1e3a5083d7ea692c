"""How to read logs: one class of options for the whole package."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypedDict

from binlog_kaitai.crypto import Keys
from binlog_kaitai.values.charset import TextErrors, TextPolicy
from binlog_kaitai.values.rules import ValuePolicy

__all__ = ["JsonForm", "Mode", "Names", "ReadKeywords", "ReadOptions"]

Names = Literal["auto", "positional"]
JsonForm = Literal["value", "text"]
Mode = Literal["failfast", "permissive"]


@dataclass(frozen=True, slots=True)
class ReadOptions:
    """How to read logs."""

    verify_checksums: bool = True
    names: Names = "auto"
    """``positional`` names columns ``@1``, ``@2`` ... even where the log has names."""
    text_errors: TextErrors = "bytes"
    """What to do with text that does not decode: ``strict``, ``replace`` or ``bytes``."""
    json: JsonForm = "value"
    """JSON documents as Python values, or as the ``text`` that the server prints."""
    with_query: bool = False
    """Keep the statement behind each change, where the log has it."""
    mode: Mode = "failfast"
    """What damage costs: ``failfast`` stops at it, ``permissive`` goes on at the next sound event and notes what is
    lost."""
    keys: Keys | None = None
    """Keys of encrypted logs."""
    thorough: bool = False
    """Decode also what changes do not need."""

    def value_policy(self, text: TextPolicy) -> ValuePolicy:
        """What the decoder wants to know of them."""
        return ValuePolicy(text, self.json == "text")


class ReadKeywords(TypedDict, total=False):
    """The fields of ReadOptions as keyword arguments."""

    verify_checksums: bool
    names: Names
    text_errors: TextErrors
    json: JsonForm
    with_query: bool
    mode: Mode
    keys: Keys | None
    thorough: bool
