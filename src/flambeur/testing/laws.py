"""The laws every game obeys, checked at every node of random games."""

from collections import Counter
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any, TypeVar
from urllib.parse import quote

from flambeur.core.chance import Distribution
from flambeur.core.codec import encode
from flambeur.core.errors import FlambeurError, IllegalMove
from flambeur.core.fair.record import begin_record
from flambeur.core.frame import Frame
from flambeur.core.game import Game, Options
from flambeur.core.match import Match, resume
from flambeur.core.notation import read_position, write_position
from flambeur.core.parts import Event, Move
from flambeur.core.record import Entry
from flambeur.core.secret import redact
from flambeur.core.state import State, after, legal, play, turn
from flambeur.core.turn import Chance, Choice, Form, Over, Turn
from flambeur.core.view import view_of
from flambeur.sources.plain import NoSource, SeededSource
from flambeur.testing.places import check_again, check_chance, check_guess, check_places

S = TypeVar("S", bound=State)

SMALL = 5_000
"""Distributions up to this size are enumerated whole."""
NEW = 40
"""So many times everybody looks at a kind of node; from then on one after the other."""
SELDOM = 8
"""One in so many nodes of a kind is written as a line, the first included: that takes longest."""

Kind = tuple[int, tuple[type[Frame], ...]]
"""The round of a node, and what is awaited and is to follow."""


def check_game(
    game: Game[Any], seats: int, options: Options | None = None, *, games: int = 100, seed: int = 0
) -> None:
    """Play random games and check every law at every node; a broken law is an AssertionError."""
    met: Counter[Kind] = Counter()
    for number in range(games):
        _RandomGame(game, seats, options, f"{seed}/{number}", met).check()
    check_places(game, seats, options, seed=seed)


class _RandomGame:
    """One random game and what has been seen of it so far."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: Options | None,
        seed: str,
        met: Counter[Kind],
    ) -> None:
        self.game = game
        self.seats = seats
        self.agreed = game.agree(seats, options or game.options())
        self.random = Random(seed)
        self.source = SeededSource(seed)
        self.met = met
        self.state = game.start(seats, self.agreed)
        self.census = game.census(self.state)
        self.bound = game.bound(self.state)
        self.entries: list[Entry] = []

    def check(self) -> None:
        """Play to the end, checking on the way."""
        while not isinstance(awaited := turn(self.state), Over):
            self.check_node(awaited)
            move = self.choose(awaited)
            seat = awaited.seat if isinstance(awaited, Choice) else None
            self.entries.append(Entry(seat, move, awaited.audience))
            before = self.game.save(self.state)
            following = after(self.state, move)
            assert before == self.game.save(self.state), "a move changed the state it started from"
            self.check_events(play(self.state.copy(), move))
            self.state = following
            assert len(self.entries) <= self.bound, "the game is longer than its bound"
        self.check_saved()
        self.check_views()
        self.check_over(awaited)
        self.check_replay(awaited)

    def check_node(self, awaited: Chance | Choice) -> None:
        """Check what must hold wherever something is awaited."""
        self.check_saved()
        assert self.census == self.game.census(self.state), "something was lost or made"
        self.check_notation()
        if isinstance(awaited, Chance):
            check_distribution(awaited.distribution)
            check_chance(self.game, self.state, awaited)
        else:
            self.check_choice(awaited)
        self.check_views()

    def check_saved(self) -> None:
        """Save and load give the same state, and the same bytes."""
        data = self.game.save(self.state)
        loaded = self.game.load(data)
        assert loaded == self.state, "loading gives another state"
        assert data == self.game.save(loaded), "saving again gives other bytes"
        assert self.state.copy() == self.state, "a copy is another state"

    def check_notation(self) -> None:
        """A position is a line that fits into an address, and is read back as it was."""
        if self.met[self.kind()] % SELDOM:
            return
        assert (self.seats, self.agreed) == self.game.agreed(self.state), "it was agreed otherwise"
        assert self.game.sound(self.state), "a state that was played is said to be impossible"
        for state in (self.state, redact(self.state, None)):
            line = write_position(self.game, state)
            assert quote(line, safe="()*,'!+@/%") == line, "an address would show it otherwise"
            assert (self.game, state) == read_position(line, self.find), "a position changed"

    def check_choice(self, choice: Choice) -> None:
        """Legal moves exist, differ and can be played; so do samples of every form."""
        assert choice.seat in range(self.seats), "nobody sits there"
        assert choice.moves or choice.forms, "no legal move"
        assert len(choice.moves) == len(set(choice.moves)), "a legal move is listed twice"
        samples = [form.sample(self.source.roll) for form in choice.forms]
        for form, move in zip(choice.forms, samples, strict=True):
            assert move in form, f"{move} is a sample, but not legal"
            assert move == self.game.codec.decode(encode(move), Move), "a move changed"
        for move in (*choice.moves, *samples):
            following = self.state.copy()
            play(following, move)
            turn(following)
            assert self.census == self.game.census(following), f"{move} loses or makes something"

    def check_views(self) -> None:
        """What a seat sees does not depend on what it may not see."""
        for seat in self.viewers():
            seen = view_of(self.game.id, self.state, seat)
            guess = self.game.sample(seen.state.copy(), self.source.roll)
            other = view_of(self.game.id, guess, seat)
            assert encode(seen) == encode(other), f"seat {seat} sees a foreign secret"
            assert self.census == self.game.census(guess), "the guess is not a possible state"
            if seat is None:
                # From whom most is hidden; for everybody it would take half as long again.
                check_again(self.game, seen.state)
            check_guess(self.state, guess, seat)

    def viewers(self) -> tuple[int | None, ...]:
        """Tell who looks: everybody where the game is new, else whose turn to look it is."""
        times, everybody = self.met[self.kind()], (*range(self.seats), None)
        self.met[self.kind()] += 1
        return everybody if times < NEW else (everybody[times % len(everybody)],)

    def kind(self) -> Kind:
        """Tell what kind of node this is."""
        return self.state.round, tuple(map(type, self.state.stack))

    def check_events(self, events: list[Event]) -> None:
        """Events can be written, read back and redacted."""
        for event in events:
            assert event == self.game.codec.decode(encode(event), Event), "an event changed"
            for seat in (*range(self.seats), None):
                told = encode(redact(event, seat))
                assert told == encode(self.game.codec.decode(told, Event)), "an event changed"

    def check_over(self, over: Over) -> None:
        """The result names every seat, and nothing can be played any more."""
        assert self.seats == len(over.ranks) == len(over.scores), "a seat has no result"
        assert self.census == self.game.census(self.state), "something was lost or made"
        for entry in self.entries[-1:]:
            assert entry.move is not None
            assert not legal(over, entry.move), "a move is legal after the end"
            try:
                after(self.state, entry.move)
            except IllegalMove:
                continue
            raise AssertionError("a move was taken after the end")

    def check_replay(self, over: Over) -> None:
        """The record alone brings back the state."""
        names = [f"P{seat}" for seat in range(self.seats)]
        record = begin_record(self.game, names, self.agreed, {}, NoSource())
        for entry in self.entries:
            record.add(entry)
        record.finish(over, None)
        replayed: Match[Any] = resume(record.dump(), self.find, NoSource())
        assert self.state == replayed.state, "the record leads to another state"
        assert record.dump() == replayed.record.dump(), "the record changed"

    def find(self, name: str) -> Game[Any]:
        """Find this game, which need not be registered."""
        if name != self.game.id:
            raise FlambeurError(f"unknown game {name}")
        return self.game

    def choose(self, awaited: Turn) -> Move:
        """Let chance or a seat move at random."""
        if isinstance(awaited, Chance):
            return self.source.settle(awaited.distribution)
        assert isinstance(awaited, Choice)
        offers: tuple[Move | Form, ...] = (*awaited.moves, *awaited.forms)
        offer = self.random.choice(offers)
        return offer.sample(self.source.roll) if isinstance(offer, Form) else offer


# Distributions are values, so each different one is checked once.
@cache
def check_distribution(distribution: Distribution) -> None:
    """Probabilities sum to one, outcomes differ, and every sample is one of them."""
    source = SeededSource(0)
    for _ in range(20):
        assert distribution.sample(source.roll) in distribution, "a sample is impossible"
        assert distribution.draw(lambda _: source.roll) in distribution, "a draw is impossible"
    if distribution.size <= SMALL:
        outcomes = list(distribution.outcomes())
        assert distribution.size == len(outcomes), "the size is wrong"
        assert Fraction(1) == sum(chance for _, chance in outcomes), "they do not sum to one"
        assert len(outcomes) == len({outcome for outcome, _ in outcomes}), "an outcome is double"
        assert all(outcome in distribution for outcome, _ in outcomes), "one is impossible"
