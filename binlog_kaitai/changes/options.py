"""How to read logs: one class of options for the whole package."""

from __future__ import annotations

import os
import sys
import warnings
from collections.abc import Callable
from dataclasses import field
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypedDict, Unpack, get_args

from binlog_kaitai.dataclass import dataclass
from binlog_kaitai.errors import BinlogError, DamageWarning
from binlog_kaitai.format.compression import MAX_EVENT_SIZE
from binlog_kaitai.log.crypto import Keys
from binlog_kaitai.rows.table import Column, Table
from binlog_kaitai.types.policy import ValuePolicy
from binlog_kaitai.values.charset import TextErrors, TextPolicy

if TYPE_CHECKING:
    from binlog_kaitai.ddl.model import Definitions

__all__ = [
    "JsonForm",
    "Masks",
    "Mode",
    "Names",
    "OnDamage",
    "ReadKeywords",
    "ReadOptions",
    "issue",
    "pass_over",
    "warn_of",
]

Names = Literal["auto", "positional"]
JsonForm = Literal["value", "text"]
Mode = Literal["failfast", "permissive"]
OnDamage = Callable[[BinlogError], None]
_CHOICES: dict[str, tuple[str, ...]] = {
    "names": get_args(Names),
    "text_errors": get_args(TextErrors),
    "json": get_args(JsonForm),
    "mode": get_args(Mode),
}


def warn_of(error: BinlogError) -> None:
    """Issue a DamageWarning, as of the line that called this package."""
    issue(DamageWarning(str(error)))


def issue(warning: Warning) -> None:
    """Issue a warning, as of the line that called this package."""
    level, frame = 1, sys._getframe()
    while frame.f_back is not None and str(frame.f_globals.get("__name__")).startswith("binlog_kaitai."):
        level, frame = level + 1, frame.f_back
    warnings.warn(warning, stacklevel=level)


def pass_over(error: BinlogError) -> None:
    """Do nothing: for callers that show the errors of the ledger."""


class Masks(Protocol):
    """Replaces values by others that do not tell them."""

    def table(self, table: Table) -> Table:
        """Return a table with its masked columns marked. Raises RedactionError."""

    def mask(self, column: Column) -> Callable[[bytes], bytes]:
        """Return what makes other bytes of a stored value of a column."""

    def statement(self, text: str) -> str:
        """Return a statement with other values."""

    quick: Any
    """What makes values in a faster way, None without."""

    def quicken(self, make: Callable[[Any], Any]) -> None:
        """Have values be made in a faster way; see `Masking`."""


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
    """Keep the statement of each change, where the log has it."""
    mode: Mode = "failfast"
    """What to do at damage: ``failfast`` raises it and stops, ``permissive`` goes on at the next sound event; the
    ledger says what is lost."""
    on_damage: OnDamage = field(default=warn_of, repr=False)
    """In permissive mode, called with each error; a DamageWarning unless it is given. Some errors are only known at the
    end of the log."""
    keys: Keys | None = None
    """Keys of encrypted logs."""
    schema: Definitions | None = None
    """Table definitions, for what the log does not say of columns; see `load_schema`."""
    schema_from_log: bool = False
    """Take definitions from the DDL in the logs; `schema` then has the definitions before the first log."""
    thorough: bool = False
    """Decode also what changes do not need."""
    max_event_size: int = MAX_EVENT_SIZE
    """Bytes of the largest event that is read, 1 GiB and what servers allow besides for its header; a larger one is an
    error. An event is read into memory as a whole."""
    masks: Masks | None = None
    """Replaces values while they are read."""
    policy_of: Callable[[ReadOptions, TextPolicy], ValuePolicy] | None = field(default=None, repr=False)
    """Says what values are made, where these are others than Python's."""

    def __post_init__(self) -> None:
        """Check the values. Raises ValueError, TypeError."""
        for name, choices in _CHOICES.items():
            _check_choice(name, getattr(self, name), choices)
        if not callable(self.on_damage):
            raise TypeError(f"on_damage must be a function, not {self.on_damage!r}")
        if self.max_event_size <= 0:
            raise ValueError(f"max_event_size must be a number of bytes, not {self.max_event_size!r}")
        if self.schema is not None and not hasattr(self.schema, "table"):
            raise TypeError(f"schema must be what load_schema returns, not {self.schema!r}")

    @classmethod
    def of(cls, **given: Unpack[ReadKeywords]) -> ReadOptions:
        """Options from keyword arguments, where `schema` may be the path of a file. Raises SourceError."""
        schema = given.get("schema")
        if isinstance(schema, str | os.PathLike):
            from binlog_kaitai.schema.load import load_schema  # most runs need no definitions

            given["schema"] = load_schema(schema)
        return cls(**given)  # type: ignore[arg-type]  # no path any more

    def value_policy(self, text: TextPolicy) -> ValuePolicy:
        """Return what the decoder needs to know of them."""
        if self.policy_of is not None:
            return self.policy_of(self, text)
        mask = None if self.masks is None else self.masks.mask
        return ValuePolicy(text, self.json == "text", max_value_size=self.max_event_size, mask=mask)


def _check_choice(name: str, value: Any, choices: tuple[str, ...]) -> None:
    if value not in choices:
        raise ValueError(f"{name} must be {' or '.join(map(repr, choices))}, not {value!r}")


class ReadKeywords(TypedDict, total=False):
    """The fields of ReadOptions as keyword arguments."""

    verify_checksums: bool
    names: Names
    text_errors: TextErrors
    json: JsonForm
    with_query: bool
    mode: Mode
    on_damage: OnDamage
    keys: Keys | None
    schema: Definitions | str | os.PathLike[str] | None
    schema_from_log: bool
    thorough: bool
    max_event_size: int
    masks: Masks | None
