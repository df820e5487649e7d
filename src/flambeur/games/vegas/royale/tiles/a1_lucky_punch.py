"""A1 Lucky Punch: hide one to three tokens in your fist; your left neighbour guesses how many."""

from flambeur.games.vegas.royale.events import FistClosed, FistOpened
from flambeur.games.vegas.royale.kit import (
    Choice,
    Data,
    Frame,
    Move,
    Roller,
    RoyaleTable,
    Secret,
    TileData,
)
from flambeur.games.vegas.royale.values import LUCKY_PUNCH


class Hide(Data, Move, frozen=True):
    """Take so many tokens into the fist; nobody else sees how many."""

    count: int


class Guess(Data, Move, frozen=True):
    """Name the number in the fist."""

    count: int


class PickReward(Data, Move, frozen=True):
    """Take the reward of this number (option `free_choice`)."""

    count: int


class HideTokens(Data, Frame, frozen=True):
    """The player closes a fist [RA1.2]."""

    seat: int

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer one to three."""
        return Choice(self.seat, tuple(map(Hide, LUCKY_PUNCH)), audience=(self.seat,))

    def play(self, table: RoyaleTable, move: Hide) -> None:
        """Let the left neighbour guess."""
        table.say(FistClosed(self.seat))
        table.push(GuessTokens(self.seat, Secret(move.count, (self.seat,))))


class GuessTokens(Data, Frame, frozen=True):
    """The left neighbour guesses; a wrong guess pays the player [RA1.3, RA1.4]."""

    seat: int
    hidden: Secret[int]

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer one to three."""
        return Choice(table.left_of(self.seat), tuple(map(Guess, LUCKY_PUNCH)))

    def play(self, table: RoyaleTable, move: Guess) -> None:
        """Open the fist."""
        hidden = self.hidden.look()
        table.say(FistOpened(self.seat, hidden, move.count))
        if hidden == move.count:
            return
        if table.options.lucky_punch_reward == "free_choice":
            table.push(ChooseReward(self.seat))
        else:
            table.reward(self.seat, LUCKY_PUNCH[hidden], LuckyPunch.id)

    def guess(self, roll: Roller) -> "GuessTokens":
        """Guess the number, for whoever does not know it."""
        if self.hidden.value is not None:
            return self
        return GuessTokens(self.seat, self.hidden.replace(roll((len(LUCKY_PUNCH),))[0]))


class ChooseReward(Data, Frame, frozen=True):
    """After a wrong guess the player picks any of the rewards (option)."""

    seat: int

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer all three."""
        return Choice(self.seat, tuple(map(PickReward, LUCKY_PUNCH)))

    def play(self, table: RoyaleTable, move: PickReward) -> None:
        """Pay it."""
        table.reward(self.seat, LUCKY_PUNCH[move.count], LuckyPunch.id)


class LuckyPunch(TileData, frozen=True):
    """A fist to guess."""

    id = "A1"

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Close the fist."""
        table.push(HideTokens(seat))
