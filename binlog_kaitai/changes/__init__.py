"""Row changes in their transactions, and what is said of reading logs: what all rooms above share.

The rules of transactions (`transactions`, contained in the compiled loops) and of logs (`rules`), what a change says
(`row_change`), what is wanted (`filters`), how to read (`options`), what became of each byte (`ledger`), parts of logs
(`splits`). Nothing here reads a log, no text is made, and no file of the user's written.
"""
