"""Scripts and undos: whole transactions as statements or events, by the loops, with Python for what they leave.

The state of a script is of `sql`; here it is lent to the loops and taken back.
"""
