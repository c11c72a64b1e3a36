"""Records in files: safe from crashes and full disks, one writer at a time."""
