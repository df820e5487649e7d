"""What a tile does, event by event: the clauses that a line about the tile is made of."""

from collections.abc import Sequence

from flambeur.core.parts import Event
from flambeur.games.vegas.royale.events import (
    Activated,
    CounterMoved,
    DieMoved,
    ExtraRolled,
    Rewarded,
    TokenTaken,
)
from flambeur.games.vegas.royale.reward import Reward
from flambeur.protocol.lines import Casino, Line, Phrase, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.tile import Colours
from flambeur.shows.royale.tiles import SHOWS

Clause = tuple[str, Phrase | None]
"""A tile and what it did; without a tile it belongs to the one that spoke before."""
HAPPENS: dict[type[Event], str] = {
    event: tile for tile, show in SHOWS.items() for event in show.events
}
"""The tile, by what happens there only."""


class Clauses:
    """Tells what tiles do."""

    def __init__(self, colours: Sequence[Phrase], players: int) -> None:
        """Take what the colours are called, and how many of them are somebody's."""
        self._colours = Colours(colours, players)

    def of(self, event: Event) -> Clause | None:
        """Tell an event of a tile; there is no text where another event tells it."""
        match event:
            case Activated(seat=seat, tile=tile):
                return tile, line("royale-do-activated", name=self._colours.names[seat])
            case Rewarded(tile=tile):
                return tile, self._rewarded(event)
            case DieMoved():
                return self._moved(event)
            case ExtraRolled(tile=tile) | CounterMoved(tile=tile) | TokenTaken(tile=tile):
                return tile, SHOWS[tile].tell(event, self._colours)
        tile = HAPPENS.get(type(event), "")
        return (tile, SHOWS[tile].tell(event, self._colours)) if tile else None

    def power(self, seat: int, placed: Phrase, casino: int) -> Line:
        """Tell that a die was set instead of rolled."""
        name = self._colours.names[seat]
        return line("royale-do-power", name=name, placed=placed, casino=Casino(casino))

    def _rewarded(self, event: Rewarded) -> Phrase:
        name, cards = self._colours.names[event.seat], event.cards.size()
        if not event.chips and not cards:
            return line("royale-do-no-chips", name=name)
        what = phrases.cards(event.cards) if cards else phrases.gift(Reward(chips=event.chips))
        if event.promised:
            return line("royale-do-owed", name=name, what=what)
        return line("royale-do-gets", name=name, what=what)

    def _moved(self, event: DieMoved) -> Clause:
        """Tell where dice went: to a tile, from a tile, or between hand and casino."""
        name, dice = self._colours.names[event.colour], phrases.dice(event.dice, event.big)
        if event.target in SHOWS:
            return str(event.target), SHOWS[str(event.target)].arrived(event, name, dice)
        if event.source in SHOWS:
            return str(event.source), SHOWS[str(event.source)].left(event, name, dice)
        if event.target == "hand":
            casino = phrases.place(event.source)
            return "", line("royale-do-returned", name=name, dice=dice, casino=casino)
        casino = phrases.place(event.target)
        return "", line("royale-do-put", name=name, dice=dice, casino=casino)
