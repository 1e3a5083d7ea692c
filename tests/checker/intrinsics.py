"""The loops' primitives as Python: what `loops.memory` emits as LLVM's instructions is written down once as Python.

A `Builder` takes the place of llvmlite's. It writes a line of Python for each instruction, so that widths, order of
bytes and alignment are those of the emitters, whatever these become. Numbers are unsigned within a primitive, as they
are in LLVM; what it takes and gives is signed, as in numba.
"""

from __future__ import annotations

import inspect
import struct
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from llvmlite import ir

from tests.checker.model import MemoryViolationError, Model

__all__ = ["intrinsic_for"]

_WORD, _BYTE = 64, 8
_BYTE_VALUES = 256
_COMPARE = {"==", "!=", "<", "<=", ">", ">="}
_IDLE = 32
"""Bytes of the store with which `copy` begins, even where it copies nothing."""


@dataclass(frozen=True)
class _Value:
    """A value of LLVM: its Python, and its type."""

    code: str
    type: Any
    bits: int = _WORD
    """More are not set, in a number."""


@dataclass(frozen=True)
class _Bytes:
    """A vector of bytes, or of bits that were made of them: its Python, and what each byte has become."""

    code: str
    table: tuple[int, ...]


@dataclass(frozen=True)
class _Pointer:
    code: str
    to: Any


class Builder:
    """Writes Python for the instructions that the emitters use; one that it does not know is an AttributeError."""

    def __init__(self, count: int) -> None:
        self.lines: list[str] = []
        self.names = [f"a{number}" for number in range(count)]
        self.module = self
        self.scope: dict[str, Any] = {"MemoryViolationError": MemoryViolationError, "from_bytes": int.from_bytes}
        self.scope |= {"pack": struct.pack, "unpack": struct.unpack}

    def arguments(self) -> list[_Value]:
        """What the primitive is called with."""
        return [_Value(name, ir.IntType(_WORD), _WORD + 1) for name in self.names]

    def _set(self, code: str, type: Any, bits: int = _WORD) -> _Value:
        name = f"v{len(self.lines)}"
        self.lines.append(f"{name} = {code}")
        return _Value(name, type, bits)

    @staticmethod
    def _unsigned(value: Any) -> str:
        if isinstance(value, ir.Constant):
            return str(value.constant & _mask(value.type.width))
        return value.code if value.bits <= value.type.width else f"({value.code} & {_mask(value.type.width)})"

    @staticmethod
    def _lanes(value: Any) -> str:
        """The numbers of a vector, which is a list; bytes are one, too."""
        if isinstance(value, _Bytes):
            assert value.table == tuple(range(_BYTE_VALUES)), "bytes that have become something else"
        if not isinstance(value, ir.Constant):
            return str(value.code)
        return str([getattr(item, "constant", item) & _mask(value.type.element.width) for item in value.constant])

    def _arithmetic(self, a: Any, sign: str, b: Any) -> _Value:
        if isinstance(a.type, ir.VectorType):
            lanes = f"zip({self._lanes(a)}, {self._lanes(b)})"
            return self._set(f"[(x {sign} y) & {_mask(a.type.element.width)} for x, y in {lanes}]", a.type)
        code = f"({self._unsigned(a)} {sign} {self._unsigned(b)}) & {_mask(a.type.width)}"
        return self._set(code, a.type, a.type.width)

    def add(self, a: Any, b: Any) -> _Value:
        return self._arithmetic(a, "+", b)

    def sub(self, a: Any, b: Any) -> _Value:
        return self._arithmetic(a, "-", b)

    def mul(self, a: Any, b: Any) -> _Value:
        return self._arithmetic(a, "*", b)

    def and_(self, a: Any, b: Any) -> _Value:
        return self._arithmetic(a, "&", b)

    def xor(self, a: Any, b: Any) -> _Value:
        return self._arithmetic(a, "^", b)

    def shl(self, a: Any, count: ir.Constant) -> _Value:
        return self._arithmetic(a, "<<", count)

    def neg(self, a: Any) -> _Value:
        return self._set(f"-{self._unsigned(a)} & {_mask(a.type.width)}", a.type, a.type.width)

    def udiv(self, a: Any, b: Any) -> _Value:
        return self._set(f"{self._unsigned(a)} // {self._unsigned(b)}", a.type, a.type.width)

    def lshr(self, a: Any, count: Any) -> _Value:
        if isinstance(a.type, ir.VectorType):
            return self._arithmetic(a, ">>", count)
        if not isinstance(count, ir.Constant):  # LLVM says nothing of what a longer shift gives
            self.lines.append(f"if not 0 <= {count.code} < {a.type.width}:")
            self.lines.append(f" raise MemoryViolationError('a shift by ' + str({count.code}) + ' bits')")
        return self._set(f"{self._unsigned(a)} >> {self._unsigned(count)}", a.type, a.type.width)

    def bswap(self, a: Any) -> _Value:
        size = a.type.width // 8
        return self._set(f"from_bytes({self._unsigned(a)}.to_bytes({size}, 'big'), 'little')", a.type, a.type.width)

    def cttz(self, a: Any, zero_is_undefined: Any) -> _Value:
        code = self._unsigned(a)
        return self._set(f"({code} & -{code}).bit_length() - 1 if {code} else {a.type.width}", a.type)

    def zext(self, a: Any, type: Any) -> _Value:
        return _Value(self._unsigned(a), type, min(a.bits, a.type.width))

    def trunc(self, a: Any, type: Any) -> _Value:
        return self._set(f"{a.code} & {_mask(type.width)}", type, type.width)

    def sext(self, a: Any, type: Any) -> _Value:
        sign = 1 << a.type.width - 1
        return self._set(f"(({self._unsigned(a)} ^ {sign}) - {sign}) & {_mask(type.width)}", type, type.width)

    def icmp_unsigned(self, sign: str, a: Any, b: Any) -> Any:
        if isinstance(a, _Bytes):
            return self._compared(sign, a, b, lambda byte: byte)
        assert sign in _COMPARE
        if isinstance(a.type, ir.VectorType):
            lanes = f"zip({self._lanes(a)}, {self._lanes(b)})"
            return self._set(f"[x {sign} y for x, y in {lanes}]", ir.VectorType(ir.IntType(1), a.type.count))
        return self._set(f"1 if {self._unsigned(a)} {sign} {self._unsigned(b)} else 0", ir.IntType(1), 1)

    def icmp_signed(self, sign: str, a: _Bytes, b: Any) -> _Bytes:
        return self._compared(sign, a, b, lambda byte: byte - _BYTE_VALUES if byte >= _BYTE_VALUES // 2 else byte)

    @staticmethod
    def _compared(sign: str, a: _Bytes, b: Any, number: Callable[[int], int]) -> _Bytes:
        """Bytes compared with the same constant in each place."""
        (constant,) = {getattr(item, "constant", item) for item in b.constant}
        assert sign in _COMPARE
        table = tuple(int(eval(f"{number(byte)} {sign} {constant}")) for byte in a.table)
        return _Bytes(a.code, table)

    def or_(self, a: Any, b: Any) -> Any:
        if isinstance(a, _Bytes):
            assert a.code == b.code
            return _Bytes(a.code, tuple(x | y for x, y in zip(a.table, b.table, strict=True)))
        return self._arithmetic(a, "|", b)

    def select(self, chosen: _Value, a: Any, b: Any) -> _Value:
        lanes = f"zip({chosen.code}, {self._lanes(a)}, {self._lanes(b)})"
        return self._set(f"[x if is_chosen else y for is_chosen, x, y in {lanes}]", a.type)

    def shuffle_vector(self, a: Any, b: Any, places: ir.Constant) -> _Value:
        both = self._set(f"[*{self._lanes(a)}, *{self._lanes(b)}]", None).code
        element = b.type.element
        return self._set(f"[{both}[i] for i in {self._lanes(places)}]", ir.VectorType(element, places.type.count))

    def sitofp(self, a: Any, type: Any) -> _Value:
        return self._set(f"float({self._unsigned(a)})", type)

    def fdiv(self, a: Any, b: ir.Constant) -> _Value:
        return self._set(f"{a.code} / {b.constant}", a.type)

    def fpext(self, a: Any, type: Any) -> _Value:
        return _Value(a.code, type)

    def fptrunc(self, a: Any, type: Any) -> _Value:
        return self._set(f"unpack('<f', pack('<f', {a.code}))[0]", type)

    def bitcast(self, bits: Any, type: Any) -> _Value:
        if isinstance(bits, _Value):
            return self._recast(bits, type)
        table = f"t{len(self.scope)}"
        self.scope |= {table: bytes(bits.table), "bits_of": _bits_of}
        return self._set(f"bits_of({bits.code}.translate({table}))", type, type.width)

    def _relaned(self, a: _Value, type: Any) -> _Value:
        """A vector as one of longer or shorter numbers."""
        before, after = a.type.element.width // _BYTE, type.element.width // _BYTE
        data = self._set(f"b''.join(x.to_bytes({before}, 'little') for x in {a.code})", None).code
        places = range(0, type.count * after, after)
        return self._set(f"[from_bytes({data}[i : i + {after}], 'little') for i in {places}]", type)

    def _recast(self, a: _Value, type: Any) -> _Value:
        """A number with a fraction as its bits, or the other way round."""
        if isinstance(type, ir.VectorType):
            return self._relaned(a, type)
        if isinstance(a.type, ir.IntType):
            size, kind = a.type.width // 8, "f" if isinstance(type, ir.FloatType) else "d"
            return self._set(f"unpack('<{kind}', {self._unsigned(a)}.to_bytes({size}, 'little'))[0]", type)
        kind = "f" if isinstance(a.type, ir.FloatType) else "d"
        return self._set(f"from_bytes(pack('<{kind}', {a.code}), 'little')", type, type.width)

    def inttoptr(self, address: _Value, type: Any) -> _Pointer:
        return _Pointer(address.code, type.pointee)

    def load(self, pointer: _Pointer, align: int) -> Any:
        place = f"slot({pointer.code})" if align > 1 else pointer.code
        if isinstance(pointer.to, ir.VectorType) and pointer.to.element.width > _BYTE:
            size = pointer.to.element.width // 8
            data = self._set(f"load_bytes({place}, {pointer.to.count * size})", None).code
            places = range(0, pointer.to.count * size, size)
            return self._set(f"[from_bytes({data}[i : i + {size}], 'little') for i in {places}]", pointer.to)
        if isinstance(pointer.to, ir.VectorType):
            name = self._set(f"load_bytes({place}, {pointer.to.count})", None).code
            return _Bytes(name, tuple(range(_BYTE_VALUES)))
        return self._set(f"load({place}, {pointer.to.width // 8})", pointer.to, pointer.to.width)

    def store(self, value: Any, pointer: _Pointer, align: int) -> None:
        place = f"slot({pointer.code})" if align > 1 else pointer.code
        if isinstance(value, _Bytes):
            idle = pointer.to.count == _IDLE
            self.lines.append(f"store_bytes({place}, {value.code}, may_be_idle={idle})")
        elif isinstance(pointer.to, ir.VectorType):
            size = pointer.to.element.width // 8
            data = f"b''.join(x.to_bytes({size}, 'little') for x in {value.code})"
            self.lines.append(f"store_bytes({place}, {data}, may_be_idle=False)")
        else:
            self.lines.append(f"store({place}, {self._unsigned(value)}, {pointer.to.width // 8})")

    def declare_intrinsic(self, name: str, types: Any) -> str:
        assert name == "llvm.memcpy", name
        return name

    def call(self, function: str, arguments: list[Any]) -> None:
        target, source, size, _ = arguments
        self.lines.append(f"store_bytes({target.code}, load_bytes({source.code}, {size.code}))")

    def function(self, result: Any) -> Callable[..., Any]:
        """All that was written, as a function."""
        if isinstance(result, _Value):
            code = self._unsigned(result)
            self.lines.append(f"return {code}" if result.bits < _WORD else f"v = {code}")
            if result.bits >= _WORD:
                self.lines.append(f"return v if v < {1 << _WORD - 1} else v - {1 << _WORD}")
        source = f"def primitive({', '.join(self.names)}):\n" + "\n".join(f" {line}" for line in self.lines)
        exec(source, self.scope)
        return self.scope["primitive"]  # type: ignore[no-any-return]


def _mask(bits: int) -> int:
    return (1 << bits) - 1


def _bits_of(flags: bytes) -> int:
    """Bit i is set where byte i is 1."""
    return sum(1 << place for place, flag in enumerate(flags) if flag) if 1 in flags else 0


def intrinsic_for(model: Model) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """`numba.extending.intrinsic` for a memory: the emitter is asked for its instructions when it is first called."""

    def intrinsic(definition: Callable[..., Any]) -> Callable[..., Any]:
        made: list[Callable[..., Any]] = []

        def primitive(*arguments: int) -> Any:
            if not made:
                made.append(_translated(definition, model))
            return made[0](*arguments)

        return primitive

    return intrinsic


def _translated(definition: Callable[..., Any], model: Model) -> Callable[..., Any]:
    count = len(inspect.signature(definition).parameters) - 1
    builder = Builder(count)
    for name in ("load", "load_bytes", "store", "store_bytes", "slot"):
        builder.scope[name] = getattr(model, name)
    signature, code = definition(None, *[None] * count)
    return builder.function(code(_Dummy(), builder, signature, builder.arguments()))


class _Dummy:
    """numba's context of a target, of which only this is asked."""

    @staticmethod
    def get_dummy_value() -> None:
        """Nothing."""
