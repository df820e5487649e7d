"""The table of Dare: what happens on it, what lies on it, and the verbs that change it."""

from typing import Self

import msgspec

from flambeur.core.game import places
from flambeur.core.parts import Data, Event
from flambeur.core.secret import Secret
from flambeur.core.state import State
from flambeur.core.turn import Over


class CardDealt(Data, Event, frozen=True):
    """A seat got its bonus card; only that seat may look at it."""

    seat: int
    card: Secret[int]


class RoundStarted(Data, Event, frozen=True):
    """Everybody has one more turn."""

    round: int


class DieRolled(Data, Event, frozen=True):
    """The die shows this face; a 1 means that the pot is lost."""

    seat: int
    face: int
    pot: int


class PointsBanked(Data, Event, frozen=True):
    """A seat made sure of its pot."""

    seat: int
    points: int


class GameEnded(Data, Event, frozen=True):
    """All cards are turned over and counted."""

    cards: tuple[int, ...]
    scores: tuple[int, ...]
    ranks: tuple[int, ...]


EVENTS = (CardDealt, RoundStarted, DieRolled, PointsBanked, GameEnded)


class Player(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A seat with its banked points and its bonus card, a row of one once it is dealt."""

    points: int
    hand: Secret[tuple[int, ...]]


class Table(State, kw_only=True):
    """A game of Dare at one moment, and the verbs that change it."""

    players: list[Player]
    deck: Secret[tuple[int, ...]]

    def copy(self) -> Self:
        """Make a table that can be played on without changing this one."""
        return type(self)(
            stack=self.stack.copy(),
            said=self.said.copy(),
            players=[Player(p.points, p.hand) for p in self.players],
            deck=self.deck,
            round=self.round,
        )

    def deal(self, cards: tuple[int, ...]) -> None:
        """Give each seat one card from the top; the rest is the deck."""
        for seat, player in enumerate(self.players):
            player.hand = player.hand.replace((cards[seat],))
            self.say(CardDealt(seat, Secret(cards[seat], (seat,))))
        self.deck = self.deck.replace(cards[len(self.players) :])

    def bank(self, seat: int, points: int) -> None:
        """Add points to what a seat has for sure."""
        self.players[seat].points += points
        self.say(PointsBanked(seat, points))

    def reveal(self) -> None:
        """Turn all bonus cards over."""
        for player in self.players:
            player.hand = player.hand.shown_to(None)

    def over(self) -> Over:
        """Rank by points and bonus together; equals share a place."""
        scores = tuple(player.points + sum(player.hand.look()) for player in self.players)
        return Over(places([(score,) for score in scores]), scores)
