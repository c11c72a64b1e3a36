"""Combat sheets and game files."""
