"""Pieces that screens are made of: plain functions that return Flet controls."""
