"""Builds logs for tests out of pieces, byte by byte.

Written from the servers' documentation and not from the spec of this project, so that the two can disagree. `log`
puts events together, `bodies` makes their bodies, `columns` table maps and row images.
"""

from tests.builder.columns import Column, image, table_map_body
from tests.builder.log import LogBuilder

__all__ = ["Column", "LogBuilder", "image", "table_map_body"]
