"""The loops and objects over logs that are not sound: `python -m tests.fuzz --seed S --seconds N [--base DIR]`."""
