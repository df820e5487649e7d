"""How workers tell each other the news."""
