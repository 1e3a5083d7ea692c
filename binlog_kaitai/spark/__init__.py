"""Binary logs on Apache Spark. This package alone imports pyspark; install it with ``binlog-kaitai[spark]``.

``source`` reads logs as DataFrames and streams, ``latest`` makes a table of its changes. ``rdd`` makes RDDs of logs,
``job`` writes what is in many logs to a folder, ``log_stats`` sums it up, ``java`` and ``session`` bring Spark up on
one machine.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from binlog_kaitai.spark.job import JobResult, run_job
    from binlog_kaitai.spark.latest import latest_state
    from binlog_kaitai.spark.log_stats import stats
    from binlog_kaitai.spark.rdd import arrow_rdd, changes_rdd, events_rdd
    from binlog_kaitai.spark.session import local_session

__all__ = [
    "JobResult",
    "arrow_rdd",
    "changes_rdd",
    "events_rdd",
    "latest_state",
    "local_session",
    "run_job",
    "stats",
]
_HOMES = {
    **dict.fromkeys(("JobResult", "run_job"), "job"),
    **dict.fromkeys(("arrow_rdd", "changes_rdd", "events_rdd"), "rdd"),
    "latest_state": "latest",
    "local_session": "session",
    "stats": "log_stats",
}


def __getattr__(name: str) -> Any:
    """Return what somebody asks for: Spark starts four processes for one query, and each imports only what it needs."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
