"""Proves of functions of the loops that are written by hand that each stores no more bytes than its contract says."""
