"""Counting at the table."""
