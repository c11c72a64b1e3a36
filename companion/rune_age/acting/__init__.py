"""What a tap does to a game."""
