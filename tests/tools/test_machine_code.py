"""The loops as machine code for other platforms than this one, and the tags of their wheels."""

from __future__ import annotations

import ctypes
import os
import random
import re
import shlex
import shutil
import struct
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from functools import cache
from pathlib import Path

import llvmlite.binding as llvm
import pytest

from binlog_kaitai.compiled import machine_code
from machine import carryless, library
from tests.chosen import always

ROOT = Path(__file__).parents[2]
SAMPLES = [str(ROOT / "samples" / name) for name in ("mysql-9.7-shop.binlog", "mysql-9.7-gtid-tags.binlog")]
ELF, MACHO, WASM = b"\x7fELF", struct.pack("<I", 0xFEEDFACF), b"\0asm"
PROCESSORS = {
    "linux-x86_64": (18, 62),
    "linux-aarch64": (18, 183),
    "musllinux-x86_64": (18, 62),
    "musllinux-aarch64": (18, 183),
    "darwin-x86_64": (4, 0x01000007),
    "darwin-arm64": (4, 0x0100000C),
    "win32-AMD64": (4, 0x8664),
    "emscripten-wasm32": (4, 1),
}
"""By platform: where its libraries name the processor, or the version of WebAssembly, and by which number; on Windows
counted from the header that the bytes at 0x3c lead to."""
MULTIPLY = f"""\
define void @multiply(<2 x i64>* %a, <2 x i64>* %b, <2 x i64>* %to) {{
  %x = load <2 x i64>, <2 x i64>* %a, align 1
  %y = load <2 x i64>, <2 x i64>* %b, align 1
  %low = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %x, <2 x i64> %y, i8 0)
  store <2 x i64> %low, <2 x i64>* %to, align 1
  %next = getelementptr <2 x i64>, <2 x i64>* %to, i64 1
  %high = call <2 x i64> @llvm.x86.pclmulqdq(<2 x i64> %x, <2 x i64> %y, i8 17)
  store <2 x i64> %high, <2 x i64>* %next, align 1
  ret void
}}

{carryless._DECLARATION}
"""
RUN = """\
import sys
from pathlib import Path
from binlog_kaitai.arrow import constants
from binlog_kaitai.compiled import machine_code
def left_to_objects(*_):
    sys.exit("the loops took it for unsound")
constants.UnsoundError.__init__ = left_to_objects
machine_code.library = lambda: sys.argv[1]
from binlog_kaitai.cli import main
sys.exit(main(sys.argv[2:]))
"""


def product(a: int, b: int) -> int:
    """Multiply without carries, bit by bit."""
    total = 0
    for bit in range(64):
        total ^= (a << bit) * (b >> bit & 1)
    return total


def test_multiplication_by_shifts() -> None:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(carryless.with_multiplication(MULTIPLY, "shifts"))
    assert "pclmulqdq" not in str(module)
    machine = llvm.Target.from_default_triple().create_target_machine()
    with llvm.create_mcjit_compiler(module, machine) as engine:
        engine.finalize_object()
        pointers = [ctypes.c_void_p] * 3
        multiply = ctypes.CFUNCTYPE(None, *pointers)(engine.get_function_address("multiply"))
        chance = random.Random(1)
        for _ in range(2000):
            a, b = ([chance.getrandbits(size) for _ in range(2)] for size in (64, carryless._BITS))
            result = ctypes.create_string_buffer(32)
            multiply(struct.pack("<2Q", *a), struct.pack("<2Q", *b), result)
            first, second = (int.from_bytes(result.raw[at : at + 16], "little") for at in (0, 16))
            assert (first, second) == (product(a[0], b[0]), product(a[1], b[1]))


def test_constants_of_the_checksum_have_few_bits() -> None:
    """Multiplication by shifts looks at so many bits of the second factor only."""
    from binlog_kaitai.compiled.loops import crc

    assert max(*crc.FACTORS.values(), crc.DIVISOR, crc.QUOTIENT) < 1 << carryless._BITS


@pytest.mark.parametrize("name", always(1, ["linux-aarch64", "darwin-arm64"]))
@pytest.mark.slow
def test_object_of_another_platform(name: str) -> None:
    made = library.PLATFORMS[name]
    text = library.TRANSLATED.read_text("utf-8")
    *_, code = library.objects(text, list(made.kinds.values()))
    assert code[:4] == {"linux": ELF, "darwin": MACHO}[name.partition("-")[0].removeprefix("musl")]
    assert processor_of(code, name) == PROCESSORS[name][1]
    assert b"binlog_loops\0" in code


def processor_of(code: bytes, name: str) -> int:
    at, _ = PROCESSORS[name]
    if code[:2] == b"MZ":
        at += int.from_bytes(code[0x3C:0x40], "little")
    return int.from_bytes(code[at : at + (2 if code[:4] == ELF or code[:2] == b"MZ" else 4)], "little")


def test_tags() -> None:
    """What is built for this machine is installed by this machine's pip, whatever its C library is."""
    here = library.here() in library.PLATFORMS
    assert library.wheel_tag(None) == (sysconfig.get_platform() if here else None)
    assert library.wheel_tag("linux-aarch64") == "manylinux_2_17_aarch64"
    assert library.wheel_tag("musllinux-x86_64") == "musllinux_1_1_x86_64"
    assert library.wheel_tag("darwin-arm64") == "macosx_11_0_arm64"
    assert library.wheel_tag("win32-AMD64") == "win_amd64"
    assert library.wheel_tag("emscripten-wasm32") == "pyemscripten_2026_0_wasm32"


@cache
def wheel_for(name: str, scratch: Path) -> Path:
    """Build the wheel of a platform from a copy of this tree, and one of this machine's before."""
    tree = scratch / "tree"
    for part in ("binlog_kaitai", "generated", "tools"):
        shutil.copytree(ROOT / part, tree / part, ignore=shutil.ignore_patterns("node_modules"))
    for part in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / part, tree)
    build = [sys.executable, "-m", "build", "--wheel", str(tree), "--outdir"]
    subprocess.run([*build, str(scratch / "here")], check=True, capture_output=True)
    subprocess.run([*build, str(scratch), "-C", f"platform={name}"], check=True, capture_output=True)
    ours = sorted(path.name for path in library.OUT.iterdir())
    assert sorted(path.name for path in (tree / library.OUT.relative_to(ROOT)).iterdir()) == ours
    (wheel,) = scratch.glob("*.whl")
    return wheel


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(library.PLATFORMS))
def test_wheel(name: str, tmp_path: Path) -> None:
    """Needs PyPI: the build installs llvmlite and ziglang for itself."""
    wheel, made = wheel_for(name, tmp_path), library.PLATFORMS[name]
    assert wheel.name.endswith(f"-py3-none-{made.wheel}.whl")
    with zipfile.ZipFile(wheel) as archive:
        within = {Path(path).name: path for path in archive.namelist() if "/machine/" in path}
        assert sorted(within) == sorted(f"{kind}{made.suffix}" for kind in made.kinds)
        for path in within.values():
            code = archive.read(path)
            assert processor_of(code, name) == PROCESSORS[name][1]
            assert (b"\x0cbinlog_loops" if code[:4] == WASM else b"binlog_loops\0") in code


@pytest.mark.slow
@pytest.mark.skipif("ARM_PYTHON" not in os.environ, reason="ARM_PYTHON names no Python for aarch64")
def test_loops_on_arm(tmp_path: Path) -> None:
    """Needs ARM_PYTHON: a command that runs a Python for aarch64 with what the package needs."""
    package = tmp_path / "package"
    with zipfile.ZipFile(wheel_for("linux-aarch64", tmp_path)) as archive:
        archive.extractall(package)
    (tmp_path / "run.py").write_text(f"import sys\nsys.path.insert(0, {str(package)!r})\n{RUN}", "utf-8")
    for path in sorted(package.glob("binlog_kaitai/compiled/machine/*.so")):
        for command in ("changes", "events", "verify"):
            arguments = [command, *SAMPLES]
            arm = [*shlex.split(os.environ["ARM_PYTHON"]), str(tmp_path / "run.py"), str(path)]
            done = subprocess.run([*arm, *arguments], capture_output=True)
            here = subprocess.run([sys.executable, "-m", "binlog_kaitai", *arguments], capture_output=True, check=True)
            assert (done.returncode, done.stdout, done.stderr) == (0, here.stdout, here.stderr)


def test_builder_loader_documents_and_classifiers_name_the_same_platforms() -> None:
    built = {name: {f"{kind}{made.suffix}" for kind in made.kinds} for name, made in library.PLATFORMS.items()}
    assert {name.removeprefix("musl"): built[name] for name in built} == {
        name: set(kinds) for name, kinds in machine_code._KINDS.items()
    }
    limits = (ROOT / "docs" / "limits.md").read_text("utf-8")
    rows = [line for line in limits.splitlines() if line.startswith("| `")]
    assert {name for row in rows for name in re.findall(r"`([a-z0-9]+-\w+)`", row)} == set(library.PLATFORMS)
    run = {row.partition("-")[0].removeprefix("| `") for row in rows if not row.endswith("| never |")}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    told = [line for line in project["classifiers"] if line.startswith(("Operating System", "Environment :: Web"))]
    assert {line.rpartition(":: ")[2].lower() for line in told} == run == {"linux", "emscripten"}
