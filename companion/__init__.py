"""The companion: screens, commands and words. It computes no rule; `rules` does."""
