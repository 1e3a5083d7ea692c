"""What the program uses of the package `cryptography`, which Pyodide lacks: AES, by the page's module aes.js."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from types import ModuleType
from typing import Any, Protocol

__all__ = ["install"]

_BLOCK = 16
_KEY_SIZES = (16, 24, 32)


class _Aes(Protocol):
    """The functions of aes.js; they change the last argument in place."""

    def encrypt_blocks(self, key: bytes, data: Any) -> None: ...
    def decrypt_chain(self, key: bytes, iv: bytes, data: Any) -> None: ...
    def apply_counter(self, key: bytes, counter: bytes, offset: int, data: Any) -> None: ...


class _Context:
    """Takes data piece by piece.

    Args:
        apply: changes a piece in place.
    """

    def __init__(self, apply: Callable[[Any], None]) -> None:
        self._apply = apply

    def update(self, data: Any) -> bytes:
        """Return what becomes of data."""
        target = bytearray(data)
        self._apply(target)
        return bytes(target)

    def update_into(self, data: Any, target: memoryview) -> None:
        """Put what becomes of data into a target."""
        room = target[: len(data)]
        room[:] = data
        self._apply(room)

    def finalize(self) -> bytes:
        """Return nothing: all data was taken."""
        return b""


class _Chain:
    """CBC, to decrypt."""

    def __init__(self, aes: _Aes, key: bytes, iv: bytes) -> None:
        self._aes, self._key, self._iv = aes, key, iv

    def apply(self, data: Any) -> None:
        """Decrypt in place."""
        last = bytes(data[-_BLOCK:])
        self._aes.decrypt_chain(self._key, self._iv, data)
        self._iv = last or self._iv


class _Counter:
    """CTR."""

    def __init__(self, aes: _Aes, key: bytes, counter: bytes) -> None:
        self._aes, self._key = aes, key
        self._counter, self._offset = int.from_bytes(counter, "big"), 0

    def apply(self, data: Any) -> None:
        """Encrypt or decrypt in place."""
        self._aes.apply_counter(self._key, self._counter.to_bytes(_BLOCK, "big"), self._offset, data)
        blocks, self._offset = divmod(self._offset + len(data), _BLOCK)
        self._counter = (self._counter + blocks) % (1 << 8 * _BLOCK)


class _Cipher:
    """A key and a mode, which has what is besides needed to begin."""

    def __init__(self, key: bytes, mode: Callable[[bytes], Callable[[Any], None]]) -> None:
        self._key, self._mode = key, mode

    def encryptor(self) -> _Context:
        """Return what encrypts, or decrypts, data."""
        return _Context(self._mode(self._key))

    decryptor = encryptor


def _key(key: bytes) -> bytes:
    if len(key) not in _KEY_SIZES:
        raise ValueError(f"AES takes no key of {len(key)} bytes")
    return key


def install(aes: _Aes) -> None:
    """Have the program find it where it looks for the package."""
    ciphers: Any = ModuleType("ciphers")
    ciphers.Cipher = _Cipher
    ciphers.algorithms, ciphers.modes = ModuleType("algorithms"), ModuleType("modes")
    ciphers.algorithms.AES = _key
    ciphers.modes.ECB = lambda: lambda key: partial(aes.encrypt_blocks, key)
    ciphers.modes.CBC = lambda iv: lambda key: _Chain(aes, key, iv).apply
    ciphers.modes.CTR = lambda counter: lambda key: _Counter(aes, key, counter).apply
    primitives: Any = ModuleType("primitives")
    primitives.ciphers = ciphers
    for name in ("cryptography", "cryptography.hazmat"):
        sys.modules[name] = ModuleType(name)
    sys.modules["cryptography.hazmat.primitives"] = primitives
