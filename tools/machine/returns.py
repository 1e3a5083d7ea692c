"""Functions of the loops that return their value, in a register: `direct_returns`.

numba's functions return whether they have raised something, and store their value at an address; another one is where
an exception is put. The loops raise nothing, so calls of them do without all three. What is replaced here is private to
numba, as in `only_llvm`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

__all__ = ["direct_returns"]


def _convention() -> Any:
    """Return the class of the convention."""
    from llvmlite import ir
    from numba.core import callconv

    yes, no = ir.Constant(ir.IntType(1), 1), ir.Constant(ir.IntType(1), 0)
    fine = callconv.Status(
        code=callconv.RETCODE_OK, is_ok=yes, is_none=no, is_error=no, is_stop_iteration=no, is_python_exc=no,
        is_user_exc=no, excinfoptr=None,
    )  # fmt: skip

    class Direct(callconv.BaseCallConv):
        """Arguments and the value, nothing else."""

        def _make_call_helper(self, builder: Any) -> None:
            """Return nothing: a caller needs no help."""

        def get_function_type(self, restype: Any, argtypes: Any) -> Any:
            result = self.get_return_type(restype).pointee
            return ir.FunctionType(result, list(self._get_arg_packer(argtypes).argument_types))

        def get_arguments(self, func: Any) -> Any:
            return func.args

        def decorate_function(self, fn: Any, args: Any, fe_argtypes: Any, noalias: bool = False) -> None:
            assert not noalias
            self._get_arg_packer(fe_argtypes).assign_names(self.get_arguments(fn), [f"arg.{name}" for name in args])

        def return_value(self, builder: Any, retval: Any) -> None:
            builder.ret(retval)

        def call_function(self, builder: Any, callee: Any, resty: Any, argtys: Any, args: Any) -> Any:
            value = builder.call(callee, self._get_arg_packer(argtys).as_arguments(builder, args))
            return fine, self.context.get_returned_value(builder, resty, value)

        def return_user_exc(self, builder: Any, *_: Any, **__: Any) -> None:
            """End the process: numba asks whether an index is in a tuple, which it is."""
            builder.call(builder.module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), [])), [])
            builder.unreachable()

        def return_status_propagate(self, builder: Any, status: Any) -> None:
            builder.unreachable()

    return Direct


@contextmanager
def direct_returns() -> Iterator[None]:
    """Have numba translate functions that return their value."""
    from numba.core import cpu

    convention = _convention()
    with patch.object(cpu.CPUContext, "call_conv", property(convention)):
        yield
