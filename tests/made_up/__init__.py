"""A tiny game that nobody plays: whoever counts furthest wins.

It has a folder in `rules` and one in `companion`, as every game has, and a line in the registry. Nothing else in the
project knows it, which is the point.
"""
