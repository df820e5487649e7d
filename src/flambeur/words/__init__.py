"""Prose: the Fluent catalogues in four languages, and what is said with them."""
