"""Where changes go: JSON lines, and the folder of output files."""
