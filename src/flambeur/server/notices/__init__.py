"""Telling people who have closed the page that a table waits for them."""
