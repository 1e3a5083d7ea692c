"""What tools/generate.py made of the spec; see STAMP. Do not edit."""
