# The parser in debug mode, whose objects say where their fields are. Its users ask for members by name.
from typing import Any

MysqlBinlog: Any
