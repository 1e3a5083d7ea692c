"""The lengths of a log that follow when what they are of grows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tests.builder.bodies import lenenc, varint
from tests.mutated.attributes import Attribute, sized_by

if TYPE_CHECKING:
    from tests.mutated.rewrite import Edit, Part

__all__ = ["with_lengths"]


def with_lengths(edits: Sequence[tuple[Part, Edit]], parts: Sequence[Part]) -> list[Edit]:
    """Return the changes of an event's bytes, and those of the lengths of what grows by them, inner ones first."""
    made = list(edits)
    for part in reversed(parts) if edits else ():
        for name, length in sized_by().get(part.type, {}).items():
            span, place = part.span(name), part.span(length.id)
            grown_by = _growth(made, part, span) if span and place else 0
            if grown_by and place:
                made.append((part, (*place, _stored(part, length, grown_by, place[1] - place[0]))))
    return [edit for _, edit in made]


def _growth(edits: Sequence[tuple[Part, Edit]], part: Part, span: tuple[int, int]) -> int:
    """How many bytes more an attribute has for what is changed of objects inside of it."""
    inside = (
        edit for owner, edit in edits if owner.object is not part.object and span[0] <= edit[0] and edit[1] <= span[1]
    )
    return sum(len(data) - (stop - start) for start, stop, data in inside)


def _stored(part: Part, length: Attribute, grown_by: int, size: int) -> bytes:
    """A length's bytes for so many more."""
    value = getattr(part.object, length.id)
    number = (value if isinstance(value, int) else value.value) + grown_by
    if length.kind == "lenenc_int":
        return lenenc(number)
    if length.kind == "varint":
        return varint(number)
    return int(number).to_bytes(size, "big" if length.kind.endswith("be") else "little")
