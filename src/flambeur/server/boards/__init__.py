"""The boards of days: one game with the same dice for everybody."""
