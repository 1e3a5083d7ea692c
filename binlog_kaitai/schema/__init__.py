"""Table definitions from outside of the rows: names, signs, character sets and labels that a log may lack.

``model`` is what a definition is. It is read from SQL (``lexer``, ``grammar``, ``catalog``) or from rows of
INFORMATION_SCHEMA.COLUMNS (``columns_json``); ``fit`` compares it with a table map, and `with_schema` joins the two.
"""
