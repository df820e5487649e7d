"""A game of Royale in words and drawings: everything a terminal shows of it."""

from collections import Counter
from collections.abc import Iterable, Sequence

from flambeur.core.parts import Event
from flambeur.core.view import View
from flambeur.games.vegas.events import BillsDealt
from flambeur.games.vegas.royale.adjust import Adjust
from flambeur.games.vegas.royale.events import DieMoved, TilesLaid
from flambeur.games.vegas.royale.reward import CHIP
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles import Handicap
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.shows.royale import phrases
from flambeur.shows.royale.asking import tile_of
from flambeur.shows.royale.drawing import RoyaleDrawing
from flambeur.shows.royale.lines import RoyaleLines, payouts_of
from flambeur.shows.royale.phrases import times
from flambeur.shows.royale.plain import RoyalePlain
from flambeur.shows.royale.purse import purse
from flambeur.shows.royale.rule import rule
from flambeur.shows.royale.tiles import SHOWS
from flambeur.shows.vegas.base import BaseTeller
from flambeur.shows.vegas.people import People
from flambeur.words.speaker import Speaker


class RoyaleTeller(BaseTeller):
    """Tells a game of Royale; a tile met for the first time is explained."""

    def __init__(self, speaker: Speaker, table: RoyaleTable) -> None:
        """Take the language with the names, and the table for its options."""
        people = People(speaker, table)
        plain = RoyalePlain(speaker, people, payouts_of(table))
        drawing = RoyaleDrawing(speaker, people, plain)
        super().__init__(speaker, RoyaleLines(table), people, plain, drawing)
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
        return self._rules(fresh)

    def is_aside(self, view: View[RoyaleTable]) -> bool:
        """Tell whether the decision can do without another look at the table."""
        tile = tile_of(view.state.stack[-1])
        return tile is not None and SHOWS[tile].is_aside

    def money(self, view: View[RoyaleTable], seat: int) -> str:
        """Tell a seat what it owns."""
        count, money = purse(view.state, seat)
        chips = view.state.players[seat].chips
        return self._words(
            "royale-own-money",
            money=self._words.money(money or 0),
            bills=self._words("vegas-bills", count=count),
            chips=self._speaker.say(phrases.chips(chips)),
            total=self._words.money((money or 0) + CHIP * chips),
        )

    def explain(self, view: View[RoyaleTable], *, drawn: bool) -> list[str]:
        """Explain the decision, the tiles in play, the payout and the bank."""
        table = view.state
        frame = table.stack[-1]
        asking = tile_of(frame)
        others = [tile.id for tile in table.tiles if tile.id != asking]
        lines = [self._words("royale-help-turn")] if isinstance(frame, PlaceOrPass) else []
        lines += self._rules([asking]) if asking else []
        lines += [self._words("royale-help-adjust")] if isinstance(frame, Adjust) else []
        lines += self._rules(others)
        lines += [
            self._words("royale-help-dice", chip=self._words.money(CHIP)),
            self._words("royale-help-payout"),
        ]
        if table.spare.dice:
            lines.append(self._words("royale-help-neutral"))
        if table.bank:
            lines.append(self._bank(table.bank))
        return [*lines, self._words("royale-help-drawing")] if drawn else lines

    def _rules(self, tiles: Iterable[str]) -> list[str]:
        """Explain tiles; one of one's own need not have words yet."""
        told = [tile for tile in tiles if self._words.has(f"royale-rule-{tile.lower()}")]
        return [self._speaker.say(rule(tile)) for tile in told]

    def _bank(self, cards: Sequence[int]) -> str:
        counts = [
            times(count, self._words.money(card)) for card, count in sorted(Counter(cards).items())
        ]
        return self._words("royale-help-bank", bills=self._words.commas(counts))


def _is_setup(event: Event) -> bool:
    """Tell whether grey dice are laid out with their tile."""
    return isinstance(event, DieMoved) and event.source == Handicap.id
