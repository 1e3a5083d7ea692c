"""What the loops look up: the tables that a log describes, by number and by definition, with what is wanted of them.

All records of tables are made here. Whoever reads rows gives the columns their plans, and keeps what it knows in `own`.
"""
