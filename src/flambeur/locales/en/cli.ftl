### The command line: help, questions, answers, refusals.

## Help

help-intro =
  Dice games in your terminal. To begin: flambeur play vegas

help-play = Play a game, with friends at the keyboard and bots in the other seats.
help-replay = Tell a recorded game again, move by move.
help-show = Show the table of a recorded game, or of a position.
help-train = Practise: a position, your choice, and what every option is worth.
help-verify = Check that the dice of a recorded game follow from its promised seed.
help-games = List the games that can be played here.
help-rules = Read the rules of a game.
help-more =
  Every command explains itself: flambeur play --help
  Other languages: --lang fr, --lang ru, --lang de
help-usage = How to call it:
help-subjects = What it is about
help-choices = What you can choose
help-general = Everywhere
help-options = Options of the editions { $editions }
help-options-game = Options of { $game }
help-help = Show this help.
help-lang = The language of all texts.
help-game = The game: vegas, easycome or strike.
help-file = A recorded game.
help-moment = A recorded game, or a position in one line.
help-odds = Tell how often every option wins for the one who has to choose.
help-verify-bots = Repeat the choices of the bots too, as far as they play by what is installed here.
help-seats = Who plays, with a name if you like: human, or a bot: novice (errs as people do), casual (takes what looks best), strong (looks ahead), champion (the best there is) or uniform (does not think). One human and three casual unless you say otherwise; a single human plays solo.
help-own-name = Your name; of several people, that of the first.
help-edition = The edition of the game: 2018 and 2012 are the classic game; royale adds big dice, chips and machines; royale-base has no machines. In strike, 2012 has 31 dice and 2020 has 26.
help-record = Write the game to this new file, move by move.
help-seed = Repeatable dice, for practice and tests: the same seed gives the same rolls at the same table.
help-nonce = What you add to the dice: any text, which is hashed, or 64 hexadecimal digits.
help-plain = Plain lines without boxes and colours, for screen readers.
help-pause = Wait this long before each line.
help-train-game = The game: vegas, royale, easycome or strike; all of them unless you say.
help-topic = What to practise: tie, lead, last-dice, big-die, pass, machine, hold, claim, stop or throw.
help-train-seed = A fixed order of new positions: the same seed gives the same ones.
help-seat = Show what this seat may see, counted from 1.
help-at = The table after this many entries of the record.

## Options of Vegas

option-plain = An option of this game’s own rules.
option-neutral-variant = Two to four players also roll neutral dice, which belong to nobody.
option-first-leader = The seat that starts the first round, counted from 1.
option-money-visibility = Whether the money everybody has won lies face down or open.
option-solo-level = How hard the solo game is.
option-solo-own-dice = Your dice in the solo game, 2 to 7 on the level expert.
option-solo-preplaced = How many rivals are placed before the solo game starts, 1 or 2.
option-solo-rounds = How many rounds the solo game has, 1 to 4.

## Options of Royale

option-start-player = The seat that starts the first round, counted from 1.
option-tiles-per-round = How many machines are laid each round, 0 to 6; 3 unless you say otherwise.
option-tile-reuse = Whether a machine may come again in a later round: always, only on its other side, or only when no fresh one is left.
option-tiles = Lay these very machines every round, from casino 1 up, instead of drawing them.
option-chip-supply = With 20, chips run out when the box is empty; otherwise there are always enough.
option-unclaimed-cards = Where bills go that nobody wins: under the pile, or to the bank.
option-all-faces-closed = What happens when every die shows the closed casino: a free pass, a pass that costs a chip if you have one, or another roll.
option-closed-blocks-activation = My Choice may also set off the machine of a closed casino.
option-lucky-punch-reward = Lucky Punch pays by the number hidden, or lets you pick any of its rewards.
option-power-play-reuse = The token of Power Play can be used on every turn, or goes back after one use.
option-bad-luck-timing = The fine of Bad Luck is paid after all casinos, or before them.
option-fine-change = Change too small for a bill is lost (strict), or owed by the bank (exact).
option-start-fallback = Who starts the next round when nobody’s dice take the best bill: the best player at that casino, or one from the next casino.
option-open-money = All won money lies face up.
option-pay-day-counts-activated = Pay Day set off by My Choice counts only casinos that hold a die of yours.
option-fine-chips = For the fine of Bad Luck, chips may be added to bills whose change would be lost (choose), or are paid only if bills fall short (last).

## Options of Easy Come

option-variant-full-round = Four players: three prizes have to survive the turns of all the others, not just of two.
option-first-player = The seat that takes the first turn, counted from 1; rolloff lets the dice decide.

## Options of Strike

option-edition = The edition of the box, which decides how many dice there are.
option-form = Throws in an arena with real physics, or by a table of chances (abstract).
option-rounds = One round, or a match of as many rounds as players, with points.
option-starter = The seat that starts the first round, counted from 1.
option-start-face = What the first die in the arena shows, 2 to 6.
option-on-self-emptied = If you empty the arena without a match: choose, end the turn, or throw all dice.
option-tilt-limit = From how many degrees on a leaning die is rolled again, 10 to 44; 30 unless you say otherwise.
option-leavers = With out, a player may leave for good, and their dice are lost.

## Keys besides the numbers; the first one is shown, the others are understood as well

key-help = ? h
key-log = l
key-money = m
key-table = t
key-quit = q
key-yes = y yes

## Playing

play-welcome = At the table: { $names }.
play-committed = Dice committed: { $hash }
play-repeatable = These dice are repeatable (seed { $seed }): good for practice, not for an honest evening.
play-no-physics = The simulator is not installed, so a table of chances tells how throws end. For dice that really fly: { $command }
play-record = The game is written to { $file }; check the dice afterwards with: flambeur verify { $file }
play-no-record = With --record FILE the game is kept, and anyone can check the dice afterwards.
play-turn = { $name }, your turn
play-turn-you = Your turn
play-decide = { $name }, your decision
play-decide-you = Your decision
play-prompt = Your choice ({ $keys }, ? for help):
play-prompt-one = Your choice (Enter or { $key }, ? for help):
play-go-on = Enter to go on:
play-back = Enter alone goes back one step.
play-unclear = That is not on offer here. Type { $keys } or ? for help.
play-keys =
  A number chooses. ? explains, t shows the table again, l the last lines of the log, m what you own,
  q leaves the game.
play-secret = Now something secret. Only { $name } looks. Enter to go on:
play-look = Only { $name } looks now. Enter shows the money:
play-hide = Enter hides it:
play-leave = Leave the game? What is recorded stays. (y/n):
play-left = You leave the table. The game ends here.
play-kept = The record so far is in { $file }.
play-recorded = The record is in { $file }. Check the dice with: flambeur verify { $file }

## Practising

train-prompt = Your choice ({ $keys }, ? for help, q to leave):
train-next = Enter for the next one, q to leave:
train-keys = Type the key of a choice. t shows the table again, q leaves.
train-summary = { $right } of { $count } right.
train-back = What was wrong comes back: flambeur train

## Records

name-withheld = Player { $seat }
replay-open =
  { $count ->
    [one] The record ends here, after { $count } entry; the game is not over.
   *[other] The record ends here, after { $count } entries; the game is not over.
  }
show-awaited = { $name } has to choose.
show-option = { $chance }: { $move }
odds-nobody = Nobody judges { $game }, so nobody knows the odds.
verify-yes =
  { $count ->
    [one] Yes. In { $file } { $count } outcome of chance follows from the committed seed.
   *[other] Yes. In { $file } all { $count } outcomes of chance follow from the committed seed.
  }
verify-partly =
  { $count ->
    [one] As far as it can be checked here, { $file } holds: { $count } outcome of chance follows from the committed seed.
   *[other] As far as it can be checked here, { $file } holds: { $count } outcomes of chance follow from the committed seed.
  }
verify-elsewhere =
  { $count ->
    [one] { $count } throw, in line { $line }, was computed by another simulator or on another kind of machine; only that one can tell.
   *[other] { $count } throws, the first in line { $line }, were computed by another simulator or on another kind of machine; only that one can tell.
  }
verify-unchecked =
  { $count ->
    [one] { $count } throw, in line { $line }, was not computed again, for the simulator is not installed: { $command }
   *[other] { $count } throws, the first in line { $line }, were not computed again, for the simulator is not installed: { $command }
  }
verify-no = No. { $file } does not hold:
verify-unclear = { $file } cannot be checked:
verify-unreadable = Line { $line } cannot be read: { $reason }
verify-no-seed = Line { $line }: the record has no seed yet. Dice can be checked once the game is over.
verify-no-commitment = Line { $line }: nothing was promised about these dice, so nothing can be checked.
verify-commitment = Line { $line }: this seed is not the one that was committed.
verify-agreement = Line { $line }: the agreement does not fit ({ $reason }).
verify-promise = Line { $line }: the seed does not fit its promise ({ $reason }).
verify-name = Line { $line }: the names do not fit the agreement ({ $reason }).
verify-list = Line { $line }: the list of commitments cannot be like this ({ $reason }).
verify-nonce = Line { $line }: the nonces do not fit the list ({ $reason }).
verify-signature = Line { $line }: the signature is wrong ({ $reason }).
verify-order = Line { $line } cannot stand here: { $reason }
verify-place = Line { $line }, outcome { $outcome } of chance, names another place. It says { $stands }, the key gives { $expected }
verify-drawn-of = Line { $line }, outcome { $outcome } of chance, was drawn of something else. It says { $stands }, the key gives { $expected }
verify-seal = Line { $line }: the seal does not fit the lines before it ({ $reason }).
verify-outcome = Line { $line }, outcome { $outcome } of chance, is wrong ({ $reason }). It says { $stands }, the seed gives { $expected }
verify-move = Line { $line }: { $reason }
verify-result = Line { $line }: the result does not follow from the game ({ $reason }).
verify-dice-table = Nobody could choose these dice. That is proven to those whose nonce is in the key: { $names }.
verify-dice-table-nobody = No player’s nonce is in the key, so it is proven to nobody that these dice were not chosen.
verify-dice-local = These dice were made in one place: they follow from the seed that was promised, but nobody else watched.
verify-dice-practice = These dice are for practice: whoever knew the seed knew the dice.
verify-dice-day = These are the dice of a day, the same for everybody. Whether the key is the one that was promised, the proof of the day tells: tools/verify.py --day checks it.
verify-dice-scheme-1 = This record is of scheme 1, which proves less: where bots sat at the table, whoever ran it could try several dice.
verify-played-on = This game began at a moment of another one. What could not be seen there was dealt anew by the key, and computed again here.
verify-restarts =
  { $count ->
    [one] The table began anew { $count } time, because a nonce did not come.
   *[other] The table began anew { $count } times, because nonces did not come.
  }
verify-signed = The signatures are right. They are of the key { $key }: compare it with the server’s.
verify-unsigned = The server’s signatures were not checked, for a package is missing: { $command }
verify-bots =
  { $count ->
    [one] { $count } choice of bots was repeated and is the same.
   *[other] { $count } choices of bots were repeated and are the same.
  }
verify-bots-skipped =
  { $count ->
    [one] { $count } choice of bots was not repeated: what it was made by is not installed here, or not known.
   *[other] { $count } choices of bots were not repeated: what they were made by is not installed here, or not known.
  }
verify-bots-differing =
  { $count ->
    [one] { $count } choice of bots, in line { $line }, is another one when repeated.
   *[other] { $count } choices of bots, the first in line { $line }, are other ones when repeated.
  }

## Refusals

error-language = There is no such language. Choose --lang en, fr, ru or de.
error-command = There is no command { $command }. There are: { $commands }.
error-argument = Something is wrong around { $name }. See --help.
error-extra = { $argument } means nothing here. See: flambeur { $command } --help
error-missing = { $name } is missing. See: flambeur { $command } --help
error-choice = { $value } is not on offer. Choose from: { $choices }.
error-number = { $value } is not a number from { $least } up.
error-range = { $value } is not a number from { $least } to { $most }.
error-seconds = { $value } is not a pause of 0 to { $most } seconds.
error-options = These options do not work: { $reason }
error-unfit = The option { $flag } does not belong to the edition { $edition }.
error-unfit-game = The option { $flag } does not belong to { $game }.
rules-none = { $game } comes without rules to read.
games-row = { $game }, { $least } to { $most } players; bots: { $bots }
games-broken = { $game } is installed but cannot be played: { $reason }
error-seat-kind = Nobody is called { $kind }. A seat takes one of: { $kinds }.
error-seat-count =
  { $count ->
    [one] { $count } seat does not work; the game is for { $least } to { $most }.
   *[other] { $count } seats do not work; the game is for { $least } to { $most }.
  }
error-same-name = Two players are called { $name }. Give each a name of their own.
error-name = { $name } does not work as a name: { $longest } visible characters at most.
error-file = { $file } cannot be opened: { $reason }
error-exists = { $file } exists already and is not overwritten. Choose another name.
error-record = { $file } cannot be read: { $reason }
error-position = This position cannot be shown: { $reason }
error-version = There is no version { $version }; the record goes up to { $last }.
error-seat = There is no seat { $seat }; the last one is { $last }.
error-write = The record cannot be written any more: { $reason }
error-no-physics = Real physics needs the simulator. Install it with { $command } or play with --form abstract.
