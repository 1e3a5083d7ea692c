"""Packages that not every user has, and how to install them."""

from __future__ import annotations

__all__ = ["is_installed", "require_package"]

_EXTRAS = {
    "jinja2": ("Jinja", "report"),
    "polars": ("Polars", "polars"),
    "pyarrow": ("Arrow", "arrow"),
    "pygal": ("Pygal", "report"),
    "pyspark": ("Spark", "spark"),
}
"""By package: what people call it, and the extra that brings it."""


def is_installed(package: str) -> bool:
    """Return whether a package can be imported."""
    from importlib.util import find_spec  # most commands need no such package

    return find_spec(package) is not None


def require_package(package: str) -> None:
    """Raise ImportError with the command that installs a package, if it is not installed."""
    if not is_installed(package):
        name, extra = _EXTRAS[package]
        raise ImportError(f"{name} is not installed: pip install 'binlog-kaitai[{extra}]'", name=package)
