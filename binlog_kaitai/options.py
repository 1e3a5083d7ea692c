"""How to read logs: one class of options for the whole package."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import Literal, TypedDict, Unpack

from binlog_kaitai.compression import MAX_EVENT_SIZE
from binlog_kaitai.crypto import Keys
from binlog_kaitai.schema import Definitions, load_schema
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
    schema: Definitions | None = None
    """Definitions of tables, for what the log does not tell of columns; see `load_schema`."""
    schema_from_log: bool = False
    """Take definitions from the DDL in the logs; `schema` is then what was in force before them."""
    thorough: bool = False
    """Decode also what changes do not need."""
    max_event_size: int = MAX_EVENT_SIZE
    """Bytes of the largest event that is read, 1 GiB and what servers allow besides for its header; a larger one is an
    error. An event is read into memory as a whole."""

    @classmethod
    def of(cls, **given: Unpack[ReadKeywords]) -> ReadOptions:
        """Options from keyword arguments, where `schema` may be the path of a file. Raises SourceError."""
        schema = given.get("schema")
        if isinstance(schema, str | os.PathLike):
            given["schema"] = load_schema(schema)
        return cls(**given)  # type: ignore[arg-type]  # no path any more

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
    schema: Definitions | str | os.PathLike[str] | None
    schema_from_log: bool
    thorough: bool
    max_event_size: int
