"""Plays a game with engine and referee side by side; they must agree after every step."""

from collections.abc import Iterator
from contextlib import contextmanager

from flambeur.core.state import play, turn
from flambeur.core.turn import Over, Turn
from flambeur.families import find
from tests.referees import words
from tests.referees.beside.engine import due, told
from tests.referees.beside.judges import referee_of
from tests.referees.beside.luck import Luck
from tests.referees.beside.setups import Setup
from tests.referees.beside.tables import facts


class Divergence(AssertionError):
    """Engine and referee do not agree."""


class SideBySide:
    """One game, with dice and moves at random."""

    def __init__(self, setup: Setup, seed: str) -> None:
        """Lay out both tables."""
        self.setup, self.seed = setup, seed
        self.luck = Luck(seed)
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
                move = self.luck.decide(awaited)
                self.steps, self.latest = self.steps + 1, told(move)
                play(self.state, move)
                wanted, awaited = game.send(self.latest), turn(self.state)
                self._compare(wanted, awaited)
        return self.steps

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
