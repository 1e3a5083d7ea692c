"""The command line as ``python -m binlog_kaitai``."""

import sys

from binlog_kaitai.cli import main

if __name__ == "__main__":
    sys.exit(main())
