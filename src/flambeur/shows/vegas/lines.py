"""What there is to say of classic Vegas."""

from collections.abc import Iterable

from flambeur.core.parts import Event, Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.classic.solo import ChooseColours
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.events import ColoursRolled, DiceRolled
from flambeur.games.vegas.table import Table
from flambeur.protocol.lines import Phrase, Said, line
from flambeur.shows.offer import Offer
from flambeur.shows.vegas.heading import heading
from flambeur.shows.vegas.offers import Offers
from flambeur.shows.vegas.payouts import Payouts
from flambeur.shows.vegas.people import colours_of
from flambeur.shows.vegas.sentences import Sentences


class VegasLines:
    """Says what happens at a table, and what can be chosen."""

    def __init__(self, table: Table) -> None:
        """Take the table for its options."""
        colours, players = colours_of(table), len(table.players)
        self._sentences = Sentences(colours, table, Payouts(colours, players))
        self._offers = Offers(colours, players)

    def tell(self, events: Iterable[Event]) -> list[Said]:
        """Say what happened."""
        return self._sentences.tell(events)

    def heading(self, view: View[Table]) -> Phrase:
        """Say how far the game is."""
        return heading(view.state)

    def roll(self, view: View[Table]) -> Phrase:
        """Say the roll that is on the table."""
        match view.state.stack[-1]:
            case Choose(seat=seat, own=own, neutral=neutral):
                return self._sentences.of(DiceRolled(seat, own, neutral))[0]
            case ChooseColours(colours=colours, faces=faces):
                return self._sentences.of(ColoursRolled(colours, faces))[0]
        raise TypeError("no roll is on the table")

    def question(self, view: View[Table]) -> tuple[Phrase, ...]:
        """Say the roll and ask for a face."""
        return self.roll(view), line("vegas-choose")

    def offers(self, view: View[Table]) -> list[Offer]:
        """Describe what the seat on turn can do."""
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        return self._offers.of(view.state, view.turn.seat, view.turn.moves)

    def unoffered(self, view: View[Table], move: Move) -> None:
        """Say nothing: all moves are offered."""
