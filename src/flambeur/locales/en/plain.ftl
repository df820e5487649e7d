### Games without a text of their own.

plain-question = What do you do?
plain-help = This game has no text of its own: moves, events and the table are called as in its rules.
plain-heading = { $game }, round { $round }
