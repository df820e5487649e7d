"""Par of a day's board: the money of a champion in the place of the person."""

from flambeur.core.fair.bots import luck
from flambeur.core.position import Position
from flambeur.core.turn import Choice, Over
from flambeur.families import make_bot
from flambeur.server.boards.board import GAME, RIVAL, SEAT, SEATS, rules
from flambeur.sources.keyed import KeyedSource

PLAYER = "champion"


def par_of(key: str) -> int:
    """Play the board of this key; in a process of its own, since a champion thinks long."""
    dice = bytes.fromhex(key)
    game, options = rules()
    position, source = Position(game, game.start(SEATS, options)), KeyedSource(dice)
    while not isinstance(turn := position.turn, Over):
        if isinstance(turn, Choice):
            level = PLAYER if turn.seat == SEAT else RIVAL
            view, chance = position.view(turn.seat), luck(dice, turn.seat, position.version)
            move = make_bot(level, GAME, chance).choose(view)
            position.enter(position.awaits(turn.seat, move))
        elif (entry := position.draw(source)) is not None:
            position.enter(entry)
    return turn.scores[SEAT]
