"""The page of `inspect --html`, in a real browser: it shows what is in the log, and does not obey it."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote, unquote

import pytest

from binlog_kaitai import inspect
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli

ROOT = Path(__file__).parent.parent.parent
SHOP = ROOT / "samples/mysql-9.7-shop.binlog"
DATA = ROOT / "tests" / "data"
HOSTILE = "</script><img src=x onerror=alert(1)><script>alert(2)</script>"
ARGUMENTS = (
    *("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--window-size=1700,1000"),
    "--host-resolver-rules=MAP * ~NOTFOUND",
)
in_browser = pytest.mark.slow


def page(log: Path, folder: Path, *arguments: str, status: int = 0) -> Path:
    output = folder / "page.html"
    run = run_cli("inspect", str(log), "--html", str(output), *arguments)
    assert run.status == status, run.err
    return output


def hostile_log(folder: Path, transactions: int = 1) -> Path:
    columns = [integer("id", 4), varchar(HOSTILE, 200)]
    log = LogBuilder()
    log.query(f"INSERT '{HOSTILE}'")
    for number in range(transactions):
        log.begin()
        log.insert(columns, {"id": number, HOSTILE: HOSTILE}, table=HOSTILE[:60])
        log.xid(number)
    log.rotate()
    return log.write(folder / f"log{HOSTILE[2:8]}&<b>")


def test_what_is_in_the_log_is_data(tmp_path: Path) -> None:
    text = page(hostile_log(tmp_path), tmp_path).read_text("utf-8")
    assert len(re.findall("<script", text)) == 2
    assert "<img" not in text
    assert "<b>" not in text
    assert "default-src 'none'" in text
    assert not re.findall(r"https?://(?!github|dev\.mysql|mariadb|www\.w3)\S+", text.partition('id="data"')[0])
    found = json.loads(re.search(r'id="data">(.*?)</script>', text, re.DOTALL)[1])  # type: ignore[index]
    assert HOSTILE in found["events"][1]["text"]


def test_an_output_that_exists_is_kept(tmp_path: Path) -> None:
    (tmp_path / "page.html").write_text("mine")
    page(SHOP, tmp_path, status=2)
    assert (tmp_path / "page.html").read_text() == "mine"
    page(SHOP, tmp_path, "--overwrite")
    page(SHOP, tmp_path, "--overwrite", "events[3].body", status=2)


class Page:
    """A page in the browser."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def open(self, path: Path, address: str = "") -> Page:
        self.driver.get("about:blank")  # or a page with another address would not be loaded anew
        self.driver.get(f"{path.as_uri()}#{quote(address)}")
        return self

    def run(self, script: str, *arguments: object) -> Any:
        return self.driver.execute_script(script, *arguments)

    def text(self, selector: str) -> str:
        return str(self.run("return document.querySelector(arguments[0]).textContent", selector))

    def address(self) -> str:
        """The address of the field that is picked, or that the mouse is over."""
        return self.text(".address-of-field")

    def find(self, text: str) -> None:
        self.run("document.getElementById('search').value = arguments[0]", text)
        self.run("document.getElementById('next').click()")

    def filter(self, text: str) -> str:
        """Filter the events. Returns how many there are."""
        self.run("document.getElementById('filter').value = arguments[0]", text)
        self.run("document.getElementById('filter').dispatchEvent(new Event('input'))")
        return self.text("#count")

    def marked(self) -> list[int]:
        """The addresses of the bytes that are marked, first in hexadecimal, then as text."""
        return list(self.run("return [...document.querySelectorAll('.byte.marked')].map(e => +e.dataset.at)"))

    def rows(self, selector: str) -> list[list[str]]:
        """The texts of the cells of a table."""
        script = "return [...document.querySelectorAll(arguments[0])].map(r => [...r.children].map(c => c.textContent))"
        return list(self.run(script, selector))

    def element(self, selector: str, text: str = "") -> Any:
        """The first element that a selector finds and that has a text."""
        found = self.run(
            "return [...document.querySelectorAll(arguments[0])].find(e => e.textContent.includes(arguments[1]))",
            selector,
            text,
        )
        assert found is not None, f"no {selector} with {text!r}"
        return found

    def point(self, element: Any, *, click: bool = False) -> None:
        """Move the mouse over an element; the page may make its lines anew then."""
        from selenium.webdriver import ActionChains

        moved = ActionChains(self.driver).move_to_element(element).move_by_offset(1, 1)
        (moved.click() if click else moved).perform()

    def readings(self) -> dict[str, str]:
        """What the selected bytes are read as, by type."""
        return dict(self.rows(".readings tr"))  # type: ignore[arg-type]

    def errors(self) -> list[str]:
        return [entry["message"] for entry in self.driver.get_log("browser") if "favicon" not in entry["message"]]


@pytest.fixture(scope="module")
def browser() -> Iterator[Page]:
    webdriver = pytest.importorskip("selenium.webdriver", reason="selenium is not installed")
    chromium, chromedriver = shutil.which("chromium"), shutil.which("chromedriver")
    if chromium is None or chromedriver is None:
        pytest.skip(
            "the page was not tried in a browser: no chromium and chromedriver (Debian: chromium chromium-driver)"
        )
    options = webdriver.ChromeOptions()
    options.binary_location = chromium
    for argument in ARGUMENTS:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(chromedriver))
    yield Page(driver)
    driver.quit()


@in_browser
def test_clicks_show_bytes_and_fields(browser: Page, tmp_path: Path) -> None:
    shown = browser.open(page(SHOP, tmp_path))
    (event,) = inspect(SHOP, position=4691)
    shown.filter("4691")
    shown.point(shown.element("#left .line", "4691"), click=True)
    assert shown.address() == event.path
    shown.point(shown.element("#middle .line", "customer_id 1"), click=True)
    assert shown.address() == "events[34].body.rows[0].after.customer_id"
    assert shown.marked() == [*range(4731, 4735)] * 2
    assert "INT UNSIGNED" in shown.readings()
    shown.point(shown.element('.byte[data-at="4735"]'))
    assert shown.address() == "events[34].body.rows[0].after.status"
    assert "status" in shown.text("#middle .hover")
    shown.point(shown.element('.byte[data-at="4735"]'), click=True)
    assert "ENUM. Number of the label" in shown.text(".about")
    assert shown.errors() == []


@in_browser
def test_bytes_that_the_mouse_is_drawn_over_are_read(browser: Page, tmp_path: Path) -> None:
    from selenium.webdriver import ActionChains

    shown = browser.open(page(SHOP, tmp_path), "@4691")
    first, last = (shown.element(f'.byte[data-at="{at}"]') for at in (4696, 4699))
    step = last.rect["x"] - first.rect["x"]
    ActionChains(shown.driver).click_and_hold(first).move_by_offset(step, 0).release().perform()
    assert shown.marked() == [*range(4696, 4700)] * 2
    assert shown.readings()["INT"] == str(int.from_bytes(SHOP.read_bytes()[4696:4700], "little", signed=True))


@in_browser
def test_a_link_leads_to_a_field(browser: Page, tmp_path: Path) -> None:
    path = page(SHOP, tmp_path)
    wanted = "events[34].body.rows[0].after.total"
    assert browser.open(path, wanted).address() == wanted
    assert browser.open(path, "@4691.body.rows[0].after.total").address() == wanted
    browser.find("@127")
    assert unquote(browser.driver.current_url.partition("#")[2]) == browser.address() == "events[1]"
    assert browser.open(path, "events[999]").address() == "events[0]"
    assert browser.errors() == []


@in_browser
def test_every_leaf_is_found_by_its_path_and_its_bytes(browser: Page, tmp_path: Path) -> None:
    shown = browser.open(page(SHOP, tmp_path))
    (event,) = inspect(SHOP, position=4691)
    for leaf in event.leaves():
        shown.find(leaf.path)
        assert shown.address() == leaf.path
        assert set(shown.marked()) == {*range(leaf.start, leaf.end)}
        assert [shown.text(".about .value")] == [leaf.text] if leaf.text else True


@in_browser
def test_search_filter_and_keyboard(browser: Page, tmp_path: Path) -> None:
    from selenium.webdriver.common.keys import Keys

    shown = browser.open(page(SHOP, tmp_path))
    data = SHOP.read_bytes()
    for wanted in ("TEA-01", "0x54 45 41 2d 30 31"):
        shown.find("@4")
        shown.find(wanted)
        assert shown.text("#found") == f"at {data.index(b'TEA-01')}"
    shown.find(wanted)
    assert shown.text("#found") == f"at {data.index(b'TEA-01', data.index(b'TEA-01') + 1)}"
    shown.find("no such bytes")
    assert shown.text("#found") == "not found"
    shown.find("@4691.body.rows[0].after.total")
    assert shown.address() == "events[34].body.rows[0].after.total"
    assert shown.filter("xid_event") == "10 of 78"
    shown.filter("")
    events, tree = (shown.driver.find_element("css selector", f"#{name} .list") for name in ("left", "middle"))
    tree.send_keys(Keys.ARROW_DOWN)
    assert shown.address() == "events[34].body.rows[0].after.created_at"
    tree.send_keys(Keys.ARROW_LEFT)
    assert shown.address() == "events[34].body.rows[0].after"
    count = shown.run("return document.querySelectorAll('#middle .line').length")
    tree.send_keys(Keys.ARROW_LEFT)
    assert shown.run("return document.querySelectorAll('#middle .line').length") == count - 8
    tree.send_keys(Keys.ARROW_RIGHT, Keys.ARROW_RIGHT)
    assert shown.address() == "events[34].body.rows[0].after.null_bits"
    events.send_keys(Keys.ARROW_UP)
    assert shown.address() == "events[33]"
    assert shown.errors() == []


@in_browser
def test_values_read_as_the_spec_has_them(browser: Page, tmp_path: Path) -> None:
    shown = browser.open(page(SHOP, tmp_path))
    for path, label, text in (
        ("events[34].body.rows[0].after.created_at", "DATETIME(6)", "2026-11-20 08:16:02.000451"),
        ("events[34].body.rows[0].after.pickup", "TIME", "17:30:00"),
        ("events[34].body.rows[0].after.id", "BIGINT UNSIGNED", "1"),
        ("events[37].body.rows[0].after.born", "DATE", "1990-04-17"),
        ("events[37].body.rows[0].after.last_seen", "TIMESTAMP(4)", "2026-11-20T08:16:02"),
    ):
        shown.find(path)
        assert text in shown.readings().get(label, ""), (path, shown.readings())
    shown.find("events[37].body.rows[0].after")
    assert [name for name, *_ in shown.rows(".row tr.changed")] == ["credit", "last_seen"]


@in_browser
def test_values_of_no_fixed_size_are_those_of_the_program(browser: Page, tmp_path: Path) -> None:
    """What the sample was made of (samples/README.md)."""
    shown = browser.open(page(SHOP, tmp_path))
    document = '{"gift": true, "note": "für Oma", "items": [{"qty": 2, "sku": "TEA-01"}, {"qty": 1, "sku": "CUP-07"}]}'
    for path, text in (
        ("@4691.body.rows[0].after.total", '"21.80"'),
        ("@3217.body.rows[2].after.credit", '"-12.75"'),
        ("@2448.body.rows[0].after.place", "POINT(8.54 47.37)"),
        ("@3934.body.rows[0].after.embedding", "[0.1,0.2,0.3]"),
        ("@4691.body.rows[0].after.attrs", document),
    ):
        shown.find(path)
        assert shown.text(".about .value") == text
    assert shown.errors() == []


@in_browser
def test_two_events_are_compared(browser: Page, tmp_path: Path) -> None:
    shown = browser.open(page(SHOP, tmp_path), "@4691")
    events = shown.driver.find_element("css selector", "#left .list")
    events.send_keys("m")
    shown.find("@6596")
    rows = shown.rows(".differences tr")
    one, other = (next(iter(inspect(SHOP, position=position))) for position in (4691, 6596))
    assert rows[0] == ["field", one.path, other.path]
    for name, value, another in rows[1:]:
        for event, text in ((one, value), (other, another)):
            assert event[name].text == text
    assert ["body.rows[0].after.customer_id", "1", "3"] in rows
    same = {leaf.path.partition(".")[2] for leaf in one.leaves()} - {row[0] for row in rows}
    assert "header.event_type" in same
    events.send_keys("m")
    assert "is marked" in shown.text(".differences")
    assert shown.errors() == []


@in_browser
def test_addresses_in_payloads(browser: Page, tmp_path: Path) -> None:
    log = DATA / "mysql-9.7.4/compress-a.binlog"
    shown = browser.open(page(log, tmp_path))
    lines = run_cli("changes", "--links", str(log)).out.splitlines()
    addresses = [json.loads(line)["source"]["address"] for line in lines]
    assert any("+" in address for address in addresses)
    for address in addresses[:40]:
        (node,) = inspect(log, address)
        shown.find(address)
        assert shown.address() == node.path
    assert shown.errors() == []


@in_browser
def test_payloads_and_damage(browser: Page, tmp_path: Path) -> None:
    log = DATA / "mysql-9.7.4/compress-a.binlog"
    leaf = next(leaf for node in inspect(log) for leaf in node.leaves() if leaf.inflated_from and ".rows[" in leaf.path)
    shown = browser.open(page(log, tmp_path))
    shown.find(leaf.path)
    assert shown.address() == leaf.path
    assert "inflated bytes" in shown.text(".extent")
    assert set(shown.marked()) == {*range(leaf.start, leaf.end)}
    shown.open(page(DATA / "damaged/dmg-a97-flip-crc.binlog", tmp_path, "--overwrite", status=1))
    assert shown.filter("checksum mismatch").startswith("1 of")
    assert shown.errors() == []


@in_browser
def test_many_hostile_events_stay_text(browser: Page, tmp_path: Path) -> None:
    """10,000 events: only the lines in sight are made."""
    shown = browser.open(page(hostile_log(tmp_path, 2500), tmp_path))
    assert shown.text("#count") == "10,003 of 10,003"
    assert shown.run("return document.querySelectorAll('#left .line').length") < 100
    shown.find("events[9999]")
    assert shown.run("return document.querySelectorAll('img, b, iframe').length") == 0
    assert shown.run("return document.querySelectorAll('script').length") == 2
    shown.find("events[9999].body.rows[0].after")
    assert HOSTILE in shown.text("#middle")
    assert shown.errors() == []
