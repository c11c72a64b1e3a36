"""The companion: screens, commands and words. It computes no rule; `rules` does."""

NAME = "Ethnos companion"
SHORT_NAME = "Ethnos"
DESCRIPTION = "Keeps the score of a game of Ethnos at the table, and shows every sum line by line."
COMMAND = "ethnos-companion"
"""What is typed in a terminal; the folder of the data has this name too."""
VERSION = "0.1.0"
