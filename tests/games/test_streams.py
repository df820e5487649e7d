"""Groups of dice name their streams, so that none depends on how many others there are."""

from collections import defaultdict
from typing import Any

import pytest

from flambeur.core.chance import Dice, Distribution, Rolled
from flambeur.core.codec import encode
from flambeur.core.game import Game, Options
from flambeur.core.position import Position
from flambeur.core.record import Entry
from flambeur.core.source import Spot
from flambeur.core.state import turn
from flambeur.core.turn import Chance, Choice
from flambeur.games import easycome, strike
from flambeur.games.easycome.dice import ValueDice
from flambeur.games.strike import StrikeOptions
from flambeur.games.strike.cast import Cast
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.landed import Landed, Reading
from flambeur.games.strike.release import Body, Release
from flambeur.games.strike.turn import RollAgain
from flambeur.games.vegas import CLASSICS, ROYALES, Solo, VegasOptions
from flambeur.games.vegas.royale.draw import TurnSides
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.sources.keyed import KeyedSource
from flambeur.testing.places import Witness
from tests.games.strike.play import SOFT

Asked = dict[str, set[tuple[str, ...]]]
"""The rows that were drawn from together, by frame."""
OWN: set[tuple[str, ...]] = {("own",)}
CLASSIC: Asked = {"shuffle_pile": OWN, "draw_leader": OWN}
WAYS: list[tuple[Game[Any], int, Options, Asked]] = [
    (CLASSICS[0], 3, VegasOptions(), CLASSIC | {"roll": OWN}),
    (
        CLASSICS[0],
        3,
        VegasOptions(neutral_variant=True),
        CLASSIC | {"roll": {("own",), ("own", "neutral")}, "roll_loose": {("neutral",)}},
    ),
    (
        ROYALES[0],
        2,
        RoyaleOptions(tiles=("B2",)),
        CLASSIC
        | {"roll_hand": {("own",), ("own", "big")}, "roll_loose": {("neutral", "big")}}
        | {"throw_on": OWN},
    ),
    (easycome.GAME, 3, easycome.EasyComeOptions(), {"roll_off": OWN, "roll": OWN}),
]


def streams(game: Game[Any], seats: int, options: Options) -> Asked:
    """Play a game and tell which rows each frame draws from."""
    position = Position(game, game.start(seats, game.agree(seats, options)))
    source, found = Witness(b"streams"), defaultdict[str, set[tuple[str, ...]]](set)
    while True:
        while (entry := position.draw(source)) is not None:
            assert entry.place is not None
            asked = tuple(stream for place, stream in source.rows if place == entry.place)
            found[entry.place.split("/")[0]].add(asked)
            position.enter(entry)
        if not isinstance(awaited := position.turn, Choice):
            return dict(found)
        position.enter(position.awaits(awaited.seat, awaited.moves[0]))


@pytest.mark.parametrize(("game", "seats", "options", "expected"), WAYS)
def test_what_each_frame_draws_from(
    game: Game[Any], seats: int, options: Options, expected: Asked
) -> None:
    """Own dice, neutral dice and the big die have rows of their own."""
    assert expected == streams(game, seats, options)


def test_colours_of_the_solo_game() -> None:
    """Each colour has its row; the player rolls for all of them, the rivals are nobody's."""
    options = VegasOptions(solo=Solo("expert"))
    position = Position(CLASSICS[0], CLASSICS[0].start(1, options))
    source, seen = Witness(b"solo"), {}
    while (entry := position.draw(source)) is not None:
        seen[entry.place] = entry.of
        position.enter(entry)
    assert Dice((8,), streams=("colour-1",)) == seen["roll_rivals/1/-/0"]
    left = ("colour-0", "colour-2", "colour-3", "colour-4")
    assert Dice((1, 1, 1, 1), streams=left) == seen["roll_colours/1/0/0"]


def test_boards_fall_by_their_letters() -> None:
    """The side of a board does not depend on when it was drawn."""
    table = ROYALES[0].start(3)
    sides = []
    for letters, order in (("abcdefgh", range(8)), ("hdfbaceg", (7, 3, 5, 1, 0, 2, 4, 6))):
        table.stack = [TurnSides(tuple(order))]
        expected = Dice((1,) * 8, 2, tuple(letters))
        assert Chance(expected) == turn(table)
        outcome = KeyedSource(b"sides").settle(expected, Spot("turn_sides/1/-/0", 0))
        assert isinstance(outcome, Rolled)
        sides.append(dict(zip(letters, outcome.dice, strict=True)))
    assert sides[0] == sides[1]


def test_dice_of_strike_are_told_by_their_numbers() -> None:
    """A die of a throw ends the same whichever others are thrown with it."""
    spot, source = Spot("tumble/1/0/0", 0), KeyedSource(b"strike")
    few = source.settle(Cast((4,), 0, ((2, 6, 500_000),), 100_000), spot)
    many = source.settle(Cast((3, 4), 0, ((1, 5, 1_000_000), (2, 6, 500_000)), 100_000), spot)
    assert isinstance(few, Landed)
    assert isinstance(many, Landed)
    assert set(few.dice) < set(many.dice)


def test_unreadable_dice_are_told_by_their_numbers() -> None:
    """Each is rolled again from the row of its number."""
    table = strike.GAME.start(2, StrikeOptions())
    table.stack = [RollAgain(0, (Reading(1, "cocked"), Reading(2, "in", 3), Reading(7, "cocked")))]
    assert Chance(Dice((1, 1), streams=("die-1", "die-7"))) == turn(table)


def test_the_stand_in_of_a_flight_goes_die_by_die() -> None:
    """Without a simulator, a die ends and lies where it would with other dice in the arena."""
    body = Body(9, (0, 0, 100_000), (32_768, 0, 0, 0), (0, 0, 0), (0, 0, 0))
    spot, source = Spot("fly/1/0/0", 0), KeyedSource(b"flight")
    arenas = ((Lying(1, 2),), (Lying(1, 2), Lying(2, 4, 40_000, 0)))
    alone, together = (source.settle(Flight(arena, (body,)), spot) for arena in arenas)
    assert isinstance(alone, Landed)
    assert isinstance(together, Landed)
    assert alone.dice[-1] == together.dice[-1]
    assert ("in", 9) == (alone.dice[-1].at, alone.dice[-1].die)


@pytest.mark.parametrize(
    ("game", "distribution"),
    [
        (easycome.GAME, ValueDice(3)),
        (strike.GAME, Cast((4,), 20, ((2, 6, 500_000),), 100)),
        (strike.GAME, Release((4,), SOFT)),
        (strike.GAME, Flight((Lying(1, 2),), ())),
        (CLASSICS[0], Dice((3, 2))),
    ],
)
def test_what_was_drawn_of_is_read_back(game: Game[Any], distribution: Distribution) -> None:
    """An entry with it is read, and written again in the same bytes."""
    entry = Entry(place="roll/1/0/0", of=distribution)
    written = encode(entry)
    assert entry == game.codec.decode(written, Entry)
    assert written == encode(game.codec.decode(written, Entry))
