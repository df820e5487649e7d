"""Games of Royale with tiles, played on the engine and on kernels side by side.

`python -m tests.fast.royale GAMES` plays so many games, of all ways to play in turn.
"""

import sys
from itertools import accumulate
from math import prod
from random import Random
from typing import Any, NamedTuple

from flambeur.core.chance import Picked, Rolled, Shuffled
from flambeur.core.frame import Frame
from flambeur.core.parts import Move
from flambeur.core.state import play, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.fast.chances import shares
from flambeur.fast.jit import COMPILED, kernel, numbers
from flambeur.fast.lay import THOUSAND
from flambeur.fast.royale.advance import run_on, settle
from flambeur.fast.royale.asks import answer, asked, legal_moves
from flambeur.fast.royale.codes import (
    ACTIVATE,
    BET,
    CLOSE,
    FIFTY_FIFTY,
    FINE,
    GUESS,
    LAY,
    LOOSE,
    MOVE,
    PICK,
    PLACE,
    PRIME,
    RESULT,
    ROLL,
    ROUND_OVER,
    SPLIT,
    THROW,
)
from flambeur.fast.royale.lay import lay_royale, number_of
from flambeur.fast.royale.read import can_read, read_royale
from flambeur.fast.royale.round import begin_round
from flambeur.fast.rules import things, worth
from flambeur.fast.table import CASINOS, COLOURS, NOBODY, PILE, SHAPES, Plain, row_of
from flambeur.games.vegas import ROYALES, Place
from flambeur.games.vegas.round import DrawLeader, RollLoose, ShufflePile
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.draw import LETTERS, SIDES, DrawBoards, TurnSides
from flambeur.games.vegas.royale.kit import Throw
from flambeur.games.vegas.royale.moves import Pass
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.turn import RollHand
from flambeur.sources import SeededSource
from tests.fast.compare import fair_shares
from tests.fast.recorded import count, number

GAME = next(game for game in ROYALES if game.edition.tiles)
DRAWN, SIX = 10, 4
"""How often these come for each number of seats; a tile alone comes once."""
WAYS: list[tuple[int, RoyaleOptions]] = [
    *((seats, RoyaleOptions()) for seats in GAME.seats for _ in range(DRAWN)),
    *((seats, RoyaleOptions(tiles=(tile,))) for tile in BOARDS for seats in GAME.seats),
    *((seats, RoyaleOptions(tiles_per_round=6)) for seats in GAME.seats for _ in range(SIX)),
    *((seats, RoyaleOptions(tiles=())) for seats in GAME.seats),
]
EVERY = 5
"""In many games, all that lies on the table is compared at one step out of so many."""
ENDS = list(accumulate(prod(shape) for _, shape in SHAPES))
SPOTS = {
    name: slice(end - prod(shape), end) for (name, shape), end in zip(SHAPES, ENDS, strict=True)
}
"""Where the fields of a table are among its numbers."""
OWN = ("seed_a", "seed_b", "pile_top")
"""What the engine does not have."""
NEEDED = {
    "black": {PRIME, RESULT},
    "at": {THROW, BET, CLOSE, MOVE, RESULT, ACTIVATE},
}
"""What is asked when a field counts; else something older may be left there."""
CHOICE, WIDTH = 0, 2 + CASINOS
"""The kind of a step that is no chance, and how many numbers a step has."""
TOLD = {GUESS: 1, SPLIT: 1, FINE: 1, PICK: 2}
"""How many numbers were told before a question; before a throw only the bet of Fifty Fifty."""


def flat(t: Any) -> list[int]:
    """List all numbers of a table; the pile is turned so that its top comes first."""
    if COMPILED:
        import numpy as np  # noqa: PLC0415 - it is there only where kernels are compiled

        found: list[int] = np.frombuffer(t.tobytes(), np.int64).tolist()
    else:
        found = t.flat()
    pile, size, top = found[SPOTS["pile"]], t.pile_size, t.pile_top
    turned = [*pile[top:], *pile[:top]]
    found[SPOTS["pile"]] = [*turned[:size], *[0] * (PILE - size)]
    return found


class Seen(NamedTuple):
    """A table of the engine at a step, in the numbers of kernels."""

    numbers: list[int]
    placed: bool
    """Whether dice were placed in this turn: the roll counts until then, and afterwards."""


def unlike(t: Any, seen: Seen) -> list[str]:
    """List the fields in which a table of kernels is not that of the engine."""
    ours, theirs, what = flat(t), seen.numbers, int(t.what)
    spots = [SPOTS[name] for name in OWN]
    spots += [SPOTS[name] for name, whats in NEEDED.items() if what not in whats]
    bet = what == THROW and t.tile[t.at] == FIFTY_FIFTY
    told = SPOTS["told"]
    spots.append(slice(told.start + TOLD.get(what, int(bet)), told.stop))
    if not seen.placed:
        spots.append(SPOTS["placed"])
        if what != PLACE:
            spots += (SPOTS["roll"], SPOTS["roll_big"])
    for spot in spots:
        theirs[spot] = ours[spot]
    if ours == theirs:
        return []
    return [
        f"{name}: {ours[spot]}, but {theirs[spot]} in the engine"
        for name, spot in SPOTS.items()
        if ours[spot] != theirs[spot]
    ]


class Recorder:
    """Plays a random game on the engine and writes down every step, as kernels read it."""

    def __init__(self, seats: int, options: RoyaleOptions, seed: str, every: int) -> None:
        """Play; at one step of so many the table is read as a whole."""
        table = GAME.start(seats, options)
        assert isinstance(table, RoyaleTable)
        self.table, self.options = table, table.options
        self.cards: tuple[int, ...] = ()
        self.leader = table.next_leader
        self.steps: list[list[int]] = []
        self.seen: dict[int, Seen] = {}
        random, source = Random(seed), SeededSource(seed)
        while not isinstance(awaited := turn(table), Over):
            if len(self.steps) % every == 0 and can_read(table):
                numbers_ = read_royale(table).flat()
                self.seen[len(self.steps)] = Seen(numbers_, table.last is not None)
            if isinstance(awaited, Chance):
                move: Move = source.settle(awaited.distribution)
                self.note_chance(table.stack[-1], move)
            else:
                move = random.choice(awaited.moves)
                self.note(CHOICE, awaited.seat, bits(awaited), number_in(awaited, move))
            play(table, move)
        self.over = awaited

    def note(self, kind: int, *values: int) -> None:
        """Write a step down."""
        self.steps.append([kind, *values, *[0] * (WIDTH - 1 - len(values))])

    def note_chance(self, frame: Frame, outcome: Move) -> None:
        """Write down the pile, the leader, the tiles or dice."""
        match frame, outcome:
            case ShufflePile(), Shuffled(cards=cards):
                self.cards = tuple(card // THOUSAND for card in cards)
            case DrawLeader(), Picked(index=index):
                self.leader = index
            case TurnSides(order=order), Rolled(dice=sides):
                drawn = zip(order, sides, range(self.options.tiles_per_round), strict=False)
                tiles = [number_of(LETTERS[board] + SIDES[side - 1]) for board, (side,), _ in drawn]
                self.note(LAY, *tiles)
            case RollLoose() | RollHand(), Rolled(dice=(small, *big)):
                self.note(ROLL, *count(small), big[0][0] - 1 if big else NOBODY)
            case Throw(), Rolled(dice=((low, high),)):
                self.note(THROW, low - 1, high - 1)
            case _:
                assert isinstance(frame, DrawBoards), frame


@kernel
def go_to(t: Any, steps: Any, first: int, stop: int) -> Any:
    """Play recorded steps on kernels, up to one; tell where it is another game."""
    for number_ in range(first, stop):
        row = steps[number_]
        if row[0] == CHOICE:
            if asked(t) != row[1] or legal_moves(t) != row[2]:
                return number_
            answer(t, row[3])
        elif not bring(t, row):
            return number_
        wait(t)
    return stop


@kernel
def wait(t: Any) -> None:
    """Go on to the next choice or chance, in the next round if there is one."""
    run_on(t)
    if t.what == ROUND_OVER and t.round < t.rounds:
        begin_round(t)


@kernel
def bring(t: Any, row: Any) -> Any:
    """Let chance bring what it brought in the engine, if it is awaited."""
    if row[0] == LAY and t.what == LAY:
        for casino in range(CASINOS):
            t.tile[casino] = row[1 + casino]
    elif row[0] == ROLL and t.what in (ROLL, LOOSE):
        for face in range(CASINOS):
            t.roll[face] = row[1 + face]
        t.roll_big = row[1 + CASINOS]
    elif row[0] == THROW and t.what == THROW:
        t.black[0], t.black[1] = row[1], row[2]
    else:
        return False
    settle(t)
    return True


def bits(awaited: Choice) -> int:
    """List the moves of a choice as kernels do: by face, or by their place in the list."""
    if isinstance(awaited.moves[0], Place | Pass):
        return sum(1 << number(move) for move in awaited.moves)
    return (1 << len(awaited.moves)) - 1


def number_in(awaited: Choice, move: Move) -> int:
    """Tell the number of a move."""
    return number(move) if isinstance(move, Place | Pass) else awaited.moves.index(move)


def started(seats: int, options: RoyaleOptions) -> RoyaleTable:
    """Deal the first round of a game on the engine."""
    table, source = GAME.start(seats, options), SeededSource(1)
    assert isinstance(table, RoyaleTable)
    while table.round == 0:
        awaited = turn(table)
        assert isinstance(awaited, Chance)
        play(table, source.settle(awaited.distribution))
    return table


def check(seats: int, options: RoyaleOptions, seed: str, every: int = 1) -> int:
    """Play a random game on the engine, and again on kernels; tell how many steps it had.

    Seat and moves are compared at every choice, and all that lies there at one step of so many.
    """
    recorder, laid = Recorder(seats, options, seed, every), Plain()
    lay_royale(laid, GAME.edition, seats, recorder.options)
    laid.__dict__.update(next_leader=recorder.leader, pile_size=len(recorder.cards))
    laid.__dict__["pile"][: len(recorder.cards)] = recorder.cards
    t, steps, done = row_of([laid])[0], numbers(recorder.steps), 0
    wait(t)
    for stop, seen in recorder.seen.items():
        done = go_to(t, steps, done, stop)
        assert stop == done, f"{seats} seats, {options}, {seed}: {recorder.steps[done]}"
        different = unlike(t, seen)
        assert not different, f"{seats} seats, {options}, {seed}, step {done}: {different}"
    assert len(recorder.steps) == go_to(t, steps, done, len(recorder.steps))
    finish(t, recorder.table, recorder.over)
    return len(recorder.steps)


def finish(t: Any, table: RoyaleTable, over: Over) -> None:
    """Compare what everybody has in the end."""
    assert ROUND_OVER == t.what
    assert [table.round] == flat(t)[SPOTS["round"]]
    out = numbers([0.0] * COLOURS)
    shares(t, out)
    assert fair_shares(over.ranks) == list(out[: t.seats])
    for seat in range(t.seats):
        assert over.scores[seat] == THOUSAND * worth(t, seat)
        assert table.things(seat) == things(t, seat)


def compare(games: int) -> int:
    """Check so many games; tell how many steps they had."""
    return sum(check(*WAYS[game % len(WAYS)], f"{game}", EVERY) for game in range(games))


if __name__ == "__main__":
    games = int(sys.argv[1])
    sys.stdout.write(f"{games} games agree, in {compare(games)} steps\n")
