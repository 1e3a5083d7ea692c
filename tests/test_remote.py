"""Logs by URL: the same changes as from the disk, through pyarrow's local file system and through a real S3 server on
loopback."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from binlog_kaitai import BinlogReader, ReadOptions, SourceError, iter_changes
from binlog_kaitai.changes.splits import SplitReader, plan_splits
from binlog_kaitai.cli import main
from binlog_kaitai.log.source import find_sources
from binlog_kaitai.text.change_lines import ChangeWriter
from tests import s3_server

SAMPLES = Path(__file__).parent.parent / "samples"


def lines(paths: str | Path, strip: str) -> list[str]:
    writer = ChangeWriter()
    return [writer.line(change).replace(strip, "") for change in iter_changes(paths, json="text")]


WANTED = lines(SAMPLES, f"{SAMPLES}/")


def test_a_folder_a_file_and_a_pattern_by_file_url() -> None:
    url = SAMPLES.as_uri()
    assert lines(url, f"{url}/") == WANTED
    shop = [line for line in WANTED if '"file":"mysql-9.7-shop' in line]
    assert lines(f"{url}/mysql-9.7-shop.binlog", f"{url}/") == shop
    assert lines(f"{url}/*-shop.b*", f"{url}/") == shop


@pytest.mark.parametrize(
    "url", ["file:///no/such/log", "nix://host/log", pytest.param("s3://", marks=pytest.mark.slow)]
)
def test_what_cannot_be_read_is_one_line(
    url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AWS_EC2_METADATA_DISABLED", "true")  # asking a cloud that is not there takes seconds
    assert main(["changes", url]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.fixture(scope="module")
def s3() -> Iterator[str]:
    """The query of URLs that lead to an S3 server on loopback, which has the samples under s3://logs/archive/."""
    with s3_server.running() as server:
        store = server.store()
        store.create_dir("logs")
        for path in SAMPLES.iterdir():
            with store.open_output_stream(f"logs/archive/{path.name}") as stream:
                stream.write(path.read_bytes())
        yield server.query


@pytest.mark.slow
def test_an_s3_server(s3: str) -> None:
    for scheme in ("s3", "s3a"):
        folder = f"{scheme}://logs/archive"
        assert [line.replace(s3, "") for line in lines(folder + s3, f"{folder}/")] == WANTED


@pytest.mark.slow
def test_splits_of_logs_on_an_s3_server(s3: str) -> None:
    sources = find_sources(f"s3://logs/archive{s3}").sources
    writer = ChangeWriter()
    found = []
    for split in plan_splits(sources, 2000):
        span = SplitReader(split).span()
        reader = BinlogReader(split.source, ReadOptions(json="text"), span=span)
        found += [writer.line(change) for change in reader.changes()] if span else []
    assert [line.replace("s3://logs/archive/", "").replace(s3, "") for line in found] == WANTED


@pytest.mark.slow
def test_what_an_s3_server_does_not_have(s3: str) -> None:
    for path in ("s3://logs/none", "s3://none/none"):
        with pytest.raises(SourceError):
            find_sources(path + s3)
