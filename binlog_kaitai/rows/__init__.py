"""Table definitions, and the row images that are read by them.

`table_map` makes tables of table maps, `images` compiles a decoder for each set of columns. How the cells of a type are
stored comes from `layout.CELLS`, what value they make from `types`.
"""
