"""Writes generated/ from spec/mysql_binlog.ksy.

    python tools/generate.py                               regenerates
    python tools/generate.py --check                       proves that generated/ is in step, or prints the diff
    python tools/generate.py --language javascript -o DIR  the parser for another language, nothing else

generated/ holds the compiler's Python output verbatim (plain and in debug mode), a typed stub of it, `status_vars.py`
with the part of it that most commands need, `layout.py` and `loops.py` for the fast paths, `notes.py` with the words of
the spec, and a STAMP that says what they were made from.
The bytes depend on the spec and on tools/ only.
"""

import argparse
import difflib
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

from ksy.compiler import Compiler
from ksy.cut import parser_parts
from ksy.errors import GeneratorError, SpecError
from ksy.model import render
from ksy.notes import notes
from ksy.spec import Spec
from ksy.stamp import NAME as STAMP
from ksy.stamp import stamp

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "spec" / "mysql_binlog.ksy"
OUT = ROOT / "generated"
FIX = "python tools/generate.py"
TEMPLATES = {"layout.py": "layout.py.j2", "loops.py": "loops.py.j2"}
DIFF_LINES = 200
BESIDE = {"loops.ll"}
"""What tools/machine writes there."""
DEBUG_STUB = """# The parser in debug mode, whose objects say where their fields are. Its users ask for members by name.
from typing import Any

MysqlBinlog: Any
"""
PACKAGE = '"""What tools/generate.py made of the spec; see STAMP. Do not edit."""\n'


def generate(spec: Path, out: Path) -> list[Path]:
    """Writes all generated files for `spec` into `out`; returns them."""
    compiler = Compiler()
    try:
        raw = compiler.tree(spec)
        tree = Spec(raw)
        files = render(tree, TEMPLATES | {f"{tree.name}.pyi": "parser.pyi.j2"})
    except SpecError as refusal:
        raise GeneratorError(f"{spec.name}: {refusal}") from refusal
    parser = files[f"{tree.name}.py"] = _compiled(compiler, spec, debug=False)
    files |= parser_parts(parser)
    files[f"{tree.name}_debug.py"] = _compiled(compiler, spec, debug=True)
    files[f"{tree.name}_debug.pyi"] = DEBUG_STUB
    files |= {"notes.py": notes(raw), "__init__.py": PACKAGE, "py.typed": "", STAMP: stamp(spec)}
    out.mkdir(parents=True, exist_ok=True)
    return [_write(out / name, text) for name, text in sorted(files.items())]


def _compiled(compiler: Compiler, spec: Path, *, debug: bool) -> str:
    with tempfile.TemporaryDirectory() as scratch:
        (written,) = compiler.compile("python", spec, Path(scratch), debug=debug)
        return written.read_text("utf-8")


def _write(path: Path, text: str) -> Path:
    path.write_text(text, "utf-8", newline="\n")
    return path


def differences(wanted: Path, found: Path) -> Iterator[str]:
    """Lines of a unified diff from `found` to `wanted`, over all their files."""
    names = {path.name for folder in (wanted, found) if folder.is_dir() for path in folder.iterdir() if path.is_file()}
    for name in sorted(names - BESIDE):
        old, new = _lines(found / name), _lines(wanted / name)
        yield from difflib.unified_diff(old, new, f"a/{found.name}/{name}", f"b/{found.name}/{name}", lineterm="")


def _lines(path: Path) -> list[str]:
    return path.read_text("utf-8").splitlines() if path.exists() else []


def check(spec: Path, out: Path) -> int:
    """Regenerates elsewhere and compares; 0 if nothing differs."""
    with tempfile.TemporaryDirectory() as scratch:
        fresh = Path(scratch) / out.name
        generate(spec, fresh)
        lines = list(islice(differences(fresh, out), DIFF_LINES + 1))
        missing = [path.name for path in sorted(fresh.iterdir()) if not (out / path.name).exists()]
    if not lines and not missing:
        return 0
    print(*lines[:DIFF_LINES], sep="\n")
    if len(lines) > DIFF_LINES:
        print(f"... (only the first {DIFF_LINES} lines of the diff)")
    missed = f" ({', '.join(missing)} missing)" if missing else ""
    print(f"{out.name}/ is not what {spec.name} and tools/ make{missed}; run: {FIX}", file=sys.stderr)
    return 1


def _arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    assert __doc__
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--spec", type=Path, default=SPEC, help="the .ksy file")
    parser.add_argument("-o", "--out", type=Path, help="where to write (default: generated/ beside spec/)")
    parser.add_argument("--check", action="store_true", help="write nothing; exit 1 if a file would change")
    parser.add_argument("--language", help="only compile, for this target of kaitai-struct-compiler; needs --out")
    parser.add_argument("--debug", action="store_true", help="with --language: the compiler's debug mode")
    arguments = parser.parse_args(argv)
    if arguments.language and (arguments.check or not arguments.out):
        parser.error("--language needs --out, and has no --check")
    if arguments.debug and not arguments.language:
        parser.error("--debug goes with --language")
    return arguments


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _arguments(argv)
    try:
        if arguments.language:
            written = Compiler().compile(arguments.language, arguments.spec, arguments.out, debug=arguments.debug)
        elif arguments.check:
            return check(arguments.spec, arguments.out or OUT)
        else:
            written = generate(arguments.spec, arguments.out or OUT)
    except (GeneratorError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(*written, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
