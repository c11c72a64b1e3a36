"""Parts that several screens and sheets of the game are made of."""
