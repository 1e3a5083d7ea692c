"""Which event undoes a rows event, or has its rows without compression: told by the format description of the log."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from binlog_kaitai._generated.layout import EventType as Type

from binlog_kaitai.undoing.inverted import opposite_type, written_type

FIRST = (Type.write_rows_event_v1, Type.update_rows_event_v1, Type.delete_rows_event_v1)
SECOND = (Type.write_rows_event, Type.update_rows_event, Type.delete_rows_event)
FIRST_COMPRESSED = (
    Type.write_rows_compressed_event_v1,
    Type.update_rows_compressed_event_v1,
    Type.delete_rows_compressed_event_v1,
)
COMPRESSED = (Type.write_rows_compressed_event, Type.update_rows_compressed_event, Type.delete_rows_compressed_event)


def _form(first: int, second: int) -> Any:
    lengths = {
        **dict.fromkeys((*FIRST, *FIRST_COMPRESSED), first),
        **dict.fromkeys((*SECOND, *COMPRESSED, Type.partial_update_rows_event), second),
    }
    return SimpleNamespace(len_post_header=lambda event_type: lengths.get(event_type, 0))


@pytest.mark.parametrize("lengths", [(8, 10), (6, 10), (8, 0)])
@pytest.mark.parametrize(("stored", "plain"), [(FIRST, FIRST), (FIRST_COMPRESSED, FIRST), (SECOND, SECOND)])
def test_the_version_stays(lengths: tuple[int, int], stored: tuple[Type, ...], plain: tuple[Type, ...]) -> None:
    form = _form(*lengths)
    assert [written_type(event_type, form) for event_type in stored] == list(plain)
    assert [opposite_type(event_type, form) for event_type in stored] == list(reversed(plain))


def test_the_second_version_of_compressed_rows() -> None:
    assert [written_type(event_type, _form(8, 10)) for event_type in COMPRESSED] == list(SECOND)


def test_what_has_differences_only_is_not_undone() -> None:
    assert opposite_type(Type.partial_update_rows_event, _form(8, 10)) is None
    assert written_type(Type.partial_update_rows_event, _form(8, 10)) == Type.partial_update_rows_event


def test_a_format_without_such_events() -> None:
    form = SimpleNamespace(len_post_header=lambda event_type: 8 if event_type in FIRST_COMPRESSED else 0)
    assert written_type(Type.write_rows_compressed_event_v1, form) is None  # type: ignore[arg-type]
