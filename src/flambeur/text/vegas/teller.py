"""A game of Vegas in words and drawings: everything a terminal shows of it."""

from collections.abc import Iterable, Sequence

from rich.console import RenderableType
from rich.text import Text

from flambeur.core.parts import Event
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.classic.solo import ChooseColours
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.events import (
    BillsDealt,
    CasinoPaid,
    ColoursRolled,
    DiceRolled,
)
from flambeur.games.vegas.table import Table
from flambeur.text.clean import wrap
from flambeur.text.vegas.drawing import Drawing
from flambeur.text.vegas.offers import Offer, Offers
from flambeur.text.vegas.people import People
from flambeur.text.vegas.plain import Plain
from flambeur.text.vegas.sentences import Sentences
from flambeur.text.words import Words


class VegasTeller:
    """Tells one game: what happened, how the table stands, what can be chosen."""

    def __init__(self, words: Words, seats: Sequence[str], table: Table) -> None:
        """Take the language, the names, and the table for its options."""
        self._words = words
        people = People(words, seats, table)
        self.names = people.names
        self._sentences = Sentences(words, people, table)
        self._offers = Offers(words, people, self._sentences)
        self._plain = Plain(words, people, self._sentences)
        self._drawing = Drawing(words, people, self._plain)

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened."""
        return self._sentences.tell(events)

    def news(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened, without what the table shows anyway."""
        return self.tell(event for event in events if not isinstance(event, BillsDealt))

    def roll(self, view: View[Table]) -> str:
        """Tell the roll that is on the table."""
        match view.state.stack[-1]:
            case Choose(seat=seat, own=own, neutral=neutral):
                return self.tell([DiceRolled(seat, own, neutral)])[0]
            case ChooseColours(colours=colours, faces=faces):
                return self.tell([ColoursRolled(colours, faces)])[0]
        raise TypeError("no roll is on the table")

    def offers(self, view: View[Table]) -> list[Offer]:
        """Describe what the seat on turn can do."""
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        return self._offers.of(view.state, view.turn.seat, view.turn.moves)

    def money(self, view: View[Table], seat: int) -> str:
        """Tell a seat what it owns."""
        player = view.state.players[seat]
        bills = self._words("vegas-bills", count=player.bills.size())
        return self._words("vegas-own-money", money=self._words.money(player.money), bills=bills)

    def explain(self, view: View[Table], *, drawn: bool) -> list[str]:
        """Explain what is in front of a player, in lines or in a drawing."""
        table = view.state
        turn = "vegas-help-solo" if table.is_solo else "vegas-help-turn"
        lines = [self._words(turn), self._words("vegas-help-payout")]
        if any(hand.neutral for hand in table.hands):
            lines.append(self._words("vegas-help-neutral"))
        return [*lines, self._words("vegas-help-drawing")] if drawn else lines

    def heading(self, view: View[Table]) -> str:
        """Tell which round it is, for the line above a drawing."""
        return self._drawing.heading(view.state)

    def lines(self, view: View[Table]) -> list[str]:
        """Write the table down in plain lines."""
        return self._plain.lines(view.state)

    def drawing(self, view: View[Table], width: int) -> RenderableType:
        """Draw the table."""
        on_turn = view.turn.seat if isinstance(view.turn, Choice) else None
        return self._drawing.table(view.state, width, on_turn)

    def tray(self, offers: Sequence[Offer], width: int) -> RenderableType:
        """Draw what can be chosen."""
        return self._drawing.offers(offers, width)

    def story(self, lines: Iterable[str], width: int) -> RenderableType:
        """Draw sentences below each other."""
        return self._drawing.story(lines, width)

    def coloured(self, line: str, width: int) -> Text:
        """Give the names in a line their colours."""
        return self._drawing.coloured(wrap(line, width))


def is_roll(event: Event) -> bool:
    """Tell whether this is a roll that someone is about to choose from."""
    return isinstance(event, DiceRolled | ColoursRolled)


def chapters(events: Iterable[Event]) -> list[list[Event]]:
    """Cut what happened after every payout."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if parts[-1] and is_payout(parts[-1][-1]) and not is_payout(event):
            parts.append([])
        parts[-1].append(event)
    return parts


def is_payout(event: Event) -> bool:
    """Tell whether money changes hands."""
    return isinstance(event, CasinoPaid)
