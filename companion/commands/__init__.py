"""The commands of the companion, one file each."""
