"""F2 Handicap: take a grey die out of a casino and cover a reward with it."""

from typing import Literal

from flambeur.games.vegas.royale.adjust import offer_adjust
from flambeur.games.vegas.royale.events import DieMoved
from flambeur.games.vegas.royale.kit import Ask, Choice, Data, Decline, Move, RoyaleTable, TileData
from flambeur.games.vegas.royale.values import (
    HANDICAP_CASH,
    HANDICAP_CHIP,
    HANDICAP_GREY,
    HANDICAP_SPACES,
)

Space = Literal["chip", "cash", "action"]


class TakeGrey(Data, Move, frozen=True):
    """Take a grey die from this casino and cover this space."""

    casino: int
    space: Space


class ChooseGrey(Ask, frozen=True):
    """The player may take one grey die and one free space [RF2.2, RF2.3, RF2.5]."""

    def turn(self, table: RoyaleTable) -> Choice:
        """Offer every grey die that may leave for every free space."""
        moves = table.tile(self.casino, Handicap).offers(table)
        return Choice(self.seat, (*moves, Decline()))

    def play(self, table: RoyaleTable, move: TakeGrey | Decline) -> None:
        """Cover the space and get what it shows."""
        if isinstance(move, Decline):
            return
        tile = table.tile(self.casino, Handicap)
        table.take(move.casino, table.grey, 1)
        table.say(DieMoved(table.grey, 1, 0, move.casino, tile.id))
        table.change(tile, **{move.space: getattr(tile, move.space) - 1})
        match move.space:
            case "chip":
                table.reward(self.seat, HANDICAP_CHIP, tile.id)
            case "cash":
                table.reward(self.seat, HANDICAP_CASH, tile.id)
            case "action":
                offer_adjust(table, self.seat)


class Handicap(TileData, frozen=True):
    """The free spaces of each kind."""

    id = "F2"
    chip: int = HANDICAP_SPACES["chip"]
    cash: int = HANDICAP_SPACES["cash"]
    action: int = HANDICAP_SPACES["action"]

    def setup(self, table: RoyaleTable) -> None:
        """Put the grey dice into the casinos [RF2.1]."""
        for face, count in enumerate(HANDICAP_GREY, 1):
            table.put(face, table.grey, count)
            table.say(DieMoved(table.grey, count, 0, self.id, face))

    def on_activate(self, table: RoyaleTable, seat: int) -> None:
        """Ask, if there is anything to take."""
        if self.offers(table):
            table.push(ChooseGrey(seat, self.casino))

    def offers(self, table: RoyaleTable) -> tuple[TakeGrey, ...]:
        """List what can be taken."""
        spaces: tuple[Space, ...] = ("chip", "cash", "action")
        return tuple(
            TakeGrey(casino, space)
            for casino in table.open_casinos()
            if table.casinos[casino - 1].dice[table.grey]
            for space in spaces
            if getattr(self, space)
        )

    def grey_dice(self) -> int:
        """Count those that cover a space."""
        return sum(HANDICAP_SPACES.values()) - self.chip - self.cash - self.action
