"""Table definitions, and the row images that are read by them."""
