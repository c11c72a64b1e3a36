"""What lies over the table: one sheet a file."""
