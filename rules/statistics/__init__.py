"""Statistics over many games, whichever they are: what is kept of each, which are wanted, and what they add up to."""
