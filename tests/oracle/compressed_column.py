"""MariaDB's COMPRESSED columns as they are stored (10.3 and later, sql/field.cc): header byte, length, deflate data.

Header 0 means that the rest is stored as it is. Else the high half is the method (8, zlib), bit 3 says that the deflate
data has no zlib header, and the low three bits are the number of big-endian bytes of the plain length.
"""

from __future__ import annotations

import zlib

__all__ = ["decompress"]


def decompress(stored: bytes) -> bytes | None:
    """The plain bytes; None where the stored ones are not a compressed column. An empty value is stored as nothing."""
    if not stored or stored[0] == 0:
        return stored[1:]
    if stored[0] >> 4 != 8:
        return None
    start = 1 + (stored[0] & 7)
    window = -zlib.MAX_WBITS if stored[0] & 8 else zlib.MAX_WBITS
    plain = zlib.decompress(stored[start:], window)
    return plain if len(plain) == int.from_bytes(stored[1:start], "big") else None
