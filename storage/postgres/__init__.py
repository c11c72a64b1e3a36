"""Records in PostgreSQL, for several servers at once. Only what is asked to keep games there loads this."""
