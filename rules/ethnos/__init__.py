"""The game of Ethnos.

Words and values: `vocabulary`, `rulebook`, `rulings`, `components`. A game is made of a `setup`, the `table` and the
`state` around it, and `events`. `play` applies one event, `game` keeps them all, with undo and edits. `playing` holds
what players do and `scoring` what counts, one file for each; `files` reads and writes both formats.
"""
