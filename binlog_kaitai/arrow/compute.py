"""Arrow's functions over arrays (`pyarrow.compute`), imported when one is asked for: that takes longer than all else of
Arrow, and most runs need none of them."""

from __future__ import annotations

from typing import Any


def __getattr__(name: str) -> Any:
    from pyarrow import compute

    return getattr(compute, name)
