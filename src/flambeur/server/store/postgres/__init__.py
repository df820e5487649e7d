"""The store for many workers: PostgreSQL."""
