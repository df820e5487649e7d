"""Whole games at tables of this process, move by move, ready to be told again and again."""

import random
from typing import NamedTuple

import msgspec

from flambeur.core.codec import encode
from flambeur.core.fair.signer import Signer
from flambeur.core.turn import Choice
from flambeur.families import find
from flambeur.protocol.acts import Act, Play, Sit, Start
from flambeur.protocol.card import Pace
from flambeur.server.play.deciding import decide
from flambeur.server.play.steps import Opened, Step
from flambeur.server.play.table import Table
from flambeur.server.play.taking import Ahead, after

NAMES = ("Anna", "Émile", "Дарья", "Jürgen", "Bo")


class Move(NamedTuple):
    """A table, and the move that was made there."""

    table: Table
    step: Step
    ahead: Ahead

    @property
    def following(self) -> Table:
        """The table after the move."""
        return after(self.table, self.step, self.ahead)[0]


def play_game(game: str, seats: int, number: int, signer: Signer, *, chained: bool) -> list[Move]:
    """Play a game at random; the same number is the same game, with its record chained or not."""
    table, moves = _begun(game, seats, number, signer, chained=chained), list[Move]()
    choose = random.Random(number)
    while table.position is not None and isinstance(turn := table.position.turn, Choice):
        act = Play(table.version, msgspec.Raw(encode(choose.choice(turn.moves))))
        step, ahead = decide(act, table, NAMES[turn.seat], signer)
        assert ahead is not None
        moves.append(Move(table, step, ahead))
        table = moves[-1].following
    return moves


def _begun(game: str, seats: int, number: int, signer: Signer, *, chained: bool) -> Table:
    """Open a table, let everybody sit down, and start."""
    rules = find(game)
    opened = Opened(
        table=f"told{number}",
        game=rules.id,
        options=msgspec.to_builtins(rules.options()),
        chairs=seats,
        host=NAMES[0],
        pace=Pace(),
        public=False,
        auto=False,
        hash="",
        scheme=2,
    )
    table = Table(f"{number:064x}", opened, chained=chained)
    acts: list[tuple[Act, str]] = [(Sit(name), name) for name in NAMES[:seats]]
    for act, person in [*acts, (Start(), NAMES[0])]:
        table, _ = after(table, *decide(act, table, person, signer))
    return table
