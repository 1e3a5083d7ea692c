"""Changes that no test can notice, with the reason."""

from typing import NamedTuple

__all__ = ["KNOWN", "Known"]


class Known(NamedTuple):
    """One of them: the module, and what is changed to what."""

    module: str
    was: str
    now: str


KNOWN = {
    Known("log/compressed_file.py", "16", "17"): "MAX_WBITS has the lowest bit, so that 15 | 16 is 15 | 17",
    Known("compiled/walk/lookahead.py", "return False", "return None"): "it is only asked whether it is true",
    Known(
        "compiled/walk/sound.py",
        "if head.table_id in self._known:\n    return False",
        "if True:\n    return False",
    ): "the heads of a table map that is like another one are then read again, to the same end",
}
