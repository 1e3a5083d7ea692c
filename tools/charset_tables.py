"""Asks running servers for their collations and character sets, and writes what the package knows of them.

    python tools/charset_tables.py --mysql 'mysql -uroot' --mariadb 'mariadb -uroot -S /run/mariadb.sock'

Written are binlog_kaitai/values/collations.tsv, binlog_kaitai/values/charsets.tsv and, for the tests,
tests/values/charset_truth.tsv.gz. Runs by hand, a few minutes; needs MySQL 8.0 and MariaDB 10.10 or newer, and the
right to create a database, `charset_tables`, which is left behind. `--check` only says whether the files would change.

How a set is asked for: every sequence of bytes that could be a character of it goes into a column of that set, and what
the column holds is converted to utf8mb4. What the column did not take as it was, and what became a question mark, is
not decodable. A set then is Python's nearest codec plus the sequences that this codec reads differently.
"""

from __future__ import annotations

import argparse
import gzip
import shlex
import subprocess
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from binlog_kaitai.values.charset_codecs import one_character

ROOT = Path(__file__).resolve().parent.parent
COLLATIONS = ROOT / "binlog_kaitai" / "values" / "collations.tsv"
CHARSETS = ROOT / "binlog_kaitai" / "values" / "charsets.tsv"
TRUTH = ROOT / "tests" / "values" / "charset_truth.tsv.gz"

COLLATIONS_HEAD = """\
# Collation ids, as the servers list them: {mysql} (information_schema.COLLATIONS), then what only {mariadb}
# has (information_schema.COLLATION_CHARACTER_SET_APPLICABILITY). Five ids have the same character set in both and
# another name in MariaDB (122, 149, 181, 213, 245: ..._croatian_mysql561_ci). Written by tools/charset_tables.py.
# id, character set, collation
"""
CHARSETS_HEAD = """\
# Character sets, as {mysql} and {mariadb} convert them to utf8mb4. Written by tools/charset_tables.py.
# name, bytes of the longest character, Python's nearest codec, and what that codec reads differently:
# BYTES=CODE,CODE-CODE,? are the characters of that sequence of bytes and of the next ones by number;
# ? is not decodable.
"""

# Python's nearest codec. Sets that Python lacks: their differences to ASCII or ISO 8859-1 are the set.
CODECS = {
    "armscii8": "ascii",
    "dec8": "latin_1",
    "eucjpms": "euc_jp",
    "euckr": "cp949",
    "geostd8": "ascii",
    "greek": "iso8859_7",
    "hebrew": "iso8859_8",
    "hp8": "hp_roman8",
    "keybcs2": "cp437",
    "koi8r": "koi8_r",
    "koi8u": "koi8_u",
    "latin1": "cp1252",
    "latin2": "iso8859_2",
    "latin5": "iso8859_9",
    "latin7": "iso8859_13",
    "macce": "mac_latin2",
    "macroman": "mac_roman",
    "sjis": "shift_jis",
    "swe7": "ascii",
    "tis620": "tis_620",
    "ucs2": "utf_16_be",
    "ujis": "euc_jp",
    "utf16": "utf_16_be",
    "utf16le": "utf_16_le",
    "utf32": "utf_32_be",
    "utf8mb3": "utf_8",
    "utf8mb4": "utf_8",
}

Range = tuple[int, int]
ANY: Range = (0x00, 0xFF)
ONE: list[list[Range]] = [[ANY]]
TWO: list[list[Range]] = [*ONE, [ANY, ANY]]
EUC: list[list[Range]] = [*TWO, [(0x8E, 0x8F), ANY, ANY]]
UTF8: list[list[Range]] = [*TWO, [(0xE0, 0xEF), ANY, ANY], [(0xF0, 0xF5), *[(0x7F, 0xC0)] * 3]]

# Byte ranges of sequences that can be one character, where that is not ONE or TWO.
SPACES: dict[str, list[list[Range]]] = {
    "eucjpms": EUC,
    "gb18030": [*TWO, [(0x81, 0xFE), (0x30, 0x39), (0x81, 0xFE), (0x30, 0x39)]],
    "ucs2": [[ANY, ANY]],
    "ujis": EUC,
    "utf16": [[ANY, ANY], [(0xD7, 0xDC), ANY, (0xDB, 0xE0), ANY]],
    "utf16le": [[ANY, ANY], [ANY, (0xD7, 0xDC), ANY, (0xDB, 0xE0)]],
    "utf32": [[(0x00, 0x00), (0x00, 0x11), ANY, ANY]],
    "utf8mb3": UTF8,
    "utf8mb4": UTF8,
}

NUMBERS = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 255)"
PREPARE = """\
CREATE DATABASE IF NOT EXISTS charset_tables; USE charset_tables; SET sql_mode = '';
CREATE TEMPORARY TABLE texts (b VARBINARY(120), c VARCHAR(120) CHARACTER SET {charset});
"""
ANSWER = """\
SELECT HEX(b), IF(HEX(b) = HEX(c), HEX(CONVERT(c USING utf8mb4)), NULL) FROM texts ORDER BY LENGTH(b), b;
"""

Said = dict[bytes, bytes | None]
"""What a server said: sequence -> its UTF-8, None where a column does not take it."""
Characters = dict[bytes, str]


@dataclass(frozen=True)
class Server:
    """A server, asked through its client."""

    client: list[str]

    def rows(self, sql: str) -> list[list[str]]:
        command = [*self.client, "--batch", "--quick", "--skip-column-names"]
        done = subprocess.run(command, input=sql.encode(), stdout=subprocess.PIPE, check=True)
        return [line.split("\t") for line in done.stdout.decode().splitlines()]

    def version(self) -> str:
        version = self.rows("SELECT VERSION()")[0][0]
        number = version.split("-")[0]
        return f"MariaDB {number}" if "MariaDB" in version else f"MySQL {number}"

    def collations(self, table: str, name: str) -> dict[int, tuple[str, str]]:
        sql = f"SELECT id, character_set_name, {name} FROM information_schema.{table}"
        return {int(number): (charset, collation) for number, charset, collation in self.rows(sql) if number != "NULL"}

    def charsets(self) -> dict[str, int]:
        """The character sets and the bytes of their longest characters."""
        rows = self.rows("SELECT character_set_name, maxlen FROM information_schema.character_sets")
        return {name: int(longest) for name, longest in sorted(rows) if name != "binary"}

    def explore(self, charset: str, space: list[list[Range]]) -> Said:
        """What the server says of every sequence in a space."""
        said: Said = {}
        for ranges in space:
            tables = [f"n{k}" for k in range(len(ranges))]
            within = (f"{t}.i BETWEEN {low} AND {high}" for t, (low, high) in zip(tables, ranges, strict=True))
            sequence = f"CHAR({', '.join(f'{t}.i' for t in tables)})"
            source = (
                f"SELECT {sequence} AS b FROM {', '.join(f'n AS {t}' for t in tables)} WHERE {' AND '.join(within)}"
            )
            said |= self._said(charset, f"{NUMBERS} SELECT b, b FROM ({source}) AS sequences")
        return said

    def say(self, charset: str, sequences: Iterable[bytes]) -> Said:
        """What the server says of some sequences."""
        hexes = ",".join(f'"{sequence.hex()}"' for sequence in sequences)
        table = f"JSON_TABLE('[{hexes}]', '$[*]' COLUMNS (h VARCHAR(240) PATH '$')) AS j"
        return self._said(charset, f"SELECT UNHEX(h), UNHEX(h) FROM {table}")

    def _said(self, charset: str, source: str) -> Said:
        rows = self.rows(f"{PREPARE.format(charset=charset)} INSERT IGNORE INTO texts {source}; {ANSWER}")
        return {bytes.fromhex(b): None if said == "NULL" else bytes.fromhex(said) for b, said in rows}


def characters(said: Said, codec: str) -> Characters:
    """The characters among the sequences: what became one character, if no shorter sequence before it already did.

    A lone surrogate, which MariaDB takes, is none. A question mark is one only where it was asked for.
    """
    question = "?".encode(codec)
    found: Characters = {}
    for sequence, utf8 in said.items():
        text = (utf8 or b"").decode("utf-8", "replace")
        known = any(sequence[:n] in found for n in range(1, len(sequence)))
        if len(text) == 1 and not known and (text == "?") == (sequence == question):
            found[sequence] = text
    return found


def differences(found: Characters, said: Said, codec: str, longest: int) -> dict[bytes, str | None]:
    """Sequences that Python's codec reads otherwise than the server."""
    fitting = (s for s in said if len(s) <= longest and not any(s[:n] in found for n in range(1, len(s))))
    return {s: found.get(s) for s in fitting if one_character(s, codec) != found.get(s)}


def written(different: dict[bytes, str | None]) -> str:
    """The differences as text: see CHARSETS_HEAD."""
    items: list[str] = []
    for first, run in runs(different):
        codes = [f"{ord(char):X}" if char else "?" for char in run]
        items.append(f"{first.hex()}={','.join(folded(codes))}")
    return " ".join(items)


def runs(different: dict[bytes, str | None]) -> Iterator[tuple[bytes, list[str | None]]]:
    """Sequences that follow each other by number, as the first of them and the characters of all."""
    rest = dict(sorted(different.items(), key=lambda item: (len(item[0]), item[0])))
    while rest:
        first = next(iter(rest))
        number, size = int.from_bytes(first), len(first)
        following = ((number + k).to_bytes(size) for k in range(256 - first[-1]))
        yield first, [rest.pop(sequence) for sequence in list(takewhile(rest.__contains__, following))]


def folded(codes: list[str]) -> Iterator[str]:
    """Code points, with `first-last` for three and more that follow each other."""
    at = 0
    while at < len(codes):
        end = at + 1
        while (
            end < len(codes) and "?" not in codes[at : end + 1] and int(codes[end], 16) == int(codes[end - 1], 16) + 1
        ):
            end += 1
        if end - at > 2:
            yield f"{codes[at]}-{codes[end - 1]}"
            at = end
        else:
            yield codes[at]
            at += 1


def spread(sequences: Iterable[bytes], count: int) -> list[bytes]:
    """About so many of the sequences, evenly."""
    every = sorted(sequences)
    return every[:: max(1, len(every) // count)]


def samples(said: Said, found: Characters, different: Iterable[bytes]) -> list[bytes]:
    """What the tests hold the package against: single characters, sequences that are none, and texts of a few."""
    different = sorted(different)
    good, bad = spread(found, 600), spread(said.keys() - found.keys(), 200)
    single = [sequence for sequence in said if len(sequence) == 1]
    texts = [b"".join(good[n :: len(good) // 10 + 1]) for n in range(20)]
    marked = [sequence for sequence in bad if said[sequence] != b""]  # not surrogates in ucs2: MySQL cuts a text there
    mixed = [
        text + other + text
        for others in (different, marked)
        for text, other in zip(texts, spread(others, 20), strict=False)
    ]
    return list(dict.fromkeys([*single, *different, *good, *bad, *texts, *mixed]))


@dataclass(frozen=True)
class Findings:
    """The files to be, as text."""

    collations: str
    charsets: str
    truth: str


def ask(mysql: Server, mariadb: Server) -> Findings:
    versions = {"mysql": mysql.version(), "mariadb": mariadb.version()}
    ids = mysql.collations("COLLATIONS", "collation_name")
    ids = mariadb.collations("COLLATION_CHARACTER_SET_APPLICABILITY", "full_collation_name") | ids
    collations = [COLLATIONS_HEAD.format(**versions), *(f"{i}\t{ids[i][0]}\t{ids[i][1]}\n" for i in sorted(ids))]
    charsets, truth = [CHARSETS_HEAD.format(**versions)], []
    theirs = mariadb.charsets()
    for charset, longest in mysql.charsets().items():
        row, lines = ask_charset(charset, longest, [mysql, mariadb] if charset in theirs else [mysql])
        charsets.append(row)
        truth += lines
    return Findings("".join(collations), "".join(charsets), "".join(truth))


def ask_charset(charset: str, longest: int, servers: list[Server]) -> tuple[str, list[str]]:
    """The line of CHARSETS and the lines of TRUTH of one character set."""
    codec = CODECS.get(charset, charset)
    space = SPACES.get(charset, ONE if longest == 1 else TWO)
    all_said = [server.explore(charset, space) for server in servers]
    said, found = all_said[0], characters(all_said[0], codec)
    for other in all_said[1:]:
        disagreeing = found.items() ^ characters(other, codec).items()
        if disagreeing:
            raise SystemExit(
                f"{charset}: the servers disagree on {sorted(disagreeing)[:10]}; the package has one table for both"
            )
    different = differences(found, said, codec, longest)
    print(
        f"{charset}: {len(found)} characters; Python's {codec} reads {len(different)} sequences differently", flush=True
    )
    asked = samples(said, found, different)
    answers = [server.say(charset, asked) for server in servers]
    lines = ["\t".join([charset, s.hex(), *(answer(said[s]) for said in answers)]) + "\n" for s in asked]
    return "\t".join([charset, str(longest), codec, written(different)]).rstrip() + "\n", lines


def answer(utf8: bytes | None) -> str:
    return "NULL" if utf8 is None else utf8.hex()


def main() -> int:
    parser = argparse.ArgumentParser(description="Ask running servers for their collations and character sets.")
    parser.add_argument(
        "--mysql", required=True, type=shlex.split, metavar="COMMAND", help="the client, with its options"
    )
    parser.add_argument("--mariadb", required=True, type=shlex.split, metavar="COMMAND")
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 when a file would change")
    options = parser.parse_args()
    findings = ask(Server(options.mysql), Server(options.mariadb))
    files = {
        COLLATIONS: findings.collations.encode(),
        CHARSETS: findings.charsets.encode(),
        TRUTH: gzip.compress(findings.truth.encode(), mtime=0),
    }
    changed = [path for path, data in files.items() if not path.exists() or path.read_bytes() != data]
    for path in changed:
        print(f"{'differs' if options.check else 'written'}: {path.relative_to(ROOT)}")
        if not options.check:
            path.write_bytes(files[path])
    return 1 if changed and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
