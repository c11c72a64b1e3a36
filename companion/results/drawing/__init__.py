"""Pictures and pages of our own: drawn once, written as PNG or PDF, with no more than Python has everywhere."""
