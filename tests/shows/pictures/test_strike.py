"""The picture of Strike holds legal throws, and dice turned as the simulator leaves them."""

from typing import Any

import pytest
from msgspec import UNSET

from flambeur.core.state import legal, play, turn
from flambeur.core.turn import Chance, Choice, Over
from flambeur.core.view import view_of
from flambeur.families import make_bot
from flambeur.games.strike import GAME, StrikeOptions
from flambeur.games.strike import scene as measures
from flambeur.games.strike.floor import Lying
from flambeur.games.strike.landed import FACES
from flambeur.games.strike.moves import Launch, Throw
from flambeur.games.strike.table import Table
from flambeur.games.strike.turns import top_of, unit
from flambeur.shows.strike.picture import (
    WHOLE,
    StrikeMine,
    StrikePicture,
    strike_mine,
    strike_picture,
    turn_of,
)
from flambeur.sources.plain import SeededSource

ARENA = (Lying(0, 4, 0, 0), Lying(1, 6, 30_000, 0, 45_000), Lying(2, 2, -30_000, 9_000))


def _table(form: str, arena: tuple[Lying, ...] = ARENA, **options: Any) -> Table:
    """Begin with seat 0, with these dice in the arena."""
    table = GAME.start(3, StrikeOptions(form=form, starter=0, start_face=4, **options))  # type: ignore[arg-type] # the form is one of two words
    table.arena = arena
    return table


def _picture(table: Table) -> StrikePicture:
    return strike_picture(view_of(GAME.id, table, None))


def _mine(table: Table, seat: int = 0) -> StrikeMine:
    return strike_mine(view_of(GAME.id, table, seat), seat)


@pytest.mark.parametrize("form", ["physics", "abstract"])
def test_there_is_a_legal_throw_of_every_style_at_every_group(form: str) -> None:
    """Buttons and keys can do what a hand can: 3 styles at 8 groups of 3 dice."""
    table = _table(form)
    mine, awaited = _mine(table), turn(table)
    assert isinstance(awaited, Choice)
    assert 24 == len({(throw.style, throw.dice) for throw in mine.throws})
    assert all(legal(awaited, throw.move) for throw in mine.throws)


@pytest.mark.parametrize("form", ["physics", "abstract"])
def test_an_empty_arena_leaves_only_throws_of_all_dice(form: str) -> None:
    """A Grand Lancer is thrown in three styles, at nothing in particular."""
    table = _table(form, ())
    table.must_grand = True
    mine, awaited = _mine(table), turn(table)
    assert isinstance(awaited, Choice)
    assert _picture(table).grand
    assert [("soft", ()), ("normal", ()), ("hard", ())] == [(t.style, t.dice) for t in mine.throws]
    assert all(throw.move.all and legal(awaited, throw.move) for throw in mine.throws)


def test_only_the_one_who_throws_gets_throws() -> None:
    """Others see the same arena, and nothing to do in it."""
    table = _table("physics")
    assert StrikeMine() == _mine(table, 1)
    assert StrikeMine() != _mine(table, 0)


def test_the_hand_tells_the_bounds_of_the_form() -> None:
    """What the picture calls possible is what the rules allow."""
    hand = _mine(_table("physics")).hand
    assert hand is not UNSET
    launch = Launch(
        hand.reach, 0, hand.height[1], measures.TURN - 1, hand.pitch[0], hand.speed, all=hand.all
    )
    awaited = turn(_table("physics"))
    assert isinstance(awaited, Choice)
    assert legal(awaited, launch)
    beyond = Launch(hand.reach, 0, hand.height[1], 0, hand.pitch[0], hand.speed + 1)
    assert not legal(awaited, beyond)


def test_chances_stand_beside_throws_of_the_abstract_form_only() -> None:
    """A soft throw loses the X alone, one in six; a hard one knocks more dice about."""
    chances = {
        (throw.style, throw.dice): throw.chances for throw in _mine(_table("abstract")).throws
    }
    soft, hard = chances["soft", ()], chances["hard", (0, 1, 2)]
    assert soft is not UNSET
    assert hard is not UNSET
    assert (0.5, 0.167) == (soft.match, soft.lost)
    assert hard.lost > soft.lost
    assert {UNSET} == {throw.chances for throw in _mine(_table("physics")).throws}


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("yaw", [0, 90_000, 123_456])
def test_a_die_is_turned_with_its_face_up(face: int, yaw: int) -> None:
    """The turn that is drawn shows the face that counts, flat on the floor."""
    w, x, y, z = (part / WHOLE for part in turn_of(face, yaw))
    top, upright = top_of(unit((w, x, y, z)))
    assert face == top
    assert upright == pytest.approx(1, abs=1e-4)


def test_reserves_tell_who_has_how_many() -> None:
    """A row of dice for each seat, and who is out."""
    table = _table("abstract")
    table.reserves[1], table.alive[1] = (), False
    shown = [(reserve.dice, reserve.alive) for reserve in _picture(table).reserves.values()]
    assert [(8, True), (0, False), (8, True)] == shown


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_have_pictures(seed: int) -> None:
    """Every moment of a game can be drawn, and every ready throw can be made."""
    source, number = SeededSource(seed), 0
    table = GAME.start(2 + seed % 4, StrikeOptions(form="abstract"))
    bot = make_bot("uniform", GAME.id, str(seed))
    while not isinstance(awaited := turn(table), Over):
        assert isinstance(_picture(table), StrikePicture)
        if isinstance(awaited, Chance):
            play(table, source.settle(awaited.distribution))
        else:
            assert {throw.move for throw in _mine(table, table.active).throws} == {
                move for move in awaited.moves if isinstance(move, Throw)
            }
            play(table, bot.choose(view_of(GAME.id, table, table.active)))
        number += 1
