"""Events rather than rows: listings, and logs made of the events of others, with what decides which are wanted."""
