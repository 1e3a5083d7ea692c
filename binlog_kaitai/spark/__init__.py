"""Binary logs on Apache Spark. This package alone imports pyspark; install it with ``binlog-kaitai[spark]``.

``java`` and ``session`` bring Spark up on one machine.
"""
