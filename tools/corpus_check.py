"""Holds the installed package against a folder of logs with reference output, as the reference tests do.

    python tools/corpus_check.py tests/data
    python tools/corpus_check.py --jobs 4 DIR...

A DIR has a MANIFEST.json as described in tests/data/README.md. Every undamaged log is checked: events, rows, final
tables (these also with definitions from the log's DDL, and from the statements that made it); every derived one: that
its damage is reported and what precedes it is read. Exit status 1 on any difference.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent))

from tests.oracle import checks, corpus  # the project's root has to be importable first
from tests.oracle.checks import Report
from tests.oracle.compare import TOLERANCES
from tests.oracle.corpus import Log


@dataclass(frozen=True, slots=True)
class Job:
    """One check of one log, or of the logs that a table file belongs to."""

    kind: str
    logs: list[Log]
    tables: Path | None = None

    @property
    def paths(self) -> list[Path]:
        return [log.path for log in self.logs]

    @property
    def name(self) -> str:
        return self.logs[0].name if self.tables is None else f"{self.logs[0].name} ({self.tables.name})"


CHECKS: dict[str, Callable[[Job], Report]] = {
    "rows": lambda job: checks.check_rows(job.logs[0]),
    "events": lambda job: checks.check_events(job.logs[0]),
    "damaged": lambda job: checks.check_damaged(job.logs[0]),
    "ddl": lambda job: (
        checks.check_defined_tables(job.paths, job.tables, "--schema-from-log") if job.tables else Report()
    ),
    "schema": lambda job: checks.check_tables_by_statements(job.paths, job.tables) if job.tables else Report(),
    "tables": lambda job: checks.check_final_tables(job.logs, job.tables) if job.tables else Report(),
}


def jobs_of(folder: Path, without: set[str]) -> Iterator[Job]:
    """All checks that apply to a folder's logs; `without`: features (`needs`) whose logs are left out."""
    logs = corpus.load(folder)
    whole = [log for log in logs if log.undamaged]
    jobs = [Job(kind, [log]) for log in whole for kind in ("events", "rows")]
    for tables, belonging in corpus.with_final_tables(whole).items():
        if checks.playback_obstacle(belonging) is None:
            jobs += [Job(kind, belonging, tables) for kind in ("tables", "ddl", "schema")]
    jobs += [Job("damaged", [log]) for log in logs if log.entry["source"]["kind"] == "derived"]
    return (job for job in jobs if not any(log.needs & without for log in job.logs))


def run(job: Job) -> tuple[Job, Report]:
    """Run one check. An exception of the program is a difference: bad input must never raise."""
    try:
        return job, CHECKS[job.kind](job)
    except Exception as error:  # noqa: BLE001  # whatever it is, it is what this tool looks for
        return job, Report([f"{type(error).__name__}: {error}"])


def main(arguments: list[str]) -> int:
    options = _parser().parse_args(arguments)
    jobs = [job for folder in options.folders for job in jobs_of(folder, set(options.without))]
    total, passed, failed = Report(), Counter[str](), Counter[str]()
    with ProcessPoolExecutor(options.jobs) as pool:
        for job, report in pool.map(run, jobs, chunksize=4):
            total.add(report)
            (failed if report.differences else passed)[job.kind] += 1
            for difference in report.differences[: options.show]:
                print(f"{job.kind:8} {job.name}: {' / '.join(difference.splitlines())}")
    _summary(total, passed, failed)
    return 1 if failed else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Compare the package with reference output of other tools.")
    parser.add_argument("folders", nargs="+", type=Path, metavar="DIR")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default 1)")
    parser.add_argument("--show", type=int, default=1, help="differences to print for a check (default 1)")
    parser.add_argument("--without", action="append", default=[], metavar="NEED", help="leave out logs that need this")
    return parser


def _summary(total: Report, passed: Counter[str], failed: Counter[str]) -> None:
    print(f"\n{'check':8} {'ok':>5} {'failing':>8}")
    for kind in CHECKS:
        print(f"{kind:8} {passed[kind]:5} {failed[kind]:8}")
    print(f"\n{total.rows} rows, {total.cells} values and {total.events} events compared. Values that agree by a rule:")
    for rule, count in total.used.most_common():
        print(f"{count:8} {rule}: {TOLERANCES[rule]}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
