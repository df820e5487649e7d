"""Plays a game with engine and referee side by side; they must agree after every step."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

from flambeur.core.parts import Move, tag_of
from flambeur.core.state import play, turn
from flambeur.core.turn import Chance, Choice, Over, Turn
from flambeur.registry import find
from tests.referees import words
from tests.referees.beside.engine import due, told
from tests.referees.beside.judges import referee_of
from tests.referees.beside.setups import Setup
from tests.referees.beside.tables import facts

TASTE = {"claim": 3.0, "decline": 0.3, "leave": 0.03, "pass": 0.2}
"""How gladly a kind of move is made, so that games end and all of the table is seen; others: 1."""


class Divergence(AssertionError):
    """Engine and referee do not agree."""


class SideBySide:
    """One game, with dice and moves at random."""

    def __init__(self, setup: Setup, seed: str) -> None:
        """Lay out both tables."""
        self.setup, self.seed = setup, seed
        self.luck = Random(seed)
        self.state = find(setup.game).start(setup.seats, setup.options)
        self.referee = referee_of(setup)
        self.steps = 0
        self.latest: object = None

    def play(self) -> int:
        """Play to the end, and tell the number of steps."""
        with self._told_where():
            game = self.referee.game()
            wanted, awaited = next(game), turn(self.state)
            self._compare(wanted, awaited)
            while not isinstance(awaited, Over):
                move = self._choose(awaited)
                self.steps, self.latest = self.steps + 1, told(move)
                play(self.state, move)
                wanted, awaited = game.send(self.latest), turn(self.state)
                self._compare(wanted, awaited)
        return self.steps

    def _choose(self, awaited: Chance | Choice) -> Move:
        """Let chance speak, or choose a kind of move and then one of that kind."""
        if isinstance(awaited, Chance):
            return awaited.distribution.sample(lambda s: [self.luck.randint(1, n) for n in s])
        kinds = list(dict.fromkeys(tag_of(type(move)) for move in awaited.moves))
        (kind,) = self.luck.choices(kinds, [TASTE.get(kind, 1.0) for kind in kinds])
        return self.luck.choice([m for m in awaited.moves if tag_of(type(m)) == kind])

    def _compare(self, wanted: words.Due, awaited: Turn) -> None:
        """Hold what is due and what lies on the table against each other."""
        if wanted != due(awaited):
            raise Divergence(f"what is due\n{_apart(wanted, due(awaited))}")
        seen, laid = self.referee.facts(), facts(self.state)
        if seen != laid:
            names = [n for n in {**seen, **laid} if seen.get(n) != laid.get(n)]
            both = [f"{n}\n{_sides(seen.get(n), laid.get(n))}" for n in names]
            raise Divergence("\n".join(both))

    @contextmanager
    def _told_where(self) -> Iterator[None]:
        """Say of everything that goes wrong in which game and where."""
        try:
            yield
        except Exception as error:
            error.add_note(
                f"{self.setup.game}, {self.setup.seats} seats, {self.setup.options}, "
                f"seed {self.seed!r}, step {self.steps}, after {self.latest}"
            )
            raise


def _apart(wanted: words.Due, awaited: words.Due) -> str:
    """Show both; of two long lists of moves only what one side has alone."""
    if isinstance(wanted, words.Ask) and isinstance(awaited, words.Ask):
        return _sides(_alone(wanted, awaited), _alone(awaited, wanted))
    return _sides(wanted, awaited)


def _alone(one: words.Ask, other: words.Ask) -> str:
    moves = sorted(one.moves - other.moves, key=str)
    return f"seat {one.seat}, seen by {one.seen_by}, only here: {moves}"


def _sides(referee: object, engine: object) -> str:
    return f"  referee: {referee}\n  engine:  {engine}"
