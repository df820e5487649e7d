"""Vegas for machines: one source that runs interpreted, or compiled where numba is installed."""
