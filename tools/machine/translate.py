"""Writes generated/loops.ll: the loops in LLVM's language, as numba translates them.

    python tools/machine/translate.py           translates, unless the file is in step with its sources
    python tools/machine/translate.py --check   only says whether it is

Translating takes most of a minute; what is left of the text is simplified and has no addresses and no names of this
machine, so that the same sources give the same bytes. It has weights of branches, see `weights`.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools")]

from machine.attributes import RecordType  # noqa: E402
from machine.kept import kept_translations, linked_text  # noqa: E402
from machine.only_llvm import only_llvm  # noqa: E402
from machine.returns import direct_returns  # noqa: E402
from machine.sources import TRANSLATED, is_current, with_mark  # noqa: E402
from machine.weights import with_weights  # noqa: E402

ENTRY = "binlog_loops"
_SIMPLIFY = (
    "global_dead_code_eliminate", "sroa", "instruction_combine", "simplify_cfg", "new_gvn", "dead_arg_elimination",
    "ipsccp", "instruction_combine", "simplify_cfg", "global_dead_code_eliminate", "strip_dead_prototype",
)  # fmt: skip
_OF_OBJECTS = re.compile(r"^(  call|declare) void @NRT_(in|de)cref\(.*\n", re.MULTILINE)
"""References of Python objects are counted, of which there are none."""
_HEAD = re.compile(r"^(; ModuleID|source_filename|target datalayout|target triple).*\n", re.MULTILINE)


def translated(*, named: bool = False) -> str:
    """Return the loops in LLVM's language, as one function that others call and what it needs.

    Args:
        named: whether functions and places in them keep the names that numba gives them, which differ between runs.
    """
    from numba import njit

    from binlog_kaitai.compiled.loops.entry import entry
    from binlog_kaitai.compiled.records.context import Context

    with only_llvm(), direct_returns(), kept_translations(ROOT / "build" / "translated"):
        compiled = njit(nogil=True, error_model="numpy")(entry)
        compiled.compile((RecordType(Context),))
        return _simplified(linked_text(compiled), named=named)


def _simplified(text: str, *, named: bool) -> str:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    module = llvm.parse_assembly(text)
    (entry,) = (f for f in module.functions if not f.is_declaration and "entry5entry" in f.name)
    for part in (*module.functions, *module.global_variables):
        if not part.is_declaration and part.name != entry.name:
            part.linkage = "internal"
    for part in module.functions:
        if any(inlined in part.name for inlined in _inlined()):
            part.add_function_attribute("alwaysinline")
    symbol = entry.name
    machine = llvm.Target.from_default_triple().create_target_machine()
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=1))
    passes = llvm.create_new_module_pass_manager()
    for name in (*_SIMPLIFY, *(() if named else ("strip_symbols",))):
        getattr(passes, f"add_{name}_pass")()
    passes.run(module, builder)
    return _OF_OBJECTS.sub("", without_head(str(module))).replace(symbol, ENTRY)


def _inlined() -> list[str]:
    """Return what the symbols of functions contain that are inlined: their names as numba has them, each part after its
    length."""
    from binlog_kaitai.compiled.loops.memory import INLINED

    return ["".join(f"{len(part)}{part}" for part in name.split(".")) + "B" for name in sorted(INLINED)]


def without_head(text: str) -> str:
    """Return a translation without what it says of this machine."""
    return _HEAD.sub("", text)


def main(arguments: list[str]) -> int:
    """Translate, or check."""
    if is_current():
        return 0
    if "--check" in arguments:
        print(f"{TRANSLATED.name} is not what the loops say; run: make generate", file=sys.stderr)
        return 1
    mark = with_mark("")  # of the sources as they are now: they may change meanwhile
    TRANSLATED.write_text(mark + without_head(with_weights(translated())), "utf-8", newline="\n")
    print(TRANSLATED)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
