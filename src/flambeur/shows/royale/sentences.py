"""What happened in Royale, as sentences: a turn is one line, and so is what a tile does."""

from collections.abc import Iterable, Sequence

from flambeur.core.parts import Event
from flambeur.games.vegas.events import DicePlaced, LooseDicePlaced
from flambeur.games.vegas.royale.events import (
    Activated,
    ChipsGranted,
    DieMoved,
    HandRolled,
    Passed,
    TilesLaid,
    TokenTaken,
)
from flambeur.games.vegas.royale.reward import Reward
from flambeur.games.vegas.royale.tiles import PowerPlay
from flambeur.games.vegas.table import Table
from flambeur.protocol.lines import Casino, Faces, Line, Phrase, Said, dots, line
from flambeur.shows.royale import phrases
from flambeur.shows.royale.clauses import Clauses
from flambeur.shows.vegas.payouts import Payouts
from flambeur.shows.vegas.sentences import Sentences


class RoyaleSentences(Sentences):
    """Tells the events of one game of Royale."""

    def __init__(self, colours: Sequence[Phrase], table: Table, payouts: Payouts) -> None:
        """Take what the sentences need to know about the game."""
        super().__init__(colours, table, payouts)
        self._clauses = Clauses(colours, len(table.players))

    def tell(self, events: Iterable[Event]) -> list[Said]:
        """Tell events in order; a roll and what follows from it make one sentence."""
        story = Story()
        rolled: HandRolled | None = None
        placed: tuple[int, int] | None = None
        heard = list(events)
        for at, place in enumerate(_in_order(heard)):
            event = heard[place]
            match event:
                case DicePlaced() if at and rolled is None:
                    what = self._handful(event)
                    text = self._clauses.power(event.seat, what, event.casino)
                    story.clause(place, PowerPlay.id, text)
                case DicePlaced() | Passed() if rolled is not None:
                    story.replace(place, self._move(rolled, event))
                case Activated(seat=seat, casino=casino) if (seat, casino) == placed:
                    pass  # where dice were just placed, nobody need be told
                case _ if clause := self._clauses.of(event):
                    story.clause(place, *clause)
                case _:
                    story.line(place, *self.of(event))
            rolled = event if isinstance(event, HandRolled) else None
            if isinstance(event, DicePlaced):
                placed = event.seat, event.casino
            elif isinstance(event, Activated):
                placed = None
        return story.whole()

    def of(self, event: Event) -> list[Phrase]:
        """Tell one event that is no tile's own."""
        match event:
            case ChipsGranted():
                return [self._granted(event)]
            case TilesLaid():
                return [self._laid(event)]
            case HandRolled():
                return [self._hand(event)]
            case Passed():
                return [self._passed(event)]
            case LooseDicePlaced():
                return [line("royale-say-loose", dice=Faces(event.faces, event.big))]
        return super().of(event)

    def _move(self, rolled: HandRolled, event: DicePlaced | Passed) -> list[Phrase]:
        """Tell a whole turn in one sentence, or a forced pass in one of its own."""
        name, dice = self._colours[rolled.seat], Faces(rolled.small, rolled.big)
        if isinstance(event, DicePlaced):
            placed, casino = self._handful(event), Casino(event.casino)
            return [line("vegas-say-turn", name=name, dice=dice, placed=placed, casino=casino)]
        if event.forced:
            return [self._hand(rolled), self._passed(event)]
        return [line("royale-say-turn-passed", name=name, dice=dice)]

    def _granted(self, event: ChipsGranted) -> Line:
        if len(set(event.chips)) == 1:
            chips = phrases.gift(Reward(chips=event.chips[0]))
            return line("royale-say-chips-all", chips=chips)
        counts: list[Phrase] = [
            line("vegas-count", name=self._colours[seat], count=count)
            for seat, count in enumerate(event.chips)
        ]
        return line("royale-say-chips", chips=dots(counts))

    def _laid(self, event: TilesLaid) -> Line:
        tiles: list[Phrase] = [
            line("royale-laid", casino=Casino(casino), tile=phrases.tile(tile))
            for casino, tile in enumerate(event.tiles, 1)
        ]
        return line("royale-say-tiles", tiles=dots(tiles), count=len(tiles))

    def _hand(self, event: HandRolled) -> Line:
        dice = Faces(event.small, event.big)
        return line("vegas-say-rolled", name=self._colours[event.seat], dice=dice)

    def _passed(self, event: Passed) -> Line:
        name = self._colours[event.seat]
        if not event.forced:
            return line("royale-say-passed", name=name)
        if event.chips:
            return line("royale-say-barred-chip", name=name)
        return line("royale-say-barred", name=name)

    def _handful(self, event: DicePlaced) -> Phrase:
        return phrases.dice(event.dice[0][1], event.big)

    def _things(self, count: int) -> Line:
        return line("royale-things", count=count)


class Story:
    """Lines as they grow: what one tile does stays together on one."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._lines: list[Said] = []
        self._tile = ""
        self._clauses: list[Phrase] = []
        self._places: list[int] = []

    def line(self, place: int, *lines: Phrase) -> None:
        """Add whole sentences about an event."""
        self._close()
        self._lines += [Said(said, (place,)) for said in lines]

    def replace(self, place: int, lines: Sequence[Phrase]) -> None:
        """Put better sentences in place of the last one, now that one more event is known."""
        self._close()
        last = self._lines.pop()
        *first, end = lines
        self._lines += [Said(said, last.events) for said in first]
        self._lines.append(Said(end, (place,) if first else (*last.events, place)))

    def clause(self, place: int, tile: str, text: Phrase | None) -> None:
        """Add what a tile does; without a tile it belongs to the one that spoke last."""
        if tile and tile != self._tile:
            self._close()
            self._tile = tile
        if text is not None:
            self._clauses.append(text)
            self._places.append(place)

    def whole(self) -> list[Said]:
        """Return all lines."""
        self._close()
        return self._lines

    def _close(self) -> None:
        if self._clauses:
            text = dots(self._clauses)
            if self._tile:
                said = line("royale-say-tile", tile=phrases.tile(self._tile), text=text)
            else:
                said = line("royale-say-alone", text=text)
            self._lines.append(Said(said, tuple(self._places)))
        self._tile, self._clauses, self._places = "", [], []


def _in_order(events: Sequence[Event]) -> list[int]:
    """Put a token that goes back after the dice that drive it away, not before them."""
    order = list(range(len(events)))
    for at in range(len(order) - 1):
        token, dice = events[order[at]], events[order[at + 1]]
        lost = isinstance(token, TokenTaken) and token.seat is None
        if lost and isinstance(dice, DicePlaced | DieMoved):
            order[at], order[at + 1] = order[at + 1], order[at]
    return order
