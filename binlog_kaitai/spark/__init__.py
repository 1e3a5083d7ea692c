"""Binary logs on Apache Spark. This package alone imports pyspark; install it with ``binlog-kaitai[spark]``.

``rdd`` makes RDDs of logs, ``job`` writes what is in many logs to a folder, ``stats`` sums it up, ``java`` and
``session`` bring Spark up on one machine.
"""

from binlog_kaitai.spark.job import JobResult, run_job
from binlog_kaitai.spark.rdd import arrow_rdd, changes_rdd, events_rdd
from binlog_kaitai.spark.session import local_session
from binlog_kaitai.spark.stats import stats

__all__ = ["JobResult", "arrow_rdd", "changes_rdd", "events_rdd", "local_session", "run_job", "stats"]
