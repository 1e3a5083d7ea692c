"""Regular expressions that are compiled late are what the standard library makes."""

from __future__ import annotations

import re

import pytest

from binlog_kaitai.regex import regex

TEXT = "Ab1, cd; 22"
SOURCE = r"(?P<word>[a-z]+)(\d)?"


@pytest.mark.parametrize("first", ["match", "search", "fullmatch", "findall", "split"])
def test_they_do_the_same(first: str) -> None:
    """Whatever is asked for first."""
    ours, theirs = regex(SOURCE, re.IGNORECASE), re.compile(SOURCE, re.IGNORECASE)
    for method in (first, "match", "search", "fullmatch", "findall", "split"):
        assert repr(getattr(ours, method)(TEXT)) == repr(getattr(theirs, method)(TEXT))
    assert [match.span() for match in ours.finditer(TEXT, 2)] == [match.span() for match in theirs.finditer(TEXT, 2)]
    assert (ours.sub("-", TEXT, count=1), ours.pattern) == (theirs.sub("-", TEXT, count=1), theirs.pattern)
    assert (ours.flags, ours.groups, ours.groupindex) == (theirs.flags, theirs.groups, theirs.groupindex)


def test_of_bytes() -> None:
    assert regex(rb"a+").findall(b"baac") == [b"aa"]


def test_a_wrong_one_is_an_error_when_it_is_used() -> None:
    wrong = regex("(")
    with pytest.raises(re.error, match="missing"):
        wrong.match("")


def test_what_it_does_not_have() -> None:
    with pytest.raises(AttributeError, match="matches"):
        regex("a").matches  # type: ignore[attr-defined]  # noqa: B018
