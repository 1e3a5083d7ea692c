"""Row changes in their transactions: reading, filters, history of definitions, splits and the ledger."""
