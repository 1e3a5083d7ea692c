"""Shared libraries of the loops: machine code for each kind of processor, linked by `cc`, or by PyPI's ziglang."""

import importlib.util
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

sys.path[:0] = [str(Path(__file__).resolve().parents[1])]

from machine.sources import ROOT, TRANSLATED  # noqa: E402

OUT = ROOT / "binlog_kaitai" / "compiled" / "machine"


class Kind(NamedTuple):
    """A kind of processor: what LLVM calls it."""

    triple: str
    cpu: str
    features: str


KINDS = {
    "x86_64": {
        "x86-64-v2": Kind("x86_64-unknown-linux-gnu", "x86-64-v2", "+pclmul"),
        "x86-64-v3": Kind("x86_64-unknown-linux-gnu", "x86-64-v3", "+pclmul"),
    },
}
"""By machine: the libraries, by name. The loader takes the best that the processor has all instructions for."""
_FROM_C = {"memcpy", "memset", "memmove"}
"""What the code may take from the C library."""


def is_built(machine: str, out: Path = OUT) -> bool:
    """Return whether the libraries for a machine are there, made from the translation as it is."""
    done = out / "built-from"
    there = all((out / f"{name}.so").exists() for name in KINDS.get(machine, {}))
    return there and done.exists() and done.read_text("utf-8") == TRANSLATED.read_text("utf-8").partition("\n")[0]


def build(machine: str, out: Path = OUT) -> list[Path]:
    """Write the libraries for a machine, as `platform.machine()` names it, unless they are there already."""
    kinds, text = KINDS.get(machine, {}), TRANSLATED.read_text("utf-8")
    paths = [out / f"{name}.so" for name in kinds]
    if not is_built(machine, out):
        out.mkdir(parents=True, exist_ok=True)
        for path, kind in zip(paths, kinds.values(), strict=True):
            _link(_object(text, kind), path)
        (out / "built-from").write_text(text.partition("\n")[0], "utf-8")
    return paths


def _object(text: str, kind: Kind) -> bytes:
    """Return the object file of the loops."""
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    module = llvm.parse_assembly(text)
    module.triple = kind.triple
    target = llvm.Target.from_triple(kind.triple)
    machine = target.create_target_machine(
        cpu=kind.cpu, features=kind.features, opt=3, reloc="pic", codemodel="default"
    )
    module.data_layout = str(machine.target_data)
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    missing = {f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")} - _FROM_C
    if missing:
        raise SystemExit(f"the loops need functions that nobody brings: {', '.join(sorted(missing))}")
    code: bytes = machine.emit_object(module)
    return code


def _link(code: bytes, path: Path) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        made, linked = Path(scratch) / "loops.o", Path(scratch) / "loops.so"
        made.write_bytes(code)
        options = ["-shared", "-nostdlib", "-Wl,-z,noexecstack", "-Wl,--build-id=none", "-s", "-o"]
        subprocess.run([*linker(), *options, str(linked), str(made)], check=True)
        shutil.move(linked, path)


def linker() -> list[str]:
    """Return the command that links: `cc`, else the one that PyPI's ziglang brings."""
    if compiler := shutil.which("cc"):
        return [compiler]
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "cc"]
    raise SystemExit("no linker: install a C compiler (cc), or: pip install ziglang")


if __name__ == "__main__":
    print(*build(platform.machine()), sep="\n")
