"""What people see of it: a shared table besides the table itself, and a game that is handed over."""
