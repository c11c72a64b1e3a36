"""What is left of a game: a picture, a text, a score sheet, a log of it elsewhere, tables of all of them."""
