"""Write docs/terminal.svg: what a terminal shows of some commands, run on the logs of samples/."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT  # the only place that has it
from rich.console import Console
from rich.text import Text

ROOT = Path(__file__).parent.parent
OUT = ROOT / "docs" / "terminal.svg"
COMMANDS = (
    "binlog-kaitai changes --format text mysql-9.7-shop.binlog -T shop.products --operation update",
    "binlog-kaitai undo mysql-9.7-shop.binlog -T shop.products --operation update | grep UPDATE",
    "binlog-kaitai inspect mysql-9.7-shop.binlog --position 7106 --depth 2 | cut -c1-134 | head -n 14",
)
_WIDTH = 136
_WITHOUT_FONTS = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
"""A picture that loads nothing from other places."""


def picture() -> str:
    """Return the picture. Each command is run as a person would, and has to end well."""
    console = Console(record=True, width=_WIDTH, file=open(os.devnull, "w"), force_terminal=True)  # noqa: SIM115
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    for command in COMMANDS:
        shell, environment = ["bash", "-c", command], os.environ | {"PATH": path}
        done = subprocess.run(shell, cwd=ROOT / "samples", env=environment, capture_output=True, text=True, check=True)
        console.print(Text.assemble(("$ ", "green"), (command, "bold")))
        console.print(Text(done.stdout), soft_wrap=True)
    return console.export_svg(title="binlog-kaitai", unique_id="terminal", code_format=_WITHOUT_FONTS)


if __name__ == "__main__":
    OUT.write_text(picture(), encoding="utf-8")
