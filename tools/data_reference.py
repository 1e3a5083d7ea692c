"""Renders the references of what the program gives to other programs, from the program itself.

docs/python-api.md   the public names of the package, with their signatures and docstrings
docs/json-lines.md   the keys of each command's JSON, found in what the commands print of the samples
docs/columns.md      the columns of Parquet files besides those of tables

python tools/data_reference.py           writes the pages
python tools/data_reference.py --check   proves that they are in step, or prints the diff
"""

import argparse
import ast
import difflib
import inspect
import json
import re
import subprocess
import sys
import textwrap
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import binlog_kaitai
from binlog_kaitai.archive import index_file
from binlog_kaitai.archive.stats import LogStats, Stats, Tally
from binlog_kaitai.arrow import schema, statements, transactions
from binlog_kaitai.changes import ledger, row_change
from binlog_kaitai.events import model
from binlog_kaitai.format import headers
from binlog_kaitai.reading import summaries
from binlog_kaitai.states import row_history

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
FIX = "python tools/data_reference.py"
WRITTEN = f"Written by `{FIX}`"
SHOP = "samples/mysql-9.7-shop.binlog"
COMMANDS = {
    "changes": ["changes", SHOP, "--with-query"],
    "events": ["events", "--format", "jsonl", SHOP],
    "transactions": ["transactions", "--format", "jsonl", SHOP],
    "history": ["history", SHOP, "-T", "shop.orders", "--key", "1", "--format", "jsonl"],
    "schema": ["schema", "--format", "jsonl", SHOP],
    "verify": ["verify", "--format", "jsonl", SHOP],
    "stats": ["stats", "--format", "json", SHOP],
    "inspect": ["inspect", SHOP, "--position", "4691", "--format", "jsonl", "--depth", "1"],
}
INTRO = """\
Each line is one JSON object in UTF-8; `stats` prints one object for all logs. For the form of column values see
[Values](values.md). Every key is always present, and null if its value is unknown. Exceptions: `query` needs
`--with-query`, and the keys of rows are their columns.

One time has one name everywhere, and is in UTC:

| name | is |
|---|---|
| `timestamp` | the second of an event: the first one of a transaction or statement, the rows event of a row |
| `immediate_commit` | when a transaction was committed on the server that wrote the log, where that is logged |
| `original_commit` | the same on the server that ran it first |
| `commit_timestamp` | in Parquet and `verify --from`: `immediate_commit` if logged, else the time of the last event |
| `first_timestamp`, `last_timestamp` | the first and the last `timestamp` of a log |"""
OPEN = {"before", "after", "changes", "tables", "hours", "threads", "servers", "decoded", "skipped", "unsupported"}
"""Objects whose keys are names or numbers of the data."""
LONG, LONGEST = 100, 60


def python_page() -> Iterator[str]:
    """Yield the page of the public names."""
    yield f"# Python API\n{WRITTEN} from the docstrings; do not edit it. [Examples](python.md).\n"
    found = {name: getattr(binlog_kaitai, name) for name in sorted(binlog_kaitai.__all__, key=str.lower)}
    functions = [name for name, value in found.items() if inspect.isfunction(value)]
    errors = [name for name, value in found.items() if inspect.isclass(value) and issubclass(value, Exception)]
    classes = [name for name in found if name not in functions and name not in errors]
    yield "## Functions\n"
    for name in functions:
        yield f"### {name}\n```python\n{signature(name, found[name])}\n```\n{text(found[name])}\n"
    yield "## Classes\n"
    for name in classes:
        yield from class_lines(name, found[name])
    yield "## Errors and warnings\n\n| | is a | |\n|---|---|---|"
    for name in errors:
        yield f"| `{name}` | `{found[name].__mro__[1].__name__}` | {cell(first(found[name]))} |"


def class_lines(name: str, value: Any) -> Iterator[str]:
    """Yield the lines of a class."""
    yield f"### {name}"
    if not inspect.isclass(value):
        yield f"{value}\n"
        return
    yield f"{text(value)}\n"
    documented = attributes(value)
    if documented:
        yield "| | |\n|---|---|"
        yield from (f"| `{field}` | {cell(meaning)} |" for field, meaning in documented.items())
        yield ""
    for method, function in vars(value).items():
        if method.startswith("_") or not inspect.unwrap(getattr(function, "__func__", function)).__doc__:
            continue
        if isinstance(function, property):
            yield f"- `{method}`: {first(function.fget)}"
        elif callable(function) or isinstance(function, classmethod):
            plain = getattr(function, "__func__", function)
            yield f"- `{method}{arguments(plain)}`: {first(plain)}"
    yield ""


def signature(name: str, function: Any) -> str:
    """Return the signature, a line an argument where it is long."""
    made = inspect.signature(function)
    parts = [argument(one) for one in made.parameters.values()]
    kinds = [one.kind for one in made.parameters.values()]
    if inspect.Parameter.KEYWORD_ONLY in kinds:
        parts.insert(kinds.index(inspect.Parameter.KEYWORD_ONLY), "*")
    whole = f"{name}({', '.join(parts)}) -> {made.return_annotation}"
    if len(whole) <= LONG:
        return whole
    return "\n".join([f"{name}(", *(f"    {part}," for part in parts), f") -> {made.return_annotation}"])


def argument(one: inspect.Parameter) -> str:
    """Return an argument as the source has it."""
    stars = "**" if one.kind is inspect.Parameter.VAR_KEYWORD else ""
    default = "" if one.default is inspect.Parameter.empty else f" = {one.default!r}"
    return f"{stars}{one.name}: {one.annotation}{default}"


def arguments(function: Any) -> str:
    """Return the names of the arguments of a method."""
    return f"({', '.join(name for name in inspect.signature(function).parameters if name not in ('self', 'cls'))})"


def text(value: Any) -> str:
    """Return a docstring as Markdown."""
    found = (inspect.getdoc(value) or "").replace("``", "`")
    blocks = []
    for block in found.split("\n\n"):
        if block.startswith(">>>"):
            blocks.append(f"```\n{block}\n```")
        elif block.startswith("Args:"):
            lines = textwrap.dedent(block.partition("\n")[2])
            blocks.append("\n".join(f"- `{line.partition(':')[0]}`:{line.partition(':')[2]}" for line in joined(lines)))
        else:
            blocks.append(block)
    return "\n\n".join(blocks)


def joined(lines: str) -> list[str]:
    """Return lines with those behind them that are indented."""
    found: list[str] = []
    for line in lines.splitlines():
        if line.startswith(" "):
            found[-1] += f" {line.strip()}"
        else:
            found.append(line)
    return found


def first(value: Any) -> str:
    """Return the first paragraph of a docstring."""
    return " ".join((inspect.getdoc(value) or "").split("\n\n")[0].split()).replace("``", "`")


def cell(meaning: str) -> str:
    """Return a text for a cell of a table."""
    return " ".join(meaning.replace("``", "`").split()).replace("|", "\\|")


@cache
def attributes(cls: type) -> dict[str, str]:
    """Return the fields of a class, with the strings that stand behind them."""
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    except (OSError, TypeError):
        return {}
    body = tree.body[0].body  # type: ignore[attr-defined]  # it is a class
    found: dict[str, str] = {}
    for one, behind in zip(body, [*body[1:], None], strict=True):
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and not one.target.id.startswith("_"):
            said = behind.value if isinstance(behind, ast.Expr) else None
            found[one.target.id] = str(said.value) if isinstance(said, ast.Constant) else ""
    return found


MEANINGS: dict[str, tuple[type, ...]] = {
    "changes": (row_change.RowChange, row_change.RowsPlace, row_change.Transaction),
    "events": (model.Event, headers.EventHeader),
    "transactions": (summaries.TransactionSummary,),
    "history": (row_history.RowVersion,),
    "verify": (ledger.FileLedger,),
    "stats": (Stats, LogStats, Tally, ledger.FileLedger, summaries.TransactionSummary),
    "schema": (),
    "inspect": (),
}


def json_page() -> Iterator[str]:
    """Yield the page of keys."""
    yield f"# JSON\n{WRITTEN} from what the commands print of `{SHOP}`; do not edit it.\n{INTRO}\n"
    for name, command in COMMANDS.items():
        yield f"## {name}\n`binlog-kaitai {' '.join(command)}`\n\n| key | type | example | |\n|---|---|---|---|"
        done = subprocess.run(
            [sys.executable, "-m", "binlog_kaitai", *command], cwd=ROOT, capture_output=True, text=True, check=True
        )
        objects = [json.loads(done.stdout)] if name == "stats" else map(json.loads, done.stdout.splitlines())
        keys: dict[str, list[Any]] = {}
        for one in objects:
            collect(one, "", keys)
        for key, values in keys.items():
            known = [value for value in values if value not in (None, [], {}, "")]
            kinds = " or ".join(sorted({kind(value) for value in values}))
            example = json.dumps(known[0], ensure_ascii=False) if known else ""
            shown = f"`{cell(example if len(example) <= LONGEST else f'{example[:LONGEST]}…')}`" if known else ""
            yield f"| `{key}` | {kinds} | {shown} | {cell(meaning(name, key, kinds))} |"
        yield ""


def collect(value: Any, path: str, keys: dict[str, list[Any]]) -> None:
    """Note the values of each key."""
    for key, inner in value.items():
        name = f"{path}{key}"
        if isinstance(inner, dict) and key in OPEN:
            keys.setdefault(name, []).append(inner)
            for one in inner.values():
                if isinstance(one, dict) and key not in ("before", "after"):
                    collect(one, f"{name}.*.", keys)
        elif isinstance(inner, dict):
            collect(inner, f"{name}.", keys)
        else:
            keys.setdefault(name, []).append(inner)
            for one in inner if isinstance(inner, list) else ():
                if isinstance(one, dict):
                    collect(one, f"{name}[].", keys)


def kind(value: Any) -> str:
    """Return the name of a JSON type."""
    return {bool: "boolean", int: "number", float: "number", str: "string", list: "array", dict: "object"}.get(
        type(value), "null"
    )


def meaning(command: str, key: str, kinds: str) -> str:
    """Return what the program says of a field of this name."""
    field = key.rpartition(".")[2].removesuffix("[]")
    if summaries.TransactionSummary in MEANINGS[command] and field == "timestamp":
        field = "start"
    said = next((found[field] for cls in MEANINGS[command] if field in (found := attributes(cls))), "")
    if "number" in kinds:
        return said
    return re.sub(r"(?i)(?:micro)?seconds since 1970-01-01 UTC", "UTC", said)  # in JSON it is a text


def columns_page() -> Iterator[str]:
    """Yield the page of columns."""
    yield f"# Columns\n{WRITTEN} from the schemas; do not edit it."
    yield "The columns that a table has by itself are told by [Values](values.md).\n"
    tables = {
        "Behind the columns of a table (`export`, `spark`, `to_arrow`)": schema.LINEAGE,
        "`_statements`": statements.STATEMENT_SCHEMA,
        "`transactions --format parquet`": transactions.SCHEMA,
        "`index`": index_file.SCHEMA,
    }
    for title, found in tables.items():
        yield f"## {title}\n\n| column | type |\n|---|---|"
        yield from (f"| `{field.name}` | `{plain_type(field.type)}` |" for field in found)
        yield ""


def plain_type(kind_of: Any) -> str:
    """Return the name of a type of Arrow."""
    return str(getattr(kind_of, "value_type", kind_of) if str(kind_of).startswith("dictionary") else kind_of)


PAGES = {"python-api.md": python_page, "json-lines.md": json_page, "columns.md": columns_page}


def main(argv: Sequence[str] | None = None) -> int:
    """Write or check the pages. Returns the exit status."""
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a page would change")
    is_check, status = parser.parse_args(argv).check, 0
    for name, make in PAGES.items():
        page = "\n".join(make()).rstrip() + "\n"
        if not is_check:
            (DOCS / name).write_text(page, "utf-8", newline="\n")
            continue
        found = (DOCS / name).read_text("utf-8")
        if found != page:
            print(
                *difflib.unified_diff(found.splitlines(), page.splitlines(), name, "wanted", lineterm=""),
                f"run: {FIX}",
                sep="\n",
            )
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
