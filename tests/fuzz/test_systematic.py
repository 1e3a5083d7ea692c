"""Both engines give the same of events that end at each of their bytes, or have another byte at each place."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.fuzz.agreement import PERMISSIVE
from tests.fuzz.compare import SCRIPTS, WAYS, Case, differences
from tests.fuzz.systematic import bases, systematic


@pytest.mark.filterwarnings("ignore::binlog_kaitai.DamageWarning")
@pytest.mark.usefixtures("guarded")
@pytest.mark.parametrize("form", ["cut", "changed"])
@pytest.mark.parametrize("base", bases())
@pytest.mark.one_in(4)
def test_engines_agree_on_each_byte(form: str, base: str, tmp_path: Path) -> None:
    path = tmp_path / "log"
    path.write_bytes(systematic(form, base))
    for way in (*WAYS, *SCRIPTS):
        assert differences(way, Case(path, PERMISSIVE, None, 1 << 20)) is None
