"""Reports of counting."""
