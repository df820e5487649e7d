"""Game nights under faults."""
