"""Commands that check archives: whether all is there, whether it is what it was, and what another archive has."""
