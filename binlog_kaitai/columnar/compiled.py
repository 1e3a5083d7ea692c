"""The compiled loops, ready to be called.

numba compiles them once, which takes some seconds; the machine code is then kept in a folder of the user's, so that
later processes need llvmlite alone, which loads it in a few hundredths of a second. The name of the file stands for all
that the code depends on: the sources, the spec's layout, the compiler and the processor. A file whose checksum is wrong
is made again.

Where no folder can be written, each process compiles for itself, and says so.
"""

from __future__ import annotations

import ctypes
import hashlib
import logging
import os
import sys
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any

__all__ = ["CACHE_VARIABLE", "is_available", "is_cached", "load"]

_log = logging.getLogger(__name__)

CACHE_VARIABLE = "BINLOG_KAITAI_CACHE_DIR"
"""Environment variable that names the folder for machine code."""
_ENTRY = "entry"
_EXTERNAL = {"memcpy", "memset", "memmove"}
"""What the code may take from the C library."""


def is_available() -> bool:
    """Whether what compiles and loads the loops is installed."""
    from importlib.util import find_spec

    return all(find_spec(name) is not None for name in ("numba", "llvmlite", "numpy", "pyarrow"))


def is_cached() -> bool:
    """Whether machine code for this machine is there already."""
    return any((folder / _file_name()).is_file() for folder in _folders())


@lru_cache(maxsize=1)
def load() -> Callable[[int], int]:
    """The loops as one function of the context's address. Raises ImportError where numba is not installed."""
    kept = next((code for folder in _folders() if (code := _read(folder / _file_name()))), None)
    return _function(*(kept or _compile_and_keep()))


def _folders() -> Iterator[Path]:
    """Where machine code may be: the folder that the user names, else the user's cache."""
    if named := os.environ.get(CACHE_VARIABLE):
        yield Path(named)
        return
    base = os.environ.get("XDG_CACHE_HOME")
    if base:
        yield Path(base) / "binlog-kaitai"
    elif sys.platform == "darwin":
        yield Path("~/Library/Caches/binlog-kaitai").expanduser()
    else:
        yield Path("~/.cache/binlog-kaitai").expanduser()


@lru_cache(maxsize=1)
def _file_name() -> str:
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
    return f"{made_of.hexdigest()[:32]}.o"


def _read(path: Path) -> tuple[str, bytes] | None:
    """Symbol and machine code of a file, None where it is not there or not whole."""
    try:
        if path.stat().st_uid not in (os.getuid(), 0):  # code that somebody else put there is not run
            return None
        digest, symbol, code = path.read_bytes().split(b"\n", 2)
    except (OSError, ValueError, AttributeError):
        return None
    return (symbol.decode(), code) if hashlib.sha256(code).hexdigest().encode() == digest else None


def _compile_and_keep() -> tuple[str, bytes]:
    """Compile, and keep the machine code for later processes where that is possible."""
    _log.warning("compiling the fast loops for this processor; this takes some seconds, once")
    start = time.monotonic()
    made = _compile()
    errors = []
    for folder in _folders():
        try:
            _write(folder / _file_name(), *made)
            return made
        except OSError as error:
            errors.append(f"{folder}: {error.strerror}")
    warnings.warn(
        f"the fast loops were compiled, which took {time.monotonic() - start:.0f} s, and cannot be kept "
        f"({'; '.join(errors)}); set {CACHE_VARIABLE} to a folder that can be written",
        RuntimeWarning,
        stacklevel=2,
    )
    return made


def _write(path: Path, symbol: str, code: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with tempfile.NamedTemporaryFile(dir=path.parent, prefix=".", delete=False) as file:
        file.write(b"\n".join((hashlib.sha256(code).hexdigest().encode(), symbol.encode(), code)))
    os.replace(file.name, path)


def _compile() -> tuple[str, bytes]:
    """The loops' symbol and machine code.

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
    machine = _target_machine()
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


def _target_machine() -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    name = os.environ.get("NUMBA_CPU_NAME") or llvm.get_host_cpu_name()
    features = os.environ.get("NUMBA_CPU_FEATURES")
    features = llvm.get_host_cpu_features().flatten() if features is None else features
    return llvm.Target.from_default_triple().create_target_machine(cpu=name, features=features, opt=3, jit=True)


def _function(symbol: str, code: bytes) -> Callable[[int], int]:
    """The function in a piece of machine code. numba's convention: status = f(&result, &exception, argument)."""
    import llvmlite.binding as llvm

    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), _target_machine())
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    prototype = ctypes.CFUNCTYPE(
        ctypes.c_int32, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_void_p), ctypes.c_int64
    )
    function = prototype(engine.get_function_address(symbol))
    exception = ctypes.c_void_p()

    def run(context: int, engine: Any = engine) -> int:  # the engine owns the code
        result = ctypes.c_int64()
        if function(ctypes.byref(result), ctypes.byref(exception), context):
            raise RuntimeError("the compiled loops failed")
        return result.value

    return run
