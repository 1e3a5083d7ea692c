"""Filters that Spark hands over: rows that they surely exclude are dropped before they are sent to the JVM."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import pyarrow.compute as pc
from pyspark.sql import types as t
from pyspark.sql.datasource import (
    DataSourceReader,
    EqualTo,
    Filter,
    GreaterThan,
    GreaterThanOrEqual,
    In,
    IsNotNull,
    LessThan,
    LessThanOrEqual,
)

__all__ = ["PushFilters"]

_COMPARABLE = (t.IntegralType, t.StringType, t.DateType, t.TimestampType, t.TimestampNTZType)
"""Types that Arrow compares as Spark does."""


class _Reader(Protocol):
    schema: t.StructType
    pushed: list[pc.Expression]


class PushFilters:
    """Stands in for a reader's method `pushFilters`.

    Spark refuses a reader that has the method while ``spark.sql.python.filterPushdown.enabled`` is off, as it is by
    default. It tells by ``reader.pushFilters.__func__`` (pyspark 4.1 to 4.3, sql/worker/plan_data_source_read.py): what
    shows the base class's there serves both settings.
    """

    def __init__(self, reader: _Reader) -> None:
        self._reader = reader
        self.__func__ = DataSourceReader.pushFilters

    def __call__(self, filters: list[Filter]) -> list[Filter]:
        """Keep the conditions that Arrow can check; Spark checks all of them again, so they need not be complete."""
        for pushed in filters:
            column = ".".join(getattr(pushed, "attribute", ()))
            known = column in self._reader.schema.names
            make = _CONDITIONS.get(type(pushed))
            if known and make and isinstance(self._reader.schema[column].dataType, _COMPARABLE):
                self._reader.pushed.append(make(pc.field(column), pushed))
        return filters


def _compare(function: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
    return lambda field, pushed: function(field, pc.scalar(pushed.value))


_CONDITIONS: dict[type, Callable[[Any, Any], Any]] = {
    EqualTo: _compare(pc.Expression.__eq__),
    GreaterThan: _compare(pc.Expression.__gt__),
    GreaterThanOrEqual: _compare(pc.Expression.__ge__),
    LessThan: _compare(pc.Expression.__lt__),
    LessThanOrEqual: _compare(pc.Expression.__le__),
    In: lambda field, pushed: field.isin(list(pushed.value)),
    IsNotNull: lambda field, pushed: field.is_valid(),
}
