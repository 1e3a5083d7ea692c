"""GTIDs and sets of them: the notation of the servers, and membership."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from binlog_kaitai.format.gtid import Gtid, GtidSet, MariadbGtid
from tests.oracle import corpus
from tests.oracle.checks import run_cli

DATA = Path(__file__).parent / "data"
A, B = "11111111-1111-1111-1111-111111111111", "22222222-2222-2222-2222-222222222222"


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        (f"{A}:1", f"{A}:1"),
        (f"{A}:1-5", f"{A}:1-5"),
        (f"{A}:1:2:3", f"{A}:1-3"),
        (f"{A}:7:1-3:4-5", f"{A}:1-5:7"),
        (f"{A}:1-10:3-5", f"{A}:1-10"),
        (f"{B}:1,{A}:1", f"{A}:1,{B}:1"),
        (f"{A}:1,{A}:2-3", f"{A}:1-3"),
        (f"{A.upper()}:1", f"{A}:1"),
        (f"  {A} : 1 - 5 ,\n{B}:2 ", f"{A}:1-5,{B}:2"),
        (f"{A}:tag:1-2", f"{A}:tag:1-2"),
        (f"{A}:1-2:tag:3:other:5-6", f"{A}:1-2:other:5-6:tag:3"),
        (f"{A}:TAG:1", f"{A}:tag:1"),
        (f"{A}:tag:1:1", f"{A}:tag:1"),
        (f"{A}:_x9:1", f"{A}:_x9:1"),
        ("0-1-5", "0-1-5"),
        ("0-1-5..9,0-1-10", "0-1-5..10"),
        ("1-2-3,0-1-1", "0-1-1,1-2-3"),
        ("", ""),
        (",,", ""),
    ],
)
def test_the_notation_of_sets(text: str, canonical: str) -> None:
    found = GtidSet.parse(text)
    assert str(found) == canonical
    assert str(GtidSet.parse(canonical)) == canonical


@pytest.mark.parametrize(
    "text",
    ["1", "zz", f"{A}:x-y", f"{A}:1-", f"{A}:-5", f"{A}:1-2-3", f"{A}:a b:1", f"{A[:-1]}:1", "0-1", "0-1-2-3", "0-1-",
     f"{A}:5-3", f"{A}:0", f"{A}", f"{A}:tag", "0-1-9..5", f"{A}:{'t' * 33}:1", f"{A}:1.5"],
)  # fmt: skip
def test_what_is_no_set(text: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        GtidSet.parse(text)


@pytest.mark.parametrize("text", ["0-1", "x", f"{A}", f"{A}:5-3"])
def test_the_command_line_refuses_it(text: str) -> None:
    run = run_cli("changes", "--include-gtids", text, str(DATA / "mysql-9.7.4/trx-a.binlog"))
    assert run.status == 2
    assert "--include-gtids" in run.err
    assert "Traceback" not in run.err


@pytest.mark.parametrize("text", [f"{A}:1", f"{A}:tag:7", f"{A}:9223372036854775806"])
def test_one_gtid(text: str) -> None:
    gtid = Gtid.parse(text)
    assert str(gtid) == text
    assert gtid in GtidSet.parse(text)


@pytest.mark.parametrize("text", [A, f"{A}:x", f"{A}:a:b:1", f"{A}:1-2", "1:1"])
def test_what_is_no_gtid(text: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        Gtid.parse(text)


def test_a_tag_makes_another_gtid() -> None:
    plain, tagged = Gtid(A, "", 5), Gtid(A, "tag", 5)
    assert plain in GtidSet.parse(f"{A}:1-9")
    assert tagged not in GtidSet.parse(f"{A}:1-9")
    assert tagged in GtidSet.parse(f"{A}:tag:1-9")
    assert MariadbGtid(0, 1, 5) in GtidSet.parse("0-1-5")
    assert MariadbGtid(0, 2, 5) not in GtidSet.parse("0-1-5")
    assert None not in GtidSet.parse(f"{A}:1")
    assert "text" not in GtidSet.parse(f"{A}:1")


def test_a_set_knows_how_many_it_has() -> None:
    assert len(GtidSet.parse(f"{A}:1-5:7,{B}:tag:1")) == 7
    assert GtidSet.parse(f"{A}:1-9223372036854775807")  # more than Python's len() can say


intervals = st.lists(st.tuples(st.integers(1, 60), st.integers(0, 9)), max_size=12)


@settings(derandomize=True, deadline=None)
@given(intervals, st.sampled_from(["", "tag"]))
def test_a_set_is_the_set_of_its_numbers(spans: list[tuple[int, int]], tag: str) -> None:
    ours, numbers = GtidSet(), set[int]()
    for first, more in spans:
        ours.add_interval(A, tag, first, first + more)
        numbers |= set(range(first, first + more + 1))
    assert len(ours) == len(numbers)
    assert {n for n in range(80) if Gtid(A, tag, n) in ours} == numbers
    assert GtidSet.parse(str(ours)) == ours or not numbers
    one_by_one = GtidSet()
    for first, more in spans:
        for number in range(first, first + more + 1):
            one_by_one.add(Gtid(A, tag, number))
    assert str(one_by_one) == str(ours)
    union = GtidSet.parse(f"{A}:1-3")
    union.update(ours)
    assert len(union) == len(numbers | {1, 2, 3} if not tag else numbers) + (3 if tag else 0)


def logs_with(event: str) -> list[corpus.Log]:
    return [log for log in corpus.load(DATA) if log.undamaged and event in log.entry["events"]]


SHOWN = [log for log in corpus.load(DATA) if log.undamaged and log.shown_events() is not None]


@pytest.mark.parametrize("log", SHOWN, ids=lambda log: log.name)
def test_gtids_of_a_log_are_those_that_the_server_shows(log: corpus.Log) -> None:
    """The set in the ledger against the texts of SHOW BINLOG EVENTS."""
    shown = log.shown_events() or []
    texts = [match[1] for event in shown if (match := re.search(r"GTID_NEXT= '([0-9a-f-]{36}:[^']+)'", event.info))]
    texts += [match[1] for event in shown if (match := re.search(r"GTID (\d+-\d+-\d+)", event.info))]
    wanted = GtidSet.parse(",".join(texts))
    report = run_cli("verify", str(log.path)).out
    found = re.search(r"^  gtids     (.*)$", report, re.M)
    assert (found[1] if found else "") == str(wanted)


def test_some_logs_have_gtids() -> None:
    assert len([log for log in SHOWN if "gtid" in log.name]) >= 5


_NUMBERS = st.sets(st.integers(1, 30))
_SETS = st.dictionaries(st.sampled_from([(A, ""), (A, "tag"), (B, ""), ("0-1", "")]), _NUMBERS)


def _set(members: dict[tuple[str, str], set[int]]) -> GtidSet:
    made = GtidSet()
    for (origin, tag), numbers in members.items():
        for number in numbers:
            made.add_interval(origin, tag, number, number)
    return made


@given(_SETS, _SETS)
@example({(A, ""): {1, 2, 4, 5}}, {(A, ""): set(range(1, 10))})  # one interval covers two
@settings(deadline=None)
def test_sets_are_combined_as_python_combines_them(
    one: dict[tuple[str, str], set[int]], other: dict[tuple[str, str], set[int]]
) -> None:
    def by_python(operation: str) -> GtidSet:
        keys = one.keys() | other.keys()
        return _set({key: getattr(one.get(key, set()), operation)(other.get(key, set())) for key in keys})

    first, second = _set(one), _set(other)
    assert str(first | second) == str(by_python("__or__"))
    assert str(first - second) == str(by_python("__sub__"))
    assert str(first & second) == str(by_python("__and__"))
    assert (str(first), str(second)) == (str(_set(one)), str(_set(other)))  # neither was changed
