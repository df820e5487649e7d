"""The laws of places: what chance brings depends on where it speaks, and on nothing else."""

import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from flambeur.core.chance import OWN, Dice, Distribution, Rolled, Roller, Rows
from flambeur.core.codec import encode
from flambeur.core.game import Game, Options
from flambeur.core.parts import Move
from flambeur.core.position import Position
from flambeur.core.record import Entry
from flambeur.core.source import NoReceipt, Spot
from flambeur.core.state import State, place_of, turn
from flambeur.core.turn import Chance, Choice, Form
from flambeur.sources.keyed import KeyedSource
from flambeur.sources.plain import SeededSource

LABEL = r"[a-z0-9_-]+"
PLACE = re.compile(rf"{LABEL}/\d+/(\d+|-)")
STREAM = re.compile(LABEL)
AHEAD = 8
"""So many entries are played before going back."""
WAYS = 2
OFTEN = 16
"""About one in so many positions is gone back to."""

Numbers = list[tuple[int, int]]
"""What a row was asked for and what it gave: pairs of sides and face."""


def check_places(
    game: Game[Any], seats: int, options: Options | None = None, *, tables: int = 2, seed: int = 0
) -> None:
    """Play tables of one key that differ from the first move on: they share the rows they meet."""
    agreed, source = game.agree(seats, options or game.options()), Witness(b"%d" % seed)
    for number in range(tables):
        position = Position(game, game.start(seats, agreed))
        _Table(position, source, Random(f"{seed}/{number}")).check()


def check_chance(game: Game[Any], state: State, chance: Chance) -> None:
    """A place has labels of the alphabet, and a record tells what was drawn of."""
    place, distribution = place_of(state), chance.distribution
    assert PLACE.fullmatch(place), f"{place!r} is not a place"
    written = encode(Entry(place=place, of=distribution))
    read = game.codec.decode(written, Entry)
    assert distribution == read.of, "what was drawn of changed"
    assert written == encode(read), "what was drawn of has two ways to be written"


def check_guess(state: State, guess: State, seat: int | None) -> None:
    """Where chance speaks, and what of, is the same whatever is hidden."""
    awaited = turn(state)
    if isinstance(awaited, Chance):
        assert place_of(state) == place_of(guess), f"the place tells seat {seat} a secret"
        assert awaited == turn(guess), f"what is drawn of tells seat {seat} a secret"


def check_again(game: Game[Any], seen: State) -> None:
    """The same rolls give the same guess: a game that is played on from a moment begins with it."""
    one, other = (encode(game.sample(seen.copy(), SeededSource("again").roll)) for _ in range(2))
    assert one == other, "the same rolls give another guess"


class Witness(NoReceipt):
    """Dice of one key that see whether a place ever shows anything else than before."""

    def __init__(self, key: bytes) -> None:
        """Take the key of the table."""
        self._source = KeyedSource(key)
        self.rows: dict[tuple[str, str], Numbers] = {}
        """The longest row that was asked for, by place and stream."""
        self.dice: dict[tuple[str, str], tuple[int, ...]] = {}
        """The most dice that were shown, by place and stream."""

    def settle(self, distribution: Distribution, spot: Spot) -> Move:
        """Bring the outcome of a place about, and compare it with what is known of the place."""
        watched = _Watched(distribution)
        outcome = self._source.settle(watched, spot)
        for stream, numbers in watched.rows.items():
            known = self.rows.get((spot.place, stream), numbers)
            assert _agree(known, numbers), f"{spot.place} has two rows {stream}"
            self.rows[spot.place, stream] = max(known, numbers, key=len)
        for stream, faces in _shown(distribution, outcome).items():
            fewer, more = sorted((self.dice.get((spot.place, stream), faces), faces), key=len)
            assert Counter(fewer) <= Counter(more), f"{stream} of {spot.place} shows other dice"
            self.dice[spot.place, stream] = more
        return outcome


class _Watched(Distribution):
    """A distribution whose rows are looked at."""

    def __init__(self, distribution: Distribution) -> None:
        self._distribution = distribution
        self.rows: dict[str, Numbers] = {}

    def draw(self, rows: Rows) -> Move:
        return self._distribution.draw(lambda stream: self._noted(stream, rows(stream)))

    def _noted(self, stream: str, roll: Roller) -> Roller:
        assert STREAM.fullmatch(stream), f"{stream!r} is not a stream"
        numbers = self.rows.setdefault(stream, [])

        def noted(sides: Sequence[int]) -> list[int]:
            shown = roll(sides)
            numbers.extend(zip(sides, shown, strict=True))
            return shown

        return noted


class _Table:
    """One random game by place."""

    def __init__(self, position: Position[Any], source: Witness, random: Random) -> None:
        self.position, self.source, self.random = position, source, random

    def check(self) -> None:
        """Play to the end; go back now and then."""
        places = []
        while (entry := self.advance()) is not None:
            if entry.place is not None:
                places.append(entry.place)
            if not self.random.randrange(OFTEN):
                self.check_return()
        _check_counters(places)

    def check_return(self) -> None:
        """A position that is copied, played on and gone back to meets the same dice again."""
        seed = self.random.random()
        first, again = (
            [way.advance() for _ in range(AHEAD)]
            for way in [
                _Table(self.position.copy(), self.source, Random(seed)) for _ in range(WAYS)
            ]
        )
        assert first == again, "a position that was gone back to meets other dice"

    def advance(self) -> Entry | None:
        """Play one entry, if there is one."""
        entry = self.next()
        if entry is not None:
            self.position.enter(entry)
        return entry

    def next(self) -> Entry | None:
        """Let chance bring the next entry, or a seat at random; none at the end."""
        drawn = self.position.draw(self.source)
        awaited = self.position.turn
        if drawn is not None or not isinstance(awaited, Choice):
            return drawn
        offers: tuple[Move | Form, ...] = (*awaited.moves, *awaited.forms)
        offer = self.random.choice(offers)
        roll = SeededSource(str(self.random.random())).roll
        move = offer.sample(roll) if isinstance(offer, Form) else offer
        return self.position.awaits(awaited.seat, move)


def _check_counters(places: Sequence[str]) -> None:
    """No place comes twice, and no counter leaves one out."""
    spoken: Counter[str] = Counter()
    for place in places:
        where, count = place.rsplit("/", 1)
        assert str(spoken[where]) == count, f"{place} comes out of order"
        spoken[where] += 1


def _agree(one: Numbers, other: Numbers) -> bool:
    """Tell whether two rows are the same for as long as they are asked for the same."""
    for (sides, face), (other_sides, other_face) in zip(one, other, strict=False):
        if sides != other_sides:
            return True
        if face != other_face:
            return False
    return True


def _shown(distribution: Distribution, outcome: Move) -> dict[str, tuple[int, ...]]:
    """List the dice of an outcome by their stream; a game's own dice are one group."""
    match distribution, outcome:
        case Dice(streams=streams), Rolled(dice=dice):
            return dict(zip(streams, dice, strict=False))
        case _, Rolled(dice=(group,)):
            return {OWN: group}
    return {}
