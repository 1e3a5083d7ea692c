"""What commands print, kept as text: `python -m tests.transcripts --write` writes it anew."""
