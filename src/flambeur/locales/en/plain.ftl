### Games without a text of their own.

plain-question = What do you do?
plain-help = This game has no text of its own: moves, events and the table are called as in its rules.
plain-thing = { $title }: { $value }
plain-owned = { $title }, { $name }: { $value }
plain-inside = ({ $fields })
plain-more = { $text } …
plain-sentence = { $text }.
plain-heading = Round { $round }
plain-yes = yes
plain-no = no

## Words of many games; all others are shown as in the rules.

plain-word-round = round
plain-word-points = points
plain-word-score = score
plain-word-seat = seat
plain-word-player = player
plain-word-players = players
plain-word-hand = hand
plain-word-deck = deck
plain-word-card = card
plain-word-cards = cards
plain-word-die = die
plain-word-dice = dice
plain-word-face = face
plain-word-pot = pot
plain-word-money = money
plain-word-chips = chips
plain-word-number = number
plain-word-count = count
plain-word-value = value
plain-word-colour = colour
plain-word-board = board
plain-word-row = row
plain-word-column = column
plain-word-cell = cell
plain-word-target = target
plain-word-roll = roll
plain-word-again = again
plain-word-bank = bank
plain-word-pass = pass
plain-word-take = take
plain-word-place = place
plain-word-play = play
plain-word-draw = draw
plain-word-keep = keep
plain-word-stop = stop
plain-word-bet = bet
plain-word-guess = guess
plain-word-even = even
plain-word-odd = odd
