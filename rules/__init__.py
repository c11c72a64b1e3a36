"""The rules of games, pure: no screens, no files, no clock, no randomness that isn't handed in."""
