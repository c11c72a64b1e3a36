"""Rune Age: decks, war and events for one to four players, as far as a phone can know it.

Hands, decks and what cards say stay at the table. What is told or typed is kept: fights, damage, cities, strongholds,
rewards, events. Every rule has an id, such as R-G6, which problems, lines and outcomes name.
"""
