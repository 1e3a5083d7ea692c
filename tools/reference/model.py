"""The spec as its reference page asks for it: chapters, and tables of fields, values and enums."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ksy.errors import SpecError
from ksy.expressions import parse
from ksy.python import to_python

from .text import code, link, number, one_line, paragraphs, plain, source

Tree = Mapping[str, Any]

CHAPTERS: dict[str, tuple[str, ...]] = {
    "Helper types": (
        *("lenenc_int", "u6", "short_string", "u2_bytes", "u4_bytes", "varint", "mariadb_compressed"),
        *("utc_time", "date_text", "time_text"),
    ),
    "A file": ("event", "event_header", "event_footer"),
    "JSON": ("json_document", "json_diffs"),
    "Column values": ("row/seq/cells",),
    "Row images": ("bitmap", "row"),
    "Columns": ("column_metadata_block", "optional_metadata_field"),
    "Status variables": ("query_status_vars",),
    "Events at the ends of a file": (
        *("format_description_event", "previous_gtids_log_event", "gtid_list_event", "binlog_checkpoint_event"),
        *("start_encryption_event", "rotate_event"),
    ),
    "Events around a transaction": (
        *(
            "gtid_log_event",
            "gtid_tagged_log_event",
            "gtid_event",
            "query_event",
            "query_compressed_event",
            "xid_event",
        ),
        *("xa_prepare_log_event", "transaction_payload_event"),
    ),
    "Events of rows": ("table_map_event", "rows_event", "rows_query_log_event", "annotate_rows_event"),
    "Events before a statement": ("intvar_event", "rand_event", "user_var_event"),
    "Other events": ("event/seq/body",),
    "Encrypted files": ("encrypted_file_header",),
}
"""Where a type stands: with the first chapter whose roots, types or switches, lead to it."""
EVENT_CHAPTERS = tuple(title for title in CHAPTERS if " event" in f" {title.lower()}")
"""Chapters of event bodies, what a reader needs first at the front."""
HIDDEN = frozenset({"bitmap_bit", "table_lookup"})
"""Types that only find or count things. Those that show flags one by one are left out, too: their enums say it."""

MANY_CASES = 6
MANY_LETTERS = 80
"""What is too much for a cell of a table."""

UNSIGNED = 0x100
"""What `value_kind` adds to the number of a column type for unsigned values; more than that is no column type."""


@dataclass(frozen=True)
class Row:
    """A line of a table of fields or of derived values."""

    name: str
    form: str
    condition: str
    meaning: str


@dataclass(frozen=True)
class Member:
    """A member of an enum."""

    number: str
    name: str
    server_name: str
    meaning: str


class Reference:
    """The spec's tree as the template asks for it."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree
        self.types: Mapping[str, Tree] = tree["types"]
        self.enums: Mapping[str, Mapping[str, Any]] = tree["enums"]
        self.flags = {name: flags for name, body in self.types.items() if (flags := _flags(body))}
        for root in (root for roots in CHAPTERS.values() for root in roots):
            self._at(root)

    def _at(self, path: str) -> Tree:
        """A type, or `type/seq/attribute`."""
        name, _, attribute = path.partition("/seq/")
        body = self.types.get(name, {})
        found = next((field for field in body.get("seq", []) if field["id"] == attribute), None) if attribute else body
        if not found:
            raise SpecError(f"types/{path}", "the spec has no such thing: change tools/reference/model.py")
        return dict(found)

    # Which type stands where

    @cached_property
    def chapters(self) -> dict[str, list[str]]:
        """The types of each chapter, a type followed by those that only it leads to."""
        placed: set[str] = {*HIDDEN, *self.flags}
        found: dict[str, list[str]] = {}
        for title, roots in CHAPTERS.items():
            own = [name for root in roots for name in self._roots(root)]
            found[title] = self._closure(own, placed | (self._later_roots(title) - set(own)))
            placed |= set(found[title])
        return found

    def _roots(self, root: str) -> list[str]:
        return list(dict.fromkeys(_references(self._at(root)))) if "/" in root else [root]

    def _later_roots(self, title: str) -> set[str]:
        titles = list(CHAPTERS)
        later = titles[titles.index(title) + 1 :]
        return {name for chapter in later for root in CHAPTERS[chapter] for name in self._roots(root)}

    def _closure(self, names: Sequence[str], taken: set[str]) -> list[str]:
        """The names and what they lead to, depth first; `taken` and the names themselves are not gone into again."""
        order: list[str] = []

        def visit(name: str) -> None:
            if name in order or name not in self.types:
                return
            order.append(name)
            for inner in _references(self.types[name]):
                if inner not in taken and inner not in names:
                    visit(inner)

        for name in names:
            if name not in taken:
                visit(name)
        return order

    def bodies_in(self, title: str) -> list[str]:
        """The types of a chapter that are bodies of events."""
        return [name for name in self.chapters[title] if name in self.bodies.values()]

    def summary(self, name: str) -> str:
        """The first sentences of what a type is."""
        return self.line(self.types[name]["doc"].partition("\n\n")[0])

    @cached_property
    def index(self) -> list[str]:
        """All types that have a section."""
        return sorted(name for names in self.chapters.values() for name in names)

    # What a type consists of

    def fields(self, body: Tree) -> list[Row]:
        """Its fields in the order of the bytes, without plumbing."""
        return [self._row(field) for field in body.get("seq", []) if not _is_plumbing(field)]

    def derived(self, body: Tree) -> list[Row]:
        """What follows from its fields."""
        instances = body.get("instances", {}).items()
        return [self._row({**instance, "id": name}) for name, instance in instances if not _is_plumbing(instance)]

    def parameters(self, body: Tree) -> list[Row]:
        """What its layout depends on besides its bytes."""
        return [self._row(param) for param in body.get("params", []) if not _is_plumbing(param)]

    def _row(self, field: Tree) -> Row:
        condition = code(plain(field["if"])) if "if" in field else ""
        meaning = " ".join(part for part in (self.line(field.get("doc", "")), _demand(field.get("valid"))) if part)
        return Row(field["id"], self._form(field), condition, meaning)

    def _form(self, field: Tree) -> str:
        """Type and size, or the expression, in Markdown."""
        if "value" in field:
            return code(plain(field["value"]))
        form = self._single(field)
        if field.get("repeat") == "eos":
            return f"{form}, repeated to the end"
        if field.get("repeat") == "until":
            return f"{form}, repeated until {code(plain(field['repeat-until']))}"
        return f"{form}, {code(plain(field['repeat-expr']))} times" if "repeat" in field else form

    def _single(self, field: Tree) -> str:
        where = f" at {code(plain(field['pos']))}" if "pos" in field else ""
        kind = field.get("type")
        if "contents" in field:
            return f"bytes {code(_contents(field['contents']).hex(' '))}{where}"
        room = _room(field)
        if kind is None:
            return (room or "bytes") + where
        shown = self._switch(kind) if isinstance(kind, Mapping) else self._type(str(kind), field)
        return (f"{shown}, {room}" if room else shown) + where

    def _switch(self, switch: Tree) -> str:
        on, cases = plain(switch["switch-on"]), switch["cases"]
        if len(on) > MANY_LETTERS:
            return "by the [type of the column](#column-types)"
        if len(cases) > MANY_CASES:
            return f"by {code(on)}, see the table"
        named = (f"{code(_case(key))} {self._type(str(kind), {})}" for key, kind in cases.items())
        return f"by {code(on)}: {', '.join(named)}"

    def _type(self, text: str, field: Tree) -> str:
        name = text.partition("(")[0]
        if name in self.flags:
            shown = f"bits of {link(self.flags[name])}"
        elif name in self.types:
            shown = link(name)
        elif name in ("str", "strz"):
            shown = ", ".join(["text", *filter(None, [field.get("encoding")])]) + (
                ", ended by a zero" if name == "strz" else ""
            )
        else:
            shown = number(name)
        return f"{shown}, {link(field['enum'])}" if "enum" in field else shown

    # Enums

    def members(self, enum: str) -> list[Member]:
        """The members of an enum by number, which is hexadecimal for flags."""
        form = "{:#x}" if "flag" in enum else "{}"
        return [
            self._member(form.format(int(value)), body if isinstance(body, Mapping) else {"id": body})
            for value, body in sorted(self.enums[enum].items(), key=lambda item: int(item[0]))
        ]

    def _member(self, number: str, body: Tree) -> Member:
        return Member(number, body["id"], body.get("-orig-id", ""), self.line(body.get("doc", "")))

    def label(self, enum: str, number: str) -> str:
        """`column_type`, `1` -> `tiny`."""
        body = self.enums[enum][number]
        return str(body["id"] if isinstance(body, Mapping) else body)

    # Tables that join facts

    @cached_property
    def bodies(self) -> dict[str, str]:
        """Event type -> type of its body."""
        return _dispatch(self._at("event/seq/body"))

    @cached_property
    def status_values(self) -> dict[str, str]:
        """Status variable -> type of its value."""
        return _dispatch(self._at("query_status_var/seq/body"))

    @cached_property
    def optional_metadata(self) -> dict[str, str]:
        """Optional metadata field -> type of its value."""
        return _dispatch(self._at("optional_metadata_field/seq/body"))

    @cached_property
    def kinds(self) -> dict[str, list[str]]:
        """Column type -> types of its values, the unsigned one last."""
        cells = _dispatch(self._at("row/seq/cells"))
        found: dict[str, list[str]] = {}
        for value in sorted(self.enums["value_kind"], key=int):
            kind = self.label("value_kind", value)
            if int(value) < 2 * UNSIGNED and kind in cells:
                found.setdefault(self.label("column_type", str(int(value) % UNSIGNED)), []).append(cells[kind])
        return found

    def metadata_size(self, number: str) -> str:
        """How many bytes of metadata a column type has: the conditions of the spec, worked out for each first byte."""
        fields = [field for field in self.types["column_metadata"]["seq"] if not _is_plumbing(field)]
        numbers = {self.label("column_type", value): value for value in self.enums["column_type"]}
        named = re.compile(r"column_type::(\w+)\.to_i")
        conditions = [to_python(parse(named.sub(lambda name: numbers[name[1]], field["if"]))) for field in fields]
        found = {
            sum(bool(eval(text, {"raw_type": int(number), fields[0]["id"]: first})) for text in conditions)
            for first in range(256)
        }
        return "" if found == {0} else " to ".join(map(str, sorted({min(found), max(found)})))

    def users(self, name: str, table: Mapping[str, str]) -> list[str]:
        """The keys whose value is `name`."""
        return [key for key, value in table.items() if value == name]

    # Text

    def line(self, doc: str) -> str:
        """A doc text for a cell of a table."""
        return self.linked(one_line(doc))

    def text(self, doc: str) -> str:
        """A doc text as paragraphs and lists."""
        return paragraphs(self.linked(doc))

    def linked(self, text: str) -> str:
        """The names of types and enums in it as links."""
        return re.sub(r"`(\w+)`", lambda match: link(match[1]) if self._has_section(match[1]) else match[0], text)

    def _has_section(self, name: str) -> bool:
        return (name in self.types and name not in HIDDEN) or name in self.enums

    def sources(self, body: Tree) -> list[str]:
        """The `doc-ref`s as links."""
        given = body.get("doc-ref", [])
        return [source(url) for url in ([given] if isinstance(given, str) else given)]


def _references(tree: Any) -> Iterator[str]:
    """Names of types in every `type` below, in order."""
    if isinstance(tree, list):
        for item in tree:
            yield from _references(item)
    elif isinstance(tree, Mapping):
        kind = tree.get("type")
        kinds = list(kind["cases"].values()) if isinstance(kind, Mapping) and "cases" in kind else [kind]
        yield from (str(name).partition("(")[0] for name in kinds if isinstance(name, str))
        for key in ("seq", "instances"):
            below = tree.get(key, [])
            yield from _references(list(below.values()) if isinstance(below, Mapping) else below)


def _dispatch(field: Tree) -> dict[str, str]:
    """Enum member -> type, of a switch over an enum."""
    cases = field["type"]["cases"].items()
    return {_case(key): str(kind).partition("(")[0] for key, kind in cases if key != "_"}


def _case(key: str) -> str:
    return "else" if key == "_" else key.rpartition("::")[2]


def _flags(body: Tree) -> str | None:
    """The enum whose members a type shows one by one."""
    shows = body.get("-webide-representation") == "{this:flags}"
    return re.findall(r"see `(\w+)`", body["doc"])[0] if shows else None


def _is_plumbing(field: Tree) -> bool:
    return str(field.get("doc", "")).startswith("Plumbing")


def _contents(given: str | Sequence[str | int]) -> bytes:
    parts = [given] if isinstance(given, str) else given
    return b"".join(part.encode() if isinstance(part, str) else bytes([part]) for part in parts)


def _room(field: Tree) -> str:
    if "size" in field:
        size = plain(field["size"])
        return f"{size} bytes" if size.isdigit() else f"{code(size)} bytes"
    return "bytes to the end" if "size-eos" in field else ""


def _demand(valid: Any) -> str:
    """What `valid` asks of a value, as a sentence."""
    if valid is None:
        return ""
    rules = valid if isinstance(valid, Mapping) else {"eq": valid}
    forms = {
        "eq": "Must be {}.",
        "min": "At least {}.",
        "max": "At most {}.",
        "any-of": "One of {}.",
        "expr": "Must hold: {}.",
    }
    return " ".join(forms[rule].format(_terms(given)) for rule, given in rules.items())


def _terms(given: Any) -> str:
    return ", ".join(code(plain(term)) for term in (given if isinstance(given, list) else [given]))
