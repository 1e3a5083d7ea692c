"""Tables that the loops look things up in. Made here, where numba is not needed: a process that has machine code does
not import it."""

from __future__ import annotations

from math import isqrt

__all__ = [
    "EDIT_TEXT_BYTES",
    "FIRST_POWER",
    "MAX_DEPTH",
    "MOST_EDITS",
    "MOST_STEPS",
    "POLYNOMIAL",
    "STACK_SLOTS",
    "crc_tables",
    "powers_of_ten",
    "reflect",
    "sha256_constants",
]

POLYNOMIAL = 0x04C11DB7
"""x^32 + x^26 + x^23 + ... + 1 without its highest bit, highest power first."""
_BYTE, _WORD = (1 << 8) - 1, (1 << 32) - 1
_NUM_TABLES = 16

FIRST_POWER, _LAST_POWER = -292, 324

MAX_DEPTH = 100
"""Containers inside each other, as the server has it (JSON_DOCUMENT_MAX_DEPTH)."""
B_BASE, B_LARGE, B_OBJECT, B_COUNT, B_INDEX, B_KEYS, B_ELEMENTS, B_END, B_LEFT, B_KEEPS_TYPES = range(10)
"""The record of an open container; that of the first has the bytes that are left for the rest of the document,
and whether numbers whose type the text does not show are for Python."""
B_WRITTEN, B_NAME, B_LEN_NAME, B_SLOTS = range(10, 14)
"""Where a document is changed: elements that were written, and the last name."""
E_BASE, E_INDEX, E_INSERTS, E_NAME, E_LEN_NAME, E_TEXT, E_LEN_TEXT, E_MET, E_NUM_STEPS, E_STEPS = range(10)
"""A change of a document: the container and the index in it, whether a value comes before that one, the name of a
member, the text of the value (0 for none), how often it was met, and the steps of its path: container and index of
each."""
MOST_STEPS = 16
E_SLOTS = E_STEPS + 2 * MOST_STEPS
MOST_EDITS, EDIT_TEXT_BYTES = 16, 1 << 16
"""Changes of one document that the loops make, and bytes of their new values."""
STACK_SLOTS = B_SLOTS * (MAX_DEPTH + 2)


def reflect(value: int) -> int:
    """The 32 bits in the other order."""
    return int(f"{value:032b}"[::-1], 2)


def crc_tables() -> list[list[int]]:
    """Table k gives what a byte does to the checksum k bytes later."""
    polynomial, first = reflect(POLYNOMIAL), []
    for number in range(256):
        for _ in range(8):
            number = number >> 1 ^ (polynomial if number & 1 else 0)
        first.append(number)
    tables = [first]
    while len(tables) < _NUM_TABLES:
        tables.append([first[entry & _BYTE] ^ entry >> 8 for entry in tables[-1]])
    return tables


def sha256_constants() -> tuple[list[int], list[int]]:
    """What SHA-256 begins with, and a number for each round: of roots of primes the first 32 bits after the point."""
    primes = [number for number in range(2, 312) if all(number % other for other in range(2, number))]
    return [isqrt(prime << 64) & _WORD for prime in primes[:8]], [_cube_root(prime << 96) & _WORD for prime in primes]


def _cube_root(value: int) -> int:
    """The largest number whose third power is not above a value."""
    root = 1 << -(-value.bit_length() // 3)
    while root**3 > value:
        root = (2 * root + value // root**2) // 3
    return root


def powers_of_ten() -> list[int]:
    """10^k for all k that doubles need, each as the two halves of a number of 128 bits whose highest is set, rounded
    up."""
    words: list[int] = []
    for k in range(FIRST_POWER, _LAST_POWER + 1):
        power = 10 ** abs(k)
        if k < 0:
            number = -(-(1 << 127 + power.bit_length()) // power)
        else:
            shift = power.bit_length() - 128
            number = power << -shift if shift <= 0 else -(-power >> shift)
        words += [number >> 64, number & (1 << 64) - 1]
    return words
