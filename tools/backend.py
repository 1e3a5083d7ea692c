"""Builds the package (PEP 517): as setuptools does, after the loops have become machine code
for this machine, or for the platform that the setting `platform` names."""

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_sdist,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

sys.path[:0] = [str(Path(__file__).resolve().parent)]

from machine.library import ALIASES, OUT, PLATFORMS, build, here, is_built, wheel_tag  # noqa: E402
from machine.sources import ROOT  # noqa: E402

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

_COMPILER = "llvmlite==0.50.*"
"""It has to read the text of generated/loops.ll, which LLVM promises for its own version alone."""
_LINKER = "ziglang>=0.13"
_PLATFORM = "platform"
"""The setting that names another platform than this machine's, as in ``-C platform=linux-aarch64``."""
_BUILT_BEFORE = ROOT / "build"

Settings = dict[str, Any] | None


def _platform(settings: Settings) -> str:
    name = str((settings or {}).get(_PLATFORM, here()))
    return ALIASES.get(name, name)


def _needed(settings: Settings) -> list[str]:
    name = _platform(settings)
    if name not in PLATFORMS or is_built(name):
        return []
    return [_COMPILER] if name == here() and shutil.which("cc") else [_COMPILER, _LINKER]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what building takes besides setuptools."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_needed(config_settings)]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Return what an editable installation takes besides setuptools."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_needed(None)]


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    """Compile the loops for a platform, then build its wheel."""
    settings = dict(config_settings or {})
    named = settings.pop(_PLATFORM, None)
    named = ALIASES.get(named, named)
    if named not in (None, *PLATFORMS):
        raise SystemExit(f"there is no platform {named}; give one of: {', '.join([*PLATFORMS, *ALIASES])}")
    if tag := wheel_tag(named):
        options = settings.get("--build-option", [])
        given = [options] if isinstance(options, str) else list(options)
        settings["--build-option"] = [*given, f"--plat-name={tag}"]
    for folder in _BUILT_BEFORE.glob("lib*"):  # maybe for another platform
        shutil.rmtree(folder)
    with _libraries_of(named or here()):
        return str(build_meta.build_wheel(wheel_directory, settings, metadata_directory))


@contextmanager
def _libraries_of(name: str) -> Iterator[None]:
    """Have the libraries of a platform in the package, and leave those of this machine there."""
    if is_built(name):
        yield
        return
    with tempfile.TemporaryDirectory() as scratch:
        kept = Path(scratch) / OUT.name
        if name != here() and OUT.exists():
            shutil.move(OUT, kept)
        try:
            build(name)
            yield
        finally:
            if name != here():
                shutil.rmtree(OUT, ignore_errors=True)
            if kept.exists():
                shutil.move(kept, OUT)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Compile the loops, then install in place."""
    build(here())
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))
