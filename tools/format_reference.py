"""Renders docs/format.md, the reference of the format, from spec/mysql_binlog.ksy.

    python tools/format_reference.py           writes the page
    python tools/format_reference.py --check   proves that it is in step, or prints the diff

All facts on the page are of the spec: its structure, its docs, its names; the bytes in its examples are of this
project's logs, read by the parser that is made of the spec. The page depends on the spec, on tools/ and on those logs.
"""

import argparse
import difflib
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import jinja2

from ksy.compiler import Compiler
from ksy.errors import GeneratorError
from reference import pictures
from reference.examples import Examples
from reference.model import EVENT_CHAPTERS, Reference, Tree
from reference.text import TABLES, code, link

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "spec" / "mysql_binlog.ksy"
PAGE = ROOT / "docs" / "format.md"
TEMPLATES = Path(__file__).parent / "templates" / "reference"
FIX = "python tools/format_reference.py"
DIFF_LINES = 200


def render(tree: Tree) -> str:
    """The page for a spec's tree."""
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(TEMPLATES),
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=jinja2.StrictUndefined,
        autoescape=False,  # Markdown, and all of the text is the spec's
    )
    environment.globals |= {"code": code, "link": link}
    environment.filters |= {"link_to": link}
    enums = [name for name in tree["enums"] if name not in TABLES]
    reference = Reference(tree)
    parts = {"ref": reference, "examples": Examples(reference), "pictures": pictures, "event_chapters": EVENT_CHAPTERS}
    page = environment.get_template("format.md.j2").render(spec=tree, enums=enums, **parts)
    return re.sub(r"\n{3,}", "\n\n", page).strip() + "\n"


def check(wanted: str, path: Path) -> int:
    """0 if the page at `path` is `wanted`; else prints how it differs, and what to run."""
    found = path.read_text("utf-8") if path.exists() else ""
    if found == wanted:
        return 0
    names = f"a/docs/{path.name}", f"b/docs/{path.name}"
    lines = list(difflib.unified_diff(found.splitlines(), wanted.splitlines(), *names, lineterm=""))
    print(*lines[:DIFF_LINES], sep="\n")
    if len(lines) > DIFF_LINES:
        print(f"... (only the first {DIFF_LINES} lines of the diff)")
    print(f"docs/{path.name} is not what the spec and the template make; run: {FIX}", file=sys.stderr)
    return 1


def main(argv: Sequence[str] | None = None) -> int:
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if the page would change")
    parser.add_argument("-o", "--out", type=Path, default=PAGE, help="where to write (default: docs/format.md)")
    arguments = parser.parse_args(argv)
    try:
        page = render(Compiler().tree(SPEC))
        if arguments.check:
            return check(page, arguments.out)
        arguments.out.write_text(page, "utf-8", newline="\n")
    except (GeneratorError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
