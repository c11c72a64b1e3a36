"""Colours, sizes and the theme."""
