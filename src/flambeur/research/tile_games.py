"""Whole games of Royale for learning what tiles bring: each moment, and what came of it."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from flambeur.bots import Bot
from flambeur.bots.vegas.levels import DEPTHS
from flambeur.bots.vegas.royale.bluff import bluff, is_bluff
from flambeur.bots.vegas.royale.casual import CasualRoyale, greedy
from flambeur.bots.vegas.royale.due import due
from flambeur.bots.vegas.royale.search import SearchRoyale, looked_at
from flambeur.bots.vegas.royale.tiles import FEATURES, Features, Weights, look
from flambeur.bots.vegas.royale.worth import TableWorth
from flambeur.core.match import Match
from flambeur.core.parts import Move
from flambeur.core.state import play, turn
from flambeur.core.turn import Chance, Choice
from flambeur.core.view import view_of
from flambeur.families import find
from flambeur.fast.lay import THOUSAND
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.kit import Throw
from flambeur.games.vegas.royale.reward import CHIP
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import HideTokens
from flambeur.games.vegas.royale.turn import RollHand
from flambeur.games.vegas.royale.values import CHIPS_PER_ROUND
from flambeur.research.ladder_games import play_out
from flambeur.sources import SeededSource

GAME = "vegas/royale"
SEATS = range(2, 6)
EVALUATED = 4
"""Seats of the fixed evaluation."""
DEPTH = DEPTHS["champion"]
CASUAL = 0.4
"""How many seats play casually once something is known: one meets all kinds of players."""
ODD = 0.06
"""How often any move is made, so that all of them are seen."""
NAMES = sorted(BOARDS)
NOTHING: Weights = dict.fromkeys(NAMES, (0.0,) * len(FEATURES))
COLUMNS = len(NAMES) * len(FEATURES)

Choose = Callable[[RoyaleTable, int, tuple[Move, ...]], Move]


class Lesson(NamedTuple):
    """A moment: what is seen of the tiles, and what everybody expects of the dice alone."""

    seen: list[tuple[str, list[Features]]]
    expected: Sequence[float]


class Sums(NamedTuple):
    """All that least squares needs to know of any number of lessons."""

    products: Any
    answers: Any
    square: float
    rows: int

    def plus(self, other: "Sums") -> "Sums":
        """Add more lessons."""
        return Sums(*(one + more for one, more in zip(self, other, strict=True)))


def none() -> Sums:
    """Begin with no lesson."""
    return Sums(np.zeros((COLUMNS, COLUMNS)), np.zeros(COLUMNS), 0.0, 0)


def play_lessons(weights: Weights | None, numbers: Iterable[int], seed: str) -> Sums:
    """Play games, some seats casually and some by what is known of tiles; gather the lessons."""
    rows, answers = list[Any](), list[float]()
    for number in numbers:
        seats, random = SEATS[number % len(SEATS)], Random(f"{seed} {number}")
        casual = {seat for seat in range(seats) if weights and random.random() < CASUAL}
        choose = _player(weights, casual, random)
        for lessons, money in _rounds(seats, f"{seed} {number}", choose):
            for lesson in lessons:
                rows.append(_row_of(lesson.seen, len(money)))
                hoped = zip(money, lesson.expected, strict=True)
                answers += [(came - expected) / THOUSAND for came, expected in hoped]
    seen, found = np.concatenate(rows), np.array(answers)
    return Sums(seen.T @ seen, seen.T @ found, float(found @ found), len(found))


def _player(weights: Weights | None, casual: set[int], random: Random) -> Choose:
    worth = None if weights is None else TableWorth(weights)

    def choose(table: RoyaleTable, seat: int, moves: tuple[Move, ...]) -> Move:
        if is_bluff(moves):
            return bluff(view_of(GAME, table, seat), moves, random)
        if random.random() < ODD:
            return random.choice(moves)
        if worth is None or seat in casual:
            return greedy(table, seat, moves)
        return max(moves, key=looked_at(table, seat, moves, worth, DEPTH).__getitem__)

    return choose


def _rounds(seats: int, seed: str, choose: Choose) -> Iterator[tuple[list[Lesson], list[float]]]:
    """Play a game, and tell after each round its moments, and everybody's money."""
    match = Match(find(GAME), [str(seat) for seat in range(seats)], None, SeededSource(seed))
    match.settle()
    table, roll, worth = match.state.copy(), SeededSource(f"{seed} more").roll, TableWorth(NOTHING)
    number, lessons = table.round, list[Lesson]()
    while table.stack:
        awaited = turn(table)
        if isinstance(table.stack[-1], RollHand | Throw | HideTokens):
            lessons.append(Lesson(look(table, due(table)[1]), worth.of(table)[1]))
        if isinstance(awaited, Choice):
            play(table, _chosen(table, awaited, choose))
        elif isinstance(awaited, Chance):
            play(table, awaited.distribution.sample(roll))
        if table.round != number or not table.stack:
            # The next round has begun with a gift.
            gift = CHIP * CHIPS_PER_ROUND if table.stack else 0
            yield lessons, [table.worth(seat) - gift for seat in range(seats)]
            number, lessons = table.round, []


def _chosen(table: RoyaleTable, choice: Choice, choose: Choose) -> Move:
    return choice.moves[0] if len(choice.moves) == 1 else choose(table, choice.seat, choice.moves)


def _row_of(seen: list[tuple[str, list[Features]]], seats: int) -> Any:
    """Lay the features of all tiles side by side, a row for each seat."""
    rows = np.zeros((seats, COLUMNS))
    for tile, features in seen:
        start = NAMES.index(tile) * len(FEATURES)
        rows[:, start : start + len(FEATURES)] = features
    return rows


def wins_of(weights: Weights, first: int, games: int) -> list[float]:
    """Play one seat by what is known of tiles against three casual ones; return its wins."""
    won = []
    for number in range(first, first + games):
        own = number % EVALUATED
        names = [str(seat) for seat in range(EVALUATED)]
        match = Match(find(GAME), names, None, SeededSource(f"evaluation {number}"))
        bots: list[Bot] = [
            SearchRoyale(TableWorth(weights), DEPTH, number)
            if seat == own
            else CasualRoyale(number)
            for seat in range(EVALUATED)
        ]
        ranks = play_out(match, bots).ranks
        won.append((ranks[own] == 1) / ranks.count(1))
    return won
