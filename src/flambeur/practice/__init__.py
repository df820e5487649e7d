"""Practice: positions with one clear answer, and who has to see them again when."""
