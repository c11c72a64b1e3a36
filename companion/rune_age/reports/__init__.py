"""Reports of the game, as data and as text."""
