"""One fight: what counts, who wins it, and what follows from it."""
