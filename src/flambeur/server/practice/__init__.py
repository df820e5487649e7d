"""Practice on the server: positions to decide, decks of people, and the mistakes of their games."""
