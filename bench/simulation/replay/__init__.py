"""Histories of the simulated database, repeated on a real one with a real standby."""
