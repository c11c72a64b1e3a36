"""Reading JSON of any game: one meaning for every text, and a place for every mistake."""
