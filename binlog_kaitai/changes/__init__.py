"""Row changes in their transactions: what logs mean, beyond single events.

The rules of transactions (`transactions`, contained in the compiled loops), what is wanted (`filters`, `row_choice`),
what became of each byte (`ledger`), how logs follow one another (`continuity`), definitions from DDL (`history`),
splits, and the state and the life of rows (`committed`, `table_state`, `row_history`). No text is made here, and no
file of the user's written.
"""
