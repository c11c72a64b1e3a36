"""One table, many phones: who may come to a table, where they sit, and what they may enter."""
