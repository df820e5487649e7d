"""A referee that never objects proves nothing: each of these bugs in the rules is seen."""

from collections.abc import Sequence
from typing import Any

import pytest

from flambeur.core.turn import Choice
from flambeur.games.easycome import EasyComeOptions
from flambeur.games.easycome.table import Table as EasyComeTable
from flambeur.games.strike.options import StrikeOptions
from flambeur.games.vegas import VegasOptions
from flambeur.games.vegas.payout import Payout, settle
from flambeur.games.vegas.royale import values
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.reward import worth
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import Hide, HideTokens
from flambeur.games.vegas.royale.tiles.g1_black_box import SPLITS
from tests.referees.beside.playing import Divergence, SideBySide
from tests.referees.beside.setups import Setup
from tests.referees.royale.box import TILES

VEGAS = "flambeur.games.vegas"
PATIENCE = 20
"""So many games at most until a bug is seen."""


def ties_stay(dice: Sequence[int], bills: Sequence[int]) -> Payout:
    """Pay equals one after the other."""
    present = [colour for colour, count in enumerate(dice) if count]
    ranked = sorted(present, key=lambda colour: -dice[colour])
    notes = sorted(bills, reverse=True)
    wins = tuple(zip(ranked, notes, strict=False))
    return Payout((), wins, tuple(ranked[len(notes) :]), tuple(notes[len(ranked) :]))


def second_bill_first(dice: Sequence[int], bills: Sequence[int]) -> Payout:
    """Give the dearest bill to the second."""
    paid = settle(dice, bills)
    colours, notes = zip(*paid.wins, strict=True) if paid.wins else ((), ())
    swapped = (*notes[1::-1], *notes[2:])
    return Payout(paid.tied, tuple(zip(colours, swapped, strict=True)), paid.unpaid, paid.surplus)


def nothing(*_: Any) -> None:
    """Do nothing where something should happen."""


def open_fist(frame: HideTokens, _: RoyaleTable) -> Choice:
    """Let everybody see how many tokens are hidden."""
    return Choice(frame.seat, tuple(map(Hide, values.LUCKY_PUNCH)))


def from_centre_too(table: EasyComeTable, prize: Any) -> bool:
    """Let a challenger win prizes of the centre."""
    return prize not in table.prizes_of(table.active)


def most(tile: Any, table: RoyaleTable) -> tuple[int, ...]:
    """Fine those who count most."""
    weights = [table.weight(tile.casino, seat) for seat in range(table.seats)]
    return tuple(s for s, weight in enumerate(weights) if weight == max(weights))


def real_dice(tile: Any, table: RoyaleTable, seat: int) -> None:
    """Let Pay Day count casinos with dice only, whatever was agreed."""
    casinos = sum(casino.weights()[seat] > 0 for casino in table.casinos)
    table.reward(seat, worth(casinos * values.PAY_DAY_PER_CASINO), tile.id)


def no_chips(*_: Any, **__: Any) -> int:
    """Let change be lost, whatever was agreed."""
    return 0


def kept(cards: Sequence[int], _: object) -> tuple[int, ...]:
    """Leave a cluster on the tile that was taken."""
    return tuple(cards)


def turned(track: dict[int, Any]) -> dict[int, Any]:
    """Turn the rewards of a tile round."""
    return dict(zip(track, reversed(track.values()), strict=True))


def play_on(setup: Setup) -> None:
    """Play some games, one after the other."""
    for number in range(PATIENCE):
        SideBySide(setup, f"{number}").play()


def objection(setup: Setup) -> Divergence:
    """Play until the referee objects."""
    with pytest.raises(Divergence) as caught:
        play_on(setup)
    return caught.value


SHARED = Setup("vegas/2018", 4, VegasOptions())
NEUTRAL = Setup("vegas/2012", 3, VegasOptions(neutral_variant=True))
SOLO = Setup("vegas/2018", 1, VegasOptions())
BASE = Setup("vegas/royale-base", 3, RoyaleOptions())
ROYALE = Setup("vegas/royale", 3, RoyaleOptions())
FIST = Setup("vegas/royale", 3, RoyaleOptions(tiles=("A1",)))
CHOICE = Setup("vegas/royale", 3, RoyaleOptions(tiles=("H2", "D1")))
FINES = Setup("vegas/royale", 5, RoyaleOptions(tiles=("C2",)))
STRIKE = Setup("strike", 2, StrikeOptions(form="abstract"))
ARENA = Setup("strike", 3, StrikeOptions(form="physics"))
TWO = Setup("easycome", 2, EasyComeOptions())
THREE = Setup("easycome", 3, EasyComeOptions())

BUGS: dict[str, tuple[Setup, str, Any]] = {
    "ties stay": (SHARED, f"{VEGAS}.classic.round.settle", ties_stay),
    "the second is paid first": (NEUTRAL, f"{VEGAS}.classic.round.settle", second_bill_first),
    "a colour is not rolled": (SOLO, f"{VEGAS}.classic.solo.colours_left", lambda _: (0, 2)),
    "the leader stays": (BASE, f"{VEGAS}.royale.round.leader_from", nothing),
    "ties stay in Royale": (ROYALE, f"{VEGAS}.royale.round.settle", ties_stay),
    "an open fist": (FIST, f"{VEGAS}.royale.tiles.a1_lucky_punch.HideTokens.turn", open_fist),
    "chips come last": (FINES, f"{VEGAS}.royale.fines.chips_to_add", no_chips),
    "only real dice": (CHOICE, f"{VEGAS}.royale.tiles.d1_pay_day.PayDay.on_activate", real_dice),
    "equal dice stay": (STRIKE, "flambeur.games.strike.table.Table.take_equal", nothing),
    "an X stays": (STRIKE, "flambeur.games.strike.table.X", 0),
    "no Grand Lancer": (STRIKE, "flambeur.games.strike.turn.grand_due", lambda *_: False),
    "no second roll": (ARENA, "flambeur.games.strike.turn._read", lambda _, dice, __: list(dice)),
    "a hold of one turn": (THREE, "flambeur.games.easycome.table.TURNS", 1),
    "an open centre": (TWO, "flambeur.games.easycome.table.Table.may_claim", from_centre_too),
}


@pytest.mark.parametrize("bug", BUGS)
def test_a_broken_rule_is_seen(bug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The referee objects when a rule of the engine is another one."""
    setup, broken, instead = BUGS[bug]
    monkeypatch.setattr(broken, instead)
    objection(setup)


BROKEN_TILES: dict[str, tuple[str, Any]] = {
    "A1": ("a1_lucky_punch.LUCKY_PUNCH", turned(values.LUCKY_PUNCH)),
    "A2": ("a2_jackpot.LUCKY_TOTAL", 8),
    "B1": ("b1_prime_time.PrimeTime.before_payout", nothing),
    "B2": ("b2_fifty_fifty.FIFTY_FIFTY", values.FIFTY_FIFTY[::-1]),
    "C1": ("c1_high_five.HIGH_FIVE_WEIGHT", 4),
    "C2": ("c2_bad_luck.BadLuck.lowest", most),
    "D1": ("d1_pay_day.PAY_DAY_PER_CASINO", 20_000),
    "D2": ("d2_power_play.PowerPlay.on_dice_moved", nothing),
    "E1": ("e1_no_entry.NO_ENTRY", values.NO_ENTRY[1:]),
    "E2": ("e2_knockout.KNOCKOUT_PLACES", 1),
    "F1": ("f1_block_it.without", kept),
    "F2": ("f2_handicap.HANDICAP_GREY", values.HANDICAP_GREY[::-1]),
    "G1": ("g1_black_box.SPLITS", SPLITS[1:]),
    "G2": ("g2_double_down.DOUBLE_DOWN", values.DOUBLE_DOWN[::-1]),
    "H1": ("h1_nice_dice.NICE_DICE", turned(values.NICE_DICE)),
    "H2": ("h2_my_choice.MY_CHOICE_ACTIVATE", 5),
}


@pytest.mark.parametrize("tile", TILES)
def test_a_broken_tile_is_seen(tile: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The referee objects when any of the sixteen tiles does something else."""
    broken, instead = BROKEN_TILES[tile]
    monkeypatch.setattr(f"{VEGAS}.royale.tiles.{broken}", instead)
    other = "A2" if tile[0] == "C" else "C1"
    objection(Setup("vegas/royale", 3, RoyaleOptions(tiles=(tile, other))))


def test_an_objection_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    """It tells the game, the options, the seed, the step, and both sides."""
    monkeypatch.setattr(f"{VEGAS}.royale.tiles.d1_pay_day.PAY_DAY_PER_CASINO", 20_000)
    said = objection(Setup("vegas/royale", 3, RoyaleOptions(tiles=("D1",))))
    for part in ("chips\n", "  referee: [", "  engine:  ["):
        assert part in str(said)
    (where,) = said.__notes__
    for part in ("vegas/royale, 3 seats", "tiles=('D1',)", "seed '0'", "step "):
        assert part in where
