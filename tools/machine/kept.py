"""Translations of single functions, kept between runs: what did not change is not translated again.

A function's text in LLVM's language depends on its own code, on the constants and functions that it names, and of these
functions on their names and types alone, for they are linked later. Each text is kept in a file whose name is a hash of
that. What is replaced here is private to numba, as in `only_llvm`.
"""

import hashlib
import pickle
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any
from unittest.mock import patch

from machine.attributes import places_of

__all__ = ["kept_translations", "linked_text"]

_HERE = Path(__file__).resolve()
_ROOT = _HERE.parents[2]
_FOR_ALL = (
    _HERE,
    _HERE.with_name("only_llvm.py"),
    _HERE.with_name("attributes.py"),
    _HERE.with_name("returns.py"),
    *(_ROOT / "binlog_kaitai" / "compiled" / "loops" / f"{name}.py" for name in ("memory", "crc", "base64_text")),
)
"""Sources that every text depends on."""


def _hash(*parts: object) -> str:
    return hashlib.sha256(repr(parts).encode()).hexdigest()


class _Identities:
    """Names functions, the same in each run, and finds what they refer to."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Any, str]] = {}
        self.kernels: dict[str, Any] = {}
        """Compiled functions that were met, by name."""

    def of(self, kernel: Any) -> str:
        """Return the name of a compiled function: its place, or what it is made of where it has none."""
        if id(kernel) not in self._known:
            function = kernel.py_func
            module = sys.modules.get(function.__module__ or "")
            has_place = getattr(module, function.__name__, None) is kernel
            name = f"{function.__module__}.{function.__name__}" if has_place else _hash(self.contents(function))
            self._known[id(kernel)] = kernel, name
            self.kernels[name] = kernel
        return self._known[id(kernel)][1]

    def contents(self, function: FunctionType) -> object:
        """Return what a function does: its code and all that it names."""
        code = function.__code__
        cells = [cell.cell_contents for cell in function.__closure__ or ()]
        names = list(_names_in(code))
        named = {name: function.__globals__[name] for name in names if name in function.__globals__}
        return (
            _code(code),
            [self._value(value, names) for value in (*cells, *(function.__defaults__ or ()))],
            [(name, self._value(value, names)) for name, value in named.items()],
            [(name, places_of(name)) for name in sorted(set(names))],
        )

    def _value(self, value: Any, names: list[str]) -> object:
        from numba.core.dispatcher import Dispatcher
        from numba.core.extending import _Intrinsic

        if isinstance(value, Dispatcher):
            return "kernel", self.of(value)
        if isinstance(value, _Intrinsic):
            return "intrinsic", self.closure(value._defn)
        if isinstance(value, ModuleType):
            used = {name: getattr(value, name) for name in names if hasattr(value, name)}
            return value.__name__, [(name, self._value(part, [])) for name, part in used.items()]
        return self.closure(value) if isinstance(value, FunctionType) else repr(value)

    def closure(self, function: FunctionType) -> object:
        """Return a function by its code and what it encloses: the rest is of a module that all texts depend on."""
        cells = [cell.cell_contents for cell in function.__closure__ or ()]
        return _code(function.__code__), [self._value(cell, []) for cell in cells]


def _names_in(code: CodeType) -> Iterator[str]:
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _names_in(constant)


def _code(code: CodeType) -> object:
    consts = [_code(part) if isinstance(part, CodeType) else repr(part) for part in code.co_consts]
    return code.co_code, consts, code.co_names, code.co_varnames, code.co_freevars


class _Kept:
    """The folder of texts."""

    def __init__(self, folder: Path) -> None:
        import llvmlite
        import numba

        self.identities = _Identities()
        self._folder = folder
        texts = [path.read_bytes() for path in _FOR_ALL]
        self._for_all = _hash(sys.version, numba.__version__, llvmlite.__version__, texts)
        self._made_of: dict[int, tuple[Any, str, tuple[Any, ...]]] = {}
        """By a library: of which function it is, and its types."""
        self.made: dict[tuple[int, tuple[Any, ...]], Any] = {}
        """What was translated or restored, by function and types."""

    def path(self, kernel: Any, args: tuple[Any, ...]) -> Path:
        contents = self.identities.contents(kernel.py_func)
        return self._folder / _hash(self._for_all, self.identities.of(kernel), contents, args)

    def load(self, kernel: Any, args: tuple[Any, ...]) -> Any:
        """Return what was kept of a function, linked with what it calls; None where that is not what it was."""
        try:
            found = pickle.loads(self.path(kernel, args).read_bytes())
        except FileNotFoundError:
            return None
        libraries = []
        for name, types, result in found["calls"]:
            called = self.identities.kernels.get(name)
            if called is None:
                return None
            called.compile(types)
            made = self.made[id(called), types]
            if made.signature.return_type != result:
                return None
            libraries.append(made.library)
        return self._restored(kernel, args, found, libraries)

    def _restored(self, kernel: Any, args: tuple[Any, ...], found: dict[str, Any], libraries: list[Any]) -> Any:
        from numba.core.compiler import CompileResult
        from numba.core.lowering import Environment

        context, description = kernel.targetctx, found["description"]
        library = context.codegen().create_library(found["library"])
        library.texts, library._linking_libraries = found["texts"], libraries
        library._finalized = True
        environment = Environment.from_fndesc(description)
        entry = context.get_executable(library, description, environment)
        made = CompileResult(
            typing_context=kernel.typingctx, target_context=context, entry_point=entry, typing_error=None,
            type_annotation=None, signature=found["signature"], objectmode=False, lifted=(), fndesc=description,
            library=library, call_helper=None, environment=environment, metadata=None, reload_init=[],
            referenced_envs=[],
        )  # fmt: skip
        context.insert_user_function(entry, description, [library])
        kernel.add_overload(made)
        self.note(kernel, args)
        return entry

    def note(self, kernel: Any, args: tuple[Any, ...]) -> None:
        """Note of which function a library is: the one that was made last."""
        made = self.made[id(kernel), args] = list(kernel.overloads.values())[-1]
        self._made_of[id(made.library)] = made, self.identities.of(kernel), args

    def save(self, kernel: Any, args: tuple[Any, ...]) -> None:
        """Keep a function that was translated."""
        from numba.core import serialize

        self.note(kernel, args)
        made, calls = self.made[id(kernel), args], list[Any]()
        for library in _called(made.library):
            if id(library) not in self._made_of:  # of numba's own
                return
            called, name, types = self._made_of[id(library)]
            calls.append((name, types, called.signature.return_type))
        description = made.fndesc
        description.typemap = description.calltypes = None
        kept = {
            "library": made.library.name, "texts": made.library.texts, "calls": calls,
            "description": description, "signature": made.signature,
        }  # fmt: skip
        path = self.path(kernel, args)
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(OSError):
            new = path.with_suffix(".new")
            new.write_bytes(serialize.dumps(kept))
            new.replace(path)


def _called(library: Any) -> list[Any]:
    """Return the libraries that one calls, but for that of Python's objects, of which there are none."""
    return [called for called in dict.fromkeys(library._linking_libraries) if called.name != "nrt"]


def _named(original: Any, names: dict[FunctionType, str]) -> Any:
    """Return what gives functions the same symbols in each run, in place of a number in the order of translation."""

    def from_function(cls: Any, function: FunctionType) -> Any:
        made = original.__func__(cls, function)
        if function in names:
            made.unique_id = int(_hash(names[function])[:12], 16)
            made.unique_name = f"{made.func_qualname}${made.unique_id}"
        return made

    return classmethod(from_function)


@contextmanager
def kept_translations(folder: Path) -> Iterator[None]:
    """Have numba take from a folder what was translated before, and keep there what is translated. Within
    `only_llvm`."""
    from numba.core import bytecode, cgutils, codegen, dispatcher, sigutils

    kept, compile, names = _Kept(folder), dispatcher.Dispatcher.compile, dict[FunctionType, str]()

    def compile_kept(self: Any, sig: Any) -> Any:
        args, _ = sigutils.normalize_signature(sig)
        if (id(self), args) in kept.made:
            return kept.made[id(self), args].entry_point
        names[self.py_func] = kept.identities.of(self)
        entry = kept.load(self, args)
        if entry is None:
            entry = compile(self, sig)
            kept.save(self, args)
        return entry

    def add(self: Any, module: Any) -> None:
        self.texts = [*getattr(self, "texts", ()), cgutils.normalize_ir_text(str(module))]

    def finalize(self: Any) -> None:
        self._finalized = True

    identity = bytecode.FunctionIdentity
    with ExitStack() as stack:
        for owner, name, value in (
            (dispatcher.Dispatcher, "compile", compile_kept),
            (codegen.CPUCodeLibrary, "add_ir_module", add),
            (codegen.CPUCodeLibrary, "finalize", finalize),
            (identity, "from_function", _named(identity.__dict__["from_function"], names)),
        ):
            stack.enter_context(patch.object(owner, name, value))
        yield


def linked_text(compiled: Any) -> str:
    """Return the text of a function and of all that it calls. Within `kept_translations`."""
    import llvmlite.binding as llvm

    (library,) = (overload.library for overload in compiled.overloads.values())
    whole, done, waiting = None, set[str](), [library]
    while waiting:
        library = waiting.pop()
        texts = [text for text in library.texts if text not in done]  # functions may be the same
        waiting += reversed(_called(library)) if texts else ()
        for text in texts:
            done.add(text)
            module = llvm.parse_assembly(text)
            if whole is None:
                whole = module
            else:
                whole.link_in(module)
    return str(whole)
