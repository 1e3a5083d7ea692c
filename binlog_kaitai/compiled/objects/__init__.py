"""Rows as Python's objects: changes, the life of one row, what committed transactions did, and chains of images.

Python decodes the rows here, or makes their objects of what the loops have found; it is asked for nothing else.
"""
