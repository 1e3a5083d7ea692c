"""numba's view of records: an address whose attributes are slots, and a class whose attributes are their numbers."""

from functools import cache
from typing import Any

from llvmlite import ir
from numba.core import types
from numba.core.datamodel import models
from numba.core.imputils import lower_getattr_generic, lower_setattr_generic
from numba.core.typeconv import Conversion
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, Signature, infer_getattr, infer_global
from numba.extending import lower_builtin, lower_cast, register_model, typeof_impl

from binlog_kaitai.compiled.records.base import WORD, Part, Place, Record, Ref, Room, Slot

__all__ = ["RecordType", "places_of"]

_I64 = ir.IntType(64)


class RecordType(types.Type):
    """The type of an address of a record."""

    def __init__(self, record: type[Record]) -> None:
        self.record = record
        super().__init__(record.__name__)

    def can_convert_to(self, typingctx: Any, other: types.Type) -> Any:
        """Return that an address is a number."""
        return Conversion.safe if other == types.int64 else None


class NumbersType(types.Callable, types.Opaque):  # type: ignore[misc]
    """The type of the class of a record, or of a part of one: numbers of slots, and what makes a record of an
    address."""

    def __init__(self, record: type[Record], first: int = 0) -> None:
        self.record, self.first = record, first
        super().__init__(f"numbers({record.__name__}, {first})")

    @property
    def key(self) -> tuple[str, int]:
        """What tells types apart."""
        return self.record.__name__, self.first

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Signature:
        """Return what calling the class gives: the record at an address."""
        return Signature(RecordType(self.record), (types.int64,), None)

    def get_call_signatures(self) -> tuple[list[Signature], bool]:
        """Return the one way to call it."""
        return [Signature(RecordType(self.record), (types.int64,), None)], False

    def get_impl_key(self, sig: Signature) -> Any:
        """Return under which key the code of the call is known."""
        return NumbersType


@register_model(RecordType)
class _RecordModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, kind: RecordType) -> None:
        super().__init__(manager, kind, _I64)


register_model(NumbersType)(models.OpaqueModel)


@typeof_impl.register(type)
def _typeof(value: type, context: Any) -> types.Type | None:
    return NumbersType(value) if issubclass(value, Record) else None


def _place(kind: RecordType | NumbersType, name: str) -> Place | None:
    return kind.record.declared.get(name)


@infer_getattr
class _RecordAttributes(AttributeTemplate):  # type: ignore[misc]
    key = RecordType

    def generic_resolve(self, kind: RecordType, name: str) -> types.Type | None:
        """Return the type of what is in a place."""
        match _place(kind, name):
            case None:
                return None
            case Ref(to=record) | Part(of=record):
                return RecordType(record)
        return types.int64


class _Nth(AbstractTemplate):  # type: ignore[misc]
    key = "record.nth"

    def generic(self, args: Any, kws: Any) -> Signature:
        """Return the type of a record of a list."""
        return Signature(RecordType(self.this.record), (types.int64, types.int64), self.this)


@infer_getattr
class _NumbersAttributes(AttributeTemplate):  # type: ignore[misc]
    key = NumbersType

    def generic_resolve(self, kind: NumbersType, name: str) -> types.Type | None:
        """Return the type of a number, or of the numbers of a part."""
        if name in ("SLOTS", "BYTES"):
            return types.int64
        if name == "nth":
            return types.BoundFunction(_Nth, kind)
        place = _place(kind, name)
        if isinstance(place, Part):
            return NumbersType(place.of, kind.first + place.number)
        return None if place is None else types.int64


def _address(builder: Any, value: Any, place: Place) -> Any:
    return builder.add(value, ir.Constant(_I64, WORD * place.number))


def _slot(builder: Any, value: Any, place: Place) -> Any:
    return builder.inttoptr(_address(builder, value, place), _I64.as_pointer())


@lower_getattr_generic(RecordType)
def _get(context: Any, builder: Any, kind: RecordType, value: Any, name: str) -> Any:
    place = kind.record.declared[name]
    if isinstance(place, Room | Part):
        return _address(builder, value, place)
    return builder.load(_slot(builder, value, place), align=WORD)


@lower_setattr_generic(RecordType)
def _set(context: Any, builder: Any, signature: Signature, values: Any, name: str) -> None:
    kind, given = signature.args
    place = kind.record.declared[name]
    assert issubclass(getattr(place, "by", type(place)), Slot), f"only Python writes {kind.record.__name__}.{name}"
    number = context.cast(builder, values[1], given, types.int64)
    builder.store(number, _slot(builder, values[0], place), align=WORD)


@lower_getattr_generic(NumbersType)
def _number(context: Any, builder: Any, kind: NumbersType, value: Any, name: str) -> Any:
    if name in ("SLOTS", "BYTES"):
        return ir.Constant(_I64, getattr(kind.record, name))
    place = kind.record.declared[name]
    return context.get_dummy_value() if isinstance(place, Part) else ir.Constant(_I64, kind.first + place.number)


@lower_cast(RecordType, types.Integer)
@lower_cast(types.Integer, RecordType)
def _same(context: Any, builder: Any, given: types.Type, to: types.Type, value: Any) -> Any:
    return value


@lower_builtin(NumbersType, types.int64)
def _at(context: Any, builder: Any, signature: Signature, values: Any) -> Any:
    return values[0]


@lower_builtin("record.nth", NumbersType, types.int64, types.int64)
def _nth(context: Any, builder: Any, signature: Signature, values: Any) -> Any:
    _, start, number = values
    return builder.add(start, builder.mul(number, ir.Constant(_I64, signature.args[0].record.BYTES)))


@lower_builtin(bool, RecordType)
def _is_there(context: Any, builder: Any, signature: Signature, values: Any) -> Any:
    return builder.icmp_unsigned("!=", values[0], ir.Constant(_I64, 0))


@infer_global(bool)
class _Truth(AbstractTemplate):  # type: ignore[misc]
    def generic(self, args: Any, kws: Any) -> Signature | None:
        """Return the type of the test whether there is a record."""
        return Signature(types.boolean, args, None) if isinstance(args[0], RecordType) else None


@cache
def _places() -> dict[str, list[tuple[str, int, str]]]:
    found: dict[str, list[tuple[str, int, str]]] = {}
    for record in Record.__subclasses__():
        for name, place in record.declared.items():
            to = getattr(place, "to", getattr(place, "of", record))
            found.setdefault(name, []).append((record.__name__, place.number, f"{type(place).__name__} {to.__name__}"))
        for name in ("SLOTS", "BYTES", "nth"):
            found.setdefault(name, []).append((record.__name__, record.SLOTS, name))
    return found


def places_of(name: str) -> list[tuple[str, int, str]]:
    """Return what an attribute of a name may be, by record: the number of the slot, and the kind of place."""
    return _places().get(name, [])
