"""`STAMP`: what the generated files were made from, one `name value` a line. Reading and checking it needs no node."""

import hashlib
from collections.abc import Iterable
from pathlib import Path

from .compiler import DRIVER, LOCK, TOOLS, locked_versions

NAME = "STAMP"


def _digest(paths: Iterable[Path], root: Path) -> str:
    """sha256 over names and contents, line ends as \\n."""
    total = hashlib.sha256()
    for path in paths:
        total.update(path.relative_to(root).as_posix().encode() + b"\0")
        total.update(path.read_bytes().replace(b"\r\n", b"\n") + b"\0")
    return total.hexdigest()


def spec_hash(spec: Path) -> str:
    """sha256 of the spec alone, as `sha256sum` prints it."""
    return hashlib.sha256(spec.read_bytes().replace(b"\r\n", b"\n")).hexdigest()


def generator_hash() -> str:
    """sha256 of everything that decides what is written besides the spec."""
    sources = [TOOLS / "generate.py", DRIVER, LOCK, *(TOOLS / "ksy").glob("*.py"), *(TOOLS / "templates").glob("*.j2")]
    return _digest(sorted(sources), TOOLS)


def stamp(spec: Path) -> str:
    """The text of STAMP for a spec and the generator as they are now."""
    versions = locked_versions()
    lines = {
        "spec-sha256": spec_hash(spec),
        "generator-sha256": generator_hash(),
        "kaitai-struct-compiler": versions["kaitai-struct-compiler"],
        "js-yaml": versions["js-yaml"],
    }
    return "".join(f"{name} {value}\n" for name, value in lines.items())


def is_current(spec: Path, generated: Path) -> bool:
    """Whether `generated` says that it was made from this spec by this generator."""
    path = generated / NAME
    return path.exists() and path.read_text("utf-8") == stamp(spec)
