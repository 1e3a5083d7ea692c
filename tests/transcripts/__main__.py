"""`python -m tests.transcripts`: says which pages are not what commands print.

With `--write` they are written anew; with `--first` it ends at the first of them.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.transcripts.page import PAGES, rewritten


def main(arguments: list[str]) -> int:
    """Return 1 where a page is not what its commands print, and is not written."""
    is_written, others = "--write" in arguments, 0
    for path in PAGES:
        page = path.read_text("utf-8")
        with tempfile.TemporaryDirectory() as folder:
            now = rewritten(page, Path(folder))
        if now != page:
            others += 1
            print(path)
            if is_written:
                path.write_text(now, "utf-8")
            if "--first" in arguments:
                break
    return int(others > 0 and not is_written)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
