"""A1 Lucky Punch: the left neighbour guesses how many tokens are in the fist [RA1]."""

from tests.referees.royale.tile import Tile
from tests.referees.words import Move, Steps, ask

REWARDS = {1: 20_000, 2: 30_000, 3: 40_000}
"""What a hidden number is worth; 20,000 are two chips [RA1.4]."""


class LuckyPunch(Tile):
    """Three tokens."""

    id = "A1"

    def activate(self, seat: int) -> Steps[None]:
        """Hide, let guess, and pay if the guess is wrong [RA1.2 to RA1.4]."""
        _, hidden = yield from ask(seat, _numbers("hide"), secret=True)
        _, guessed = yield from ask(self.table.left_of(seat), _numbers("guess"))
        if guessed == hidden:
            return
        if self.table.options["lucky_punch_reward"] == "free_choice":
            _, hidden = yield from ask(seat, _numbers("pick_reward"))
        self.table.money.reward(seat, REWARDS[hidden])


def _numbers(move: str) -> list[Move]:
    return [(move, number) for number in REWARDS]
