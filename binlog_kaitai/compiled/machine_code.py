"""The loops as one function: machine code that the package brings, for the kind of processor that runs it.

The package is built with a shared library for each kind (see tools/machine). The best one is taken that the processor
has all instructions for; where there is none, logs are read by the generated parser only.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from functools import lru_cache
from typing import cast

from binlog_kaitai._generated import layout
from binlog_kaitai.errors import NoMachineCodeError
from binlog_kaitai.system import processor

__all__ = ["CAN_CALL", "is_available", "library", "load", "platform", "require", "why_not"]

CAN_CALL = ctypes.sizeof(ctypes.c_void_p) == ctypes.sizeof(ctypes.c_int64)
"""Whether the loops can call functions of libraries: they give them numbers of 64 bits, which WebAssembly refuses."""

_ENTRY = "binlog_loops"
_EXTENDED = 1 << 31
_OF_1 = {"sse3": 0, "pclmulqdq": 1, "ssse3": 9, "fma": 12, "cx16": 13, "sse4_1": 19, "sse4_2": 20, "movbe": 22}
_FLAGS = {
    (1, "ecx"): {**_OF_1, "popcnt": 23, "osxsave": 27, "avx": 28, "f16c": 29},
    (7, "ebx"): {"bmi1": 3, "avx2": 5, "bmi2": 8},
    (_EXTENDED | 1, "ecx"): {"lahf": 0, "lzcnt": 5},
}
"""By leaf and register of CPUID: the bits, counted from the lowest, that say what instructions there are."""
_REGISTERS = {"ebx": 1, "ecx": 2}
_EAX = 0
_WIDE = {"avx", "avx2", "f16c", "fma"}
_OF_AVX = 1 << 1 | 1 << 2
"""Bits of XCR0: the system keeps what these instructions write."""
_PMULL = 1 << 4
"""The bit of AT_HWCAP on 64-bit ARM."""
_AT_HWCAP = 16
_V2 = {"cx16", "lahf", "pclmulqdq", "popcnt", "sse3", "sse4_1", "sse4_2", "ssse3"}
_V3 = _V2 | {"avx", "avx2", "bmi1", "bmi2", "f16c", "fma", "lzcnt", "movbe"}
_KINDS: dict[str, dict[str, set[str]]] = {
    "linux-x86_64": {"x86-64-v3.so": _V3, "x86-64-v2.so": _V2},
    "linux-aarch64": {"aarch64-pmull.so": {"pmull"}, "aarch64.so": set()},
    "darwin-x86_64": {"x86-64-v2.dylib": set()},
    "darwin-arm64": {"arm64.dylib": set()},
    "emscripten-wasm32": {"wasm32.so": set()},
    "win32-AMD64": {"x86-64-v2.dll": set()},
}
"""By platform: the libraries, best first, and the flags of the processor that each needs."""
_FOLDER = os.path.join(os.path.dirname(__file__), "machine")
_BUILT_FROM = os.path.join(_FOLDER, "built-from")
_TRANSLATION = os.path.join(os.path.dirname(layout.__file__), "loops.ll")
"""What the libraries are built from; a checkout has it, an installed package has not."""

_MAKES_IT = "make generate, or pip install from the source,"
_FROM = "with llvmlite and cc or ziglang"
_WITHOUT = "inspect, read_events and BinlogReader.events work without it"

Loops = Callable[[int], int]


def is_available() -> bool:
    """Return whether there is machine code for this processor."""
    return library() is not None


@lru_cache(maxsize=1)
def library() -> str | None:
    """Return the path of the shared library for this processor, None where there is none."""
    kinds = {os.path.join(_FOLDER, name): needed for name, needed in _KINDS.get(platform(), {}).items()}
    there = {path: needed for path, needed in kinds.items() if os.path.isfile(path)}
    if not there or _is_stale():
        return None
    flags = _flags(list(there)[-1])
    return next((path for path, needed in there.items() if needed <= flags), None)


def require() -> None:
    """Raise NoMachineCodeError where there is no machine code for the processor."""
    if not is_available():
        raise NoMachineCodeError(why_not())


def why_not() -> str:
    """Return why there is no machine code, what works without, and what to do about it."""
    if _is_stale():
        return f"the machine code is not that of this checkout ({_MAKES_IT} makes it); {_WITHOUT}"
    return f"no machine code for {platform()}, which this needs ({_MAKES_IT} makes it, {_FROM}); {_WITHOUT}"


def _is_stale() -> bool:
    """Return whether a checkout has moved on since its machine code was built: its memory would be read wrongly."""
    if not (os.path.isfile(_BUILT_FROM) and os.path.isfile(_TRANSLATION)):
        return False
    with open(_TRANSLATION, encoding="utf-8") as file, open(_BUILT_FROM, encoding="utf-8") as built_from:
        return file.readline().rstrip("\n") != built_from.read()


def platform() -> str:
    """Return the names of the system and of the processor."""
    return f"{sys.platform}-{processor()}"


def _flags(path: str) -> set[str]:
    """Return what instructions the processor has; on x86 any of the libraries can ask it."""
    if platform() == "linux-aarch64":
        return {"pmull"} if ctypes.CDLL(None).getauxval(_AT_HWCAP) & _PMULL else set()
    return _flags_of_x86(path) if platform() == "linux-x86_64" else set()


def _flags_of_x86(path: str) -> set[str]:
    library = ctypes.CDLL(path)
    cpuid, xgetbv = library.binlog_cpuid, library.binlog_xgetbv
    cpuid.argtypes, cpuid.restype = [ctypes.c_int64, ctypes.c_int64], ctypes.c_int64
    xgetbv.restype = ctypes.c_int64
    found = set[str]()
    for (leaf, register), bits in _FLAGS.items():
        if leaf <= cpuid(leaf & _EXTENDED, _EAX):
            value = cpuid(leaf, _REGISTERS[register])
            found |= {name for name, bit in bits.items() if value & (1 << bit)}
    is_kept = "osxsave" in found and xgetbv() & _OF_AVX == _OF_AVX
    return found if is_kept else found - _WIDE


@lru_cache(maxsize=1)
def load() -> Loops:
    """Return the loops as one function of the context's address. Raises NoMachineCodeError where there are none."""
    require()
    path = library()
    assert path is not None
    function = ctypes.CDLL(str(path))[_ENTRY]
    function.argtypes, function.restype = [ctypes.c_int64], ctypes.c_int64
    return cast(Loops, function)
