"""A Spark session for a job that was not given one.

A session that already runs belongs to somebody else: it is used as it is and left running. A program that spark-submit
has started gets what was said there. Otherwise a session is made, quiet and, for a local master, reachable over the
loopback interface only. What was made here is stopped at the end.
"""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path

from pyspark import SparkContext
from pyspark.sql import SparkSession

from binlog_kaitai.spark.java import find_java, launcher_home

__all__ = ["local_session"]

_LOOPBACK = "127.0.0.1"
_HERE = "local[*]"
_LIGHT_JVM = ("-XX:TieredStopAtLevel=1",)
"""For a JVM that shares the cores with Python workers and only hands tasks to them: so little Java code does not earn
back what its optimizing compiler costs."""
_TALKERS = ("org.apache.spark.executor.Executor", "org.apache.spark.scheduler.TaskSetManager")


@contextmanager
def local_session(
    master: str | None = None,
    *,
    app_name: str = "binlog-kaitai",
    config: Mapping[str, str] | None = None,
    only_tasks: bool = False,
    builder: SparkSession.Builder | None = None,
) -> Iterator[SparkSession]:
    """Yield the running session, or make one and stop it at the end.

    Args:
        master: Spark's master URL, for a session that is made here; None: what spark-submit says, else ``local[*]``.
        app_name: the name that Spark shows for it.
        config: further options; they win over the defaults of this module.
        only_tasks: the JVM of a local master will do no work of its own, such as SQL, but hand tasks to Python, and
            shall not optimize its code at the cost of these.
        builder: made by the caller and used as it is, in place of the four above.

    Raises:
        JavaNotFoundError: a session has to be made and there is no Java for it.
    """
    if SparkContext._active_spark_context is not None:
        yield SparkSession.getActiveSession() or SparkSession.builder.getOrCreate()
        return
    session = _start(builder or _builder(master, app_name, config or {}, only_tasks))
    try:
        yield session
    except BaseException:
        with suppress(Exception):  # after a signal in the middle of a call the JVM's answers are no longer understood
            session.stop()
        raise
    session.stop()


def _start(builder: SparkSession.Builder) -> SparkSession:
    """Start the JVM. It and the driver keep what they read from the environment here; afterwards that is as before."""
    if _submitted():
        session = builder.getOrCreate()
        _hush(session)
        return session
    master = builder._options.get("spark.master", _HERE)
    with launcher_home(find_java(), installed_pyspark=_is_one_process(master)) as java_home:
        environment = {"JAVA_HOME": str(java_home)}
        if _is_local(master):
            environment |= {
                "PYSPARK_PYTHON": sys.executable,
                "PYSPARK_DRIVER_PYTHON": sys.executable,
                "SPARK_LOCAL_IP": _LOOPBACK,
            }
        with _environment(environment):
            return builder.getOrCreate()


def _hush(session: SparkSession) -> None:
    """Keep Spark from logging the traceback of every task that fails; see log4j2.properties."""
    log4j = session.sparkContext._jvm.org.apache.logging.log4j  # type: ignore[union-attr]
    for name in _TALKERS:
        log4j.core.config.Configurator.setLevel(name, log4j.Level.OFF)


def _submitted() -> bool:
    """Return whether spark-submit started this program: the JVM runs already, and has its settings."""
    return "PYSPARK_GATEWAY_PORT" in os.environ


def _is_local(master: str) -> bool:
    return _is_one_process(master) or master.startswith("local-cluster[")


def _is_one_process(master: str) -> bool:
    """Return whether the JVM that is started here is all of Spark."""
    return master == "local" or master.startswith("local[")


def _builder(master: str | None, app_name: str, config: Mapping[str, str], only_tasks: bool) -> SparkSession.Builder:
    options = {"spark.app.name": app_name}
    if master or not _submitted():
        options |= _defaults(master or _HERE, only_tasks)
    builder = SparkSession.builder
    for name, value in (options | dict(config)).items():
        builder = builder.config(name, value)
    return builder


def _defaults(master: str, only_tasks: bool) -> dict[str, str]:
    log_settings = Path(__file__).with_name("log4j2.properties").as_uri()
    light = _LIGHT_JVM if only_tasks and _is_local(master) else ()
    java_options = [f"-Dlog4j2.configurationFile={log_settings}", *light]
    options = {
        "spark.master": master,
        "spark.driver.extraJavaOptions": shlex.join(java_options),
        "spark.executorEnv.PYTHONSAFEPATH": "1",  # a folder binlog_kaitai where the job is started is not the package
        "spark.sql.session.timeZone": "UTC",
        "spark.ui.enabled": "false",
        "spark.ui.showConsoleProgress": str(sys.stderr.isatty()).lower(),
    }
    if _is_local(master):
        options |= {"spark.driver.bindAddress": _LOOPBACK, "spark.driver.host": _LOOPBACK}
    return options


@contextmanager
def _environment(values: Mapping[str, str]) -> Iterator[None]:
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
