"""What a log says by the generated parser alone: each event, row and value is an object of Python, and the plainest
follower of transactions puts them together.

What the loops make of a log, sound or not, is compared with what these readers make of it. They read everything, take
their time, and share nothing with the loops but the parser, the rules of transactions, and what makes texts of values.

| module | makes |
|---|---|
| `changes.py` | row changes |
| `tables.py` | record batches |
| `scripts.py` | scripts, and what an undo keeps |
| `summaries.py` | the list of transactions |
| `history.py` | the life of one row |
| `commands.py` | what a whole command prints, where these readers read the logs |
"""
