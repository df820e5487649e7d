"""The solved two-player game played out, and the levels against each other.

Two solved players must win as often as the solution says. Of casual, strong and champion it is
worked out how often one wins against another, half of the games as first player; no dice are
needed for that. With two, three and four seats the champion also plays casual bots on the engine.
"""

import argparse
from collections.abc import Callable
from itertools import combinations
from math import sqrt
from random import Random

from flambeur import Chance, Choice, play, turn
from flambeur.bots import Bot
from flambeur.bots.easycome import CasualEasyCome, ChampionEasyCome
from flambeur.bots.easycome.casual import single_minded
from flambeur.bots.easycome.positions import LINKS, PLACES, POSITIONS, Position, after
from flambeur.bots.easycome.solved import payoffs, plan, value
from flambeur.bots.easycome.solver import Row, evaluate
from flambeur.bots.easycome.strong import hopes
from flambeur.bots.easycome.turns import ASIDES, NO_PRIZE, RESULTS, START, endings, worths
from flambeur.core.view import View
from flambeur.games.easycome import GAME, EasyComeOptions
from flambeur.games.easycome.table import Table
from flambeur.research.interval import Z
from flambeur.sources import SeededSource

EMPTY = Position(0, 0, 0)
CLOSE = 1e-7
Wishes = Callable[[Position], tuple[float, ...]]
"""What each way to end the turn is worth to a player, who plays the turn to match."""
Plan = Callable[[tuple[float, ...]], list[float]]
"""What dice set aside are worth to a player with such wishes."""
PLAYERS: dict[str, tuple[Wishes, Plan]] = {
    "casual": (lambda position: hopes(table_of(position)), single_minded),
    "strong": (lambda position: hopes(table_of(position)), worths),
    "champion": (payoffs, worths),
}


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


def table_of(position: Position) -> Table:
    """Lay out a position of two; seat 0 is on turn."""
    table = GAME.start(2, EasyComeOptions(first_player=0))
    table.owners = [
        0 if position.mine >> number & 1 else 1 if position.theirs >> number & 1 else None
        for number in range(NO_PRIZE)
    ]
    if position.challenge:
        table.challenge, table.holds = position.challenge, [None, position.challenge - 1]
    return table


def turns_of(name: str) -> list[list[float]]:
    """Tell for all positions how likely each prize, and none, ends a turn of this player."""
    wishes, plan_for = PLAYERS[name]
    wanted = list(map(wishes, POSITIONS))
    known = {wish: endings(plan_for(wish), wish) for wish in set(wanted)}
    return [known[wish] for wish in wanted]


def duel(one: list[list[float]], other: list[list[float]]) -> float:
    """Tell how often the first of two wins, if each begins half of the games; exactly."""
    count = len(POSITIONS)
    rows = [duel_row(one, place, 0, count) for place in range(count)]
    rows += [duel_row(other, place, count, 0) for place in range(count)]
    values = [0.5] * (2 * count)
    evaluate(rows, values, CLOSE)
    start = PLACES[EMPTY]
    return (values[start] + 1 - values[count + start]) / 2


def duel_row(turns: list[list[float]], place: int, own: int, rival: int) -> Row:
    """Write the chance to win as an equation; what is another's turn then is less the other's."""
    chances, links = turns[place], LINKS[place]
    constant = sum(chances[link.end] for link in links if link.passes)
    factors = tuple(
        (-chances[end], following + rival) if passes else (chances[end], following + own)
        for end, following, passes in links
        if following is not None and chances[end]
    )
    return constant, factors


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


def champion_wins(seats: int, place: int, games: int, *, full_round: bool = False) -> int:
    """Count the wins of a champion who sits there among casual bots; seat 0 begins."""
    bots: list[Bot] = [CasualEasyCome() for _ in range(seats)]
    bots[place] = ChampionEasyCome()
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


def tell_duels() -> None:
    """Print how often a level wins against another."""
    turns = {name: turns_of(name) for name in PLAYERS}
    for weaker, stronger in combinations(turns, 2):
        share = duel(turns[stronger], turns[weaker])
        print(f"{stronger} against {weaker}, worked out: {share:.5f}")


def tell_champion(games: int) -> None:
    """Print how the champion does against casual bots, from every seat."""
    for seats, full_round in ((2, False), (3, False), (4, False), (4, True)):
        each = games // seats
        variant = ", full round" if full_round else ""
        print(f"champion among {seats} seats, the others casual{variant}, {each:,} games each seat")
        wins = [champion_wins(seats, at, each, full_round=full_round) for at in range(seats)]
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
    tell_duels()
    tell_champion(240 if wish.smoke else 12_000)


if __name__ == "__main__":
    main()
