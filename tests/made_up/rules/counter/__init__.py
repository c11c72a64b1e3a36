"""The rules of counting."""
