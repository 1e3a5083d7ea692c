"""The spec keeps to Kaitai's style guide (version 0.11), as far as a program can see it, and documents everything."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

TOP_KEYS = ["meta", "doc", "doc-ref", "-webide-representation", "params", "seq", "instances", "types", "enums"]
META_KEYS = [
    "id", "title", "application", "file-extension", "xref", "tags", "license", "ks-version", "imports", "encoding",
    "endian", "bit-endian",
]  # fmt: skip
TYPE_KEYS = [
    "-orig-id",
    "-fast-path",
    "-instead-of",
    "-padded",
    "-webide-representation",
    "doc",
    "doc-ref",
    "params",
    "seq",
    "instances",
]
FIELD_KEYS = [
    "id", "-orig-id", "io", "pos", "value", "size", "size-eos", "type", "parent", "enum", "terminator", "include",
    "consume", "eos-error", "pad-right", "encoding", "process", "valid", "contents", "repeat", "repeat-expr",
    "repeat-until", "if", "-webide-parse-mode", "doc", "doc-ref",
]  # fmt: skip
MEMBER_KEYS = ["id", "-orig-id", "doc", "doc-ref"]

DOC_WIDTH = 80
PINNED = re.compile(r"https://github\.com/[^/]+/[^/]+/blob/((mysql|mariadb)-\d+\.\d+\.\d+|[0-9a-f]{40})/\S+#L\d+$")
DOCUMENTED_ENUMS = ("event_type", "event_flag", "query_status_code", "optional_metadata_type", "column_type")
SAYS_ITSELF = re.compile(
    r"((len|num|is|has)_\w+|\w*value|body|bits|bytes|text|name|names|names?_end|table|database|\w+_terminator|\w+_raw"
    r"|year|month|day|hours?|minutes?|seconds?|micros|date|time|type|number|query|diffs?|source_(host|port)|file_name|block"
    r"|rows_data|fragment|before|members|exact|\w+_id)"
)
"""Names that need no doc: what they are is in the name, or in the doc of the type."""
WORD = re.compile(r"[a-z0-9]+")
FILLING = frozenset(WORD.findall("the a an of in is as it for its to and or by on at with this that one s be has"))
SPELLED = {"num": "number", "len": "size", "ofs": "offset", "idx": "index"}
NO_MEMBER = {
    *("previous_gtids_log_event/num_0", "previous_gtids_log_event/num_1", "previous_gtids_log_event/num_3"),
    *("query_event/status_vars", "query_compressed_event/status_vars", "execute_load_query_event/status_vars"),
    *(
        "load_event/head",
        "create_file_event/head",
        "transaction_payload_event/fields",
        "partial_row_data_event/fragment",
    ),
    *("format_description_event/checksum", "incident_event/cached_checksum", "rows_query_log_event/len_query"),
    "slave_event/source_log",
}
"""Fields that are parts of the event in the log, and no member of the server's class."""

pytestmark = pytest.mark.node


@pytest.fixture(scope="module")
def tree(compiler: Any, spec_path: Path) -> Any:
    return compiler.tree(spec_path)


def _fields(body: Any) -> Iterator[tuple[str, Any]]:
    for field in (*body.get("params", []), *body.get("seq", [])):
        yield field["id"], field
    yield from body.get("instances", {}).items()


def _members(tree: Any) -> Iterator[tuple[str, Any]]:
    for name, members in tree["enums"].items():
        for member in members.values():
            yield name, member if isinstance(member, dict) else {"id": member}


def _in_order(found: Any, order: list[str]) -> bool:
    return list(found) == [key for key in order if key in found]


def test_keys_are_in_order(tree: Any) -> None:
    assert _in_order(tree, TOP_KEYS)
    assert _in_order(tree["meta"], META_KEYS)
    assert tree["meta"]["tags"] == sorted(tree["meta"]["tags"])
    for name, body in tree["types"].items():
        assert _in_order(body, TYPE_KEYS), f"{name}: {list(body)}"
        for identifier, field in _fields(body):
            assert _in_order(field, FIELD_KEYS), f"{name}/{identifier}: {list(field)}"
    for name, member in _members(tree):
        assert _in_order(member, MEMBER_KEYS), f"{name}: {list(member)}"


def test_docs_are_wrapped(spec_path: Path) -> None:
    """At 80 columns; only a text of one line stands beside its key, as it is."""
    text = spec_path.read_text("utf-8")
    assert text.endswith("\n")
    assert "\t" not in text
    assert "\r" not in text
    assert not re.findall(r" +$", text, re.MULTILINE)
    for match in re.finditer(r"^( *)doc: (.*)\n((?:\1 +.*\n|\n)*)", text, re.MULTILINE):
        lines = match[0].rstrip().split("\n")
        assert max(map(len, lines)) <= DOC_WIDTH, match[0]
        assert (match[2] == "|") == bool(match[3].strip()), match[0]


def _words(text: str) -> set[str]:
    return {word.rstrip("s") for word in WORD.findall(text.lower())} - {word.rstrip("s") for word in FILLING}


def test_everything_is_documented(tree: Any) -> None:
    assert [name for name, body in tree["types"].items() if not body.get("doc")] == []
    plain = {name for name in tree["types"] if name.startswith(("value_", "status_"))}  # their doc says it all
    flags = {name for name, body in tree["types"].items() if "see `" in body["doc"]}  # of an enum, which has docs
    undocumented = {
        f"{name}/{identifier}"
        for name in tree["types"].keys() - plain - flags
        for identifier, field in _fields(tree["types"][name])
        if not field.get("doc") and not SAYS_ITSELF.fullmatch(identifier)
    }
    assert undocumented == set()
    assert [m["id"] for name, m in _members(tree) if name in DOCUMENTED_ENUMS and not m.get("doc")] == []


def test_no_doc_repeats_the_name(tree: Any) -> None:
    """A doc has a word that is neither in the name nor in that of the type."""
    repeating = {
        f"{name}/{identifier}: {field['doc']}"
        for name, body in tree["types"].items()
        for identifier, field in _fields(body)
        if field.get("doc") and _words(field["doc"]) <= _known(name, identifier)
    }
    assert repeating == set()


def _known(*names: str) -> set[str]:
    words = set().union(*map(_words, names), *(_words(name.replace("_", " ")) for name in names))
    return words | {SPELLED[word] for word in words & SPELLED.keys()}


def test_fields_of_the_servers_have_their_names(tree: Any) -> None:
    """Where a type is a class of a server, each field names the member that it transcribes."""
    ours = ("header_extension", "context", "body", "footer", "invoke", "database_terminator", "table_terminator")
    without = {
        f"{name}/{field['id']}"
        for name, body in tree["types"].items()
        if body.get("-orig-id", "").endswith(("_event", "_log_event", "_xid_t", "rpl_gtid"))
        for field in body.get("seq", [])
        if "-orig-id" not in field and not field["id"].startswith(ours)
    }
    assert without == NO_MEMBER


def test_what_only_programs_need_is_marked(tree: Any) -> None:
    """As spec/README.md says; `event_context` and `table_lookup` have nothing else in them."""
    programs = re.compile(r"\w+_idx|num_\w+_before|invoke\w*|ofs_\w+")
    unmarked = {
        f"{name}/{identifier}"
        for name, body in tree["types"].items()
        if name not in ("event_context", "table_lookup")
        for identifier, field in _fields(body)
        if programs.fullmatch(identifier) and (field.get("size") == 0 or ("pos" not in field and "type" not in field))
        if not field.get("doc", "").startswith("Plumbing")
    }
    assert unmarked == set()
    supplied = {name for name, body in tree["types"].items() if body.get("-fast-path") == "supplied"}
    assert supplied == {"value_timestamp_hires", "value_datetime_hires", "value_time_hires"}


def test_every_flag_is_shown(tree: Any) -> None:
    """The types that show flags one by one have all members of their enums; ten of `sql_mode` were missing once."""
    shown = set()
    for name, body in tree["types"].items():
        if body.get("-webide-representation") == "{this:flags}":
            enum = re.findall(r"see `(\w+)`", body["doc"])[0]
            members = [member["id"] for owner, member in _members(tree) if owner == enum]
            assert list(body["instances"])[: len(members)] == members, name
            shown.add(enum)
    assert shown == {enum for enum in tree["enums"] if "_flag" in enum or enum.endswith("_option")}


def test_sources_are_pinned(spec_path: Path) -> None:
    urls = set(re.findall(r"https://github\.com/\S+", spec_path.read_text("utf-8")))
    assert urls
    assert {url for url in urls if not PINNED.match(url)} == set()


def test_names(tree: Any) -> None:
    """`num_`, `len_` and `ofs_` come first, unless the server's own name is given as it is."""
    last = re.compile(r"_(len|size|count|num|offset|ofs)$")
    for name, body in tree["types"].items():
        for identifier, field in _fields(body):
            assert re.fullmatch(r"[a-z][a-z0-9_]*", identifier), f"{name}/{identifier}"
            assert not last.search(identifier) or "-orig-id" in field, f"{name}/{identifier}"


def test_the_readme_says_what_each_type_of_value_holds(tree: Any) -> None:
    page = (Path(__file__).parents[2] / "spec" / "README.md").read_text("utf-8")
    table = page.partition("| type of the cell |")[2].partition("\n\n")[0]
    told = {}
    for cells in (line.split("|")[1:3] for line in table.splitlines() if "`value_" in line):
        told |= dict.fromkeys(re.findall(r"`(value_\w+)`", cells[0]), re.findall(r"`(\w+)[`.]", cells[1]))
    assert told.keys() == {name for name in tree["types"] if name.startswith("value_")}
    for name, members in told.items():
        assert set(members) <= dict(_fields(tree["types"][name])).keys(), name
