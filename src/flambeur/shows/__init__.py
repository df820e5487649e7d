"""What people see of a game: one folder for each, and a plain one for any other."""
