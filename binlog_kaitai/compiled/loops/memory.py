"""What the compiled loops are made of: loads, stores and copies by address, and readers made of the spec's fields.

The rule for writing: **a write is bounded by what was checked right before it.** A function that writes text either
checks the room itself, directly before it writes and for all that it writes, or says in its docstring how many bytes
it may write, which its caller checks directly before the call. What a check has allowed is used up by what it was made
for: nothing else is written on its account. Records of a list, such as notes and work items, are counted the same way:
the list's room is checked before a record is added, for each record.

Two things make this cheap. A row of JSON lines has one check for all of its values of fixed size, whose longest texts
the table's plan has summed up (`Table.row_bytes`); and a store of more bytes than are meant, as of a vector or of eight
digits, may touch the `SLACK` after a buffer, in which nothing ever counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from llvmlite import ir
from numba import njit, types
from numba.extending import intrinsic

from binlog_kaitai._generated import layout
from binlog_kaitai.format.structs import COMPUTED, stored_field
from binlog_kaitai.sql.escapes import UNSURE

__all__ = [
    "BYTE", "INLINED", "LOW32", "bswap", "call_in", "computed_reader", "copy", "copy16", "copy32", "ctz", "equal",
    "get", "inlined", "kernel", "load8", "load16", "load32", "load64", "load_big", "load_little", "lshr",
    "members_reader", "mul_high", "multiply_add128", "multiply_add256", "negate128", "negate256", "not_ascii",
    "not_plain", "not_plain32", "not_plain_sql", "not_plain_sql32", "not_printed", "not_sure", "parts", "put",
    "reader_by", "reader_of", "store8", "store16", "store32", "store64", "udiv", "ult", "value_reader", "writer_of",
]  # fmt: skip

F = TypeVar("F", bound=Callable[..., Any])
_Function = Callable[..., int]

_I8, _I64 = ir.IntType(8), ir.IntType(64)
_int64 = types.int64
BYTE = (1 << 8) - 1
LOW32 = (1 << 32) - 1
INLINED = set[str]()
"""The names of such functions, with their modules'."""
_LONG = 512
"""From so many bytes on the C library copies faster than a loop."""


def kernel(function: F) -> F:
    """Compile a function; without bounds checks, which raw addresses do not have, and without the GIL."""
    return njit(nogil=True, error_model="numpy")(function)  # type: ignore[no-any-return]


def inlined(function: F) -> F:
    """Compile a function; each one that calls it has it within, which is worth it for what each value needs."""
    INLINED.add(f"{function.__module__}.{function.__name__}")
    return kernel(function)


def _intrinsic(count: int, result: Any, emit: Callable[..., Any]) -> _Function:
    """A function of `count` integers whose machine code `emit(builder, *arguments)` writes."""
    signature = result(*[_int64] * count)

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        value = emit(builder, *arguments)
        return context.get_dummy_value() if value is None else value

    if count == 1:
        return intrinsic(lambda typing, a: (signature, code))  # type: ignore[no-any-return]
    if count == 2:
        return intrinsic(lambda typing, a, b: (signature, code))  # type: ignore[no-any-return]
    if count == 3:
        return intrinsic(lambda typing, a, b, c: (signature, code))  # type: ignore[no-any-return]
    return intrinsic(lambda typing, a, b, c, d: (signature, code))  # type: ignore[no-any-return]


def value_of(count: int, emit: Callable[..., Any]) -> _Function:
    """A function of `count` integers that gives one."""
    return _intrinsic(count, _int64, emit)


def action(count: int, emit: Callable[..., Any]) -> _Function:
    """A function of `count` integers that gives nothing."""

    def quiet(builder: Any, *arguments: Any) -> None:
        emit(builder, *arguments)

    return _intrinsic(count, types.void, quiet)


def at(builder: Any, address: Any, type: Any) -> Any:
    """An address as a pointer."""
    return builder.inttoptr(address, type.as_pointer())


def call_in(builder: Any, record: Any) -> Any:
    """Emit the call of the function whose address and five arguments are in a record."""
    places = (builder.add(record, ir.Constant(_I64, 8 * slot)) for slot in range(6))
    function, *arguments = (builder.load(at(builder, place, _I64), align=8) for place in places)
    return builder.call(at(builder, function, ir.FunctionType(_I64, [_I64] * 5)), arguments)


def _load(bits: int) -> _Function:
    def emit(builder: Any, address: Any) -> Any:
        value = builder.load(at(builder, address, ir.IntType(bits)), align=1)
        return builder.zext(value, _I64) if bits < 64 else value

    return value_of(1, emit)


def _store(bits: int) -> _Function:
    def emit(builder: Any, address: Any, value: Any) -> None:
        cut = builder.trunc(value, ir.IntType(bits)) if bits < 64 else value
        builder.store(cut, at(builder, address, ir.IntType(bits)), align=1)

    return action(2, emit)


def _copy(size: int) -> _Function:
    def emit(builder: Any, target: Any, source: Any) -> None:
        vector = ir.VectorType(_I8, size)
        builder.store(builder.load(at(builder, source, vector), align=1), at(builder, target, vector), align=1)

    return action(2, emit)


def _mul_high(builder: Any, a: Any, b: Any) -> Any:
    wide = ir.IntType(128)
    product = builder.mul(builder.zext(a, wide), builder.zext(b, wide))
    return builder.trunc(builder.lshr(product, ir.Constant(wide, 64)), _I64)


def _byte_mask(test: Callable[[Any, Any, Callable[[int], Any]], Any], count: int = 16) -> _Function:
    """A function of an address: bit i is set where byte i of the `count` there passes `test`."""
    vector = ir.VectorType(_I8, count)

    def emit(builder: Any, address: Any) -> Any:
        found = test(
            builder, builder.load(at(builder, address, vector), align=1), lambda x: ir.Constant(vector, [x] * count)
        )
        return builder.zext(builder.bitcast(found, ir.IntType(count)), _I64)

    return value_of(1, emit)


def _not_plain(builder: Any, data: Any, constant: Callable[[int], Any]) -> Any:
    """What JSON escapes, and what is not ASCII: that is negative, as a signed byte."""
    quote = builder.icmp_unsigned("==", data, constant(ord('"')))
    backslash = builder.icmp_unsigned("==", data, constant(ord("\\")))
    return builder.or_(builder.icmp_signed("<", data, constant(ord(" "))), builder.or_(quote, backslash))


def _sql_escaped(builder: Any, data: Any, constant: Callable[[int], Any]) -> Any:
    """What SQL may escape, and what is not ASCII."""
    quote = builder.icmp_unsigned("==", data, constant(ord("'")))
    backslash = builder.icmp_unsigned("==", data, constant(ord("\\")))
    return builder.or_(builder.icmp_signed("<", data, constant(ord(" "))), builder.or_(quote, backslash))


def _unsure(builder: Any, data: Any, constant: Callable[[int], Any]) -> Any:
    """What is not sure to be the same character in every set that extends ASCII."""
    first, second = (builder.icmp_unsigned("==", data, constant(ord(char))) for char in UNSURE)
    return builder.or_(builder.icmp_signed("<", data, constant(0)), builder.or_(first, second))


def _not_printed(builder: Any, data: Any, constant: Callable[[int], Any]) -> Any:
    """What is no ASCII character that is printed, and does not end a line."""
    other = builder.icmp_signed("<", data, constant(ord(" ")))  # what is not ASCII is negative
    other = builder.and_(other, builder.icmp_unsigned("!=", data, constant(ord("\n"))))
    return builder.or_(other, builder.icmp_unsigned("==", data, constant(ord("\x7f"))))


def _memcpy(builder: Any, target: Any, source: Any, size: Any) -> None:
    pointer = _I8.as_pointer()
    function = builder.module.declare_intrinsic("llvm.memcpy", [pointer, pointer, _I64])
    builder.call(function, [at(builder, target, _I8), at(builder, source, _I8), size, ir.Constant(ir.IntType(1), 0)])


def _multiply_add(bits: int) -> _Function:
    def emit(builder: Any, address: Any, factor: Any, addend: Any) -> None:
        wide = ir.IntType(bits)
        place = at(builder, address, wide)
        product = builder.mul(builder.load(place, align=1), builder.zext(factor, wide))
        builder.store(builder.add(product, builder.zext(addend, wide)), place, align=1)

    return action(3, emit)


def _negate(bits: int) -> _Function:
    def emit(builder: Any, address: Any) -> None:
        place = at(builder, address, ir.IntType(bits))
        builder.store(builder.neg(builder.load(place, align=1)), place, align=1)

    return action(1, emit)


load8, load16, load32, load64 = _load(8), _load(16), _load(32), _load(64)
store8, store16, store32, store64 = _store(8), _store(16), _store(32), _store(64)
copy16, copy32 = _copy(16), _copy(32)
_copy_long = action(3, _memcpy)
bswap = value_of(1, lambda builder, x: builder.bswap(x))
ctz = value_of(1, lambda builder, x: builder.cttz(x, ir.Constant(ir.IntType(1), 0)))
lshr = value_of(2, lambda builder, x, n: builder.lshr(x, n))
udiv = value_of(2, lambda builder, x, y: builder.udiv(x, y))
ult = value_of(2, lambda builder, x, y: builder.zext(builder.icmp_unsigned("<", x, y), _I64))
mul_high = value_of(2, _mul_high)
not_plain, not_plain32 = _byte_mask(_not_plain), _byte_mask(_not_plain, 32)
not_plain_sql, not_plain_sql32 = _byte_mask(_sql_escaped), _byte_mask(_sql_escaped, 32)
not_sure = _byte_mask(_unsure)
not_printed = _byte_mask(_not_printed)
not_ascii = _byte_mask(lambda builder, data, constant: builder.icmp_signed("<", data, constant(0)))
multiply_add128, multiply_add256 = _multiply_add(128), _multiply_add(256)
negate128, negate256 = _negate(128), _negate(256)


def _slot(builder: Any, record: Any, slot: Any) -> Any:
    return at(builder, builder.add(record, builder.mul(slot, ir.Constant(_I64, 8))), _I64)


def _unused_bits(builder: Any, size: Any) -> Any:
    return builder.sub(ir.Constant(_I64, 64), builder.mul(size, ir.Constant(_I64, 8)))


def _load_little(builder: Any, address: Any, size: Any) -> Any:
    mask = builder.lshr(ir.Constant(_I64, -1), _unused_bits(builder, size))
    return builder.and_(builder.load(at(builder, address, _I64), align=1), mask)


def _load_big(builder: Any, address: Any, size: Any) -> Any:
    return builder.lshr(builder.bswap(builder.load(at(builder, address, _I64), align=1)), _unused_bits(builder, size))


def _put(builder: Any, record: Any, slot: Any, value: Any) -> None:
    builder.store(value, _slot(builder, record, slot), align=8)


# Of the functions below each call is a few instructions. They are no functions of numba's, which would compile one for
# each constant.
get = value_of(2, lambda builder, record, slot: builder.load(_slot(builder, record, slot), align=8))
"""A slot of a record of 64-bit integers."""
put = action(3, _put)
"""Set a slot of a record."""
load_little = value_of(2, _load_little)
"""A number of 1 to 8 bytes, lowest first; reads eight, of which the caller's slack covers what is beyond the end."""
load_big = value_of(2, _load_big)
"""A number of 1 to 8 bytes, highest first; reads eight as `load_little` does."""


@kernel
def copy(target: int, source: int, size: int) -> None:
    """Copy bytes, 32 at a time without looking at the end: up to 31 more are read and written, into the slack."""
    copy32(target, source)
    if size > 32:
        if size > _LONG:
            _copy_long(target, source, size)
        else:
            end = target + size
            target += 32
            source += 32
            while target < end:
                copy32(target, source)
                target += 32
                source += 32


@kernel
def equal(a: int, b: int, size: int) -> bool:
    """Whether so many bytes are the same at both addresses."""
    i = 0
    while i + 8 <= size:
        if load64(a + i) != load64(b + i):
            return False
        i += 8
    while i < size:
        if load8(a + i) != load8(b + i):
            return False
        i += 1
    return True


def reader_of(field: layout.Field) -> _Function:
    """A function that reads one field of the spec, given the address of the type that holds it; exactly its bytes are
    read."""

    def emit(builder: Any, address: Any) -> Any:
        stored = ir.IntType(8 * field.size)
        value = builder.load(at(builder, builder.add(address, ir.Constant(_I64, field.offset)), stored), align=1)
        value = value if field.size == 8 else builder.zext(value, _I64)
        if field.order == "big":
            value = builder.lshr(builder.bswap(value), ir.Constant(_I64, 64 - 8 * field.size))
        if field.kind == "bits":
            mask = ir.Constant(_I64, (1 << field.width) - 1)
            return builder.and_(builder.lshr(value, ir.Constant(_I64, field.shift)), mask)
        if field.kind == "s" and field.size < 8:
            return builder.sext(builder.trunc(value, stored), _I64)
        return value

    return value_of(1, emit)


def writer_of(field: layout.Field) -> _Function:
    """A function that writes one field of the spec, given the address of the type that holds it; exactly its bytes are
    written."""

    def emit(builder: Any, address: Any, value: Any) -> None:
        if field.order == "big":
            value = builder.bswap(builder.shl(value, ir.Constant(_I64, 64 - 8 * field.size)))
        value = value if field.size == 8 else builder.trunc(value, ir.IntType(8 * field.size))
        builder.store(value, at(builder, builder.add(address, ir.Constant(_I64, field.offset)), value.type), align=1)

    return action(2, emit)


def reader_by(cell: layout.Cell, name: str, values: Sequence[int]) -> _Function:
    """A function that reads a field of a cell, given its address and the cell's one parameter, which has one of these
    values, in ascending order; 0 where the field is absent."""
    fields = [next((field for field in cell.fields(value) if field.name == name), None) for value in values]
    scope: dict[str, Any] = {}
    lines = []
    for number, (value, field) in enumerate(zip(values, fields, strict=True)):
        if field is not None:
            scope[f"read{number}"] = reader_of(field)
        read = "0" if field is None else f"read{number}(address)"
        if value == values[-1]:
            lines.append(f" return {read}")
        elif field != fields[number + 1]:
            lines.append(f" if value <= {value}: return {read}")
    exec("\n".join(["def read(address, value):", *lines]), scope)
    return kernel(scope["read"])  # type: ignore[no-any-return]


def parts(cell: layout.Cell, inputs: tuple[str, ...], outputs: tuple[str, ...]) -> Callable[..., Any]:
    """The spec's expressions `outputs` of a kind of cell as one compiled function of its fields and parameters
    `inputs`."""
    steps = [f" {name} = {text}" for name, text in cell.steps.items() if name not in inputs]
    source = "\n".join([f"def parts({', '.join(inputs)}):", *steps, f" return {', '.join(outputs)}"])
    scope: dict[str, Any] = {}
    exec(source, scope)
    return kernel(scope["parts"])  # type: ignore[no-any-return]


def members_reader(type_name: str, members: tuple[str, ...], values: Sequence[int] = ()) -> Callable[..., Any]:
    """A function that reads members of a kind of cell, stored or computed, given its address and, where it has one
    parameter, this, which has one of `values`, in ascending order."""
    cell = next(cell for cell in layout.CELLS.values() if cell.type == type_name)
    layouts = [cell.fields(value) for value in values] or [cell.fields()]
    names = tuple(dict.fromkeys(field.name for fields in layouts for field in fields))
    params = cell.params if values else ()
    scope: dict[str, Any] = {"joined": parts(cell, (*names, *params), members)}
    for name in names:
        scope[f"read_{name}"] = reader_by(cell, name, values) if values else reader_of(stored_field(type_name, name))
    given = ", ".join(("address", *params))
    arguments = ", ".join((*(f"read_{name}({given})" for name in names), *params))
    exec(f"def read({given}):\n return joined({arguments})", scope)
    return kernel(scope["read"])  # type: ignore[no-any-return]


def computed_reader() -> Callable[..., Any]:
    """A function that reads an integer whose value the spec computes, given its number in `INTEGERS` and its
    address."""
    scope: dict[str, Any] = {f"read{number}": value_reader(name)[0] for name, number in COMPUTED.items()}
    lines = [f" if number == {number}: return read{number}(address)" for number in COMPUTED.values()]
    exec("\n".join(["def read(number, address):", *lines, " return 0"]), scope)
    return kernel(scope["read"])  # type: ignore[no-any-return]


def value_reader(type_name: str) -> tuple[_Function, int]:
    """A function that reads a number of the spec as `value` has it, and its size in bytes."""
    prefix = layout.PREFIX[type_name, None, None]
    names = tuple(field.name for field in prefix.fields)
    if names == ("value",):
        return reader_of(stored_field(type_name, "value")), prefix.size
    return members_reader(type_name, ("value",)), prefix.size
