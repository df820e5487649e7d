"""Reasons are facts: each sentence says what the table and the odds tell, and nothing else."""

from collections.abc import Sequence
from typing import Any

import pytest

from flambeur.core.parts import Move
from flambeur.core.secret import Secret
from flambeur.core.view import View, view_of
from flambeur.families import family_of
from flambeur.games.easycome import Claim, Keep, Prize
from flambeur.games.strike import StrikeOptions
from flambeur.games.strike.moves import Leave, Stop, Throw
from flambeur.games.vegas import Place
from flambeur.games.vegas.classic.turn import Choose
from flambeur.games.vegas.royale import tiles
from flambeur.games.vegas.royale.moves import Pass
from flambeur.games.vegas.royale.tiles.b2_fifty_fifty import Bet, StopOrBet
from flambeur.games.vegas.royale.tiles.b2_fifty_fifty import Stop as TakeIt
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.protocol.review import Weighed
from flambeur.shows.plain.why import plain_why
from flambeur.words.catalogues import Words
from flambeur.words.speaker import Speaker
from tests.games.easycome.positions import position, roll
from tests.games.strike.play import table_of
from tests.shows.test_royale_table import a_table as a_royale_table
from tests.shows.test_table import a_table

NAMES = ("Ana", "Ben", "Carla")
NEXT, LAST = 0.5, 0.25
"""What the second and the last option win here; the best wins 60 of 100 games."""


def weighed(moves: Sequence[Move], money: Sequence[int] = ()) -> list[Weighed]:
    """Give moves their odds, the best first."""
    wins = [0.6, NEXT, *[LAST] * len(moves)]
    brings = [*money, *[0] * len(moves)]
    return [
        Weighed(move, win, float(gain), 0.0, 0.01)
        for move, win, gain in zip(moves, wins, brings, strict=False)
    ]


def told(view: View[Any], options: Sequence[Weighed], chosen: int | None = None) -> list[str]:
    """Say the reasons, without the comparison of odds that ends them."""
    lines = family_of(view.game).why_of(view, options, chosen)
    speaker = Speaker(Words("en"), NAMES, view.seat)
    return [speaker.say(one).replace("\u00a0", " ") for one in lines]


def facts(view: View[Any], *moves: Move, chosen: int | None = None) -> list[str]:
    """Say what the table tells of the best of these moves, and of the chosen one."""
    found = told(view, weighed(moves), chosen)
    return [text.partition(". It wins")[0].removesuffix(".") for text in found]


def vegas(own: tuple[int, ...], seat: int = 0) -> View[Any]:
    """Lay out the table of Vegas, with this roll of a seat that has six dice."""
    table = a_table()
    table.players[seat].dice = 6
    table.stack[:] = [Choose(seat, own, ())]
    return view_of("vegas/2018@1", table, seat)


@pytest.mark.parametrize(
    ("seat", "face", "dice", "fact"),
    [
        (0, 5, 1, "1 die on casino 5 – nobody else is there, so you take $70,000"),
        (0, 1, 3, "3 dice on casino 1, 4 in all – you take the lead and $60,000, Ben drops"),
        (1, 2, 2, "2 dice on casino 2, 3 in all – you no longer tie with Carla and take $90,000"),
        (0, 2, 2, "2 dice on casino 2, 4 in all – you stay in the lead for $90,000, by 3 dice"),
        (0, 1, 2, "2 dice on casino 1, 3 in all – you tie with Ben, both get nothing"),
        (2, 1, 1, "1 die on casino 1 – you tie with Ana, both get nothing"),
        (0, 6, 2, "2 dice on casino 6 – you take the lead and $40,000, Ben drops to $10,000"),
        (2, 6, 1, "1 die on casino 6 – you tie with Ben, both get nothing, Ben loses $40,000"),
        (0, 4, 1, "1 die on casino 4 – you tie with Neutral, both get nothing"),
    ],
)
def test_a_placement_of_vegas(seat: int, face: int, dice: int, fact: str) -> None:
    """A lead, an empty casino, a tie that is broken or made, and whom it costs."""
    other = 3
    view = vegas((*[face] * dice, *[other] * dice), seat)
    (best,) = facts(view, Place(face), Place(other))
    assert best.startswith(f"Best: {fact}")


def rich(*money: int, roll: tuple[int, ...] = (6, 5)) -> View[Any]:
    """Lay out the table of Vegas with open money, and one die of Ben's on casino 6."""
    view = vegas(roll)
    for player, amount in zip(view.state.players, money, strict=True):
        player.bills = Secret((amount,))
    return view


def test_the_richest_rival() -> None:
    """A tie that costs the richest of the others says so, if everybody can see that."""
    ties, fact = (Place(6), Place(5)), "Ben has the most money of the others"
    (best,) = facts(rich(10_000, 80_000, 70_000), *ties)
    assert best.endswith(f"both get nothing, Ben loses $40,000, {fact}")
    for money in ((10_000, 70_000, 80_000), (10_000, 70_000, 70_000)):
        (best,) = facts(rich(*money), *ties)
        assert fact not in best
    (hidden,) = facts(vegas((6, 5)), *ties)
    assert fact not in hidden


@pytest.mark.parametrize(
    ("money", "brings", "guards"),
    [
        ((90_000, 80_000, 70_000), (10_000, 20_000), True),
        ((90_000, 80_000, 70_000), (20_000, 10_000), False),
        ((80_000, 80_000, 70_000), (10_000, 20_000), False),
    ],
)
def test_a_lead_that_is_guarded(
    money: tuple[int, ...],
    brings: tuple[int, ...],
    guards: bool,
) -> None:
    """Less money and more wins: whoever has the most money already is told so."""
    best, *_ = told(rich(*money), weighed([Place(6), Place(5)], brings))
    assert guards == ("you have the most money already" in best)


def test_the_next_best_is_compared_once() -> None:
    """Where the next best was chosen, only its own sentence compares it with the best."""
    best, yours = told(vegas((5, 4)), weighed([Place(5), Place(4)]), 1)
    assert best.endswith("so you take $70,000.")
    assert yours.endswith("It wins 10 games in 100 less than the best.")


def test_dice_that_stay_and_dice_that_go() -> None:
    """The best option that takes fewer dice says so, and the chosen one that takes more."""
    best, yours = facts(vegas((5, 4, 4, 4)), Place(5), Place(4), chosen=1)
    assert best.endswith("so you take $70,000, 5 dice stay for later")
    assert yours.endswith("it takes 3 dice, the best only 1")


def test_the_odds_are_compared() -> None:
    """Wins are compared in games of a hundred, money where it is worth a word."""
    moves, view = [Place(5), Place(4), Place(3)], vegas((3, 4, 5))
    best, yours = told(view, weighed(moves, [12_340, 20_000, 10_000]), 2)
    assert best.endswith(
        "It wins 10 more games in 100 than the next best (1 die on casino 4), "
        "although it brings $7,700 less on average."
    )
    assert yours.endswith(
        "It wins 35 games in 100 less than the best and brings $2,300 less on average."
    )
    best, yours = told(view, weighed(moves, [20_000, 10_000, 21_500]), 2)
    assert best.endswith("(1 die on casino 4) and brings $10,000 more on average.")
    assert yours.endswith("than the best, although it brings $1,500 more on average.")
    best, yours = told(view, weighed(moves, [20_000, 19_100, 20_900]), 2)
    assert best.endswith("than the next best (1 die on casino 4).")
    assert yours.endswith("It wins 35 games in 100 less than the best.")


def test_what_cannot_be_told_apart() -> None:
    """A difference within two standard errors is no difference."""
    options = [Weighed(Place(5), 0.5, 0, 0, 0.0), Weighed(Place(4), 0.47, 0, 0.02, 0.02)]
    (best,) = told(vegas((4, 5)), options)
    assert best.endswith("It wins about as often as the next best (1 die on casino 4).")


def test_a_small_difference() -> None:
    """What is known exactly counts, however little it is."""
    options = [Weighed(Place(5), 0.5, 0, 0, 0.0), Weighed(Place(4), 0.498, 0, 0, 0.0)]
    _, yours = told(vegas((4, 5)), options, 1)
    assert yours.endswith("It wins a little less often than the best.")


def test_a_single_option() -> None:
    """Where there is no choice, there is nothing to compare."""
    (best,) = told(vegas((5,)), weighed([Place(5)]))
    assert best.endswith("so you take $70,000. There is nothing else to choose.")


def royale(small: tuple[int, ...], big: tuple[int, ...] = ()) -> View[Any]:
    """Lay out a table of Royale with a Jackpot, and this roll of Ana's."""
    table = a_royale_table(tiles.Jackpot(1, index=2), frame=PlaceOrPass(0, small, big))
    table.players[0].dice, table.players[0].big, table.players[0].chips = 5, 1, 2
    return view_of("vegas/royale@1", table, 0)


def test_a_placement_of_royale() -> None:
    """The big die counts twice, a machine does its work, and dice may stay."""
    best, yours = facts(royale((5, 1, 1), (5,)), Place(5), Place(1), chosen=1)
    assert "nobody else is there, so you take $90,000, the big die counts as two" in best
    assert yours.startswith("Yours: 2 dice on casino 1, counting 6 – you no longer tie with Ben")
    assert yours.endswith("then Jackpot, $50,000")


def test_passing() -> None:
    """A pass keeps the dice; it takes none, so dice are not compared."""
    best, yours = facts(royale((5, 5, 3)), Pass(), Place(5), chosen=1)
    assert "Best: pass – for a chip you keep your 6 dice for your next turn" == best
    assert yours.endswith("nobody else is there, so you take $90,000")


def test_the_question_of_a_machine() -> None:
    """What a machine asks is told as it is offered."""
    table = a_royale_table(tiles.FiftyFifty(1, index=2, total=4), frame=StopOrBet(0, 1))
    view = view_of("vegas/royale@1", table, 0)
    (best,) = facts(view, Bet(higher=True), TakeIt())
    assert "Best: higher than 4 – 30 of 36 throws, up to $30,000, or all is lost" == best


def easycome(*values: int, holder: bool = False) -> View[Any]:
    """Roll four dice for Ana; Ben may be about to win."""
    owners = {"STRAIGHT": 1, "SUM_7": 1, "SUM_13": 1} if holder else {}
    table = position(3, owners, {1: 1} if holder else {})
    roll(table, *values)
    return view_of("easycome@1", table, 0)


def test_prizes() -> None:
    """A prize says which one it is; rolling on says what is left and how likely the next one is."""
    view = easycome(0, 0, 4, 4)
    best, yours = facts(view, Claim(Prize.TWO_PAIRS), Keep((0, 4, 4)), chosen=1)
    assert best.endswith("from the centre – your first prize")
    # A 0 makes two pairs, a 4 an even triple, and a 5 makes 13.
    assert yours.endswith(
        "you leave “Two Pairs” for now, the next roll brings a prize in 50 of 100 cases"
    )


def test_a_winner_to_be_stopped() -> None:
    """Who is about to win is named, with the chance to stop them."""
    view = easycome(0, 1, 2, 5, holder=True)
    best, yours = facts(view, Keep((0, 1, 2)), Keep((0, 1, 2, 5)), chosen=1)
    # A 3 makes a straight, a 4 makes seven; a 0 makes three or less, which nobody has.
    assert best.endswith("brings a prize in 50 of 100 cases, it stops Ben in 33 of 100 cases")
    assert yours.endswith("end the turn without a prize – Ben wins all the same")


def strike(*reserves: int, lying: dict[int, int] | None = None) -> View[Any]:
    """Give everybody their dice, and let Ana choose after her first throw."""
    arena = {0: 4, 1: 2, 2: 6} if lying is None else lying
    options = StrikeOptions(form="abstract", leavers="out")
    return view_of("strike@1", table_of(reserves, arena, first=False, options=options), 0)


def test_throwing_and_stopping() -> None:
    """A throw tells its chances; a stop what is kept, and what the next player finds."""
    best, yours = facts(strike(7, 9, 9), Throw("soft"), Stop(), chosen=1)
    assert "Best: Throw softly – 50% to take dice, 17% to lose the die" == best
    assert "Yours: Stop – you keep your 7 dice, Ben has to throw at 3 dice" == yours


def test_the_last_die() -> None:
    """Whoever throws the last die is told what hangs on it."""
    best, yours = facts(strike(1, 9, 9), Throw("soft"), Stop(), chosen=1)
    assert best.endswith("if you take nothing with your last die, you are out")
    assert yours.endswith("you keep your last die, Ben has to throw at 3 dice")


def test_an_empty_arena() -> None:
    """Whoever stops at an empty arena leaves the big throw to the next."""
    best, yours = facts(strike(4, 9, 9, lying={}), Stop(), Leave(), chosen=1)
    assert best.endswith("you keep your 4 dice, Ben has to throw all dice")
    assert "Yours: Leave for good, all your dice are lost" == yours


def test_a_game_without_reasons_of_its_own() -> None:
    """Any game gets the comparison."""
    options = weighed([Claim(Prize.TWO_PAIRS), Keep((0,))])
    (said,) = plain_why(easycome(0, 0, 4, 4), options)
    assert "why-best-bare" == said.id
