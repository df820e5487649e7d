### The browser: pages, tables, settings. Sections for each game stand at the end.

## The page

web-title = Flambeur: dice games with friends
web-nothing = There is nothing at this address.
web-home = Back to the start
web-loading = Fetching the dice…

## Landing

web-hero-first = Bring friends.
web-hero-second = Burn
web-hero-last = luck.
web-lead = Dice games in your browser. No account, nothing to install: tap, and your first roll is on the table.
web-play-now = Play now
web-host = Host a table
web-join = Join a friend
web-solo = Solo
web-night = Game night
web-night-text = One room for the whole evening: your friends, one code, any of the games.
web-practice = Practice
web-practice-text = One roll, one choice, and what each would be worth.
web-today = Today’s Ten
web-today-text = Ten decisions a day, the same for everybody.
web-night-back = Back to the game night
web-night-guest = Guest { $number }
web-solo-title = A game for one
web-solo-open = Play solo
web-fair-line = Every roll can be checked by anyone at the table.
web-here-before = I was here before: paste my link
web-how = How to play
web-bots-link = Write a bot
web-check-dice = Check the dice
web-language = Language
web-settings = Settings
web-door-vegas = Most dice take the money. Ties take nothing.
  .short = Ties take nothing
  .time = 30 min
web-door-royale = Vegas with sixteen little machines and one big die.
  .short = Sixteen machines
  .time = 45 min
web-door-strike = Throw into the arena. Match and keep, miss and pay.
  .short = Throw, match, keep
  .time = 15 min
web-door-easycome = Take three prizes, then keep them for one round.
  .short = Hold three prizes
  .time = 15 min
web-players-range = { $least } to { $most } players
web-open-tables = Open tables
web-guest = You
web-guest-names = Otter Robin Hazel Badger Maple Wren Clover Finch Willow Lark Juniper Heron

## Names of games

web-game-vegas = Vegas
web-game-royale = Royale
web-game-strike = Strike
web-game-easycome = Easy Come

## Hosting and joining

web-host-title = A table for your friends
web-host-game = Game
web-host-chairs = Chairs
web-host-pace = Time for a move
web-pace-live = { $seconds } seconds
web-pace-days = { $days ->
    [one] One day
   *[other] { $days } days
  }
web-host-public = Strangers may join: the table is listed on the first page.
web-host-bots = Bots
web-host-bots-none = None, the chairs are for friends
web-host-bots-fill = On all other chairs: { $level }
web-host-hints = Everybody may ask the coach for hints; the game does not count for ratings.
web-host-options = House rules
web-host-open = Open the table
web-edition = Edition
web-edition-royale = with machines
web-edition-royale-base = without machines
web-join-label = The link or the code of the table
web-join-hint = Twelve letters and digits, as in the link.
web-join-go = Go to the table
web-join-wrong = This is not the code of a table.
web-value-hidden = face down
web-value-open = open
web-value-reshuffle = any machine
web-value-no-repeat-side = only the other side
web-value-no-repeat-tile = only fresh machines
web-value-chip-supply-none = no limit
web-value-none = none
web-value-reserve-bottom = under the pile
web-value-bank = to the bank
web-value-free-pass = a free pass
web-value-chip-first = a chip first
web-value-reroll = another roll
web-value-by-count = by the number
web-value-free-choice = any reward
web-value-every-turn = every turn
web-value-once = once
web-value-after-payout = after the casinos
web-value-before-payout = before the casinos
web-value-strict = strict
web-value-exact = exact
web-value-fine-chips-choose = may be added
web-value-fine-chips-last = only if bills fall short
web-value-physics = real physics
web-value-abstract = a table of chances
web-value-single = one round
web-value-match = a match
web-value-choice = choose
web-value-end-turn = end the turn
web-value-throw-all = throw all
web-value-bot = a bot plays on
web-value-out = out
web-value-random = drawn at random
web-value-rolloff = the dice decide
web-value-normal = normal
web-value-hard = hard
web-value-expert = expert
web-value-master = master
web-value-solo-own-dice-none = as the level has it
web-value-solo-preplaced-none = as the level has it
web-value-yes = yes
web-value-no = no

## Lobby

web-lobby-title = { $game }: who plays?
web-lobby-hint = Send the link. Whoever opens it can sit down, without an account.
web-lobby-seat = Seat { $seat }
web-lobby-free = Free
web-lobby-sit = Sit here
web-lobby-stand = Stand up
web-lobby-clear = Clear this seat
web-lobby-name = Your name
web-lobby-name-hint = Up to 24 letters; your friends see it on the dice.
web-lobby-start = Start the game
web-alone-title = You are alone at this table
web-alone-bots =
  { $count ->
    [one] Add a bot and start
   *[other] Add { $count } bots and start
  }
web-alone-solo = Play solo
web-alone-wait = Wait for the others
web-alone-note = A solo game is for one: whoever comes later can only look on.
web-lobby-start-more = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
  }
web-lobby-wait = { $name } starts the game when everybody sits.
web-lobby-wait-host = The host starts the game when everybody sits.
web-lobby-looking = You are looking on. Take a free seat to play.
web-lobby-host = host
web-lobby-you = you
web-lobby-rules = House rules of this table
web-lobby-usual = The usual rules.
web-lobby-hints = Hints are allowed here; the game is not rated.
web-bot-uniform = Random
  .about = Plays any move at all.
web-bot-novice = Novice
  .about = Plays like somebody on their first evening, with the mistakes that belong to it.
web-bot-casual = Casual
  .about = Takes what pays best right now. Good company for an evening.
web-bot-strong = Strong
  .about = Plays hundreds of games in its head before it moves.
web-bot-champion = Champion
  .about = The best player in the house. Beat it, and tell everybody.
web-level-add = Add a bot
web-level-title = How good shall the bot be?
web-level-heat = Strength { $level } of { $levels }
web-share-copy = Copy the link
web-share-copied = Copied
web-share-title = The link to this table
web-share-qr = QR code with the link to this table
web-share-hint = Anyone with the link can look on; before the start they can sit down.
web-share-send = Share

## Table

web-menu = Menu
web-menu-back = Back to the first page
web-tool-link = Link and QR code
web-tool-log = Log
web-tool-rules = Rules
web-tool-forward = Fast-forward until you are asked
web-tool-sound-on = Sound is on
web-tool-sound-off = Sound is off
web-tool-theme-night = Night
web-tool-theme-terrace = Terrace
web-tool-hand-left = Buttons on the left
web-tool-hand-right = Buttons on the right
web-players = Players
web-turn-yours = Your turn
web-turn-of =
  { $who ->
    [you] You play
   *[other] { $name } plays
  }
web-turn-bot = { $name }, a bot, thinks
web-turn-dice = The dice fall
web-turn-over = The game is over
web-turn-payout = Payout, { $casino } of { $casinos }
web-turn-hidden = ● Your turn – Flambeur
web-clock = Time left: { $time }
web-note-bot = bot
web-note-away = a bot plays on
web-note-resigned = left, a bot plays on
web-note-took = for { $bot }
web-note-handed = took over
web-tray-waiting = { $name } decides.
web-tray-watching = You are looking on.
web-looking-on = You are looking on: this game has already begun.
web-take =
  { $kind ->
    [bots] Take a bot’s seat
   *[any] Take a seat
  }
web-take-one = Play for { $bot }
web-take-title =
  { $kind ->
    [bots] Which bot do you play for?
   *[any] Who do you play for?
  }
web-take-hint = You play on with all that lies there, and the seat is yours in the next game, too.
web-took =
  { $who ->
    [you] You play for { $bot } now.
   *[other] { $name } plays for { $bot } now.
  }
web-seek-one = Ask for { $name }’s seat
web-seek-note = away, the host decides
web-seek-asked = { $name } asks for { $away }’s seat, where a bot plays now.
web-seek-hand = Hand it over
web-seek-keep = Rather wait
web-seek-waiting = You asked for { $name }’s seat. The host decides.
web-seek-kept = The host would rather wait for { $name }.
web-seek-back = { $name } is back and plays on.
web-handed =
  { $who ->
    [you] The seat is yours: you play on for { $away }.
    [same] { $name } plays on, from another browser.
   *[other] { $name } plays on for { $away }.
  }
web-handed-yours = You are looking on: while you were away, the host handed your seat to { $name }.
web-missed = While you were away
web-tray-sending = On its way…
web-tray-choose = Play this
web-tray-back = Back
web-tray-key-enter = Enter
web-tray-pick =
  { $once ->
    [yes] One tap plays a move at once.
   *[no] Tap once to see what a move would do, a second time to play it.
  }
web-confirm = Confirm: { $what }
web-confirm-first = First choose
web-log-title = Table talk
web-log-empty = Nothing has happened yet.
web-log-played-on = Here you play on from a moment of another game.
web-log-look = See the table as it was then
web-past-title = An earlier moment
web-past-place = { $place } of { $count }
web-past-older = One moment back
web-past-newer = One moment on
web-past-walk = Moments of the game
web-past-now = Back to now
web-past-turn = It is your turn
web-past-first = The game began here.
web-past-on = Play on from here
web-past-on-how = Against bots, unrated, with new dice
web-react = Say something
web-react-cheer = Nice roll
web-react-laugh = Ha
web-react-wow = Wow
web-react-ouch = Ouch
web-react-think = Thinking
web-react-thanks = Thank you
web-react-hurry = Take your time, but hurry
web-react-wave = Hello
web-leave-word = Leave
web-leave-line = a bot plays on for you. Come back any time.
web-close = Close

## The beginning and the receipt

web-begin = The dice are being agreed.
web-begin-anew = Somebody did not answer. The dice are being agreed anew.
web-begin-days = The dice are being agreed. The game begins as soon as everybody has looked in.
web-tool-receipt = Receipt
web-receipt-title = What was agreed
web-receipt-none = Nothing is agreed yet. When the game starts, everything is written down here.
web-receipt-old = This table began before everything agreed was written down. Its dice can be computed again, but they are not proven to you.
web-receipt-who = Who plays
web-receipt-gave = added a secret number to the dice
web-receipt-gave-not = added nothing to the dice
web-receipt-bot = bot, { $level }
web-receipt-rules = By which rules
web-receipt-anew = { $count ->
    [one] The table began anew once, because somebody did not answer: { $names }.
   *[other] The table began anew { $count } times, because somebody did not answer: { $names }.
  }
web-receipt-means = What that means
web-receipt-own = Your own secret number is in the dice. So nobody could choose them: neither whoever runs this server nor a player nor both together.
web-receipt-own-anew = Your own secret number is in the dice. So nobody could choose them, except by breaking off a beginning; how often that happened stands above.
web-receipt-not-own = No number of yours is in the dice. They are not proven to you.
web-receipt-know = Whoever runs the server can know coming dice and could tell a player. No receipt rules that out.
web-receipt-lost = The server lost moves and admits it. They are gone from your copy, too.
web-receipt-lines = { $count ->
    [one] Your browser keeps a copy of the one line of this game so far. At the end it compares the copy with the record.
   *[other] Your browser keeps a copy of all { $count } lines of this game so far. At the end it compares the copy with the record.
  }
web-receipt-save = Save my copy
web-alarm = What the server says contradicts your own copy.
web-alarm-save = Save the proof
web-alarm-agreement = What was agreed is not what you were shown.
web-alarm-promise = The secret seed is not the one that was promised.
web-alarm-names = A name is not the one that was agreed.
web-alarm-list = The list of numbers was changed.
web-alarm-nonce = A secret number is not the one that was promised.
web-alarm-signature = A signature is wrong.
web-alarm-key = The server signs with a key that it does not stand by.
web-alarm-line = A line of the game was changed afterwards.
web-alarm-chain = The lines do not fit what the server signed.
web-alarm-dice = Dice do not show what they must.
web-alarm-record = The record cannot be read.
web-judged-checking = Comparing the record with your own copy.
web-judged-agrees = Your own copy agrees: nobody could choose the dice.
web-judged-anew = { $count ->
    [one] Your own copy agrees. The table began anew once; apart from that nobody could choose the dice.
   *[other] Your own copy agrees. The table began anew { $count } times; apart from that nobody could choose the dice.
  }
web-judged-unproven = These dice are not proven to you.
web-judged-contradicts = The record contradicts your own copy.
web-judged-unreachable = The record cannot be fetched now. Your own copy is kept.

## The line to the server

web-line-connecting = Connecting to the table…
web-line-lost = The line is lost. Trying again; your moves are kept.
web-line-moving = The server moves house. A moment, nothing is lost.
web-line-sending = Sending…
web-away-line = A bot plays for you.
web-away-back = I’m back
web-notify = Tell me when it is my turn
web-refused-move-illegal = That move is not possible here.
web-refused-move-stale = The table has moved on. Look again.
web-refused-move-not-your-turn = It is somebody else’s turn.
web-refused-seat-taken = Somebody sits there already.
web-refused-seat-name = Somebody here has a name that looks like yours. Please choose another one.
web-refused-request-name = This cannot be a name. Use letters of one script, digits and simple emoji.
web-refused-table-full = Every seat is taken.
web-refused-table-unknown = There is no such table. The link may be wrong or very old.
web-refused-table-host = Only the host can do that.
web-refused-table-hints = There are no hints at this table.
web-refused-table-sealed = Others see this table when its day has closed.
web-refused-person-forbidden = This needs a fresh use of your passkey.
web-refused-passkey-none = You turned the question of your device down, or it has no passkey for here.
web-refused-passkey-known = A passkey of this account is on this device already.
web-refused-table-restless = Too many came, went or asked at this table.
web-refused-table-phase = That cannot be done at this point of the game.
web-refused-request-too-many = Too fast. Wait a second and try again.
web-refused-request-address = We may not send to this address. Take one that everybody can reach, with https.
web-refused-push-none = Your browser has no push service, or it is switched off. While this page is open, you are told; for all else give us another address.
web-refused-line-lost = The server cannot be reached. Try again in a moment.
web-refused-server-unavailable = The server cannot reach its database just now. Try again in a moment.
web-refused-server-busy = { $seconds ->
    [one] The server is busy. Try again in a second.
   *[other] The server is busy. Try again in { $seconds } seconds.
  }
web-refused-game-option = These house rules do not go together.
web-refused-lesson-other = First the move that the hand shows. After this round every move is yours.
web-refused-position-bad = This is no position that can be played.
web-refused-position-today = This is one of today’s ten. What is best here can be seen once the day is over.
web-refused-day-over = These ten are over. The new ones are already here.
web-refused-other = That did not work ({ $code }).

## Leaving, proposals

web-dialog-leave = Leave the table?
web-dialog-leave-text = A bot plays on for you, so nobody has to wait. Come back any time through the same link.
web-dialog-leave-do = Leave for now
web-dialog-resign = Resign
web-dialog-resign-text = For good: a bot plays your seat to the end, and you cannot come back to it.
web-dialog-propose-abandon = Propose to stop the game
web-dialog-propose-takeback = Ask to take back my last move
web-dialog-asked-abandon = { $name } proposes to stop the game.
web-dialog-asked-takeback = { $name } asks to take back the last move.
web-dialog-asked-waiting = Waiting for the others to answer.
web-dialog-yes = Agree
web-dialog-no = No
web-dialog-stay = Stay

## Final

web-final-won = You win.
web-final-other = { $name } wins.
web-final-rivals = The rivals win.
web-final-shared = A shared win: { $names }.
web-final-abandoned = The game was stopped.
web-final-expired = Nobody came back to this table.
web-final-place = Place { $rank }
web-final-prizes = { $prizes ->
    [one] { $prizes } prize
   *[other] { $prizes } prizes
  }
web-final-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-final-ahead = { $name } follows, { $gap } behind.
web-final-rematch = Play again
web-final-replay = Go through the moves
web-final-review = Review the game
web-final-check = Check the dice
web-final-share = Share
web-final-record = Save the record
web-final-table = Back to the table
web-final-all-rivals = All rivals
web-final-short = You were { $gap } short.
web-final-more = { $gap } more than all rivals together.
web-board-par =
  { $how ->
    [above] { $gap } more than par. A champion got { $par }.
    [below] { $gap } short of par. A champion got { $par }.
   *[even] Exactly par: a champion got { $par }, too.
  }
web-board-rank = Place { $rank } of { $people } who have played this board.
web-board-none = This attempt does not count.
web-board-waiting = A champion plays the same board …
web-board-unknown = What a champion got here cannot be told now.
web-board-sealed = Everybody has these dice today. What proves them, the record and the review come when the day has closed.
web-merit-title = Luck and skill
web-merit-unit = points of win chance
web-merit-luck = Luck
web-merit-skill = Skill
web-merit-line = { $name }: luck { $luck }, skill { $skill } points of win chance
web-merit-alone = { $name }: luck { $luck } points of win chance
web-merit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
web-merit-how-luck = { $sign ->
    [more] The dice gave { $points } of win chance more than dice do on average.
    [less] The dice gave { $points } of win chance less than dice do on average.
   *[even] The dice gave what dice do on average.
  }
web-merit-how-skill = { $sign ->
    [more] The choices gave away { $points } less than those of the others on average.
    [less] The choices gave away { $points } more than those of the others on average.
   *[even] The choices gave away as much as those of the others on average.
  }
web-merit-best = Best move
web-merit-costliest = Costliest move
web-merit-best-worth = { $points } ahead of the next best move
web-merit-costliest-worth = { $points } of win chance given away
web-again-wanted = { $count ->
    [one] { $names } wants another game.
   *[other] { $names } want another game.
  }
web-again-join = Join { $name }
web-again-waiting = Waiting for { $names }.
web-again-soon = It begins in { $seconds } s.
web-again-starting = The next game begins.
web-again-now = Start without waiting
web-again-begun = The next game has begun, and a bot plays for you.
web-again-next = To the next game
web-again-watch = Watch the next game
web-replay-title = The moves, one by one

## Games without a drawing of their own

web-plain-board = The table
web-plain-common = On the table
web-plain-hidden = { $count ->
    [one] hidden
   *[other] { $count } hidden
  }
web-plain-kind = What do you do?
web-plain-picked = What you have picked
web-plain-change = { $what }, change it
web-plain-left = { $count ->
    [one] One move is left.
   *[other] { $count } moves are possible.
  }

## Review

web-review-title = Review
web-review-lead = Every roll and every choice of this game, looked at again: what was luck, and what was skill.
web-review-back = Back to the table
web-review-waiting = In the queue. The coach sits down with your game in a moment.
web-review-running = The coach goes through the game.
web-review-wait-hint = This takes a few seconds, up to a minute for long games. You can close the page and come back.
web-review-failed = This game could not be reviewed.
web-review-again = Try again
web-review-curve = Chance to win
web-review-curve-of = Chance to win, move by move: { $names }
web-review-scrub = Move through the game
web-review-earlier = The moment before
web-review-later = The next moment
web-review-hint = Walk along the curve, or tap a moment below.
web-review-start = Start
web-review-end = End
web-review-exact = All chances here are exact.
web-review-error = Chances are estimates; a typical one is off by { $error }.
web-review-players = Luck and skill
web-review-luck = Luck
web-review-loss = Given away
web-review-adjusted = Without luck
web-review-verdict = { $ending ->
    [won] { $luck ->
        [kind] Won, and the dice helped.
        [cruel] Won against the dice.
       *[fair] Won with ordinary dice.
      }
    [shared] { $luck ->
        [kind] Shared the win, and the dice helped.
        [cruel] Shared the win against the dice.
       *[fair] Shared the win with ordinary dice.
      }
   *[lost] { $luck ->
        [kind] Lost, although the dice helped.
        [cruel] Lost, and the dice were cruel.
       *[fair] Lost with ordinary dice.
      }
  }
web-review-sound = { $all ->
    [0] Nothing to choose.
    [one] { $good } of one choice was best or fine.
   *[other] { $good } of { $all } choices were best or fine.
  }
web-review-how = How to read this
web-review-how-luck = What the dice gave beyond what dice give on average. Over many games it adds up to nothing.
web-review-how-loss = What better moves would have won.
web-review-how-adjusted = The result less the luck: the share of the win that the play deserved.
web-review-turning = Turning points
web-review-turning-none = No single moment decided this game.
web-review-moments = Moment by moment
web-review-all = Everybody
web-review-whose = Whose moments
web-review-kind = Which moments
web-review-kind-key = Key moments
web-review-kind-all = All
web-review-kind-choice = Choices
web-review-kind-chance = Dice
web-review-kind-wrong = Mistakes
web-review-nothing = Nothing to see here. That is a good sign.
web-review-grade-best = Best
web-review-grade-fine = Fine
web-review-grade-slip = Slip
web-review-grade-mistake = Mistake
web-review-grade-blunder = Blunder
web-review-lucky = Lucky
web-review-unlucky = Unlucky
web-review-played = played
web-review-better = better
web-review-money = { $money } expected
web-review-unnamed = Another move

## Hints

web-hint = Hint
web-hint-title = What the coach would do
web-hint-thinking = The coach looks at your dice…
web-hint-best = best
web-hint-win = { $win } to win
web-hint-error = The chances are estimates, give or take { $error }.
web-hint-exact = The chances are exact.

## What if?

web-what-if = What if?
web-what-if-seat = Player { $seat }
web-what-if-asks = { $name } has to choose
web-what-if-odds = How often each option wins
web-what-if-none = Nobody can tell the odds of this choice.
web-what-if-copy = Copy the address
web-what-if-thinking = The coach looks at the table…

## Rules

web-rules-title = How to play
web-rules-none = This game brings no rules to read.

## Checking the dice

web-verify-title = Check the dice
web-verify-lead = Before the first roll, the table promised a secret seed, and the players added secret numbers of their own. Once the game is over all of it is known: your browser computes every roll again.
web-verify-seats = Who added to the dice
web-verify-check-promise = The seed is the one that was promised.
  .bad = The seed is not the one that was promised.
web-verify-check-names = The names are those that were agreed.
  .bad = A name is not the one that was agreed.
web-verify-check-commitments = Every secret number is the one its player was bound to.
  .bad = A secret number is not the one its player was bound to.
web-verify-check-anew = The table began in order, { $count ->
    [0] at the first try
    [one] and anew once
   *[other] and anew { $count } times
  }.
  .bad = The beginnings of the table do not follow from each other.
web-verify-check-chain = All lines are what the server sealed.
  .bad = The lines are not what the server sealed.
web-verify-check-signatures = All signatures are right.
  .bad = A signature is wrong.
web-verify-withheld = { $count ->
    [one] One name was forgotten and is withheld.
   *[other] { $count } names were forgotten and are withheld.
  }
web-verify-twice = An outcome has no place of its own.
web-verify-played-on = This game began at a moment of another one. What lay hidden there was dealt anew by the key. The command flambeur verify computes it again, this page cannot.
web-verify-rules = Not checked here, since it takes the rules: whether every roll was due at its place, every move legal and the result right. The command flambeur verify does.
web-verify-code = The code of the table
web-verify-run = Compute
web-verify-hash = The promise
web-verify-hash-good = The seed belongs to the hash that was published before the game.
web-verify-hash-bad = The seed does not belong to the hash. These dice cannot be trusted.
web-verify-nonces = What the players added
web-verify-seed = The seed
web-verify-rolls = { $count ->
    [one] One outcome was computed again and is the same.
   *[other] { $count } outcomes were computed again and are the same.
  }
web-verify-wrong = { $count ->
    [one] One outcome is not what the seed gives.
   *[other] { $count } outcomes are not what the seed gives.
  }
web-verify-skipped = { $count ->
    [one] One throw needs the simulator: flambeur verify computes it.
   *[other] { $count } throws need the simulator: flambeur verify computes them.
  }
web-verify-running = The game is still on. The seed is told when it is over; the hash stands already.
web-verify-outcome = Outcome { $n }
web-verify-same = same
web-verify-differs = differs
web-verify-unchecked = not computed here

## Settings

web-settings-title = Settings
web-settings-name = Your name at tables
web-settings-sound = Sound
web-settings-theme = Light
web-settings-theme-night = Night
web-settings-theme-terrace = Terrace by day
web-settings-speed = Speed
web-settings-speed-text = At once means without motion.
web-settings-speed-calm = Calm
web-settings-speed-normal = Normal
web-settings-speed-brisk = Brisk
web-settings-speed-instant = At once
web-settings-slow = Slow down when it matters
web-settings-slow-text = Payouts and what decides a game are never shown faster than usual.
web-settings-vibrates = Vibration
web-settings-awake = Keep the screen on
web-settings-awake-text = While a game is played.
web-settings-one-tap = One tap plays
web-settings-one-tap-text = In every game. Without it, the first tap shows what a move would do, and the second plays it.
web-settings-left-hand = For the left hand
web-settings-left-hand-text = On a phone on its side, dice and buttons stand at the left.
web-settings-tips = Tips for beginners
web-settings-tips-text = The first game of each kind is taught, and a machine you have never met introduces itself.
web-settings-hide = Hide names of strangers
web-settings-hide-text = Other people at a table get names from us. Bots keep theirs.
web-settings-aloud = Read aloud
web-settings-aloud-text = The voice of this device says headlines.
web-settings-notify = Notifications
web-settings-notify-text = Where and when you are told that it is your turn.

## Privacy

web-privacy = Privacy
  .about = What is kept, for how long, and how to be forgotten.
web-notices = Whose work is in these pages
web-privacy-lead = You play here without an e-mail address, a password or a tracker. This is what stays on the table, and for how long.
web-privacy-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
  }
web-privacy-years = { $count ->
    [one] { $count } year
   *[other] { $count } years
  }
web-privacy-tables = Tables of guests
  .text = The names typed there, every move and every roll: so that the game can go on, be looked at again and be proved.
  .since = after the game
web-privacy-accounts = Accounts
  .text = Your name, the public half of your passkeys, your ratings and the day you last came. A table where an account sat stays as long as the account.
  .since = after the last visit
web-privacy-bots = Bots with a token
  .text = The bot’s name, its ratings and a fingerprint of its token, never the token itself.
  .since = after its last use
web-privacy-cookie = One cookie
  .text = It says that you are you, so that your seat stays yours. Nothing works without it, so there is nothing to agree to. Language, light, sound, which games you have played and the receipts of your last twenty tables stay in your browser.
  .since = in your browser
web-privacy-see = Who sees what
  .table = Those at your table, and whoever has its link: your name there and what you play. Public tables and the ratings of accounts are for everybody’s eyes.
  .host = Whoever runs this server: all that is kept, and the backups of it.
  .told = If you ask to be told of your turn, it is kept where, in which language and time zone, until you take that back, sign out or stay away. Whoever passes a push on cannot read it.
web-privacy-not = What is not here
  .text = No advertising, no trackers, nothing from other sites. Your network address is counted in memory against floods, and never written down.
web-privacy-yours = It is yours
  .id = Here you are { $id }. Say so if you write to whoever runs this server.
web-privacy-export = Get everything
web-privacy-forget = Be forgotten
  .ask = Be forgotten?
  .goes = Your list of tables, your ratings, what you practise, passkeys, bots and tokens go at once and for good. In games that are still on, a bot plays for you.
  .stays = The log of each table stays, with the name you typed there: it proves the game to the others. Where no account sat, it goes { $time } after the game. The number that stood for you is kept for { $cookie }, marked as void, so that no old cookie works.
  .yes = Forget me
  .done = Done. This browser is a new guest now.

## Vegas

web-vegas-colour-1 = Red
web-vegas-colour-2 = Blue
web-vegas-colour-3 = Green
web-vegas-colour-4 = Purple
web-vegas-colour-neutral = Neutral
web-vegas-nobody = Nobody yet
web-vegas-nobody-came = Nobody came here.
web-vegas-front = Casino { $casino }: { $bills }. Dice: { $dice }.
web-vegas-front-empty = Casino { $casino }: { $bills }. No dice.
web-vegas-look-at = Casino { $casino }: see what your dice would do there
web-vegas-would = { $standing ->
    [leads] You would lead
    [follows] { $place ->
        [2] You would come second
        [3] You would come third
       *[other] You would take a bill
      }
    [ties] You would tie
    [unpaid] No bill left for you
   *[absent] None of your dice
  }
web-vegas-hint = { $standing ->
    [unpaid] no bill left
   *[absent] not yours
  }
web-vegas-choose = Choose a face
web-vegas-choose-how =
  { $once ->
    [yes] All dice of that face go to its casino. One tap plays.
   *[no] All dice of that face go to its casino. The first tap shows what that would do.
  }
web-vegas-chooses = { $name } chooses a face
web-vegas-place = Place on { $casino }
web-vegas-back = Back
web-vegas-to-pile = under the pile
web-vegas-skip = Tap anywhere to skip
web-vegas-go-on = Go on
web-vegas-left = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
web-vegas-bills = { $count ->
    [one] { $count } bill
   *[other] { $count } bills
  }
web-vegas-balance = If the round ended now
web-vegas-balance-you = You
web-vegas-balance-rivals = All rivals

## Royale

web-royale-grey = Grey
web-royale-closed = Closed
web-royale-counts = counts 2
web-royale-pass = Pass (1 chip)
web-royale-roll = Roll
web-royale-chips = { $count ->
    [0] No chips
    [one] { $count } chip
   *[other] { $count } chips
  }
web-royale-rule-of = How { $tile } works
web-royale-new = New machine
web-royale-new-is = A new machine: { $tile }
web-royale-met = Understood
web-royale-all = All sixteen machines
web-royale-fold = See the table
web-royale-unfold = Back to the choice
web-royale-equal = Another { $total } loses: { $count } in { $throws }.
web-royale-row-put = { $size ->
    [big] Put the big die
   *[small] Put a die
  }
web-royale-row-back = { $size ->
    [big] Big die back
   *[small] A die back
  }
web-royale-row-grey = { $count ->
    [one] { $count } grey die
   *[other] { $count } grey dice
  }
web-royale-row-chip = For a chip
web-royale-row-cash = For cash
web-royale-row-action = To move a die
web-royale-box = Box { $number }
web-royale-token = { $worth }: move to box { $number }
web-royale-split-hint = A tap moves a token to the other box. Nobody sees what lies where.
web-royale-split-do = Close both boxes

## Easy Come

web-easycome-prize-four-kind = Four Alike
web-easycome-prize-two-pairs = Two Pairs
web-easycome-prize-triple-odd = Odd Triple
web-easycome-prize-triple-even = Even Triple
web-easycome-prize-sum-7 = Seven
web-easycome-prize-sum-13 = Thirteen
web-easycome-prize-sum-le-3 = Low
web-easycome-prize-sum-ge-17 = High
web-easycome-prize-straight = Straight
web-easycome-need-pair = another pair
web-easycome-need-exact = total = { $total }
web-easycome-need-most = total ≤ { $total }
web-easycome-need-least = total ≥ { $total }
web-easycome-need-dice =
  { $count ->
    [one] { $count } die away
   *[other] { $count } dice away
  }
web-easycome-take = take it
web-easycome-steal = steal it
web-easycome-out = out of reach
web-easycome-closed = closed
web-easycome-yours = yours
web-easycome-you = You
web-easycome-bot-plays = a bot plays
web-easycome-prizes =
  { $count ->
    [0] no prizes
    [one] one prize
    [2] two prizes
    [3] three prizes
   *[other] { $count } prizes
  }
web-easycome-survive =
  { $left ->
    [one] turn to survive
   *[other] turns to survive
  }
web-easycome-free = Free on the table
web-easycome-closed-centre = Closed: rob instead
web-easycome-dice = Your dice
web-easycome-kept = kept
web-easycome-keep = keep
web-easycome-roll = roll
web-easycome-tap = keep?
web-easycome-brings = For “{ $prize }”: { $need }.
web-easycome-robs = For “{ $prize }”, from { $name }: { $need }.
web-easycome-hopeless = No prize is in reach with these.
web-easycome-else-wins = Anything else, and { $name } wins at the end of your turn.
web-easycome-roll-others =
  { $count ->
    [one] Roll the last die
   *[other] Roll the other { $count }
  }
web-easycome-end = End the turn
web-easycome-chance = { $ways } in { $rolls }
web-easycome-do-take = Take “{ $prize }”
web-easycome-do-steal = Steal “{ $prize }” from { $name }
web-easycome-let-go = Let it go
web-easycome-back = Back
web-easycome-hint = Tap the dice to keep.

## Strike

web-strike-arena = The arena
web-strike-you = You
web-strike-yours = yours
web-strike-out = out
web-strike-last-one = last one
web-strike-bot-plays = a bot plays
web-strike-points =
  { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
web-strike-reserve =
  { $count ->
    [one] { $name }: { $count } die
   *[other] { $name }: { $count } dice
  }
web-strike-die = Die showing { $face }
web-strike-pull = Pull back, let go.
web-strike-pick = Aim, then throw.
web-strike-again = Nothing equal: again, or stop.
web-strike-again-empty = The arena is empty: throw one more, or stop.
web-strike-all-at-once =
  { $count ->
    [one] Throw your last die.
   *[other] Throw all { $count } at once.
  }
web-strike-throws =
  { $who ->
    [you] You throw.
   *[other] { $name } throws.
  }
web-strike-hint = Two alike after the throw, and they slide to you.
web-strike-grand-hint = The arena is empty: what is equal comes back to you.
web-strike-aim = Aim at
web-strike-middle = Middle
web-strike-how = How hard
web-strike-soft = Soft
web-strike-normal = Normal
web-strike-hard = Hard
web-strike-throw = Throw
web-strike-throw-all = Throw all
web-strike-watch = Watch the throw again
web-strike-key-space = Space
web-strike-push = Push dice before you throw.
web-strike-regroup = Regroup
web-strike-stop = Stop
web-strike-leave = Leave
web-strike-do = Do it
web-strike-back = Back
web-strike-which = Which die
web-strike-where = Where to
web-strike-together = Together
web-strike-apart = Apart
web-strike-lay = Lay it there
web-strike-place-1 = near left
web-strike-place-2 = near
web-strike-place-3 = near right
web-strike-place-4 = left
web-strike-place-5 = middle
web-strike-place-6 = right
web-strike-place-7 = far left
web-strike-place-8 = far
web-strike-place-9 = far right

## Learning

web-lesson-learn = Learn it in a minute
web-lesson-skip = Skip
web-lesson-never = No more tips
web-lesson-here = First tap what the hand shows. After this round every move is yours.
web-lesson-end = Now you know how it goes
web-lesson-end-text = The rest comes with playing. From here on nobody has prepared the dice.
web-lesson-real = Now for real
web-lesson-back = Back to your table
web-lesson-dice = The dice of a first game are prepared, so that you see what matters. Nobody promises anything about them, and nothing is counted.
web-example-try = Try it
web-example-go = My move
web-example-back = Back to the rules
web-example-again = Once more

## One device, handed round

web-shared-devices = Devices
web-shared-own = Everyone on their own
web-shared-one = On one device
web-shared-who = Who plays?
web-shared-player = Player { $number }
web-shared-add = One more player
web-shared-remove = Remove { $name }
web-shared-level = Their level
web-shared-start = Start the game
web-shared-give = Give it to { $name }
web-shared-why = { $name } makes a choice that nobody else may see.
web-shared-am = I am { $name }
web-shared-hold = Hold to see your money
web-shared-leave = The game waits for you on this device. You find it on the first page.
web-shared-takeback = Take back the last move
web-shared-stop = Stop the game
