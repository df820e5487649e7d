"""Royale with its tiles, for kernels: a table waits for a seat, for chance, or for a round.

From the engine: `can_read(table)` tells whether kernels can go on from a table, at any moment of a
round, in the middle of a turn too; house options that they do not know, and a game before its first
round, they cannot. `read_royale(table)` then makes a `Plain`, and `fast.table.row_of([...])` packs
such tables for kernels (all in `read`). What is hidden (cards, a fist, the piles of Black Box) must
be known or guessed: give it a sampled table. A fresh table is laid by `lay.lay_royale(t, edition,
seats, options)`; `round.clear_royale(t, cards)` puts all cards on it.

Playing on:

- `advance.advance(t)` goes on until a seat is asked or the round is over; chance comes from the
  table's own generator (`fast.dice.seed`, or `t.seed_a` and `t.seed_b`).
- `t.what` is what the table waits for (`codes`): `ROUND_OVER`, or a question, such as `PLACE`.
- `asks.asked(t)` is the seat that is asked; `t.player` is whose turn it is, and nobody's (-1) in
  the payout. `asks.legal_moves(t)` lists the moves as bits. At `PLACE` they are faces from 0 to 5,
  and 6 to pass; anywhere else a move is its place in the `Choice.moves` of the engine.
- `asks.answer(t, move)` carries a move out; then `advance` again.
- `t.what == ROUND_OVER`: all is paid and swept away. What everybody has is in `t.money` (cards and
  promises, in thousands), `t.chips`, and `t.notes` (how many cards and promises);
  `fast.rules.worth(t, seat)` and `things(t, seat)` add chips, as at the end of a game. So
  `fast.chances.at_round_end` and `shares` work here too. The game is over if `t.round == t.rounds`.
  Else `round.begin_round(t)` begins the next one, and `advance` goes on.
- `playout.copy_royale(t, to)` copies all that a round needs, but neither the generator nor the
  order of the pile, so that no further round can be dealt on the copy. `playout.random_answer(t)`
  draws a move, `playout.random_royale_game(t)` plays a whole game.

Where chance is to come from outside: `advance.run_on(t)` stops at chance too (`LAY`, `LOOSE`,
`ROLL`, `THROW`); write the outcome into `t.tile`, `t.roll` with `t.roll_big`, or `t.black`, or let
`advance.draw(t)` do so, and call `advance.settle(t)`.

What tiles keep lies on the table: `t.tile` is the number of the tile at each casino (`codes`, 0 is
none), `t.closed` the closed casino as a bit, `t.big_at` the colours, as bits, whose big die is at a
casino, `t.dice[casino][t.colours + 1]` the grey dice. `t.five` and `t.power` tell by a bit who has
the token of High Five and of Power Play; `t.jackpot`, `t.step`, `t.total` and `t.entry` are
counters; `t.bar`, `t.down` (and those with `_big`), `t.parked` and `t.gold` hold dice on tiles, a
single one as 1 + 2 * seat + big; `t.clusters` and `t.covered` count what is used up. `t.bank`,
`t.cards` and `t.promises` count cards by value, 30 first. `t.told` and `t.black` belong to the
question: the number in the fist less one (`GUESS`), the sums of both piles (`PICK`), the winner
(`SPLIT`), the chips that save change (`FINE`), the faces thrown (`RESULT`, `PRIME`).
"""
