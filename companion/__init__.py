"""The companion: screens, commands and words. It computes no rule; `rules` does."""

NAME = "Ethnos companion"
VERSION = "0.1.0"
