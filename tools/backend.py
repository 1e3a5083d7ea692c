"""Builds the package (PEP 517): as setuptools does, after the loops have become machine code for this machine."""

import platform
import shutil
import sys
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

from machine.library import build  # noqa: E402

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


def _needed() -> list[str]:
    return [_COMPILER] if shutil.which("cc") else [_COMPILER, _LINKER]


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """Return what building takes besides setuptools."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *_needed()]


def get_requires_for_build_editable(config_settings: Any = None) -> list[str]:
    """Return what an editable installation takes besides setuptools."""
    return [*build_meta.get_requires_for_build_editable(config_settings), *_needed()]


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Compile the loops, then build the wheel."""
    build(platform.machine())
    return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))


def build_editable(wheel_directory: str, config_settings: Any = None, metadata_directory: str | None = None) -> str:
    """Compile the loops, then install in place."""
    build(platform.machine())
    return str(build_meta.build_editable(wheel_directory, config_settings, metadata_directory))
