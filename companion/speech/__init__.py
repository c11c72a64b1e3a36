"""What the app says, in the reader's language."""
