"""Loading what bots and judges of Vegas compute with, before anybody waits for it."""

from typing import Any

from flambeur.bots.vegas.levels import champion, strong
from flambeur.coach.vegas.edition import judge_of_edition
from flambeur.core.game import Game
from flambeur.core.position import Position
from flambeur.core.turn import Choice
from flambeur.games.vegas import GAMES
from flambeur.sources import SeededSource

USED = ((GAMES[0], 1), (GAMES[0], 2), *((game, 2) for game in GAMES if game.edition.tiles))
"""Alone one plays by other kernels, and with tiles; else the tables of all editions look alike."""


def load_kernels() -> None:
    """Use each kernel once: then it is compiled, or read from the disk."""
    for game, seats in USED:
        use_kernels(game, seats)


def use_kernels(game: Game[Any], seats: int) -> None:
    """Judge and play a first turn."""
    position = Position(game, game.start(seats))
    judge, source = judge_of_edition(position.state, quick=True), SeededSource(0)
    while (entry := position.draw(source)) is not None:
        assert entry.move is not None  # noqa: S101 - chance brings something
        judge.luck(position.state, entry.move)
        position.enter(entry)
    state, turn = position.state, position.turn
    assert isinstance(turn, Choice)  # noqa: S101 - chance speaks until somebody chooses
    judge.worth(state)
    judge.options(state, turn.seat, turn.moves)
    view = position.view(turn.seat)
    for level in (strong, champion):
        level(game.name.partition("/")[2], 0).choose(view)
