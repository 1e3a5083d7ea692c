"""Row changes as Arrow record batches: schemas, columns, and batches made from objects."""
