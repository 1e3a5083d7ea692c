"""zstd as Python has it from 3.14 on; PyPI brings the same module to older ones."""

from __future__ import annotations

import sys

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

__all__ = ["zstd"]
