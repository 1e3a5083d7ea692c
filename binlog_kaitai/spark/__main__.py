"""The job for spark-submit: ``spark-submit .../binlog_kaitai/spark/__main__.py PATH... --output DIR``."""

import sys

from binlog_kaitai.cli import main

sys.exit(main(["spark", *sys.argv[1:]]))
