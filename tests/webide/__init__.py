"""The spec in the Kaitai Web IDE: the tree it shows, held against the Python parser and this project's row values."""
