"""Pictures in text: a file, an event, a transaction. The numbers are those of a real log and of the spec."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .dump import Dump
from .examples import TRANSACTION, Event, content, events
from .representation import Representation

Types = Mapping[str, Mapping[str, Any]]

BOX = 30
"""Letters in a box of the picture of a file."""
TEXT = 62
"""Letters beside it."""
AT_ENDS = 4
"""Events shown at both ends of a file."""


def file(types: Types) -> str:
    """The events of a log one under another, those in the middle left out."""
    log = TRANSACTION[0]
    found = events(log)
    magic = (0, content(log)[: found[0].position].hex(" "), "magic number")
    rows = [magic, *(_row(types, event) for event in found[:AT_ENDS])]
    left_out = len(found) - 2 * AT_ENDS
    end = [_row(types, event) for event in found[-AT_ENDS:]]
    return "\n".join([*_boxes(rows), f"{'':8}:  {left_out} events more", *_boxes(end), f"{len(content(log)):>6}  end"])


def transaction(types: Types) -> str:
    """The events of the transaction that the page walks through."""
    log, start, end = TRANSACTION
    rows = [_row(types, event) for event in events(log) if start <= event.position < end]
    return "\n".join([*_boxes(rows), f"{end:>6}"])


def _row(types: Types, event: Event) -> tuple[int, str, str]:
    body = event.parsed.body
    text = Representation(types).text(body) if hasattr(body, "SEQ_FIELDS") else ""
    note = f"{event.size:>4} bytes  {text}"
    return event.position, event.type.upper(), note if len(note) <= TEXT else note[: TEXT - 4] + " ..."


def _boxes(rows: Sequence[tuple[int, str, str]]) -> Iterator[str]:
    line = "─" * BOX
    for index, (position, name, note) in enumerate(rows):
        yield f"{position:>6}  {'├' if index else '┌'}{line}{'┤' if index else '┐'}"
        yield f"{'':8}│ {name:<{BOX - 2}} │ {note}".rstrip()
    yield f"{'':8}└{line}┘"


def event(types: Types) -> str:
    """The fields of the header with their offsets, the body, and the footer."""
    log, start, _ = TRANSACTION
    found = next(event for event in events(log) if event.position == start)
    lines = Dump(types, frozenset(types.keys() - {"event_header"}), content(log)).event(found.parsed, start)
    parts = [(line.name, line.start - start) for line in lines if line.end > line.start]
    names = [name for name, _ in parts]
    footer = lines[-1].end - lines[-1].start
    offsets = [str(offset) for _, offset in parts[:-1]] + [f"size - {footer}", "size"]
    widths = [max(len(name) + 2, len(offset) + 1) for name, offset in zip(names, offsets, strict=False)]
    above = "".join(f"{offset:<{width + 1}}" for offset, width in zip(offsets, [*widths, 0], strict=True))
    boxes = "│".join(f" {name:<{width - 2}} " for name, width in zip(names, widths, strict=True))
    rules = ["─" * width for width in widths]
    return f"{above.rstrip()}\n┌{'┬'.join(rules)}┐\n│{boxes}│\n└{'┴'.join(rules)}┘"
