"""The real Kaitai Web IDE in a headless Chromium, on loopback.

python -m tests.webide.ide FOLDER     takes the pictures of docs/web-ide.md

The IDE is a folder of static files. `KAITAI_WEBIDE` names one; else the published one is fetched from its repository,
once, into build/webide. The browser reaches no other address than this machine's.
"""

from __future__ import annotations

import base64
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from .run import ROOT, SPEC, Node

__all__ = ["Ide", "MissingIdeError", "browser"]

REPOSITORY = "https://github.com/kaitai-io/ide-kaitai-io.github.io"
COMMIT = "7bbc3219592a7d317eb051a568db3934bc8330d5"
"""The stable IDE of September 2025."""
FETCHED = ROOT / "build" / "webide"
SCRIPT = Path(__file__).parent / "ide.cjs"
PARSER = "MysqlBinlog"
PATIENCE = 120
"""Seconds until the IDE must have done what it was asked for."""
ARGUMENTS = (
    *("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1200,800", "--hide-scrollbars"),
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
PICTURES = {
    "web-ide.webp": ("samples/mysql-9.7-shop.binlog", "WRITE_ROWS_EVENT shop.orders", 3),
    "web-ide-mariadb.webp": ("samples/mariadb-10.11-numbers.binlog", "UPDATE_ROWS_EVENT_V1", 1),
}
"""Picture -> the log, how the line of an event goes, and the cell of its first row that is selected."""


class MissingIdeError(Exception):
    """What is needed is not here; the message says what, and what to do."""


class Ide:
    """A page with the IDE, and the spec in it."""

    def __init__(self, driver: Any, address: str) -> None:
        self._driver = driver
        driver.set_script_timeout(PATIENCE)
        driver.get(address)
        driver.execute_script('localStorage.setItem("doNotShowWelcome", "true")')
        driver.refresh()
        self._until("return Boolean(window.kaitaiIde && kaitaiIde.app && kaitaiIde.app.ui.parsedDataTreeHandler)")
        driver.execute_script(SCRIPT.read_text("utf-8"))
        self.drop(SPEC)
        self._until(f"return binlogTest.isCompiled({PARSER!r})")

    def drop(self, path: Path) -> None:
        """Drop a file onto the page: a spec is compiled, a log is parsed."""
        self._wait("drop", path.name, base64.b64encode(path.read_bytes()).decode())

    def lines(self, *path: str) -> list[str]:
        """The lines below a node of the tree, as a person reads them."""
        return list(self._wait("lines", list(path)) or [])

    def rows(self, *path: str) -> list[list[tuple[str, Node]]]:
        """The cells of each image in a list of rows: their line, and what is after it."""
        return [[(line, Node(packed)) for line, packed in image] for image in self._wait("rows", list(path))]

    def unfold(self, *path: str) -> list[str]:
        """Click on the triangle of a node, if it is not open; return the lines below it."""
        is_open = f"return document.getElementById({_id(path)!r})?.classList.contains('jstree-open')"
        self._until(f"return document.getElementById({_id(path)!r})")
        if not self._driver.execute_script(is_open):
            self._driver.find_element("css selector", f"#{_id(path)} > .jstree-ocl").click()
        self._until(is_open)
        return [line.text for line in self._driver.find_elements("css selector", f"#{_id(path)} > ul > li > a")]

    def select(self, *path: str) -> tuple[int, int]:
        """Click on a line of the tree; return the first and the last byte that are selected in the hex viewer."""
        self._driver.find_element("id", f"{_id(path)}_anchor").click()
        self._until(f"return binlogTest.selected() === {_id(path)!r}")
        first, last = self._driver.execute_script("return binlogTest.selectedBytes()")
        return int(first), int(last)

    def select_byte(self, offset: int) -> list[str]:
        """Click on a byte in the hex viewer; return the path of what the tree selects."""
        before = self._driver.execute_script("return binlogTest.selected()")
        self._driver.execute_script("return binlogTest.cell(arguments[0])", offset).click()
        self._until(f"return binlogTest.selected() !== {before!r}")
        return str(self._driver.execute_script("return binlogTest.selected()")).split("-")[1:]

    def signs(self) -> dict[str, str]:
        """The lines of the tree that have a sign, and what it says."""
        return dict(self._driver.execute_script("return binlogTest.signs()"))

    def show(self, path: Sequence[str], top: Sequence[str]) -> None:
        """Select a node, with another one at the top of the tree's window."""
        self._wait("show", path, top)

    def picture(self, target: Path) -> None:
        """Save what the window shows as WebP."""
        taken = self._driver.execute_cdp_cmd("Page.captureScreenshot", {"format": "webp", "quality": 30})
        target.write_bytes(base64.b64decode(taken["data"]))

    def _wait(self, function: str, *arguments: Any) -> Any:
        """Call an asynchronous function of ide.cjs."""
        call = f"const done = arguments[{len(arguments)}]; binlogTest.{function}(...[...arguments].slice(0, -1))"
        found = self._driver.execute_async_script(
            f"{call}.then((it) => done([it]), (error) => done(String(error)))", *arguments
        )
        if isinstance(found, str):
            raise AssertionError(f"the Web IDE: {function}: {found}")
        return found[0]

    def _until(self, condition: str) -> None:
        end = time.monotonic() + PATIENCE
        while not self._driver.execute_script(condition):
            if time.monotonic() > end:
                raise AssertionError(f"the Web IDE: not after {PATIENCE} seconds: {condition}")
            time.sleep(0.2)


def _id(path: Sequence[str]) -> str:
    """The id of a node of the tree."""
    return "-".join(("inputField", *path))


@contextmanager
def browser(scratch: Path) -> Iterator[Ide]:
    """An IDE in a browser that keeps its things in a folder; MissingIdeError says what is missing."""
    webdriver, programs, folder = _selenium(), _programs(), _ide()
    options = webdriver.ChromeOptions()
    options.binary_location = programs[0]
    for argument in (*ARGUMENTS, f"--user-data-dir={scratch / 'profile'}"):
        options.add_argument(argument)
    with _server(folder) as address:
        driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(programs[1]))
        try:
            yield Ide(driver, address)
        finally:
            driver.quit()


def _selenium() -> Any:
    try:
        from selenium import webdriver
    except ImportError as error:
        raise MissingIdeError("no selenium here: pip install selenium") from error
    return webdriver


def _programs() -> tuple[str, str]:
    """The paths of Chromium and of its driver."""
    found = shutil.which("chromium") or shutil.which("google-chrome"), shutil.which("chromedriver")
    if not (found[0] and found[1]):
        raise MissingIdeError("no chromium and chromedriver here (Debian: chromium chromium-driver)")
    return found[0], found[1]


def _ide() -> Path:
    """The folder with the IDE."""
    folder = Path(os.environ.get("KAITAI_WEBIDE") or FETCHED)
    if "KAITAI_WEBIDE" not in os.environ and not (folder / "index.html").is_file():
        _fetch(folder)
    if not (folder / "index.html").is_file():
        raise MissingIdeError(f"{folder} has no index.html: KAITAI_WEBIDE must name a folder with a built Web IDE")
    return folder


def _fetch(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    environment = os.environ | {"GIT_TERMINAL_PROMPT": "0"}
    for words in (("init",), ("fetch", "--depth=1", REPOSITORY, COMMIT), ("checkout", COMMIT)):
        command = ("git", "-C", str(folder), words[0], "--quiet", *words[1:])
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600, env=environment)
        if done.returncode:
            shutil.rmtree(folder)
            reason = done.stderr.strip().splitlines()[-1][:200]
            advice = "set KAITAI_WEBIDE to a folder with a copy of it"
            raise MissingIdeError(f"{REPOSITORY} cannot be fetched ({reason}): {advice}")


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files without a word."""

    def log_message(self, *args: Any) -> None:
        """Say nothing."""

    def copyfile(self, *args: Any) -> None:
        """Send a file, if the browser still wants it."""
        with suppress(ConnectionError):
            super().copyfile(*args)


@contextmanager
def _server(folder: Path) -> Iterator[str]:
    """The address of a server of a folder."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(_Quiet, directory=str(folder))) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            thread.join()


def take_pictures(ide: Ide, folder: Path) -> None:
    """Save the pictures of the documentation."""
    for name, (log, wanted, cell) in PICTURES.items():
        ide.drop(ROOT / log)
        event = next(str(index) for index, line in enumerate(ide.lines("events")) if wanted in line)
        rows = ("events", event, "body", "rows")
        ide.show((*rows, "0", "cells", str(cell)), rows)
        time.sleep(1)  # the tree opens with an animation
        ide.picture(folder / name)


def main(arguments: Sequence[str]) -> int:
    import tempfile

    with tempfile.TemporaryDirectory() as scratch:
        try:
            with browser(Path(scratch)) as ide:
                take_pictures(ide, Path(arguments[0]))
        except MissingIdeError as error:
            print(error, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
