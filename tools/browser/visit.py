"""A visit to the page in a headless Chromium, for pictures and tests. Needs PyPI's selenium, and Debian's chromium and
chromium-driver."""

import functools
import http.server
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

__all__ = ["Visit", "visit"]

_ARGUMENTS = (
    *("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
)
_LONGEST = 180
_QUIET = 5
"""How often in a row the page must have nothing to do."""
_OFTEN = 0.1


class _Files(http.server.SimpleHTTPRequestHandler):
    """Files of a folder."""

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""


class Visit:
    """The page as a person sees it."""

    def __init__(self, driver: Any, address: str) -> None:
        self.driver = driver
        self._address = address

    def open(self) -> None:
        """Load the page anew."""
        self.driver.get(self._address)
        self.settle()

    def set_size(self, width: int, height: int, *, is_dark: bool = False) -> None:
        """Set the size of the window in pixels, and which colours its user likes."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        scheme = {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"}
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", size)
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": [scheme]})

    def give(self, *paths: Path) -> None:
        """Choose files."""
        self.driver.find_element("id", "choose").send_keys("\n".join(map(str, paths)))
        self.settle()

    def settle(self) -> None:
        """Wait until the page has nothing to do."""
        start, quiet = time.monotonic(), 0
        while quiet < _QUIET:
            time.sleep(_OFTEN)
            quiet = quiet + 1 if self.run("return document.getElementById('work').hidden") else 0
            assert time.monotonic() - start < _LONGEST, "the page goes on and on"

    def click(self, selector: str, text: str = "") -> None:
        """Click the first element that a selector finds and that has a text."""
        script = """
        const all = [...document.querySelectorAll(arguments[0])];
        const found = all.find((element) => element.textContent.includes(arguments[1]));
        found?.click();
        return found !== undefined;
        """
        assert self.run(script, selector, text), f"no {selector} with {text!r}"
        self.settle()

    def texts(self, selector: str) -> list[str]:
        """Return the texts of all that a selector finds."""
        return list(self.run("return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)", selector))

    def run(self, script: str, *arguments: object) -> Any:
        """Run a script in the page."""
        return self.driver.execute_script(script, *arguments)

    def complaints(self) -> list[str]:
        """Return the errors of the page and of its policy."""
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]


@contextmanager
def visit(folder: Path, downloads: Path, chromium: str, chromedriver: str) -> Iterator[Visit]:
    """Serve the page on loopback and open it in a browser, which can reach nothing else."""
    from selenium import webdriver

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(_Files, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    options = webdriver.ChromeOptions()
    options.binary_location = chromium
    for argument in _ARGUMENTS:
        options.add_argument(argument)
    options.add_experimental_option("prefs", {"download.default_directory": str(downloads)})
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(chromedriver))
    try:
        driver.set_script_timeout(_LONGEST)
        yield Visit(driver, f"http://127.0.0.1:{server.server_port}/")
    finally:
        driver.quit()
        server.shutdown()
        server.server_close()
