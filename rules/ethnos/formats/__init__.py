"""The two JSON formats people keep and share: a score sheet of one Age, and a whole game event by event."""
