"""numba without what only serves to run a function: its text in LLVM's language takes a fifth of the time then.

numba makes machine code of each function as soon as another one calls it, wraps it for Python, and compares the
features of processors on the way. A translation has no use for that. What is replaced here is private to numba, so the
version in requirements/constraints.txt counts; where another one differs, translating fails.
"""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch


def _callable_without_code(context: Any, library: Any, description: Any, environment: Any) -> Any:
    """Return what stands for a function that nobody calls: an object of its own, with an address that is not used."""
    from numba import _dynfunc

    name = description.qualname.rpartition(".")[2]
    return _dynfunc.make_function(description.lookup_module(), name, "", 1, environment, (library,))


def _unwrapped(compiler: Any, flags: Any) -> Any:
    """Return the settings of a compilation without wrappers for Python and C."""
    flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    return flags


@contextmanager
def only_llvm() -> Iterator[None]:
    """Have numba translate without optimizing, and make no machine code."""
    from llvmlite.binding import ffi
    from numba.core import codegen, config, cpu, dispatcher
    from numba.core.compiler_lock import global_compiler_lock

    def nothing(*_: Any) -> None:
        """Stand for machine code, and for what is checked before it is made."""

    with ExitStack() as stack:
        for owner, name, value in (
            (config, "OPT", type(config.OPT)(0)),
            (cpu.CPUContext, "get_executable", _callable_without_code),
            (codegen.JITCodeLibrary, "_finalize_specific", nothing),
            (codegen.CPUCodegen, "_add_module", nothing),
            (codegen.CPUCodegen, "_check_llvm_bugs", nothing),
            (dispatcher._FunctionCompiler, "_customize_flags", _unwrapped),
            (ffi.lib._lock, "_cblist", []),  # timings of each call
        ):
            stack.enter_context(patch.object(owner, name, value))
        stack.enter_context(global_compiler_lock)
        yield
