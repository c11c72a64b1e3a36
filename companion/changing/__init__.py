"""Changes of what has been played already, in any game."""
