"""Changes of the package by chance, and what notices them (`tools/mutation.py`)."""
