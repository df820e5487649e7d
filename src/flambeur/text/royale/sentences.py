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
from flambeur.text.royale.clauses import Clauses
from flambeur.text.royale.phrases import Phrases, shown
from flambeur.text.vegas.payouts import Payouts
from flambeur.text.vegas.people import People
from flambeur.text.vegas.sentences import Sentences
from flambeur.text.words import Words


class RoyaleSentences(Sentences):
    """Tells the events of one game of Royale."""

    def __init__(self, words: Words, people: People, table: Table, payouts: Payouts) -> None:
        """Take what the sentences need to know about the game."""
        super().__init__(words, people, table, payouts)
        self._phrases = Phrases(words)
        self._clauses = Clauses(words, people, self._phrases)

    def tell(self, events: Iterable[Event]) -> list[str]:
        """Tell events in order; a roll and what follows from it make one sentence."""
        story = Story(self._words, self._phrases)
        rolled: HandRolled | None = None
        placed: tuple[int, int] | None = None
        for place, event in enumerate(_in_order(list(events))):
            match event:
                case DicePlaced() if place and rolled is None:
                    what = self._handful(event)
                    text = self._clauses.power(event.seat, what, event.casino)
                    story.clause(PowerPlay.id, text)
                case DicePlaced() | Passed() if rolled is not None:
                    story.replace(self._move(rolled, event))
                case Activated(seat=seat, casino=casino) if (seat, casino) == placed:
                    pass  # where dice were just placed, nobody need be told
                case _ if clause := self._clauses.of(event):
                    story.clause(*clause)
                case _:
                    story.line(*self.of(event))
            rolled = event if isinstance(event, HandRolled) else None
            if isinstance(event, DicePlaced):
                placed = event.seat, event.casino
            elif isinstance(event, Activated):
                placed = None
        return story.whole()

    def of(self, event: Event) -> list[str]:
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
                return [self._words("royale-say-loose", dice=shown(event.faces, event.big))]
        return super().of(event)

    def _move(self, rolled: HandRolled, event: DicePlaced | Passed) -> list[str]:
        """Tell a whole turn in one sentence, or a forced pass in one of its own."""
        name, dice = self._names[rolled.seat], shown(rolled.small, rolled.big)
        if isinstance(event, DicePlaced):
            placed, casino = self._handful(event), event.casino
            words = self._words
            return [words("vegas-say-turn", name=name, dice=dice, placed=placed, casino=casino)]
        if event.forced:
            return [self._hand(rolled), self._passed(event)]
        return [self._words("royale-say-turn-passed", name=name, dice=dice)]

    def _granted(self, event: ChipsGranted) -> str:
        if len(set(event.chips)) == 1:
            chips = self._phrases.gift(Reward(chips=event.chips[0]))
            return self._words("royale-say-chips-all", chips=chips)
        counts = [
            self._words("vegas-count", name=self._names[seat], count=count)
            for seat, count in enumerate(event.chips)
        ]
        return self._words("royale-say-chips", chips=" · ".join(counts))

    def _laid(self, event: TilesLaid) -> str:
        tiles = [
            self._words("royale-laid", casino=casino, tile=self._phrases.tile(tile))
            for casino, tile in enumerate(event.tiles, 1)
        ]
        return self._words("royale-say-tiles", tiles=" · ".join(tiles), count=len(tiles))

    def _hand(self, event: HandRolled) -> str:
        dice = shown(event.small, event.big)
        return self._words("vegas-say-rolled", name=self._names[event.seat], dice=dice)

    def _passed(self, event: Passed) -> str:
        name = self._names[event.seat]
        if not event.forced:
            return self._words("royale-say-passed", name=name)
        if event.chips:
            return self._words("royale-say-barred-chip", name=name)
        return self._words("royale-say-barred", name=name)

    def _handful(self, event: DicePlaced) -> str:
        return self._phrases.dice(event.dice[0][1], event.big)

    def _things(self, count: int) -> str:
        return self._words("royale-things", count=count)


class Story:
    """Lines as they grow: what one tile does stays together on one."""

    def __init__(self, words: Words, phrases: Phrases) -> None:
        """Begin with nothing."""
        self._words, self._phrases = words, phrases
        self._lines: list[str] = []
        self._tile = ""
        self._clauses: list[str] = []

    def line(self, *lines: str) -> None:
        """Add whole sentences."""
        self._close()
        self._lines += lines

    def replace(self, lines: Sequence[str]) -> None:
        """Put better sentences in place of the last one."""
        self._close()
        self._lines[-1:] = lines

    def clause(self, tile: str, text: str) -> None:
        """Add what a tile does; without a tile it belongs to the one that spoke last."""
        if tile and tile != self._tile:
            self._close()
            self._tile = tile
        if text:
            self._clauses.append(text)

    def whole(self) -> list[str]:
        """Return all lines."""
        self._close()
        return self._lines

    def _close(self) -> None:
        if self._clauses:
            text = " · ".join(self._clauses)
            if self._tile:
                tile = self._phrases.tile(self._tile)
                self._lines.append(self._words("royale-say-tile", tile=tile, text=text))
            else:
                self._lines.append(self._words("royale-say-alone", text=text))
        self._tile, self._clauses = "", []


def _in_order(events: list[Event]) -> list[Event]:
    """Put a token that goes back after the dice that drive it away, not before them."""
    for place in range(len(events) - 1):
        token, dice = events[place], events[place + 1]
        lost = isinstance(token, TokenTaken) and token.seat is None
        if lost and isinstance(dice, DicePlaced | DieMoved):
            events[place], events[place + 1] = dice, token
    return events
