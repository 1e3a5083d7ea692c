"""What the translation of the loops depends on, as one hash: the code of the loops, of what they are made of, and of
what weighs their branches."""

import ast
import hashlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOOPS = ROOT / "binlog_kaitai" / "compiled" / "loops"
RECORDS = ROOT / "binlog_kaitai" / "compiled" / "records"
RULES = (
    ROOT / "binlog_kaitai" / "arrow" / "constants.py",
    ROOT / "binlog_kaitai" / "changes" / "rules.py",
    ROOT / "binlog_kaitai" / "changes" / "transactions.py",
    ROOT / "binlog_kaitai" / "events" / "statements.py",
    ROOT / "binlog_kaitai" / "format" / "structs.py",
    ROOT / "binlog_kaitai" / "sql" / "column_sets.py",
    ROOT / "binlog_kaitai" / "sql" / "escapes.py",
    ROOT / "binlog_kaitai" / "sql" / "row_numbers.py",
    ROOT / "binlog_kaitai" / "undoing" / "undo_records.py",
)
WEIGHED_BY = tuple(Path(__file__).with_name(f"{name}.py") for name in ("places", "training", "weights"))
GENERATED = ROOT / "generated"
TRANSLATED = GENERATED / "loops.ll"
_MARK = "; sources "


def sources_hash() -> str:
    """Return the hash of the sources; comments and docstrings do not count."""
    total = hashlib.sha256()
    for path in (
        *sorted(LOOPS.glob("*.py")),
        *sorted(RECORDS.glob("*.py")),
        *RULES,
        *WEIGHED_BY,
        GENERATED / "layout.py",
        GENERATED / "loops.py",
    ):
        total.update(path.name.encode() + b"\0" + _code(path).encode() + b"\0")
    return total.hexdigest()


def _code(path: Path) -> str:
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            kept = [part for part in body if not (isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant))]
            node.body = kept  # type: ignore[attr-defined]
    return _text(tree)


def _text(part: object) -> str:
    """Return a tree as text: unlike `ast.dump` and `ast.unparse`, the same in every version of Python."""
    if isinstance(part, ast.AST):
        fields = [f"{name}={_text(value)}" for name, value in ast.iter_fields(part) if value not in (None, [])]
        return f"{type(part).__name__}({', '.join(fields)})"
    return f"[{', '.join(map(_text, part))}]" if isinstance(part, list) else repr(part)


def with_mark(text: str) -> str:
    """Return the translation with the hash of what it was made from."""
    return f"{_MARK}{sources_hash()}\n{text}"


def is_current() -> bool:
    """Return whether the translation was made from the sources as they are."""
    if not TRANSLATED.exists():
        return False
    with TRANSLATED.open(encoding="utf-8") as file:
        return file.readline().rstrip("\n") == f"{_MARK}{sources_hash()}"
