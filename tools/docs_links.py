"""A hook of MkDocs: links of docs/ to files of the repository, which are not part of the site, become their names.
"Try it" leads to the program in a browser page, which `make docs` puts into the site.

A file that is not there ends the build.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
_TRY = re.compile(r"\[(Try it[^\]]*)\]\(browser\.md\)")
_OUTSIDE = re.compile(r"\[(?P<text>[^\]]*)\]\(\.\./(?P<path>[^)#]+)(?:#[^)]*)?\)")


def on_page_markdown(markdown: str, *, page: Any, **others: Any) -> str:
    """Return a page without links out of docs/. Raises FileNotFoundError."""

    def named(link: re.Match[str]) -> str:
        if not (ROOT / link["path"]).exists():
            raise FileNotFoundError(f"{page.file.src_path}: links to {link['path']}, which is not there")
        text, path = link["text"], link["path"]
        return text if path in text or Path(path).name in text else f"{text} (`{path}`)"

    return _OUTSIDE.sub(named, _TRY.sub(r'<a href="try/index.html">\1</a>', markdown))
