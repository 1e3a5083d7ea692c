"""Makes the machine code of the loops, in a process of its own.

Compiling takes some hundred megabytes, which a process that has them once does not give back. Where no other process
can be started, this one compiles.
"""

from __future__ import annotations

import hashlib
import logging
import os
import subprocess
import sys
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

__all__ = ["Code", "fingerprint", "hand_over", "make", "pack", "target_machine", "unpack"]

Code = tuple[str, bytes]
"""The symbol of the loops' one function, and the machine code."""

_log = logging.getLogger(__name__)

_ENTRY = "entry"
_EXTERNAL = {"memcpy", "memset", "memmove"}
"""What the code may take from the C library."""
_SCRIPT = f"import sys; sys.path[:] = sys.argv[1:]; from {__name__} import hand_over; hand_over()"


def make() -> Code:
    """Compile the loops. Raises ImportError where numba is not installed or makes what cannot be loaded."""
    return _made_elsewhere() or _compile()


@lru_cache(maxsize=1)
def fingerprint() -> str:
    """Stands for all that the code depends on: the sources, the spec's layout, the compiler and the processor."""
    import llvmlite
    import llvmlite.binding as llvm

    made_of = hashlib.sha256()
    for text in (
        llvmlite.__version__,
        llvm.get_process_triple(),
        llvm.get_host_cpu_name(),
        llvm.get_host_cpu_features().flatten(),
    ):
        made_of.update(text.encode() + b"\0")
    for name in ("NUMBA_CPU_NAME", "NUMBA_CPU_FEATURES"):
        made_of.update(os.environ.get(name, "").encode() + b"\0")
    kernels = resources.files("binlog_kaitai.columnar.kernels")
    sources = sorted((entry for entry in kernels.iterdir() if entry.name.endswith(".py")), key=lambda entry: entry.name)
    for source in (*sources, resources.files("binlog_kaitai._generated") / "layout.py"):
        made_of.update(source.read_bytes())
    return made_of.hexdigest()[:32]


def pack(code: Code) -> bytes:
    """The code as bytes that can be told to be whole."""
    return b"\n".join((hashlib.sha256(code[1]).hexdigest().encode(), code[0].encode(), code[1]))


def unpack(data: bytes) -> Code | None:
    """What `pack` was given; None for anything else."""
    parts = data.split(b"\n", 2)
    if len(parts) < 3 or hashlib.sha256(parts[2]).hexdigest().encode() != parts[0]:
        return None
    return parts[1].decode(), parts[2]


def _made_elsewhere() -> Code | None:
    """The code from a process that ends afterwards; None where that is not possible."""
    if getattr(sys, "frozen", False) or not Path(sys.executable or "").name.startswith("python"):
        return None  # a program that has Python inside: nobody knows what another one of it would do
    isolated = ["-I"] if sys.flags.isolated else []
    command = [sys.executable, *isolated, "-c", _SCRIPT, *map(str, sys.path)]
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True)
    except OSError as error:
        _log.debug("no process to compile in: %s", error)
        return None
    name, _, packed = done.stdout.partition(b"\n")
    code = unpack(packed) if name == fingerprint().encode() else None
    if code is None:
        _log.debug("the process that compiles ended with %s: %s", done.returncode, done.stderr.decode(errors="replace"))
    return code


def hand_over() -> None:
    """What the other process does: compile, and write the code to standard output, which is for nothing else."""
    with os.fdopen(os.dup(sys.stdout.fileno()), "wb") as out:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
        out.write(fingerprint().encode() + b"\n" + pack(_compile()))


def _compile() -> Code:
    """Compile in this process.

    numba would optimize each function anew with all that it calls; here it only translates, and LLVM optimizes the
    whole once.
    """
    import llvmlite.binding as llvm

    module = llvm.parse_assembly(_translated())
    entry = next(
        function.name for function in module.functions if not function.is_declaration and _ENTRY in function.name
    )
    for function in module.functions:
        if not function.is_declaration and function.name != entry:
            function.linkage = "internal"
    machine = target_machine()
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    passes.getModulePassManager().run(module, passes)
    wanted = {f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")}
    if wanted - _EXTERNAL:  # LLVM would end the process when it looks for them in vain
        raise ImportError(f"this version of numba makes code that needs {sorted(wanted - _EXTERNAL)}")
    return entry, machine.emit_object(module)


def _translated() -> str:
    """The loops in LLVM's language."""
    from numba import njit, types
    from numba.core import config

    from binlog_kaitai.columnar.kernels.walk import entry

    level, config.OPT = config.OPT, type(config.OPT)(0)
    try:
        options = {"nogil": True, "error_model": "numpy", "no_cpython_wrapper": True, "no_cfunc_wrapper": True}
        compiled = njit(types.int64(types.int64), **options)(entry)
    finally:
        config.OPT = level
    return str(next(iter(compiled.inspect_llvm().values())))


def target_machine() -> Any:
    """LLVM's idea of this processor, or of the one that numba's environment variables name."""
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    name = os.environ.get("NUMBA_CPU_NAME") or llvm.get_host_cpu_name()
    features = os.environ.get("NUMBA_CPU_FEATURES")
    features = llvm.get_host_cpu_features().flatten() if features is None else features
    return llvm.Target.from_default_triple().create_target_machine(cpu=name, features=features, opt=3, jit=True)
