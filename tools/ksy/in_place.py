"""JSON values that stand where others have their offset: the package reads them there, so that they have to fit."""

from collections.abc import Iterable

from .errors import SpecError
from .expressions import Int, Node
from .folding import TRUE, ZERO
from .inline import Context, Inliner, Scope
from .prefixes import Prefix
from .spec import Field, Spec

_ELEMENTS = ("json_small_element", "json_large_element")
_PLACE = "ofs_or_inline"
_AT_START = {"base": ZERO, "ofs_element": ZERO}


def refuse_too_large(spec: Spec, inliner: Inliner, kinds: Iterable[tuple[int, str]], heads: Iterable[Prefix]) -> None:
    """Refuse a spec with a value that is partly outside of the offset in whose place it is. Raises SpecError.

    Args:
        kinds: the values: number and type.
        heads: what of each type has a fixed size.
    """
    known = {head.type: head for head in heads}
    for name in _ELEMENTS:
        (place,) = (row for row in known[name].fields if row.name == _PLACE)
        inline, at = spec.field(name, "is_inline"), spec.field(name, "ofs_value")
        for kind, value in kinds:
            given = {_PLACE: ZERO, "type": Int(kind)}
            if _value(spec, inliner, name, inline, given) == TRUE:
                start = _value(spec, inliner, name, at, given)
                if not _fits(start, known.get(value), place.offset, place.size):
                    raise SpecError(inline.path, f"a {value} is in the place of {_PLACE}, and is not all within it")


def _value(spec: Spec, inliner: Inliner, name: str, attribute: Field, given: dict[str, Node]) -> Node:
    """Return what an instance is where its type has these members."""
    assert attribute.value is not None
    scope = Scope(spec.type(name), Context(collects=True), params=_AT_START, lazy=True, fields=given)
    return inliner.inline(attribute.value, scope)


def _fits(start: Node, head: Prefix | None, offset: Node, size: Node) -> bool:
    assert isinstance(start, Int)
    assert isinstance(offset, Int)
    assert isinstance(size, Int)
    is_whole = head is not None and head.whole
    return is_whole and offset.value <= start.value <= offset.value + size.value - head.size
