"""Markdown, and expressions of the spec for people."""

import re
import textwrap

WIDTH = 120

TABLES = {
    "event_type": "event-types",
    "query_status_code": "status-variables",
    "column_type": "column-types",
    "value_kind": "column-types",
    "optional_metadata_type": "optional-metadata",
}
"""Enums that have a table with more columns elsewhere, and its heading."""

PLAIN = (
    (r"_parent\.as<(\w+)>\.", r"\1."),
    (r"\.as<[^>]*>", ""),
    (r"\w+::(\w+)(\.to_i)?", r"\1"),
    (r"not _io\.eof", "bytes are left"),
    (r"_io\.", ""),
    (r"_root\.", ""),
    (r"\b_parent\.", "parent."),
    (r"\s+", " "),
)
"""How an expression of the spec becomes one for people."""

SCALAR = re.compile(r"[usf][1248](le|be)?$")
BITS = re.compile(r"b(\d+)(le|be)?$")
SERVERS = ("MySQL", "MariaDB")


def plain(expression: object) -> str:
    """An expression of the spec without casts, enum names and other needs of the compiler."""
    text = str(expression).strip()
    for pattern, replacement in PLAIN:
        text = re.sub(pattern, replacement, text)
    return text[1:-1] if _is_in_parentheses(text) else text


def _is_in_parentheses(text: str) -> bool:
    """Whether the first parenthesis is closed by the last character."""
    depth = 0
    for place, letter in enumerate(text):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if depth == 0:
            return place == len(text) - 1 and place > 0
    return False


def code(text: str) -> str:
    """A code span, also good inside of a table."""
    return "`" + text.replace("|", "\\|") + "`"


def link(name: str) -> str:
    """A code span that leads to the section of a type, or to the table of an enum."""
    return f"[`{name}`](#{TABLES.get(name, name)})"


def source(url: str) -> str:
    """A link to where a fact is from, named after the file and its server."""
    server = next((name for name in SERVERS if name.lower() in url.lower()), "")
    title = " ".join(part for part in (server, url.rstrip("/").rpartition("/")[2]) if part)
    return f"[{title}]({url})"


def number(name: str) -> str:
    """How a number is stored: `u2be` is `u2` big-endian, `b24le` is `u3`."""
    if match := SCALAR.match(name):
        return code(name.removesuffix("be")) + (" big-endian" if match[1] == "be" else "")
    if match := BITS.match(name):
        bits, order = int(match[1]), match[2]
        if bits % 8:
            return f"{bits} bits" if bits > 1 else "1 bit"
        return code(f"u{bits // 8}") + ("" if order == "le" else " big-endian")
    return code(name)


def one_line(doc: str) -> str:
    """A doc text for a cell of a table."""
    items = re.sub(r"\s*\n\* ", "; ", doc.strip())
    return " ".join(items.split()).replace(":;", ":").replace("|", "\\|")


def paragraphs(doc: str) -> str:
    """A doc text as paragraphs and lists."""
    return "\n".join(_block(block) for block in re.split(r"\n\s*\n|\n(?=\* )", doc.strip())).strip()


def _block(text: str) -> str:
    is_item = text.startswith("* ")
    words = " ".join(text.removeprefix("* ").split())
    wrapped = textwrap.fill(
        words,
        WIDTH,
        initial_indent="- " if is_item else "",
        subsequent_indent="  " if is_item else "",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return wrapped if is_item else f"\n{wrapped}\n"
