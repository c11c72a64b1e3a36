"""What the end of an Age is worth, one file for each thing that scores."""
