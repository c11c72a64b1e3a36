"""Rune Age at the table: its screens, sheets, words and reports. It computes no rule; `rules.rune_age` does."""
