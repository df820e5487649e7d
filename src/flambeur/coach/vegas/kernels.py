"""Loading what bots and judges of Vegas compute with, before anybody waits for it."""

from flambeur.bots.vegas.levels import champion, strong
from flambeur.coach.vegas.judge import VegasJudge
from flambeur.core.position import Position
from flambeur.core.turn import Choice
from flambeur.core.view import view_of
from flambeur.games.vegas import GAMES
from flambeur.sources import SeededSource

GAME = GAMES[0]
"""One is enough: to the compiler the tables of all editions look alike."""


def load_kernels() -> None:
    """Use each kernel once, at a first turn: then it is compiled, or read from the disk."""
    position = Position(GAME, GAME.start(2))
    judge, source = VegasJudge(position.state, quick=True), SeededSource(0)
    while (entry := position.draw(source)) is not None:
        assert entry.move is not None  # noqa: S101 - chance brings something
        judge.luck(position.state, entry.move)
        position.enter(entry)
    state, turn = position.state, position.turn
    assert isinstance(turn, Choice)  # noqa: S101 - chance speaks until somebody chooses
    judge.worth(state)
    judge.options(state, turn.seat, turn.moves)
    view = view_of(GAME.id, state, turn.seat, position.version)
    for level in (strong, champion):
        level(GAME.name.partition("/")[2], 0).choose(view)
