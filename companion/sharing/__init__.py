"""A game on more than one device: handed over from one to the next without a server, and one table for many phones."""
