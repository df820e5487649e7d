"""A review in words and pictures: lines for a terminal, and a page of its own."""
