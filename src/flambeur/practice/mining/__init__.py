"""Finds positions in which one option is clearly the best, in games between bots."""
