"""The loops as one function: machine code that the package brings, for the kind of processor that runs it.

The package is built with a shared library for each kind (see tools/machine). The best one is taken that the processor
has all instructions for; where there is none, the object path reads everything.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import binlog_kaitai._generated as _generated

__all__ = ["is_available", "library", "load", "platform", "why_not"]

_ENTRY = "binlog_loops"
_V2 = {"cx16", "lahf_lm", "pclmulqdq", "popcnt", "pni", "sse4_1", "sse4_2", "ssse3"}
_V3 = _V2 | {"abm", "avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "movbe"}
_KINDS: dict[str, dict[str, set[str]]] = {
    "linux-x86_64": {"x86-64-v3.so": _V3, "x86-64-v2.so": _V2},
    "linux-aarch64": {"aarch64-pmull.so": {"pmull"}, "aarch64.so": set()},
    "darwin-x86_64": {"x86-64-v2.dylib": set()},
    "darwin-arm64": {"arm64.dylib": set()},
}
"""By platform: the libraries, best first, and the processor's flags that each needs, as Linux names them."""
_CPU_INFO = Path("/proc/cpuinfo")
_FOLDER = Path(__file__).with_name("machine")
_BUILT_FROM = _FOLDER / "built-from"
_TRANSLATION = Path(_generated.__file__ or "").with_name("loops.ll")
"""What the libraries are built from; a checkout has it, an installed package has not."""

Loops = Callable[[int], int]


def is_available() -> bool:
    """Return whether there is machine code for this processor."""
    return library() is not None


@lru_cache(maxsize=1)
def library() -> Path | None:
    """Return the shared library for this processor, None where there is none."""
    kinds, flags = _KINDS.get(platform(), {}), _flags()
    fitting = (_FOLDER / name for name, needed in kinds.items() if needed <= flags)
    return None if _is_stale() else next((path for path in fitting if path.is_file()), None)


def why_not() -> str:
    """Return why there is no machine code, and what to do about it."""
    if _is_stale():
        return "the machine code is not that of this checkout (make generate, or pip install -e . makes it)"
    return f"no machine code for {platform()}"


def _is_stale() -> bool:
    """Return whether a checkout has moved on since its machine code was built: its memory would be read wrongly."""
    if not (_BUILT_FROM.is_file() and _TRANSLATION.is_file()):
        return False
    with _TRANSLATION.open(encoding="utf-8") as file:
        return file.readline().rstrip("\n") != _BUILT_FROM.read_text(encoding="utf-8")


def platform() -> str:
    """Return the names of the system and of the processor."""
    return f"{sys.platform}-{os.uname().machine}" if hasattr(os, "uname") else sys.platform


def _flags() -> set[str]:
    """Return what instructions the processor has, as far as the system says."""
    try:
        text = _CPU_INFO.read_text("utf-8", "replace")
    except OSError:
        return set()
    line = next((line for line in text.splitlines() if line.startswith(("flags", "Features"))), "")
    return set(line.partition(":")[2].split())


@lru_cache(maxsize=1)
def load() -> Loops:
    """Return the loops as one function of the context's address. Raises ImportError where there are none."""
    path = library()
    if path is None:
        raise ImportError(why_not())
    function = ctypes.CDLL(str(path))[_ENTRY]
    function.restype = ctypes.c_int32
    function.argtypes = [ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_void_p), ctypes.c_int64]
    exception = ctypes.c_void_p()

    def run(context: int) -> int:
        result = ctypes.c_int64()
        if function(ctypes.byref(result), ctypes.byref(exception), context):
            raise RuntimeError("the compiled loops failed")
        return result.value

    return run
