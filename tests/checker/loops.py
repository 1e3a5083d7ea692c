"""The compiled loops as plain Python: the same source, with the arithmetic of 64 bits that machine code has."""

from __future__ import annotations

import ast
import importlib
import importlib.machinery
import inspect
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any

import zstandard
from binlog_kaitai._generated import layout

from binlog_kaitai.compiled import plain_values
from binlog_kaitai.compiled import records as r
from binlog_kaitai.compiled.records import C
from tests.checker.intrinsics import intrinsic_for
from tests.checker.model import SHIFT, MemoryViolationError, Model
from tools.prove.assumed import GIVEN, Bytes
from tools.prove.rooms import CONSTANTS, ROOMS, Room

__all__ = ["KERNELS", "plain_loops"]

KERNELS = "binlog_kaitai.compiled.loops"
_UNSIGNED = (1 << 64) - 1
_LOWEST, _HIGHEST = -(1 << 63), (1 << 63) - 1
_WRAPS = (ast.Add, ast.Sub, ast.Mult, ast.LShift)
_FINISH = 4
"""zlib's Z_FINISH."""
_SHIFTS = (ast.LShift, ast.RShift)

_OF_AN_EVENT = (
    ("walk", "follow_event"),
    ("walk", "put_event"),
    ("payload_events", "put_event"),
    ("rows", "_rows_event"),
)
"""Functions of an event, from `p` or where a work item says to `e`."""

Change = Callable[[str, str], str]
"""Given the name of a module and its source, gives another source."""


def plain_loops(model: Model, change: Change = lambda name, source: source) -> Callable[[int], int]:
    """The function that Python calls, over a memory. The loops must not have been imported before."""
    assert f"{KERNELS}.memory" not in sys.modules
    sys.modules |= _numba(model)
    sys.meta_path.insert(0, _Finder(model, change))
    crc = importlib.import_module(f"{KERNELS}.crc")
    crc.CARRYLESS, crc._register = True, _register(model)  # type: ignore[attr-defined]
    importlib.import_module(f"{KERNELS}.payloads")._call = _inflate(model)  # type: ignore[attr-defined]
    importlib.import_module(f"{KERNELS}.inflated")._call = _unzip(model)  # type: ignore[attr-defined]
    importlib.import_module(f"{KERNELS}.plain_values")._call = _raw(model)  # type: ignore[attr-defined]
    plain_values.end_stream = lambda stream: None  # zlib has made none
    for name, function in _OF_AN_EVENT:
        module = importlib.import_module(f"{KERNELS}.{name}")
        setattr(module, function, _within_event(model, getattr(module, function)))
    _keep_what_is_assumed(model)
    memory = importlib.import_module(f"{KERNELS}.memory")
    r.Record.load_slot, r.Record.store_slot = memory.get, memory.put
    entry: Callable[[r.Context], int] = importlib.import_module(f"{KERNELS}.entry").entry

    def run(context: int) -> int:
        _set_ends(model, context)
        return entry(r.Context(context))

    return run


def _keep_what_is_assumed(model: Model) -> None:
    """Have each call of a generated reader looked at: what tools/prove assumes of callers is true."""
    readers = importlib.import_module("binlog_kaitai._generated.loops")
    for name, function in vars(readers).copy().items():
        if name.startswith("read_"):
            setattr(readers, name, _given_bytes(model, function))
        elif name in GIVEN:
            setattr(readers, name, _given_bits(model, function, GIVEN[name]))


def _given_bytes(model: Model, function: Callable[..., int]) -> Callable[..., int]:
    """A reader that is given bytes of one piece of memory, and a record of the size that all have."""

    def read(pos: int, end: int, out: int, *arguments: int) -> int:
        if pos <= end:
            model.meant(pos, end - pos, is_store=False)
        model.meant(out, 8 * layout.LOOP_SLOTS, is_store=True)
        return function(pos, end, out, *arguments)

    return read


def _given_bits(model: Model, function: Callable[..., int], given: Bytes) -> Callable[..., int]:
    signature = inspect.signature(function)

    def read(*arguments: int, **named: int) -> int:
        known = dict(signature.bind(*arguments, **named).arguments)
        if not eval(given.when, {}, known):
            raise MemoryViolationError(f"{function.__name__} wants {given.when}")
        model.meant(eval(given.at, {}, known), eval(given.size, {}, known), is_store=False)
        return function(*arguments, **named)

    return read


def _room_of(function: Callable[..., Any]) -> Room | None:
    """The contract of a function of the loops."""
    module, _, name = f"{function.__module__}.{function.__qualname__}".removeprefix(f"{KERNELS}.").partition(".")
    return ROOMS.get(f"{module}.{name.replace('.<locals>', '')}")


def _within_room(function: Callable[..., Any], room: Room) -> Callable[..., Any]:
    """A function that keeps its contract, and whose callers do."""
    names = ", ".join(inspect.signature(function).parameters)
    keeps, least, most = (
        eval(f"lambda {names}: {text}", {**_IN_CONTRACTS, **inspect.getclosurevars(function).nonlocals})
        for text in (room.when, room.least, room.most or "0")
    )
    at = list(inspect.signature(function).parameters).index(room.at) if room.at else None

    def within(*arguments: Any) -> Any:
        if not keeps(*arguments):
            raise MemoryViolationError(f"{function.__name__} wants {room.when}")
        given = function(*arguments)
        found = given[room.place] if isinstance(given, tuple) else given
        if room.most and not ((room.may_fail and found == 0) or (room.has_codes and found < 0)):
            after = found - (0 if at is None else arguments[at])
            if not least(*arguments) <= after <= most(*arguments):
                raise MemoryViolationError(f"{function.__name__} returns an address that its contract has not")
        return given

    return within


def _num_digits(value: int) -> int:
    return len(str(value & _UNSIGNED))


_IN_CONTRACTS = {**CONSTANTS, "digits_of": _num_digits, "ADDRESS": _HIGHEST >> 1}
"""What contracts name; addresses of the model are above those of a processor."""


def _set_ends(model: Model, context: int) -> None:
    """Tell a memory how much of a log is there."""
    base, have = (_slot(model, context, slot) for slot in (C.base, C.have))
    if base == 0:  # a single value is replaced, without a log
        return
    piece = model.pieces[base >> SHIFT]
    piece.set_bounds(0, have)
    payloads, count = (_slot(model, context, slot) for slot in (C.payloads.list, C.payloads.num))
    places = [
        [_slot(model, payloads, r.Payload.SLOTS * i + slot) for slot in (r.Payload.start, r.Payload.end)]
        for i in range(count)
    ]
    inside = [place for place in places if place[0] > have]  # what is not compressed stays where it is
    piece.payload = (inside[0][0], inside[-1][1]) if inside else (0, 0)


def _within_event(model: Model, function: Callable[..., int]) -> Callable[..., int]:
    """The function of an event, which may touch no other."""
    names = list(inspect.signature(function).parameters)
    x, end = names.index("x"), names.index("e")

    def within(*arguments: int) -> int:
        base = _slot(model, arguments[x], C.base)
        if "p" in names:
            start = arguments[names.index("p")] - base
        else:
            start = _slot(model, arguments[names.index("item")], r.Item.at)
        with model.pieces[base >> SHIFT].narrowed(start, arguments[end] - base) as piece:
            if "item" in names and _slot(model, arguments[names.index("item")], r.Item.rows):
                rows = (_slot(model, arguments[names.index("item")], slot) for slot in (r.Item.rows, r.Item.rows_end))
                piece.payload = tuple(rows)
            return function(*arguments)

    return within


def _slot(model: Model, record: int, slot: int) -> int:
    return model.load(record + 8 * slot, 8)


def _numba(model: Model) -> dict[str, ModuleType]:
    """What the loops import of numba."""
    numba, types, extending = ModuleType("numba"), ModuleType("numba.types"), ModuleType("numba.extending")
    vars(types).update(int64=lambda *arguments: None, void=lambda *arguments: None)
    vars(numba).update(njit=lambda **options: lambda function: function, types=types, extending=extending)
    vars(extending).update(intrinsic=intrinsic_for(model))
    return {module.__name__: module for module in (numba, types, extending)}


class _Finder:
    """Finds the modules of the loops, and loads them changed."""

    def __init__(self, model: Model, change: Change) -> None:
        self._model, self._change = model, change

    def find_spec(self, name: str, path: Sequence[str] | None, target: Any = None) -> Any:
        """What tells how to load a module; None for those of others."""
        if not name.startswith(f"{KERNELS}."):
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, path)
        assert spec is not None
        assert spec.origin is not None
        spec.loader = _Loader(name, spec.origin, self._model, self._change)
        return spec


class _Loader(importlib.machinery.SourceFileLoader):
    def __init__(self, name: str, path: str, model: Model, change: Change) -> None:
        super().__init__(name, path)
        self._model, self._change = model, change

    def get_code(self, fullname: str) -> Any:
        """Compile the source; what Python keeps of another time is not like it."""
        source = self._change(fullname.rpartition(".")[2], self.get_data(self.path).decode())
        return _compiled(source, self.path)

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(_wrap=_wrap, _shift=_shift)
        if module.__name__ == f"{KERNELS}.memory":  # which makes functions of the spec's expressions
            vars(module).update(exec=lambda source, scope: exec(_compiled(source, "<spec>"), _with_arithmetic(scope)))
        super().exec_module(module)
        if module.__name__ == f"{KERNELS}.memory":
            vars(module).update(copy=_checked_copy(self._model, module.copy))
        for name, function in vars(module).copy().items():
            if inspect.isfunction(function) and (room := _room_of(function)):
                setattr(module, name, _within_room(function, room))


def _with_arithmetic(scope: dict[str, Any]) -> dict[str, Any]:
    scope |= {"_wrap": _wrap, "_shift": _shift}
    return scope


def _compiled(source: str, path: str) -> Any:
    tree = ast.parse(source)
    for node in _functions(tree.body):
        if _is_compiled(node):
            node.body = [_Arithmetic().visit(statement) for statement in node.body]
    return compile(tree, path, "exec")


def _functions(body: list[ast.stmt]) -> Iterator[ast.FunctionDef]:
    """Yield functions, also those within others and under conditions."""
    for node in body:
        if isinstance(node, ast.FunctionDef):
            yield node
        for part in ("body", "orelse"):
            yield from _functions(getattr(node, part, []))


def _is_compiled(node: ast.FunctionDef) -> bool:
    is_kernel = any(isinstance(mark, ast.Name) and mark.id == "kernel" for mark in node.decorator_list)
    return is_kernel or node.name in ("entry", "parts")


class _Arithmetic(ast.NodeTransformer):
    """Lets every sum, product and shift wrap around at 64 bits."""

    def visit_BinOp(self, node: ast.BinOp) -> Any:
        self.generic_visit(node)
        if isinstance(node.op, _SHIFTS) and not isinstance(node.right, ast.Constant):
            at = _place(node)
            node.right = ast.Call(ast.Name("_shift", ast.Load(), **at), [node.right], [], **at)
        return _wrapped(node) if isinstance(node.op, _WRAPS) else node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Any:
        self.generic_visit(node)
        is_number = isinstance(node.op, ast.USub) and not isinstance(node.operand, ast.Constant)
        return _wrapped(node) if is_number else node

    def visit_AugAssign(self, node: ast.AugAssign) -> Any:
        at = _place(node)
        if isinstance(node.target, ast.Attribute):
            before: ast.expr = ast.Attribute(node.target.value, node.target.attr, ast.Load(), **at)
        else:
            assert isinstance(node.target, ast.Name)
            before = ast.Name(node.target.id, ast.Load(), **at)
        sum_ = ast.BinOp(before, node.op, node.value, **at)
        return ast.Assign([node.target], self.visit(sum_), **at)


def _place(node: ast.expr | ast.stmt) -> dict[str, Any]:
    """Return where a node stands, for those that are made for it."""
    return {name: getattr(node, name) for name in ("lineno", "col_offset", "end_lineno", "end_col_offset")}


def _wrapped(node: ast.expr) -> ast.expr:
    """`(t if LOWEST <= (t := node) <= HIGHEST else _wrap(t))`"""
    at = _place(node)
    kept = ast.NamedExpr(ast.Name("_t", ast.Store(), **at), node, **at)
    limits = [kept, ast.Constant(_HIGHEST, **at)]
    test = ast.Compare(ast.Constant(_LOWEST, **at), [ast.LtE(), ast.LtE()], limits, **at)
    again = ast.Name("_t", ast.Load(), **at)
    return ast.IfExp(test, again, ast.Call(ast.Name("_wrap", ast.Load(), **at), [again], [], **at), **at)


def _wrap(value: int) -> int:
    return (value - _LOWEST & (1 << 64) - 1) + _LOWEST


def _shift(count: int) -> int:
    """Check the count of a shift; machine code does anything for others."""
    if not 0 <= count < 64:
        raise MemoryViolationError(f"a shift by {count} bits")
    return count


def _checked_copy(model: Model, copy: Callable[[int, int, int], None]) -> Callable[[int, int, int], None]:
    """A copy of which both sides are looked at without the slack, into which only what is not meant may go."""

    def checked(target: int, source: int, size: int) -> None:
        model.meant(target, size, is_store=True)
        model.meant(source, size, is_store=False)
        copy(target, source, size)

    return checked


def _register(model: Model) -> Callable[[int, int], int]:
    """What `crc._emit_register` does, whose instructions are not written down as Python."""
    return lambda start, size: zlib.crc32(model.load_bytes(start, size)) ^ 0xFFFFFFFF


def _inflate(model: Model) -> Callable[[int], int]:
    """What ZSTD_decompressDCtx does, which writes no more than it is told to: into the room after the log's bytes."""

    def call(record: int) -> int:
        _, _, target, room, start, size = (_slot(model, record, slot) for slot in range(6))
        try:
            plain = zstandard.ZstdDecompressor().decompress(model.load_bytes(start, size), room, allow_extra_data=False)
        except zstandard.ZstdError:
            return -1
        model.inflated(target, room, plain)
        return len(plain)

    return call


def _raw(model: Model) -> Callable[[int], int]:
    """What `inflate` does with a stream of raw deflate; what makes the stream and begins it anew has no more arguments
    than that, or another one in the place of the flush."""

    def call(record: int) -> int:
        _, stream, flush = (_slot(model, record, slot) for slot in range(3))
        if flush != _FINISH:
            return 0
        places = r.DeflateStream.next_in, r.DeflateStream.avail_in, r.DeflateStream.next_out, r.DeflateStream.avail_out
        start, size, target, room = (_slot(model, stream, slot) for slot in places)
        inflating = zlib.decompressobj(-zlib.MAX_WBITS)
        try:
            plain = inflating.decompress(model.load_bytes(start, size), room)
        except zlib.error:
            return -3
        model.meant(target, room, is_store=True)
        model.store_bytes(target, plain)
        model.store(stream + r.WORD * r.DeflateStream.total_out, len(plain), 8)
        return 1 if inflating.eof else -5

    return call


def _unzip(model: Model) -> Callable[[int], int]:
    """What `uncompress` does: into room for a statement, or for rows after the log's bytes."""

    def call(record: int) -> int:
        _, target, length_at, start, size, _ = (_slot(model, record, slot) for slot in range(6))
        room, stream = _slot(model, length_at, 0), zlib.decompressobj()
        try:
            plain = stream.decompress(model.load_bytes(start, size), room)
        except zlib.error:
            return -3
        if not stream.eof:
            return -5
        model.store(length_at, len(plain), 8)
        if model.pieces[target >> SHIFT].writable:
            model.meant(target, room, is_store=True)
            model.store_bytes(target, plain)
        else:
            model.inflated(target, room, plain)
        return 0

    return call
