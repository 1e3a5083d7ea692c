"""Scripts of sessions whose settings count, against those that servers have run (tests/live/test_sessions.py)."""

from __future__ import annotations

import gzip

import pytest

from tests.live.sessions import ROOT, SESSIONS, log_of, script_of, script_path


@pytest.mark.parametrize("name", SESSIONS)
def test_the_script_is_the_one_that_a_server_has_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert script_of(log_of(name)).split(b"\n") == gzip.decompress(script_path(name).read_bytes()).split(b"\n")
