"""Puts tools/ and the Python of the page on the path."""

import sys
from pathlib import Path

TOOLS = Path(__file__).parents[2] / "tools"
sys.path[:0] = [str(TOOLS), str(TOOLS / "browser" / "source")]
