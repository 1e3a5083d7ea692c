"""Table definitions from outside of the rows: names, signs, character sets and labels that a log may lack.

They are read from SQL (``catalog``) or from rows of INFORMATION_SCHEMA.COLUMNS (``columns_json``); ``fit`` compares one
with a table map, and `with_schema` joins the two. What a definition is, `ddl` says.
"""
