"""What there is to say of Strike."""

from collections.abc import Iterable

from flambeur.core.parts import Event, Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.strike.moves import Throw
from flambeur.games.strike.table import Table
from flambeur.protocol.lines import Phrase, Said, line
from flambeur.shows.offer import Offer
from flambeur.shows.strike.hand import is_first, is_grand
from flambeur.shows.strike.heading import heading
from flambeur.shows.strike.offers import Offers
from flambeur.shows.strike.sentences import Sentences


class StrikeLines:
    """Says what happens at a table, and what can be chosen."""

    def __init__(self, table: Table) -> None:
        """Take the table for its options."""
        self._sentences = Sentences(table.rounds)
        self._offers = Offers()

    def tell(self, events: Iterable[Event]) -> list[Said]:
        """Say what happened."""
        return self._sentences.tell(events)

    def heading(self, view: View[Table]) -> Phrase:
        """Say how far the game is."""
        return heading(view.state)

    def roll(self, view: View[Table]) -> None:
        """Say nothing: the dice lie in the arena."""

    def question(self, view: View[Table]) -> tuple[Phrase, ...]:
        """Ask for a throw or a stop, and tell how to aim."""
        table = view.state
        if is_grand(table):
            return (line("strike-ask-all", count=len(table.reserves[table.active])),)
        if not table.arena:
            return (line("strike-ask-empty"),)
        ask = "strike-ask-first" if is_first(table) else "strike-ask-again"
        faces = sorted(str(lying.face) for lying in table.arena[-2:])
        return line(ask), line("strike-ask-aim", dice="".join(faces))

    def offers(self, view: View[Table]) -> list[Offer]:
        """Describe what the seat on turn can do."""
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        return self._offers.of(view.state, view.turn.moves)

    def unoffered(self, view: View[Table], move: Move) -> Phrase | None:
        """Say where a throw aims; what comes from the hand has no words."""
        if not isinstance(move, Throw):
            return None
        throw = line(f"strike-offer-{move.style}")
        dice = " ".join(str(lying.face) for lying in view.state.arena if lying.die in move.targets)
        return line("strike-throws-at", throw=throw, dice=dice) if dice else throw
