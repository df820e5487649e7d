"""The tiles as kernels: one file for each side of a board."""
