"""The companion: screens, commands and words. It computes no rule; `rules` does."""

VERSION = "0.1.0"
