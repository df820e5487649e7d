"""The solo game measured: how often each level wins, and how far its judge is off.

`python -m bench.solo [--level hard] [--bot champion] [--games 2000]`, with `--smoke` briefly. A
level of the game fails if a better bot does not win more often, beyond both intervals of 95 %. With
`--error` the judge is compared with games played out from positions of casual games instead.
"""

import argparse
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from pathlib import Path
from statistics import fmean, median
from time import process_time
from typing import Any, NamedTuple

from flambeur import Choice, Match, Over, find
from flambeur.bots.vegas.alone import Alone
from flambeur.bots.vegas.weights import network
from flambeur.families import make_bot
from flambeur.fast.chances import shares
from flambeur.fast.dice import below
from flambeur.fast.jit import kernel, numbers
from flambeur.fast.playout import copy
from flambeur.fast.read import read
from flambeur.fast.rules import end_round, pass_on, place, roll_hand
from flambeur.fast.solo import solo_room
from flambeur.fast.solo_rolls import cells, solo_move
from flambeur.fast.table import COLOURS, NOBODY, blank, row_of
from flambeur.games.vegas import Solo, VegasOptions
from flambeur.games.vegas.classic.options import LEVELS, Level
from flambeur.sources import SeededSource

GAME = "vegas/2018"
BOTS = ("champion", "strong", "casual", "novice", "uniform")
RESULTS = Path(__file__).parent / "results" / "solo.txt"
GAMES, SMOKE = 2_000, 4
Z = 1.96
LONGEST = 50.0
"""Milliseconds that a champion's move may take, in 999 of 1,000."""
POSITIONS, PLAYED_OUT = 300, 200
"""For the error of the judge: moves that are looked at, and games played out after each."""

Share = tuple[float, float]
"""Of games that were won, and how far the interval reaches to either side."""


def start(level: Level, name: str, seed: str) -> Match[Any]:
    """Begin a game."""
    options = VegasOptions(solo=Solo(level))
    match: Match[Any] = Match(find(GAME), [name], options, SeededSource(seed))
    match.settle()
    return match


def play(level: Level, name: str, seed: str, times: list[float]) -> bool:
    """Play a game, and tell whether it was won."""
    match, bot = start(level, name, seed), make_bot(name, GAME, seed)
    while isinstance(choice := match.turn, Choice):
        view = match.view(0)
        begun = process_time()
        move = bot.choose(view)
        if len(choice.moves) > 1:
            times.append(1000 * (process_time() - begun))
        match.submit(0, move)
    assert isinstance(choice, Over)
    return choice.ranks == (1,)


def study(level: Level, name: str, games: int) -> tuple[str, Share]:
    """Let a bot play many games of a level; the dice are the same for all bots."""
    play(level, name, "warm", [])
    times: list[float] = []
    won = fmean(play(level, name, f"{level} {number}", times) for number in range(games))
    reach = Z * sqrt(won * (1 - won) / games)
    times.sort()
    line = (
        f"{level:7} {name:9} {games:6,} games  wins {100 * won:5.1f} ± {100 * reach:.1f} %"
        f"  {median(times):6.2f} ms a move, {times[int(0.999 * len(times))]:.1f} in 999 of 1,000"
    )
    return line, (won, reach)


def apart(shares_: list[Share]) -> bool:
    """Tell whether each wins more often than the next one, beyond both intervals."""
    return all(one - reach > other + more for (one, reach), (other, more) in pairwise(shares_))


class Room(NamedTuple):
    """What playing on needs."""

    table: Any
    net: Any
    work: Any
    cells: Any
    won: Any


@kernel
def play_out(t: Any, face: int, room: Any, number: int) -> Any:
    """Place a face and let the network play on, so many times; tell how often it has won."""
    won, to = 0.0, room.table
    for _ in range(number):
        copy(t, to)
        to.solo_dice, to.preplaced = t.solo_dice, t.preplaced
        to.seed_a, to.seed_b = below(t, 1 << 30) | 1, below(t, 1 << 30)
        place(to, face)
        pass_on(to)
        while to.player != NOBODY:
            roll_hand(to)
            place(to, solo_move(to, room.net, room.work, room.cells))
            pass_on(to)
        end_round(to)
        shares(to, room.won)
        won += room.won[0]
    return won / number


def positions(level: Level) -> Iterator[Any]:
    """Walk through casual games, and give every seventh choice as kernels see it."""
    number = seen = 0
    while True:
        match, bot = start(level, "casual", f"error {number}"), make_bot("casual", GAME, 0)
        while isinstance(match.turn, Choice):
            seen += 1
            if seen % 7 == 0 and len(match.turn.moves) > 1:
                yield row_of([read(match.state)])[0]
            match.submit(0, bot.choose(match.view(0)))
        number += 1


def errors(level: Level, wanted: int, number: int) -> str:
    """Compare the judge with what came of playing on; the noise of the sample is taken out."""
    room = Room(blank(), network("solo"), solo_room(), cells(), numbers([0.0] * COLOURS))
    squares, apart_, options = [], [], 0
    for seat, t in enumerate(positions(level)):
        if options >= wanted:
            break
        t.seed_a, t.seed_b = 2 * seat + 1, seat
        off = []
        for face, (win, _) in Alone().options(t).items():
            came = play_out(t, face - 1, room, number)
            noise = came * (1 - came) / (number - 1)
            off.append((win - came, noise))
        options += len(off)
        squares += [wrong**2 - noise for wrong, noise in off]
        apart_ += [
            ((one - other) ** 2 - noise - more) / 2 for (one, noise), (other, more) in pairwise(off)
        ]
    error, between = (100 * sqrt(max(0.0, fmean(row))) for row in (squares, apart_))
    return (
        f"{level:7} judge off by {error:.1f} % of the win, by {between:.1f} % between two moves"
        f"  ({options} moves, {number} games after each)"
    )


def main(arguments: list[str] | None = None) -> None:
    """Measure; fail where bots do not come in order, unless it is a short run."""
    parser = argparse.ArgumentParser(prog="python -m bench.solo", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="of each bot at each level")
    parser.add_argument("--level", choices=LEVELS, action="append", help="levels of the game")
    parser.add_argument("--bot", choices=BOTS, action="append", help="who plays")
    parser.add_argument("--error", action="store_true", help="measure the judge instead")
    parser.add_argument("--smoke", action="store_true", help="a few games only")
    parser.add_argument("--write", action="store_true", help=f"also into {RESULTS.name}")
    wish = parser.parse_args(arguments)
    told, missed = [], []
    for level in wish.level or LEVELS:
        if wish.error:
            few = (8, 20) if wish.smoke else (POSITIONS, PLAYED_OUT)
            told.append(errors(level, *few))
            print(told[-1], flush=True)
            continue
        found = []
        for bot in wish.bot or BOTS:
            line, share = study(level, bot, SMOKE if wish.smoke else wish.games)
            print(line, flush=True)
            told.append(line)
            found.append(share)
        if not apart(found):
            missed.append(level)
    if wish.write:
        with RESULTS.open("a", encoding="utf-8") as file:
            file.writelines(f"{line}\n" for line in told)
    if missed and not wish.smoke:
        raise SystemExit(f"not in order: {', '.join(missed)}")


if __name__ == "__main__":
    main()
