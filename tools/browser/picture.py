"""Writes docs/browser.png: the page with a log of samples/, as a headless Chromium shows it.

python tools/browser/picture.py
"""

import shutil
import struct
import sys
import tempfile
import zlib
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from browser.page import page  # noqa: E402
from browser.program import ROOT  # noqa: E402
from browser.visit import Visit, visit  # noqa: E402

__all__ = ["OUT", "show", "shown_in"]

OUT = ROOT / "docs" / "browser.png"
_LOG = ROOT / "samples" / "mysql-9.7-shop.binlog"
_HEAD = b"\x89PNG\r\n\x1a\n"
_KEY = b"Description\0"


def show(seen: Visit) -> str:
    """Have the page show what the picture has. Returns its text."""
    seen.set_size(1000, 800)
    seen.open()
    seen.give(_LOG)
    seen.click("#tab-changes")
    seen.click("#view-changes .left .line", "UPDATE products")
    return "\n".join(seen.texts("#view-changes .left .line, .transaction, .card"))


def shown_in(picture: bytes) -> str:
    """Return the text that the page had when a picture was made."""
    at = len(_HEAD)
    while at < len(picture):
        (size,) = struct.unpack_from(">I", picture, at)
        kind, body = picture[at + 4 : at + 8], picture[at + 8 : at + 8 + size]
        if kind == b"zTXt" and body.startswith(_KEY):
            return zlib.decompress(body[len(_KEY) + 1 :]).decode()
        at += size + 12
    return ""


def _with_text(picture: bytes, text: str) -> bytes:
    """Return a PNG with a text, which stands before its end."""
    body = b"zTXt" + _KEY + b"\0" + zlib.compress(text.encode())
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    end = picture.rindex(b"IEND") - 4
    return picture[:end] + chunk + picture[end:]


def main() -> None:
    """Write the picture."""
    chromium, chromedriver = shutil.which("chromium"), shutil.which("chromedriver")
    if chromium is None or chromedriver is None:
        raise SystemExit("no chromium and chromedriver (Debian: chromium chromium-driver)")
    with tempfile.TemporaryDirectory() as downloads, visit(page(), Path(downloads), chromium, chromedriver) as seen:
        text = show(seen)
        OUT.write_bytes(_with_text(seen.driver.get_screenshot_as_png(), text))
    print(OUT)


if __name__ == "__main__":
    main()
