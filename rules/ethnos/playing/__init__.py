"""What players do during an Age, one file for each thing they do and each Tribe that acts."""
