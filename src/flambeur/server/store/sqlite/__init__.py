"""The store for a small host: one SQLite file and one process."""
