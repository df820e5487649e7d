"""The solved two-player game played out, and the expert against the greedy bot, by either seat.

Two solved players must win as often as the solution says. Against greedy the expert plays on the
real engine, half of the games as first player and half as second, and with three and four seats
against two or three of them.
"""

import argparse
from math import sqrt
from random import Random

from flambeur import Chance, Choice, play, turn
from flambeur.bots import Bot
from flambeur.bots.easycome import ExpertEasyCome, GreedyEasyCome
from flambeur.bots.easycome.positions import Position, after
from flambeur.bots.easycome.solved import payoffs, plan, value
from flambeur.bots.easycome.turns import ASIDES, NO_PRIZE, RESULTS, START
from flambeur.core.view import View
from flambeur.games.easycome import GAME, EasyComeOptions
from flambeur.sources import SeededSource

EMPTY = Position(0, 0, 0)
Z = 1.96
"""How many standard errors an interval of 95 % reaches to either side."""


def rolls() -> dict[int, list[tuple[int, ...]]]:
    """List, by what lies aside, the options after each of the equally likely rolls."""
    return {
        aside.slot: [node.options for node in aside.nodes for _ in range(node.ways)]
        for aside in ASIDES
    }


def solved_game(random: Random, table: dict[int, list[tuple[int, ...]]]) -> tuple[int, int]:
    """Play a game between two solved players, die by die; return who won, and the turns."""
    position, seat, turns = EMPTY, 0, 0
    while True:
        turns += 1
        worth, kept = plan(position), START
        while kept in table:
            options = table[kept][int(random.random() * len(table[kept]))]
            kept = max(options, key=worth.__getitem__)
        end = max(RESULTS[kept], key=payoffs(position).__getitem__)
        following = after(position, end)
        if following is None:
            return 1 - seat, turns
        if end != NO_PRIZE or position.challenge == 0:
            seat = 1 - seat
        position = following


def play_solved(games: int, seed: int = 1) -> tuple[float, float]:
    """Tell how often the first of two solved players wins, and how many turns a game has."""
    random, table = Random(seed), rolls()
    results = [solved_game(random, table) for _ in range(games)]
    return sum(seat == 0 for seat, _ in results) / games, sum(n for _, n in results) / games


def engine_game(bots: list[Bot], seed: str, options: EasyComeOptions) -> int:
    """Play one game on the engine; return the winner."""
    state, source = GAME.start(len(bots), options), SeededSource(seed)
    while True:
        awaited = turn(state)
        if isinstance(awaited, Chance):
            play(state, source.settle(awaited.distribution))
        elif isinstance(awaited, Choice):
            # Nothing is hidden in this game, so the state itself is what the seat sees.
            view = View(GAME.id, awaited.seat, 0, awaited, state)
            play(state, bots[awaited.seat].choose(view))
        else:
            return awaited.winners[0]


def expert_wins(seats: int, place: int, games: int, *, full_round: bool = False) -> int:
    """Count the wins of an expert who sits there among greedy bots; seat 0 begins."""
    bots: list[Bot] = [GreedyEasyCome() for _ in range(seats)]
    bots[place] = ExpertEasyCome()
    options = EasyComeOptions(full_round, first_player=0)
    return sum(engine_game(bots, f"{place}/{n}", options) == place for n in range(games))


def interval(wins: int, games: int) -> str:
    """Write a share with its interval of 95 %."""
    share = wins / games
    return f"{share:7.4f} ± {Z * sqrt(share * (1 - share) / games):.4f}"


def tell_solved(games: int) -> float:
    """Print what two solved players do; return how many standard errors they are off."""
    share, turns = play_solved(games)
    error = sqrt(value(EMPTY) * (1 - value(EMPTY)) / games)
    off = (share - value(EMPTY)) / error
    print(f"solved against solved, {games:,} games, {turns:.2f} turns a game")
    print(f"  first player wins {share:.5f}, expected {value(EMPTY):.5f}, off by {off:+.2f} errors")
    return abs(off)


def tell_expert(games: int) -> None:
    """Print how the expert does against greedy bots, from every seat."""
    for seats, full_round in ((2, False), (3, False), (4, False), (4, True)):
        each = games // seats
        variant = ", full round" if full_round else ""
        print(f"expert among {seats} seats, the others greedy{variant}, {each:,} games each seat")
        wins = [expert_wins(seats, at, each, full_round=full_round) for at in range(seats)]
        for place, won in enumerate(wins):
            print(f"  seat {place + 1}  {interval(won, each)}")
        print(f"  all     {interval(sum(wins), each * seats)}   an even share is {1 / seats:.4f}")


def main(arguments: list[str] | None = None) -> None:
    """Measure; fail when two solved players are more than four standard errors off."""
    parser = argparse.ArgumentParser(prog="python -m bench.easycome", description=__doc__)
    parser.add_argument("--smoke", action="store_true", help="a few games only")
    wish = parser.parse_args(arguments)
    if tell_solved(20_000 if wish.smoke else 1_000_000) > 4:
        raise SystemExit("the solved players do not win as often as they should")
    tell_expert(240 if wish.smoke else 12_000)


if __name__ == "__main__":
    main()
