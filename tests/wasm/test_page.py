"""The page in a real browser: what it shows is what the program prints, and it talks to nobody."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from binlog_kaitai import inspect
from binlog_kaitai.inspection.read_as import read_as
from browser.page import page
from browser.picture import OUT, show, shown_in
from browser.program import ROOT
from browser.visit import Visit, visit
from tests.builder import LogBuilder
from tests.builder.columns import integer, varchar
from tests.oracle.checks import run_cli

DATA, SAMPLES = ROOT / "tests" / "data", ROOT / "samples"
SHOP = SAMPLES / "mysql-9.7-shop.binlog"
HOSTILE = "<img src=x onerror=alert(1)><script>alert(2)</script>"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def downloads(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("downloads")


@pytest.fixture(scope="module")
def seen(downloads: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visit]:
    pytest.importorskip("selenium.webdriver", reason="selenium is not installed")
    chromium, chromedriver = shutil.which("chromium"), shutil.which("chromedriver")
    if chromium is None or chromedriver is None:
        pytest.skip("the page was not tried: no chromium and chromedriver (Debian: chromium chromium-driver)")
    with visit(page(tmp_path_factory.mktemp("page") / "page"), downloads, chromium, chromedriver) as made:
        yield made


def test_overview(seen: Visit) -> None:
    seen.open()
    seen.give(SHOP)
    (sentence,) = seen.texts(".sound .message")
    assert sentence.startswith(f"OK {SHOP.name} is sound: 78 events and 15 rows decoded")
    stats = json.loads(run_cli("stats", "--format", "json", str(SHOP)).out)
    rows = seen.run("return [...document.querySelectorAll('.overview table')[0].tBodies[0].rows].map(r => r.innerText)")
    assert {row.split("\t")[0] for row in rows} == set(stats["tables"])
    assert stats["gtids"] in seen.texts(".overview dd")
    assert seen.complaints() == []


def test_changes_are_those_of_the_program(seen: Visit) -> None:
    seen.open()
    seen.give(SHOP)
    seen.click("#tab-changes")
    assert seen.texts(".found") == ["16 transactions"]
    listed = [json.loads(line) for line in run_cli("transactions", "--format", "jsonl", str(SHOP)).out.splitlines()]
    times = [found["timestamp"].replace("T", " ").rstrip("Z") for found in listed]
    assert seen.texts("#view-changes .left .when") == times[: len(seen.texts("#view-changes .left .line"))]
    seen.click(".bar-line button", "All changes")
    assert seen.texts(".transaction") == ["15 changes"]
    seen.click("#view-changes .right .line", "shop.customers")
    changes = [json.loads(line) for line in run_cli("changes", str(SHOP)).out.splitlines()]
    first = next(change["after"] for change in changes if change["table"] == "customers")
    cells = dict(zip(seen.texts(".cells tbody th"), seen.texts(".cells tbody td"), strict=True))
    assert cells == {name: "NULL" if value is None else str(value) for name, value in first.items()}
    seen.click(".card button", "Bytes")
    assert re.fullmatch(r"events\[\d+\]\.body\.rows\[0\].*", seen.texts(".about h4")[0])
    assert seen.texts(".byte.marked")
    assert seen.complaints() == []


def test_filters_and_files(seen: Visit, downloads: Path) -> None:
    """The script that is taken away is the one that the command prints."""
    seen.open()
    seen.give(SHOP)
    seen.click("#tab-changes")
    seen.run("document.querySelector('.filters input').value = 'shop.products'")
    seen.click(".filters button", "Apply")
    listed = run_cli("transactions", "--format", "jsonl", "-T", "shop.products", str(SHOP)).out
    assert seen.texts(".found") == [f"{listed.count(chr(10))} transactions"]
    seen.click("#tab-take")
    seen.click(".offer button", "undo.sql")
    made = downloads / "undo.sql"
    for _ in range(50):
        if made.exists():
            break
        time.sleep(0.1)
    printed = run_cli("undo", "-T", "shop.products", str(SHOP)).out
    assert made.read_text("utf-8") == printed.replace(str(SHOP), SHOP.name)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("encrypted/mariadb-10.11.19/enc-gtid-a.000002", "encrypted by MariaDB with key 1"),
        ("damaged/dmg-a56none-len0.binlog", "NOT sound"),
        ("mysql-9.7.4/compress-a.binlog", "is sound: 166 events and 84 rows"),
        ("README.md", "not a binary log"),
    ],
)
def test_logs_of_all_kinds(seen: Visit, name: str, said: str) -> None:
    seen.open()
    seen.give(DATA / name)
    assert said in " ".join(seen.texts(".sound"))
    assert seen.complaints() == []


@pytest.mark.parametrize(
    ("log", "keys"),
    [
        ("mysql-9.7.4/enc-stmt-a.binlog", "mysql-9.7.4/KEYRING.component_keyring_file.json"),
        ("mariadb-10.11.19/enc-gtid-a.000002", "mariadb-10.11.19/KEYS.file_key_management.txt"),
    ],
)
def test_encrypted_logs(seen: Visit, log: str, keys: str) -> None:
    """The page says what it needs, and reads the log once it has that."""
    encrypted = DATA / "encrypted"
    seen.open()
    seen.give(encrypted / log)
    assert "Drop the file with the keys, too" in " ".join(seen.texts(".sound"))
    assert all(text.strip() != "to UTC" for text in seen.texts(".overview dd"))
    assert seen.texts("#logs button") == ["Other logs", "Add names or keys"]
    seen.give(encrypted / keys)
    assert seen.texts(".sound .message")[0].startswith("OK ")
    seen.click("#tab-changes")
    listed = run_cli("transactions", "--format", "jsonl", str(encrypted / f"{log}.decrypted")).out
    assert seen.texts(".found") == [f"{listed.count(chr(10))} transactions"]
    assert seen.complaints() == []


def test_several_logs(seen: Visit) -> None:
    """Each has a sentence, and what is wrong leads to its bytes."""
    seen.open()
    seen.give(SHOP, DATA / "damaged" / "dmg-a97-len0.binlog")
    assert [text.split(" ")[0] for text in seen.texts(".sound .message")] == ["NOT", "OK"]
    seen.click(".problems .link")
    assert "too small" in seen.texts(".about .message")[0]
    assert seen.complaints() == []


def test_bytes(seen: Visit) -> None:
    """Events are found, a byte leads to its field, and bytes are read as the program reads them."""
    seen.set_size(1400, 1000)
    seen.open()
    seen.give(SHOP)
    seen.click("#tab-bytes")
    seen.run(
        "const words = document.querySelector('#view-bytes .left input'); words.value = 'write_rows 110';"
        "words.dispatchEvent(new Event('input'))"
    )
    time.sleep(0.5)
    seen.settle()
    assert len(seen.texts("#view-bytes .left .line")) == 2
    seen.click("#view-bytes .left .line", "4691")
    seen.run(
        "for (const kind of ['mousedown', 'mouseup'])"
        " document.querySelector('.byte[data-at=\"4737\"]').dispatchEvent(new MouseEvent(kind, {bubbles: true}))"
    )
    seen.settle()
    assert seen.texts(".address-of-field")[0].startswith("events[34].body.rows[0].after.total")
    address = "events[34].body.rows[0].after.total"
    seen.run("document.querySelector('.address input').value = arguments[0]", address)
    seen.click(".address button", "Show")
    (node,) = inspect(SHOP, address)
    assert seen.texts(".about .value") == [node.text]
    assert list(zip(seen.texts(".readings th"), seen.texts(".readings td"), strict=True)) == [*read_as(node.data)]
    assert seen.complaints() == []


def test_what_is_in_a_log_is_text(seen: Visit, tmp_path: Path) -> None:
    log = LogBuilder()
    log.begin()
    log.insert([integer("id", 4), varchar(HOSTILE, 200)], {"id": 1, HOSTILE: HOSTILE}, table=HOSTILE[:40])
    log.xid(1)
    log.query(f"INSERT '{HOSTILE}'")
    seen.open()
    seen.give(log.write(tmp_path / "log<b>.binlog"))
    for tab in ("changes", "bytes", "take", "overview"):
        seen.click(f"#tab-{tab}")
    seen.click("#tab-changes")
    seen.click(".bar-line button", "All changes")
    assert HOSTILE in " ".join(seen.texts(".card"))
    assert seen.run("return document.querySelectorAll('img, b, .views script').length") == 0
    assert seen.complaints() == []


def test_nothing_leaves_the_page(seen: Visit) -> None:
    """Not from its worker either, which has the logs."""
    seen.open()
    seen.give(SHOP)
    asked = seen.run("return performance.getEntriesByType('resource').map(e => new URL(e.name).origin)")
    assert set(asked) == {seen.run("return location.origin")}
    blocked = """
    const done = arguments[0];
    const text = "fetch('http://127.0.0.2:9/').then(() => postMessage('sent'), (error) => postMessage(String(error)));"
      + "try { eval('1'); postMessage('evaluated'); } catch { }";
    const worker = new Worker(URL.createObjectURL(new Blob([text])));
    worker.onmessage = ({ data }) => done(data);
    """
    assert "Failed to fetch" in seen.driver.execute_async_script(blocked)
    assert all("Content Security Policy" in text or "127.0.0.2" in text for text in seen.complaints())


def test_stopping(seen: Visit) -> None:
    """What was asked for ends, and the page goes on with the next question."""
    seen.open()
    seen.give(SHOP)
    seen.run("document.getElementById('tab-changes').click(); document.getElementById('stop').click()")
    seen.settle()
    seen.click("#tab-bytes")
    assert len(seen.texts("#view-bytes .left .line")) > 3


def test_the_picture_of_the_guide_is_current(seen: Visit) -> None:
    assert show(seen) == shown_in(OUT.read_bytes())
