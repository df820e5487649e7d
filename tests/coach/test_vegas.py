"""Vegas: luck by the network, choices by rollouts, the last turns exactly."""

import statistics
from fractions import Fraction
from typing import Any

import pytest

from flambeur.coach.judge import final
from flambeur.coach.vegas import outcome, royale
from flambeur.coach.vegas.edition import judge_of_edition
from flambeur.coach.vegas.judge import VegasJudge
from flambeur.core.state import after, play, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.games.vegas import CLASSICS, Place, Table, VegasOptions
from flambeur.games.vegas.classic.turn import Choose, Roll
from flambeur.games.vegas.editions import ROYALES
from flambeur.games.vegas.royale.kit import Throw
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.sources import SeededSource
from flambeur.testing import vegas_table
from tests.coach.games import check_no_gift, played, recorded, reviewed


def late_table(*hands: int, neutral: int = 0, seat: int = 0) -> Table:
    """Build the end of the last round, with so many dice in hand."""
    options = VegasOptions(neutral_variant=True) if neutral else None
    table = vegas_table(
        Roll(seat),
        seats=len(hands),
        options=options,
        bills={1: [60_000, 20_000], 2: [90_000], 3: [50_000, 10_000], 5: [70_000]},
        dice={1: [2, 1, 2], 2: [1, 2, 0], 5: [0, 1, 1]},
    )
    for player, dice in zip(table.players, hands, strict=True):
        player.dice, player.neutral = dice, 0
    table.players[seat].neutral = neutral
    return table


@pytest.mark.parametrize(
    ("hands", "neutral"),
    [((2, 1, 0), 0), ((1, 0, 1), 1), ((4, 3, 2), 0), ((3, 2, 2), 2)],
)
def test_rolls_are_no_gift(hands: tuple[int, ...], neutral: int) -> None:
    """Luck averages to nothing, in the last turns and before, with neutral dice and without."""
    table = late_table(*hands, neutral=neutral)
    check_no_gift(VegasJudge(table), table)


def test_the_leader_and_loose_dice_are_no_gift() -> None:
    """Who starts is worth something, but not on average; so are neutral dice that nobody rolls."""
    game, source = CLASSICS[0], SeededSource(1)
    table = game.start(3, VegasOptions(neutral_variant=True))
    judge = VegasJudge(table)
    shuffle = turn(table)
    assert isinstance(shuffle, Chance)
    play(table, shuffle.distribution.sample(source.roll))
    check_no_gift(judge, table)
    leader = turn(table)
    assert isinstance(leader, Chance)
    check_no_gift(judge, after(table, leader.distribution.sample(source.roll)))


def test_a_shuffle_is_no_luck() -> None:
    """Nobody is said to be lucky before anything can be seen."""
    table = CLASSICS[0].start(4)
    shuffle = turn(table)
    assert isinstance(shuffle, Chance)
    luck = VegasJudge(table).luck(table, shuffle.distribution.sample(SeededSource(1).roll))
    assert (0.0,) * 4 == luck.win


def exact(table: Table) -> tuple[Fraction, ...]:
    """Go through the rest of the game on the engine itself, everybody playing to win."""
    match turn(table):
        case Chance(distribution=dice):
            parts = [(p, exact(after(table, outcome))) for outcome, p in dice.outcomes()]
            return tuple(
                sum((p * shares[seat] for p, shares in parts), Fraction(0))
                for seat in range(table.seats)
            )
        case Choice(seat=seat, moves=moves):
            return max((exact(after(table, move)) for move in moves), key=lambda w: w[seat])
        case Over() as over:
            winners = over.winners
            return tuple(Fraction(seat in winners, len(winners)) for seat in range(table.seats))


@pytest.mark.parametrize("hands", [(1, 0, 0), (1, 1, 0), (0, 2, 0)])
def test_the_last_turns_are_exact(hands: tuple[int, ...]) -> None:
    """The judge agrees with the engine gone through to the end."""
    seat = next(seat for seat, dice in enumerate(hands) if dice)
    table = late_table(*hands, seat=seat)
    assert tuple(map(float, exact(table))) == pytest.approx(VegasJudge(table).worth(table).win)


def test_a_planted_blunder_is_found() -> None:
    """The last die wins the game on one casino and nothing on the other."""
    table = vegas_table(
        Choose(0, (1, 2), ()),
        bills={1: [50_000], 2: [90_000], 3: [80_000]},
        dice={1: [2, 1, 0], 2: [1, 1, 0], 3: [0, 1, 0]},
    )
    for player in table.players:
        player.dice = 0
    table.players[0].dice = 2
    options = VegasJudge(table).options(table, 0, (Place(1), Place(2)))
    wins = [option.win for option in options]
    assert [0.0, 0.0] == [option.error for option in options]
    assert 1.0 == pytest.approx(wins[1])
    assert wins[1] > wins[0] + 0.5


def test_a_blunder_in_the_middle_of_a_round_is_found() -> None:
    """Rollouts see that breaking an own lead for nothing is bad."""
    table = vegas_table(
        Choose(0, (1, 1, 1, 6), ()),
        bills={1: [90_000, 80_000], 6: [10_000]},
        dice={1: [0, 2, 0], 6: [3, 0, 0]},
    )
    table.players[0].dice, table.players[1].dice = 4, 3
    good, bad = VegasJudge(table).options(table, 0, (Place(1), Place(6)))
    assert good.win > bad.win + 5 * (good.error + bad.error)


def test_luck_averages_to_nothing_over_games() -> None:
    """Over 24 games the mean luck of every seat is within four standard errors of 0."""
    rows: list[list[float]] = [[], [], [], []]
    for seed in range(24):
        for seat, luck in enumerate(lucks(played("vegas/2018", 4, seed))):
            rows[seat].append(luck)
    for row in rows:
        assert abs(statistics.mean(row)) < 4 * statistics.stdev(row) / len(row) ** 0.5


def test_luck_explains_most_of_a_game_of_royale() -> None:
    """Without luck, results of casual players vary far less; tiles are seen, too."""
    results: list[float] = []
    without: list[float] = []
    for seed in range(6):
        match = played("vegas/royale", 4, seed)
        assert isinstance(match.turn, Over)
        won = final(match.turn, pays=True).win
        results += won
        without += [share - luck for share, luck in zip(won, lucks(match), strict=True)]
    assert statistics.variance(without) < 0.5 * statistics.variance(results)


def lucks(match: Any) -> list[float]:
    """Sum up the luck of each seat in one game."""
    state = match.game.start(4)
    judge, total = judge_of_edition(state), [0.0] * 4
    for entry in match.record.entries:
        if entry.seat is None:
            luck = judge.luck(state, entry.move).win
            total = [before + more for before, more in zip(total, luck, strict=True)]
        play(state, entry.move)
    return total


def thrown(tile: str) -> Any:
    """Play until black dice are thrown for a tile."""
    source, table = SeededSource(2), ROYALES[0].start(3, RoyaleOptions(tiles=(tile,)))
    while not isinstance(table.stack[-1], Throw):
        match turn(table):
            case Chance(distribution=dice):
                play(table, dice.sample(source.roll))
            case Choice(moves=moves):
                play(table, moves[0])
    return table


@pytest.mark.parametrize("tile", ["A2", "B2", "H2"])
def test_throws_for_tiles_are_no_gift(tile: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two black dice give nothing on average, but for the error of so many rollouts."""
    monkeypatch.setattr(outcome, "NUMBER", 4000)
    table = thrown(tile)
    check_no_gift(judge_of_edition(table), table, within=0.015)


@pytest.mark.parametrize("tile", ["A2", "B2", "H2"])
def test_nor_are_they_where_rounds_are_not_played_out(
    tile: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without compiled kernels all throws are looked through, and give exactly nothing."""
    monkeypatch.setattr(royale, "COMPILED", False)
    table = thrown(tile)
    check_no_gift(judge_of_edition(table), table)


def test_a_game_of_royale() -> None:
    """A whole game with tiles can be reviewed; its curve ends at the result."""
    found = reviewed(recorded("vegas/royale", 3, 1))
    assert tuple(seat.result for seat in found.seats) == found.curve[-1].win
    assert found.decisions
    for point in found.curve:
        assert 1 == pytest.approx(sum(point.win))
