"""Where changes go: JSON lines, and the folder that output files stand in."""
