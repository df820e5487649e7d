"""Reads a finished record: what was luck, what was skill, and which move was better."""
