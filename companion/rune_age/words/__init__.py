"""Everything the companion says, in words. The rules give reasons and facts; the sentences are made here."""
