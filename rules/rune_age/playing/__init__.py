"""One file for each thing that happens in a game."""
