"""A game of Strike in words and drawings: everything a terminal shows of it."""

from collections.abc import Iterable, Sequence

from flambeur.core.parts import Event, Move
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.strike.events import RoundStarted, TurnStarted
from flambeur.games.strike.moves import Throw
from flambeur.games.strike.table import Table
from flambeur.text.clean import short
from flambeur.text.ink import Ink
from flambeur.text.marks import STYLES
from flambeur.text.offer import Offer
from flambeur.text.shown import ShownTeller
from flambeur.text.strike.commands import Commands
from flambeur.text.strike.drawing import Drawing
from flambeur.text.strike.hand import is_first, is_grand
from flambeur.text.strike.offers import Offers
from flambeur.text.strike.phrases import Phrases
from flambeur.text.strike.plain import Plain
from flambeur.text.strike.sentences import Sentences
from flambeur.text.words import Words


class StrikeTeller(ShownTeller):
    """Tells one game: what happened, how the table stands, what can be chosen."""

    is_open = True
    _plain: Plain

    def __init__(self, words: Words, seats: Sequence[str], table: Table) -> None:
        """Take the language, the names, and the table for its options."""
        self._words = words
        self.names = tuple(short(name) for name in seats)
        self._ink = Ink(self.names, STYLES[: len(self.names)])
        phrases = Phrases(words)
        self._sentences = Sentences(words, self.names, phrases, table.rounds)
        self._plain = Plain(words, self.names, phrases)
        self._drawing = Drawing(words, self.names, self._plain)
        self._offers = Offers(words)
        self._commands = Commands(words)

    def news(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened, but not whose turn it is now, which stands above the table."""
        heard = list(events)
        if heard and isinstance(heard[-1], TurnStarted):
            heard.pop()
        return self.tell(heard)

    def chapters(self, events: Iterable[Event]) -> list[list[Event]]:
        """Cut what happened before every later round."""
        parts: list[list[Event]] = [[]]
        for event in events:
            if isinstance(event, RoundStarted) and event.round > 1 and parts[-1]:
                parts.append([])
            parts[-1].append(event)
        return parts

    def is_roll(self, event: Event) -> bool:
        """Tell that nobody chooses from a roll here."""
        return False

    def roll(self, view: View[Table]) -> str:
        """Tell nothing: the dice lie in the arena."""
        return ""

    def question(self, view: View[Table]) -> str:
        """Ask for a throw or a stop, and tell how to aim."""
        table = view.state
        if is_grand(table):
            return self._words("strike-ask-all", count=len(table.reserves[table.active]))
        if not table.arena:
            return self._words("strike-ask-empty")
        ask = "strike-ask-first" if is_first(table) else "strike-ask-again"
        faces = "".join(str(lying.face) for lying in table.arena[-2:])
        hint = self._words("strike-ask-aim", dice="".join(sorted(faces)))
        return f"{self._words(ask)} {hint}"

    def offers(self, view: View[Table]) -> list[Offer]:
        """Describe what the seat on turn can do."""
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        return self._offers.of(view.state, view.turn.moves)

    def typed(self, view: View[Table], answer: str) -> Move | str | None:
        """Understand an aim, a push, or Enter."""
        return self._commands.read(view.state, answer)

    def unoffered(self, view: View[Table], move: Move) -> str:
        """Tell where a throw aims; what comes from the hand has no words."""
        if not isinstance(move, Throw):
            return ""
        throw = self._words(f"strike-offer-{move.style}")
        dice = " ".join(str(lying.face) for lying in view.state.arena if lying.die in move.targets)
        return self._words("strike-throws-at", throw=throw, dice=dice) if dice else throw

    def money(self, view: View[Table], seat: int) -> str:
        """Tell a seat how many dice it has."""
        return self._words("strike-own", note=self._plain.note(view.state, seat))

    def explain(self, view: View[Table], *, drawn: bool) -> list[str]:
        """Explain what is in front of a player, in lines or in a drawing."""
        physical = view.state.is_physical
        lines = [self._words("strike-help-turn"), self._words("strike-help-lost")]
        lines.append(self._words("strike-help-throw"))
        if physical:
            lines += [self._words("strike-help-styles"), self._words("strike-help-push")]
        else:
            lines.append(self._words("strike-help-abstract"))
        return [*lines, self._words("strike-help-drawing")] if drawn and physical else lines

    def heading(self, view: View[Table]) -> str:
        """Tell how far the game is, for the line above a drawing."""
        return self._plain.heading(view.state)
