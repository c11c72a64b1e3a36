"""The screens that belong to no game: home, past games, players and settings."""
