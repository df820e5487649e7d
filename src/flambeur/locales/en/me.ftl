### Pages around the one who plays: games, form, keys and notices.

me-title = My games

## Where it is my turn

me-up = { $count ->
    [1] You are up at one table
    [2] You are up at two tables
    [3] You are up at three tables
    [4] You are up at four tables
    [5] You are up at five tables
   *[other] You are up at { $count } tables
  }
me-up-play = Play
me-up-more = { $count ->
    [one] and one more
   *[other] and { $count } more
  }
me-going = Your games go on
me-on = Also going on
me-new = A new game
me-round = Round { $round }
me-round-of = Round { $round } of { $rounds }
me-since = { $unit ->
    [minutes] { $count ->
        [0] your turn just now
        [one] waiting for a minute
       *[other] waiting for { $count } minutes
      }
    [hours] { $count ->
        [one] waiting for an hour
       *[other] waiting for { $count } hours
      }
   *[days] { $count ->
        [one] waiting for a day
       *[other] waiting for { $count } days
      }
  }
me-left = { $unit ->
    [minutes] { $count ->
        [0] less than a minute left
        [one] one minute left
       *[other] { $count } minutes left
      }
    [hours] { $count ->
        [one] one hour left
       *[other] { $count } hours left
      }
   *[days] { $count ->
        [one] one day left
       *[other] { $count } days left
      }
  }
me-awaits = { $name } is to move
me-away = a bot plays for you
me-resigned = a bot plays on for you
me-open = Waiting for players
me-beginning = About to begin

## Who plays

me-with = { $game } with { $names }
me-with-bots = { $game } with bots
me-alone = { $game } solo
me-many = { $count ->
    [5] { $game }, five at the table
    [6] { $game }, six at the table
    [7] { $game }, seven at the table
    [8] { $game }, eight at the table
   *[other] { $game }, { $count } at the table
  }

## Games that are over

me-list = { $first }, { $second }
me-victory = Victory
me-shared = Shared victory
me-rivals = The rivals were stronger together
me-place = { $rank ->
    [2] Second place
    [3] Third place
    [4] Fourth place
    [5] Fifth place
   *[other] Place { $rank }
  }
me-merits = luck { $luck }, skill { $skill }
me-merits-alone = luck { $luck }
me-running = Still on the table
me-all = All { $count } games
me-older = Older games
me-none = Not one game to its end yet
me-none-hint = The first one will stand here, with its result, your luck and your skill.
me-failed = Your games cannot be fetched right now.
me-along = Take my seat along
me-along-about = Your other phone, the laptop, an app instead of a messenger: a link makes you the same person there.
me-along-show = Show link and QR code
me-along-how = Open it in the other browser, and you go on playing there, with your seat and your games.
me-along-once = It works once, for ten minutes. It makes whoever opens it you, so keep it to yourself.
me-along-qr = QR code with the link to your seat
me-along-old = Ten minutes are over: this link is void.
me-along-new = Make another link
me-along-here = You sit here in a moment, with the same seat and the same games. Where you come from, everything stays as it is.
me-along-as = Continue as { $name } here
me-along-go = Continue here
me-along-leaves = { $count ->
    [one] This browser is somebody else so far, with one game, which cannot be reached from here afterwards.
   *[other] This browser is somebody else so far, with { $count } games, which cannot be reached from here afterwards.
}
me-along-leaves-account = This browser is { $name } so far; afterwards a passkey brings { $name } back.
me-along-same = This browser is you already.
me-along-void = This link was used already, or is too old. Make a new one where you sit: “Take my seat along” in the menu.

me-keep = Keep my games
me-keep-text = With the passkey of your phone or laptop: no password, no mail. Now they live only in this browser.
me-keep-go = Keep with a passkey
me-keep-come = I have games kept: sign in
me-keep-name = Others see it in lists of the best.
me-keep-missing = Over this address your browser makes no passkeys; they need https. “Take my seat along” works here, too.
me-keep-kept = Your games are kept
me-keep-kept-text = { $name }, your passkey brings you back to them in any browser.
me-keep-key = Passkey { $number }
me-keep-key-name = Name of this passkey
me-keep-key-used = Last used { $day }
me-keep-key-made = Made { $day }
me-keep-key-remove = Remove “{ $name }”
me-keep-more = One more passkey
me-keep-leave = Sign out everywhere
me-keep-yours = Get everything or be forgotten
me-keep-skill = { $count ->
    [one] most likely { $low } to { $high }, after one game
   *[other] most likely { $low } to { $high }, after { $count } games
}
me-keep-skill-text = Your strength against others: whoever is new begins at 25. The more you play, the narrower it gets.
## How well somebody chooses.

me-form-game = Game
me-form-like = { $level ->
    [novice] You choose like a novice
    [casual] You choose like a casual player
    [strong] You choose like a strong bot
   *[champion] You choose like a champion
}
me-form-number = { $value } of 100
me-form-missing = { $count ->
    [1] One more game and we know.
    [2] Two more games and we know.
    [3] Three more games and we know.
    [4] Four more games and we know.
    [5] Five more games and we know.
    [6] Six more games and we know.
    [7] Seven more games and we know.
    [8] Eight more games and we know.
    [9] Nine more games and we know.
    [10] Ten more games and we know.
   *[other] { $count } more games and we know.
}
me-form-unknown = { $game ->
    [none] Then this tells how well you choose. Luck will not be in it.
   *[other] Then this tells how well you choose in { $game }. Luck will not be in it.
}
me-form-told = Over the last { $games } games: { $value } of 100{ $way ->
    [more] , { $change } more than { $ago ->
        [one] a game ago
       *[other] { $ago } games ago
    }
    [less] , { $change } less than { $ago ->
        [one] a game ago
       *[other] { $ago } games ago
    }
   *[even] { "" }
}. Luck is not in it.
me-form-formula = The number is 100 × (1 − win chance you gave away ÷ win chance that choosing at random would have given away), over all decisions that matter.
me-form-doubt = You gave away { $given } points of win chance at each; the true number is most likely between { $low } and { $high }.
me-form-past = The last { $count } games
me-form-past-spoken = From { $from } to { $to } of 100.

## When and where one is told.

me-turn = Your turn
me-turn-text = We tell you, even when this page is closed.
me-turn-here = Tell me on this device
me-turn-open = So far only while this page is open, even if it is hidden.
me-turn-closed = Also when it is closed
me-turn-insecure = Over this address your browser shows no notices; they need https. While this page is open, a sound and its title call you; when it is closed, ntfy or a webhook does.
me-turn-blocked = This browser blocks our notices. Tap the sign beside the address of the page, then “Notifications”, and allow them.
me-turn-none = This browser shows no notices. Open Flambeur in the browser of your phone, or give us another address.
me-turn-install = An iPhone or iPad shows notices only from an app on the Home Screen. Three steps, and Flambeur is one.
me-turn-how = Show me how
me-turn-days = By the day: one message a turn, and at most one an hour over all tables.
me-turn-live = Live: one message when you have missed a whole turn, and none again until you were back.
me-turn-quiet = None from 22 to 8 where you are, none while this page is open, none from muted tables.
me-turn-places = You are told here
me-turn-this = This browser
me-turn-way = { $way ->
    [ntfy] ntfy
    [webhook] Webhook
   *[push] Another browser
}
me-turn-since = { $host }, since { $day }
me-turn-remove = Remove: { $name }
me-turn-more = Another address
me-turn-more-ntfy = The address of a topic of ntfy, such as https://ntfy.sh/my-secret-word. Whoever knows the word reads along, so choose one that nobody guesses.
me-turn-more-webhook = We send JSON with title, text and link there. At Discord, put /slack behind the address of the webhook.
me-turn-address = Address
me-turn-add = Tell me there
me-turn-mute = Mute this table
me-turn-unmute = Unmute this table

## The app on the home screen of an iPhone

me-install = Flambeur on the Home Screen
me-install-share = Tap “Share” in the bar of the browser.
me-install-add = Choose “Add to Home Screen”.
me-install-open = Copy your link here, open Flambeur from the Home Screen and paste it there. So you are the same person, with all your games.
me-paste = Paste my link
me-paste-how = Copy your link where you have played so far, under “Take my seat along”, and paste it here.
me-paste-link = Your link
me-paste-wrong = This is no link to a seat. It ends with # and many letters.
me-device = { $game } on one device
me-device-won = Won by { $names }
