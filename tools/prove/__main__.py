"""Proves that the readers of generated/loops.py read nothing outside of what they are given, and that functions that
are written by hand store no more than their contracts say, or says which line might.

python tools/prove            proves, unless these sources were proved before
python tools/prove FILE       another file of readers, always
"""

import hashlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools")]

from prove.proof import Proof, prove  # noqa: E402
from prove.stores import Stores, prove_stores  # noqa: E402

READERS = ROOT / "generated" / "loops.py"
WRITTEN = ROOT / "binlog_kaitai" / "compiled" / "loops"
PRIMITIVES = WRITTEN / "primitives.py"
KEPT = ROOT / "build" / "proved.txt"


def _mark() -> str:
    """Return what tells these sources, and this program, from all others."""
    import z3

    mark = hashlib.sha256(z3.get_version_string().encode())
    package = sorted((ROOT / "binlog_kaitai").rglob("*.py"))  # whose numbers contracts and sources name
    for path in (*sorted(READERS.parent.glob("*.py")), *package, *sorted(Path(__file__).parent.glob("*.py"))):
        mark.update(path.read_bytes())
    return mark.hexdigest()


def _said(proof: Proof, path: Path) -> str:
    for found in proof.open:
        print(f"{path.name}:{found.line} {found.function}: not proved: {found.text}", file=sys.stderr)
    return f"proved {proof.num_proved} of {proof.num_counted}: {path.name}\n"


def _said_of_stores(stores: Stores) -> str:
    for found in stores.open:
        print(f"{found.file}:{found.line} {found.function}: not proved: {found.text}", file=sys.stderr)
    return (
        f"proved {stores.num_proved} of {stores.num_counted} stores of the loops that are written by hand: "
        f"all of the {stores.num_functions} functions with a contract\n"
    )


def main(argv: list[str]) -> int:
    """Prove, print, and return the exit status."""
    path = Path(argv[0]) if argv else READERS
    mark = _mark()
    if not argv and KEPT.exists() and KEPT.read_text().startswith(mark):
        print(KEPT.read_text().partition("\n")[2].rstrip())
        return 0
    proof = prove(path.read_text("utf-8"), PRIMITIVES.read_text("utf-8"))
    said, is_open = _said(proof, path), bool(proof.open)
    if not argv:
        stores = prove_stores()
        said, is_open = said + _said_of_stores(stores), is_open or bool(stores.open)
    print(said, end="")
    if not is_open and not argv:
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(f"{mark}\n{said}")
    return 1 if is_open else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
