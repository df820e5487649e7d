### The pages of a game night: the way in, the room, and the end of it.

night-unknown = There is no such game night. The link may be wrong or very old.

## The way in

night-door-alone = Nobody is here yet.
night-door-here = { $count ->
    [one] { $names } is here.
   *[other] { $names } are here.
  }
night-door-playing = { $game } is being played. You take over from a bot at once, or you are in from the next game.
night-door-name = Your name, if you like
night-door-sit = Take a seat
night-door-watch = Only watch
night-watching = You are only watching.

## The room

night-leads = { $who ->
    [you] You lead the night
    [one] { $names } leads the night
   *[other] { $names } lead the night
  }
night-welcome = Who plays tonight?
night-people = Who is there
night-here = here
night-away = back soon
night-host = host
night-code = Code { $code }
night-code-stays = The code stays the same all evening.
night-code-new = The old code was taken: this is the new one.
night-code-none = The code rests while nobody plays. The link stays the same.
night-qr = QR code with the link to this game night
night-share = The link to this game night
night-share-hint = One link for the whole evening, and for the next one.
night-next = The next game
night-votes = { $count ->
    [0] no vote
    [one] one vote
   *[other] { $count } votes
  }
night-voted = { $count ->
    [0] Nobody has voted yet.
    [1] One of { $all } has voted.
   *[other] { $count } of { $all } have voted.
  }
night-bot-for = { $count ->
    [one] A bot plays for { $names } until they are back.
   *[other] Bots play for { $names } until they are back.
  }
night-start = Start { $game }
night-wait = { $name } starts the game.
night-wait-nobody = As soon as somebody takes a seat, it can begin.
night-bots = { $count ->
    [0] No bots
    [one] One bot
   *[other] { $count } bots
  }
night-bots-more = One bot more
night-bots-fewer = One bot fewer
night-after = { $count ->
    [1] After one game
    [2] After two games
    [3] After three games
    [4] After four games
    [5] After five games
   *[other] After { $count } games
  }
night-before = The score of the night
night-scoring = 5, 3, 2, 1 and 0 points by place. Whoever sits out names the winner for one point.
night-by-bot = More than half of a game was played by a bot: it brought nothing.
night-new-host = { $who ->
    [you] { $away } was away: you are the host now.
   *[other] { $away } was away: { $host } is the host now.
  }
night-rename = Change my name
night-leave = Leave the night
night-close = End the night
night-close-sure = The score stays, with something about each of you. Everybody of this night can go on with it later.
night-break = End this game: nobody scores
night-tv = On the television
night-tv-how = Open { $address } on the television.

## While a game is played

night-in-next = You are in from the next game.
night-tip = Who wins? One point if you are right.
night-tipped = You say: { $name }.

## The end of it

night-won = { $who ->
    [you] You won the night
    [one] { $names } won the night
   *[other] { $names } won the night together
  }
night-over = The night is over
night-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
night-points-word = { $points ->
    [one] point
   *[other] points
  }
night-luck = Luck { $luck }
night-skill = Skill { $skill }
night-reviewing = Luck and skill will be here when all games have been looked at.
night-measure = Luck and skill in points of win chance, from all games together.
night-again = Next time
night-date = When it goes on
night-date-open = No date yet.
night-date-remove = No date
night-coming = { $count ->
    [0] Nobody has said so yet.
    [one] { $names } is in.
   *[other] { $names } are in.
  }
night-in = I’m in
night-calendar = Into my calendar
night-continue = Continue the night

## By a code

night-join = The table’s code
night-join-hint = Four letters, from the television or from a friend
night-join-none = No table has this code. Look at it once more, letter by letter.
night-join-slow = { $seconds ->
    [one] Too many tries. In one second you can try again.
   *[other] Too many tries. In { $seconds } seconds you can try again.
  }
night-join-whose = { $count ->
    [0] A table where nobody is just now?
   *[other] The table of { $names }?
  }
night-join-gathering = They are choosing a game.
night-join-playing = { $game } is being played.
night-join-closed = This night is over. You can continue it.
night-join-go = To the table
night-join-yes = Yes, that is the one
night-join-other = Another code
night-join-link = No code? By a link, or to an open table
