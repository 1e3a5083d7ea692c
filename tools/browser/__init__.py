"""The program in a browser page: its Python, its machine code, and the page around it."""
