"""The line to a browser."""
