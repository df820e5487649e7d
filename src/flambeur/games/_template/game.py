"""Dare as a game: how it starts, what is counted, and how it is written in one line."""

from collections import Counter
from collections.abc import Hashable

from flambeur.core.chance import Roller, Shuffle
from flambeur.core.game import Game, Options
from flambeur.core.secret import Secret
from flambeur.games._template.table import EVENTS, Player, Table
from flambeur.games._template.turn import (
    CARDS,
    FRAMES,
    MOST_ROLLS,
    MOVES,
    ROUNDS,
    Deal,
    StartRound,
)


class Dare(Game[Table]):
    """The rules of Dare, at their first version."""

    name = "dare"
    version = 1
    seats = range(2, 7)
    options = Options
    state = Table
    parts = (*MOVES, *EVENTS, *FRAMES)

    def setups(self) -> tuple[tuple[int, Options], ...]:
        """List the ways to play: every number of seats; there are no options."""
        return tuple((seats, Options()) for seats in self.seats)

    def setup(self, seats: int, options: Options) -> Table:
        """Sit the players down with empty hands."""
        players = [Player(0, Secret((), (seat,))) for seat in range(seats)]
        table = Table(stack=[], players=players, deck=Secret(CARDS, ()))
        table.follow(Deal(), StartRound())
        return table

    def sample(self, state: Table, roll: Roller) -> Table:
        """Deal the cards this seat has not seen at random to the hidden hands and the deck."""
        table = state.copy()
        unseen = Counter(CARDS)
        for player in table.players:
            unseen.subtract(player.hand.value or ())
        cards = Shuffle(tuple(sorted(unseen.elements()))).sample(roll).cards
        for player in table.players:
            if player.hand.value is None:
                count = player.hand.size()
                player.hand = player.hand.replace(cards[:count])
                cards = cards[count:]
        table.deck = table.deck.replace(cards)
        return table

    def census(self, state: Table) -> Hashable:
        """No card is lost and none appears."""
        hands = [card for player in state.players for card in player.hand.look()]
        return tuple(sorted((*hands, *state.deck.look())))

    def agreed(self, state: Table) -> tuple[int, Options]:
        """Count the players; there is nothing else to agree on."""
        return len(state.players), Options()

    def bound(self, state: Table) -> int:
        """Allow for the deal and, in each turn, every roll and the choices between them."""
        return 1 + ROUNDS * len(state.players) * (2 * MOST_ROLLS - 1)


GAME = Dare()
