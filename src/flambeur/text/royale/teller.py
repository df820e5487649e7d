"""A game of Royale in words and drawings: everything a terminal shows of it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from flambeur.core.parts import Event
from flambeur.core.turn import Choice
from flambeur.core.view import View
from flambeur.games.vegas.events import BillsDealt
from flambeur.games.vegas.royale.adjust import Adjust
from flambeur.games.vegas.royale.events import DieMoved, HandRolled, TilesLaid
from flambeur.games.vegas.royale.reward import CHIP
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles import Handicap
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.text.offer import Offer
from flambeur.text.royale.drawing import RoyaleDrawing
from flambeur.text.royale.offers import RoyaleOffers
from flambeur.text.royale.phrases import Phrases, times
from flambeur.text.royale.plain import RoyalePlain
from flambeur.text.royale.purse import purse
from flambeur.text.royale.questions import ASIDE, TILE_OF, Questions
from flambeur.text.royale.sentences import RoyaleSentences
from flambeur.text.vegas.base import BaseTeller
from flambeur.text.vegas.payouts import Payouts
from flambeur.text.vegas.people import People
from flambeur.text.words import Words


class RoyaleTeller(BaseTeller):
    """Tells a game of Royale; a tile met for the first time is explained."""

    def __init__(self, words: Words, seats: Sequence[str], table: RoyaleTable) -> None:
        """Take the language, the names, and the table for its options."""
        people = People(words, seats, table)
        banked = table.options.unclaimed_cards == "bank" and table.options.tiles_per_round > 0
        payouts = Payouts(words, people, bank=banked)
        sentences = RoyaleSentences(words, people, table, payouts)
        plain = RoyalePlain(words, people, sentences, payouts)
        super().__init__(words, people, sentences, plain, RoyaleDrawing(words, people, plain))
        self._phrases = Phrases(words)
        self._offers = RoyaleOffers(words, people, self._phrases)
        self._questions = Questions(words, people, self._phrases)
        self._met: set[str] = set()

    def news(self, events: Iterable[Event]) -> list[str]:
        """Tell what happened, and explain the tiles that are new to those who listen."""
        lines: list[str] = []
        waiting: list[Event] = []
        for event in events:
            if isinstance(event, BillsDealt) or _is_setup(event):
                continue
            waiting.append(event)
            if isinstance(event, TilesLaid):
                lines += [*self.tell(waiting), *self._meet(event.tiles)]
                waiting = []
        return lines + self.tell(waiting)

    def _meet(self, tiles: Sequence[str]) -> list[str]:
        fresh = [tile for tile in tiles if tile not in self._met]
        self._met.update(fresh)
        return [self._phrases.rule(tile) for tile in fresh]

    def roll(self, view: View[RoyaleTable]) -> str:
        """Tell the roll that is on the table, if there is one."""
        match view.state.stack[-1]:
            case PlaceOrPass(seat=seat, small=small, big=big):
                return self.tell([HandRolled(seat, small, big)])[0]
        return ""

    def question(self, view: View[RoyaleTable]) -> str:
        """Tell the roll, if there is one, and ask what is to be decided."""
        return f"{self.roll(view)} {self._questions.of(view.state)}".strip()

    def is_aside(self, view: View[RoyaleTable]) -> bool:
        """Tell whether the decision can do without another look at the table."""
        return type(view.state.stack[-1]) in ASIDE

    def offers(self, view: View[RoyaleTable]) -> list[Offer]:
        """Describe what the seat on turn can do."""
        assert isinstance(view.turn, Choice)  # noqa: S101 - asked on a seat's own turn only
        return self._offers.of(view.state, view.turn.seat, view.turn.moves)

    def money(self, view: View[RoyaleTable], seat: int) -> str:
        """Tell a seat what it owns."""
        count, money = purse(view.state, seat)
        chips = view.state.players[seat].chips
        return self._words(
            "royale-own-money",
            money=self._words.money(money or 0),
            bills=self._words("vegas-bills", count=count),
            chips=self._phrases.chips(chips),
            total=self._words.money((money or 0) + CHIP * chips),
        )

    def explain(self, view: View[RoyaleTable], *, drawn: bool) -> list[str]:
        """Explain the decision, the tiles in play, the payout and the bank."""
        table = view.state
        frame = type(table.stack[-1])
        asking = TILE_OF.get(frame, "")
        others = [tile.id for tile in table.tiles if tile.id != asking]
        lines = [self._words("royale-help-turn")] if frame is PlaceOrPass else []
        lines += [self._phrases.rule(asking)] if asking else []
        lines += [self._words("royale-help-adjust")] if frame is Adjust else []
        lines += [self._phrases.rule(tile) for tile in others]
        lines += [
            self._words("royale-help-dice", chip=self._words.money(CHIP)),
            self._words("royale-help-payout"),
        ]
        if table.spare.dice:
            lines.append(self._words("royale-help-neutral"))
        if table.bank:
            lines.append(self._bank(table.bank))
        return [*lines, self._words("royale-help-drawing")] if drawn else lines

    def _bank(self, cards: Sequence[int]) -> str:
        counts = [
            times(count, self._words.money(card)) for card, count in sorted(Counter(cards).items())
        ]
        return self._words("royale-help-bank", bills=self._words.commas(counts))


def _is_setup(event: Event) -> bool:
    """Tell whether grey dice are laid out with their tile."""
    return isinstance(event, DieMoved) and event.source == Handicap.id
