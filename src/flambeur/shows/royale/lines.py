"""What there is to say of Royale."""

from collections.abc import Iterable

from flambeur.core.parts import Event, Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.royale.events import HandRolled
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.protocol.lines import Phrase, Said
from flambeur.shows.offer import Offer
from flambeur.shows.royale.offers import offers_of
from flambeur.shows.royale.questions import question
from flambeur.shows.royale.scene import Scene
from flambeur.shows.royale.sentences import RoyaleSentences
from flambeur.shows.vegas.heading import heading
from flambeur.shows.vegas.payouts import Payouts
from flambeur.shows.vegas.people import colours_of


class RoyaleLines:
    """Says what happens at a table, and what can be chosen."""

    def __init__(self, table: RoyaleTable) -> None:
        """Take the table for its options."""
        self._colours = colours_of(table)
        self._sentences = RoyaleSentences(self._colours, table, payouts_of(table))

    def tell(self, events: Iterable[Event]) -> list[Said]:
        """Say what happened."""
        return self._sentences.tell(events)

    def heading(self, view: View[RoyaleTable]) -> Phrase:
        """Say how far the game is."""
        return heading(view.state)

    def roll(self, view: View[RoyaleTable]) -> Phrase | None:
        """Say the roll that is on the table, if there is one."""
        match view.state.stack[-1]:
            case PlaceOrPass(seat=seat, small=small, big=big):
                return self._sentences.of(HandRolled(seat, small, big))[0]
        return None

    def question(self, view: View[RoyaleTable]) -> tuple[Phrase, ...]:
        """Say the roll, if there is one, and ask what is to be decided."""
        roll, asked = self.roll(view), question(self._scene(view))
        return (asked,) if roll is None else (roll, asked)

    def offers(self, view: View[RoyaleTable]) -> list[Offer]:
        """Describe what the seat on turn can do."""
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        return offers_of(self._scene(view), view.turn.moves)

    def unoffered(self, view: View[RoyaleTable], move: Move) -> None:
        """Say nothing: all moves are offered."""

    def _scene(self, view: View[RoyaleTable]) -> Scene:
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        return Scene(view.state, view.turn.seat, view.state.stack[-1], self._colours)


def payouts_of(table: RoyaleTable) -> Payouts:
    """Make what tells payouts at this table, where a bank may take what nobody wins."""
    banked = table.options.unclaimed_cards == "bank" and table.options.tiles_per_round > 0
    return Payouts(colours_of(table), len(table.players), bank=banked)
