"""What there is to say of Easy Come."""

from collections.abc import Iterable

from flambeur.core.parts import Event, Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.easycome.moves import Claim
from flambeur.games.easycome.table import Table
from flambeur.games.easycome.turn import Choose
from flambeur.protocol.lines import Line, Phrase, Said, Seat, line
from flambeur.shows.easycome.heading import heading
from flambeur.shows.easycome.offers import Offers, about_to_win
from flambeur.shows.easycome.sentences import Sentences
from flambeur.shows.easycome.standing import dice_of
from flambeur.shows.offer import Offer


class EasyComeLines:
    """Says what happens at a table, and what can be chosen."""

    def __init__(self, table: Table) -> None:
        """Take the table for its options."""
        self._sentences = Sentences(table.need)
        self._offers = Offers()

    def tell(self, events: Iterable[Event]) -> list[Said]:
        """Say what happened."""
        return self._sentences.tell(events)

    def heading(self, view: View[Table]) -> Phrase:
        """Say how far the game is."""
        return heading(view.state)

    def roll(self, view: View[Table]) -> Phrase | None:
        """Say the roll that is on the table, if there is one."""
        dice = dice_of(view.state)
        if dice is None:
            return None
        return self._sentences.rolled(view.state.active, dice.kept, dice.rolled)

    def question(self, view: View[Table]) -> tuple[Phrase, ...]:
        """Ask for a prize or for dice to keep, and warn when it is the last chance to rob."""
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        roll = self.roll(view) if is_later(view) else None
        warnings = (line("easycome-last-chance", name=Seat(s)) for s in about_to_win(view.state))
        asked = _asked(view.state, view.turn)
        return (*(() if roll is None else (roll,)), *warnings, asked)

    def offers(self, view: View[Table]) -> list[Offer]:
        """Describe what the seat on turn can do."""
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        return self._offers.of(view.state, view.turn.moves)

    def unoffered(self, view: View[Table], move: Move) -> None:
        """Say nothing: all moves are offered."""


def is_later(view: View[Table]) -> bool:
    """Tell whether this is not the first roll of a turn: the table changes between turns only."""
    match view.state.stack[-1]:
        case Choose(number=number):
            return number > 1
    return False


def _asked(table: Table, choice: Choice) -> Line:
    dice = dice_of(table)
    if not any(isinstance(move, Claim) for move in choice.moves):
        return line("easycome-choose-keep")
    if dice is not None and len(dice.rolled) == 1:
        return line("easycome-choose-last")
    return line("easycome-choose")
