"""What exports have written."""

from __future__ import annotations

from pathlib import Path

from binlog_kaitai.cli import main


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def export(out: Path, paths: list[str], *options: str) -> Path:
    assert main(["export", *paths, "--output", str(out), *options]) == 0
    return out
