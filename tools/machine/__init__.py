"""The loops as machine code: translated to LLVM's language by numba, compiled for each kind of processor by LLVM."""
