"""Writes the page: the program in a browser, with all that it needs beside it, into build/page.

    python tools/browser/page.py [FOLDER]

The page is static files, for any server of files: `python -m http.server --directory build/page`.
"""

import json
import shutil
import sys
import tempfile
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from browser.program import FOLDER, ROOT, compiled  # noqa: E402
from ksy.compiler import MODULES  # noqa: E402

__all__ = ["PAGE", "SOURCE", "page", "put_modules"]

PAGE = ROOT / "build" / "page"
SOURCE = Path(__file__).with_name("source")
_PANEL = ROOT / "binlog_kaitai" / "inspection" / "panel"
_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "python_stdlib.zip")
SAMPLES = {
    "mysql-9.7-shop.binlog": "a small shop: all kinds of changes, and a table that is altered (MySQL 9.7)",
    "mysql-9.7-foreign-keys.binlog": "rows that foreign keys deleted (MySQL 9.7)",
    "mysql-9.7-ddl.binlog": "statements that are not rows (MySQL 9.7)",
    "mariadb-11.8-types.binlog": "columns of many types (MariaDB 11.8)",
    "mysql-5.6-dates.binlog": "dates as older servers stored them (MySQL 5.6)",
}
"""What the page offers to look at, and what it says of each."""


def page(folder: Path = PAGE) -> Path:
    """Write the page; what was in the folder is replaced."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as scratch:
        made = Path(scratch, "page")
        put_modules(made)
        shutil.copy(compiled(FOLDER, SOURCE), made / "program.zip")
        (made / "pyodide").mkdir()
        for name in _PYODIDE:
            shutil.copy(MODULES / "pyodide" / name, made / "pyodide")
        (made / "samples").mkdir()
        for name in SAMPLES:
            shutil.copy(ROOT / "samples" / name, made / "samples")
        listed = [{"name": name, "about": about} for name, about in SAMPLES.items()]
        (made / "samples" / "samples.json").write_text(json.dumps(listed), "utf-8")
        shutil.rmtree(folder, ignore_errors=True)
        made.rename(folder)
    return folder


def put_modules(folder: Path) -> None:
    """Write the modules of the page, and those that it shares with `inspect --html`, into a new folder."""
    shutil.copytree(SOURCE, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    shutil.copytree(_PANEL, folder / "panel", ignore=shutil.ignore_patterns("single_page.*", "readings.js"))


if __name__ == "__main__":
    print(page(Path(sys.argv[1]) if len(sys.argv) > 1 else PAGE))
