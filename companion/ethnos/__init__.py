"""Ethnos at the table: its screens, sheets, words and reports. It computes no rule; `rules.ethnos` does."""
