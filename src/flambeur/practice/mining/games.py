"""Games between bots of all levels, and the decisions in them."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec

from flambeur.bots.bot import Bot
from flambeur.core.game import Game
from flambeur.core.match import Match
from flambeur.core.notation import read_position, write_position
from flambeur.core.parts import Move
from flambeur.core.secret import redact
from flambeur.core.turn import Choice
from flambeur.core.view import View, view_of
from flambeur.families import family_of, find
from flambeur.practice.mining.kinds import Bank
from flambeur.sources import SeededSource

OFTEN = {"novice": 6, "casual": 6, "strong": 1, "champion": 1}
"""How often each level is at the table: those who think long play less."""


class Posed(msgspec.Struct, frozen=True):
    """A position that waits for somebody's choice, as that seat may see it."""

    game: Game[Any]
    text: str
    state: Any
    seat: int
    moves: tuple[Move, ...]

    def view(self) -> View[Any]:
        """Show it to whoever shall choose."""
        return view_of(self.game.id, self.state, self.seat)

    def whole(self) -> Any:
        """Guess what the seat cannot see; with open money it decides nothing."""
        return self.game.sample(self.state, SeededSource(self.text).roll)

    def answer(self, level: str, seed: str) -> Move:
        """Let a bot choose."""
        bot: Bot = family_of(self.game.name).bot(level, self.game.name, f"{seed} {self.text}")
        return bot.choose(self.view())


def pose(text: str) -> Posed:
    """Read a position in which somebody has to choose."""
    game, state = read_position(text, find)
    return _posed(game, text, state)


def decisions(bank: Bank, seed: str) -> Iterator[Posed]:
    """Play a game; the seed decides the table, who sits there, and all that happens."""
    random, game = Random(seed), find(bank.game)
    ((seats, options, _),) = random.choices(bank.tables, [often for *_, often in bank.tables])
    levels = random.choices([*OFTEN], [*OFTEN.values()], k=seats)
    family = family_of(bank.game)
    bots = [family.bot(level, bank.game, f"{seed} {seat}") for seat, level in enumerate(levels)]
    agreed = msgspec.convert(options, game.options)
    yield from _played(Match(game, levels, agreed, SeededSource(seed)), bots)


def _played(match: Match[Any], bots: Sequence[Bot]) -> Iterator[Posed]:
    match.settle()
    while isinstance(awaited := match.turn, Choice):
        seat = awaited.seat
        if len(awaited.moves) > 1:
            shown = redact(match.state.copy(), seat)
            yield Posed(match.game, write_position(match.game, shown), shown, seat, awaited.moves)
        match.submit(seat, bots[seat].choose(match.view(seat)))


def _posed(game: Game[Any], text: str, state: Any) -> Posed:
    awaited = view_of(game.id, state, None).turn
    assert isinstance(awaited, Choice)  # noqa: S101 - banks hold choices only
    seen = view_of(game.id, state, awaited.seat).turn
    assert isinstance(seen, Choice)  # noqa: S101 - as above
    return Posed(game, text, state, awaited.seat, seen.moves)
