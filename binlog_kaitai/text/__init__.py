"""What events and changes look like as lines of text.

Each form is said once, here, as text with places in it: Python fills the places, and so do the compiled loops. Nothing
here reads a log.
"""
