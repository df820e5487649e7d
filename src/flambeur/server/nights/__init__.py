"""Game nights: rooms that outlive their games, each a log of its own."""
