"""Proves that the readers of generated/loops.py read nothing outside of what they are given, or says which line might.

python tools/prove            proves, unless these sources were proved before
python tools/prove FILE       another file of readers, always
"""

import hashlib
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools")]

from prove.proof import Proof, prove  # noqa: E402

READERS = ROOT / "generated" / "loops.py"
PRIMITIVES = ROOT / "binlog_kaitai" / "compiled" / "loops" / "primitives.py"
KEPT = ROOT / "build" / "proved.txt"


def _mark() -> str:
    """Return what tells these sources, and this program, from all others."""
    import z3

    mark = hashlib.sha256(z3.get_version_string().encode())
    for path in (READERS, PRIMITIVES, *sorted(Path(__file__).parent.glob("*.py"))):
        mark.update(path.read_bytes())
    return mark.hexdigest()


def _print(proof: Proof, path: Path) -> int:
    for found in proof.open:
        print(f"{path.name}:{found.line} {found.function}: not proved: {found.text}", file=sys.stderr)
    print(f"proved {proof.num_proved} of {proof.num_counted}: {path.name}")
    return 1 if proof.open else 0


def main(argv: list[str]) -> int:
    """Prove, print, and return the exit status."""
    path = Path(argv[0]) if argv else READERS
    mark = _mark()
    if not argv and KEPT.exists() and KEPT.read_text().startswith(mark):
        print(KEPT.read_text().partition("\n")[2].rstrip())
        return 0
    proof = prove(path.read_text("utf-8"), PRIMITIVES.read_text("utf-8"))
    status = _print(proof, path)
    if status == 0 and not argv:
        KEPT.parent.mkdir(exist_ok=True)
        KEPT.write_text(f"{mark}\nproved {proof.num_proved} of {proof.num_counted}: {path.name}\n")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
