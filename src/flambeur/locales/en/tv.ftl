# What a television says of a game night.
tv-join = Play or watch:
tv-scan = Scan this with your phone
tv-or = or open { $address } and type
tv-nobody = Who is coming? Scan the code, no app, no account.
tv-people =
    { $count ->
        [one] One is here
       *[other] { $count } are here
    }
tv-vote = What shall we play?
tv-no-votes = Vote on your phone
tv-starts = { $name } starts the game on the phone
tv-turn = { $name } is up
tv-cup = { $name } has the dice in the cup
tv-considers = { $name } thinks of this
tv-sound = Press any key of the remote for sound
tv-lost = No connection. Trying again …
tv-no-night = There is no game night with the code { $code }
tv-no-night-help = Check the letters on the phones, or open { $address } for a new night
tv-won =
    { $who ->
        [one] { $names } wins { $game }
       *[other] { $names } share { $game }
    }
tv-next = Next time: { $date }
tv-tips =
    { $count ->
        [one] One tip on the winner is in
       *[other] { $count } tips on the winner are in
    }
