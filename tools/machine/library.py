"""Shared libraries of the loops: machine code for each kind of processor, linked by `cc`, or by PyPI's ziglang.

python tools/machine/library.py                  for this machine
python tools/machine/library.py linux-aarch64    for another one, linked by ziglang
"""

import importlib.util
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from machine.carryless import with_multiplication  # noqa: E402
from machine.processor import asks_processor, with_questions  # noqa: E402
from machine.sources import ROOT, TRANSLATED  # noqa: E402

OUT = ROOT / "binlog_kaitai" / "compiled" / "machine"
_DONE = "built-from"


class Kind(NamedTuple):
    """A kind of processor."""

    triple: str
    cpu: str
    features: str = ""
    """The last three as LLVM calls them."""
    multiplication: str = "x86"
    """How it multiplies without carries, for checksums."""


class Platform(NamedTuple):
    """A system on a processor, for which there is one wheel."""

    kinds: dict[str, Kind]
    """By the name of the library. The loader takes the best that the processor has all instructions for."""
    suffix: str
    zig: tuple[str, ...]
    """How ziglang is called to link for it."""
    wheel: str
    """Its tag."""


def _zig(target: str) -> tuple[str, ...]:
    return "cc", "-target", target


_X86 = {
    "x86-64-v2": Kind("x86_64-unknown-linux-gnu", "x86-64-v2", "+pclmul"),
    "x86-64-v3": Kind("x86_64-unknown-linux-gnu", "x86-64-v3", "+pclmul"),
}
_ARM = {
    "aarch64": Kind("aarch64-unknown-linux-gnu", "generic", "", "shifts"),
    "aarch64-pmull": Kind("aarch64-unknown-linux-gnu", "generic", "+aes", "arm"),
}
_INSTRUCTIONS = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
_WASM = {"wasm32": Kind("wasm32-unknown-emscripten", "generic", _INSTRUCTIONS, "shifts")}
PLATFORMS = {
    "linux-x86_64": Platform(_X86, ".so", _zig("x86_64-linux-gnu"), "manylinux_2_17_x86_64"),
    "linux-aarch64": Platform(_ARM, ".so", _zig("aarch64-linux-gnu"), "manylinux_2_17_aarch64"),
    "musllinux-x86_64": Platform(_X86, ".so", _zig("x86_64-linux-musl"), "musllinux_1_1_x86_64"),
    "musllinux-aarch64": Platform(_ARM, ".so", _zig("aarch64-linux-musl"), "musllinux_1_1_aarch64"),
    "darwin-x86_64": Platform(
        {"x86-64-v2": Kind("x86_64-apple-macosx11.0", "x86-64-v2", "+pclmul")},
        ".dylib",
        _zig("x86_64-macos"),
        "macosx_11_0_x86_64",
    ),
    "darwin-arm64": Platform(
        {"arm64": Kind("arm64-apple-macosx11.0", "apple-m1", "", "arm")},
        ".dylib",
        _zig("aarch64-macos"),
        "macosx_11_0_arm64",
    ),
    "win32-AMD64": Platform(
        {"x86-64-v2": Kind("x86_64-pc-windows-gnu", "x86-64-v2", "+pclmul")}, ".dll", ("lld-link",), "win_amd64"
    ),
    "emscripten-wasm32": Platform(_WASM, ".so", ("wasm-ld",), "pyemscripten_2026_0_wasm32"),
}
"""By the names of the system and of the processor, as Python has them."""
ALIASES = {"pyodide": "emscripten-wasm32", "windows": "win32-AMD64"}
"""Other names of platforms."""
_ENTRY = "binlog_loops"
_ZIGLANG = [sys.executable, "-m", "ziglang"]
_FROM_C = {"memcpy", "memset", "memmove"}
"""What the code may take from the C library, in any version of it."""


def here() -> str:
    """Return the name of this machine's platform, which may be one that has no machine code."""
    return f"{sys.platform}-{platform.machine()}"


def wheel_tag(name: str | None) -> str | None:
    """Return the tag of a platform's wheel; without a name, one for machines like this. None: no platform of ours."""
    if name is not None:
        return PLATFORMS[name].wheel
    return sysconfig.get_platform() if here() in PLATFORMS else None


def is_built(name: str, out: Path = OUT) -> bool:
    """Return whether the libraries of a platform, and no others, are there, made from the translation as it is."""
    done = out / _DONE
    there = {path.name for path in out.glob("*")} == {_DONE, *_files(name)}
    return there and done.read_text("utf-8") == TRANSLATED.read_text("utf-8").partition("\n")[0]


def _files(name: str) -> list[str]:
    made = PLATFORMS.get(name)
    return [f"{kind}{made.suffix}" for kind in made.kinds] if made else []


def build(name: str, out: Path = OUT) -> list[Path]:
    """Write the libraries of a platform, unless they are there already, and remove those of others."""
    text = TRANSLATED.read_text("utf-8")
    paths = [out / file for file in _files(name)]
    if not paths:
        shutil.rmtree(out, ignore_errors=True)
    elif not is_built(name, out):
        out.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=f"{out.name}-", dir=out.parent) as fresh:  # what is there may be in use
            made = Path(fresh, out.name)
            made.mkdir()
            for path, code in zip(paths, objects(text, list(PLATFORMS[name].kinds.values())), strict=True):
                link(code, made / path.name, name)
            (made / _DONE).write_text(text.partition("\n")[0], "utf-8")
            shutil.rmtree(out, ignore_errors=True)
            made.rename(out)
    return paths


def objects(text: str, kinds: list[Kind], *, level: int = 3) -> Iterator[bytes]:
    """Give the object files of the loops. What is optimized is shared by kinds that multiply in the same way: it is
    made for the last of them, the best, and takes most of the time, less so at lower levels."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    best = {kind.multiplication: kind for kind in kinds}
    optimized = {multiplication: _optimized(text, kind, level) for multiplication, kind in best.items()}
    for kind in kinds:
        module = llvm.parse_bitcode(optimized[kind.multiplication])  # which making machine code changes
        code: bytes = _machine(kind).emit_object(module)
        yield code


def _machine(kind: Kind) -> Any:
    """Return what makes machine code, a TargetMachine."""
    import llvmlite.binding as llvm

    return llvm.Target.from_triple(kind.triple).create_target_machine(
        cpu=kind.cpu, features=kind.features, opt=3, reloc="pic", codemodel="default"
    )


def _optimized(text: str, kind: Kind, level: int) -> bytes:
    """Return the loops, optimized for a kind of processor, as LLVM stores them."""
    import llvmlite.binding as llvm

    if asks_processor(kind.triple):
        if platform.machine() != "x86_64":
            raise SystemExit("libraries for Linux on x86 are built there: they ask the processor in its own language")
        llvm.initialize_native_asmparser()
    module = llvm.parse_assembly(with_questions(with_multiplication(text, kind.multiplication), kind.triple))
    module.triple, machine = kind.triple, _machine(kind)
    module.data_layout = str(machine.target_data)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=level))
    builder.getModulePassManager().run(module, builder)
    missing = {f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")} - _FROM_C
    if missing:
        raise SystemExit(f"the loops need functions that nobody brings: {', '.join(sorted(missing))}")
    bitcode: bytes = module.as_bitcode()
    return bitcode


def link(code: bytes, path: Path, name: str) -> None:
    """Link an object file into a library."""
    with tempfile.TemporaryDirectory() as scratch:
        Path(scratch, "loops.o").write_bytes(code)
        if name.startswith("win32"):
            Path(scratch, "c.def").write_text("\n".join(["LIBRARY msvcrt.dll", "EXPORTS", *sorted(_FROM_C)]), "utf-8")
            subprocess.run(
                [*_ZIGLANG, "dlltool", "-m", "i386:x86-64", "-d", "c.def", "-l", "c.lib"], check=True, cwd=scratch
            )
        subprocess.run([*linker(name), *_options(name, path.name)], check=True, cwd=scratch)
        shutil.move(Path(scratch, path.name), path)


def _options(name: str, library: str) -> list[str]:
    """Return what the linker is told, in a folder with loops.o, and with c.lib for Windows."""
    if name.startswith("win32"):
        return [
            "/dll",
            "/Brepro",
            "/noentry",
            "/nodefaultlib",
            f"/export:{_ENTRY}",
            f"/out:{library}",
            "loops.o",
            "c.lib",
        ]
    options = ["-shared", "-s", "-o", library, "loops.o"]
    if name.startswith("emscripten"):
        return ["--experimental-pic", "--unresolved-symbols=import-dynamic", *options]  # Python's own file has them
    return ["-nostdlib", "-Wl,-z,noexecstack", "-Wl,--build-id=none", *options] if "linux" in name else options


def linker(name: str) -> list[str]:
    """Return the command that links for a platform: this machine's `cc`, else the one that PyPI's ziglang brings."""
    if name == here() and (compiler := shutil.which("cc")):
        return [compiler]
    if importlib.util.find_spec("ziglang"):
        return [*_ZIGLANG, *PLATFORMS[name].zig]
    raise SystemExit(f"nothing links for {name}: pip install ziglang" + (", or a C compiler" if name == here() else ""))


if __name__ == "__main__":
    print(*build(*(sys.argv[1:] or [here()])), sep="\n")
