"""Keeps games, players and settings on disk, through dead batteries and full disks. It knows no rule of any game."""
