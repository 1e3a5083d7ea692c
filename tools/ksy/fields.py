"""Pieces as rows of the `Field` tables that the generated `layout.py` carries."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from .expressions import Binary, Bool, Int, Node
from .folding import ZERO, add, both, fold
from .inline import OutOfReachError
from .pieces import BitRun, Block, Fork, Item, Raw, Scalar, case_guard, total_size
from .python import to_python

_STRUCT_CODES = {
    ("u", 1): "B", ("u", 2): "H", ("u", 4): "I", ("u", 8): "Q",
    ("s", 1): "b", ("s", 2): "h", ("s", 4): "i", ("s", 8): "q", ("f", 4): "f", ("f", 8): "d",
}  # fmt: skip
_DTYPE_CODES = {"u": "u", "s": "i", "f": "f"}


@dataclass(frozen=True)
class FieldRow:
    """One field at an offset, there under `guard` (None: always). `name` is "" for padding."""

    guard: Node | None
    name: str
    offset: Node
    size: Node
    kind: str
    order: str = ""
    shift: int = 0
    width: int = 0

    @property
    def text(self) -> str:
        """The arguments of the `Field` tuple."""
        head = f'"{self.name}", {to_python(self.offset)}, {to_python(self.size)}'
        return f'{head}, "{self.kind}", "{self.order}", {self.shift}, {self.width}'

    @property
    def guard_text(self) -> str | None:
        return None if self.guard is None else to_python(self.guard)

    @property
    def struct_code(self) -> str | None:
        """The struct format of the field, None if struct has none."""
        assert isinstance(self.size, Int)
        if self.kind in ("bytes", "text"):
            return f"{self.size.value}{'s' if self.name else 'x'}"
        return _STRUCT_CODES.get((self.kind, self.size.value))

    @property
    def dtype(self) -> str:
        assert isinstance(self.size, Int)
        if (self.kind, self.size.value) in _STRUCT_CODES:
            return f"{'>' if self.order == 'big' else '<'}{_DTYPE_CODES[self.kind]}{self.size.value}"
        return f"V{self.size.value}"


def field_rows(items: Sequence[Item], at: Node = ZERO, guard: Node | None = None) -> Iterator[FieldRow]:
    """Every field of the pieces, with the condition under which it is there."""
    for item in items:
        yield from _rows(item, at, guard)
        try:
            at = add(at, total_size([item]))
        except OutOfReachError:
            return  # nothing comes after what takes the rest


def _rows(item: Item, at: Node, guard: Node | None) -> Iterator[FieldRow]:
    match item:
        case Scalar(name, kind, size, order):
            yield FieldRow(guard, name, at, Int(size), kind, order if size > 1 else "")
        case BitRun(size, parts, order=order):
            for name, shift, width in parts:
                yield FieldRow(guard, name, at, Int(size), "bits", order, shift, width)
        case Raw(name, size) if size is not None:
            yield FieldRow(guard, name, at, size, "text" if item.is_text else "bytes")
        case Block(condition, inside):
            yield from field_rows(inside, at, both(guard, condition))
        case Fork(_, cases):
            for key, inside in cases:
                yield from field_rows(inside, at, both(_implied(guard, item, key), case_guard(item, key)))


def _implied(guard: Node | None, fork: Fork, key: Node | None) -> Node | None:
    """`on > 0 and on == 3`: the case says it all."""
    match guard:
        case Binary(op, left, right) if left == fork.on and key is not None:
            return None if fold(Binary(op, key, right)) == Bool(True) else guard
    return guard


def struct_format(rows: Sequence[FieldRow]) -> str | None:
    """One struct format for all rows, None if byte orders mix or a field has no struct code."""
    orders = {row.order for row in rows} - {""}
    codes = [row.struct_code for row in rows]
    if len(orders) > 1 or None in codes:
        return None
    return (">" if orders == {"big"} else "<") + "".join(code for code in codes if code)


def dtype_spec(rows: Sequence[FieldRow], size: int) -> dict[str, object]:
    """The numpy dtype, as the mapping that `numpy.dtype` takes. Bit fields of one run share their bytes."""
    seen: dict[str, tuple[str, int]] = {}
    for row in rows:
        assert isinstance(row.offset, Int)
        name = row.name if row.kind != "bits" else f"bits@{row.offset.value}"
        if row.name:
            seen[name] = (row.dtype, row.offset.value)
    formats = [form for form, _ in seen.values()]
    return {"names": [*seen], "formats": formats, "offsets": [at for _, at in seen.values()], "itemsize": size}
