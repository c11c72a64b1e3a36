"""What host and guests see of a shared table besides the table itself."""
