### Pages around the one who plays: games, form, keys and notices.

me-title = My games
