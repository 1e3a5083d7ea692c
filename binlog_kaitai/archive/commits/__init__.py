"""How transactions were committed: sums of lag, groups and what may run at a time (`sums`), as lines and as plots."""
