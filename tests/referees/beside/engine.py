"""What the engine awaits and plays, in the words of the referees."""

from typing import Any, assert_never

import msgspec

from flambeur.core.chance import Dice, Distribution, Pick, Picked, Rolled, Shuffle, Shuffled
from flambeur.core.parts import Move, tag_of
from flambeur.core.turn import Chance, Choice, Form, Over, Turn
from flambeur.games.easycome.dice import ValueDice
from flambeur.games.strike.cast import Cast
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.forms import AnyLaunch, AnyRegroup
from flambeur.games.strike.landed import Landed
from flambeur.games.strike.moves import Launch, Regroup
from flambeur.games.strike.release import Release, Released
from tests.referees import words


def due(awaited: Turn) -> words.Due:
    """Say what the engine awaits."""
    match awaited:
        case Chance(distribution=distribution, audience=audience):
            return _chance(distribution, audience)
        case Choice(seat=seat, moves=moves, audience=audience, forms=forms):
            offers = (*map(written, moves), *map(_kind, forms))
            return words.Ask(seat, frozenset(offers), audience)
        case Over(ranks=ranks, scores=scores):
            return words.Over(ranks, scores)
        case _:
            assert_never(awaited)


def _chance(distribution: Distribution, audience: words.Audience) -> words.Due:
    match distribution:
        case Dice(groups=groups, faces=faces):
            return words.Roll(groups, faces, audience)
        case ValueDice(count=count):
            return words.Roll((count,), seen_by=audience)
        case Shuffle(cards=cards):
            return words.Shuffle(tuple(sorted(cards)), audience)
        case Pick(count=count):
            return words.Pick(count, audience)
        case Cast(thrown=thrown, old=old):
            dice = sorted((*thrown, *(die for die, _, _ in old)))
            return words.Landing(tuple(dice), audience)
        case Flight(arena=arena, bodies=bodies):
            dice = sorted((*(lying.die for lying in arena), *(body.die for body in bodies)))
            return words.Landing(tuple(dice), audience)
        case Release(dice=thrown):
            return words.Release(thrown, audience)
    raise TypeError(f"no word for {distribution}")


def _kind(form: Form) -> words.Move:
    """Tell the kind of moves that are too many to be listed."""
    match form:
        case AnyLaunch(all=grand):
            return ("launch", grand)
        case AnyRegroup():
            return ("regroup",)
    raise TypeError(f"no word for {form}")


def written(move: Move) -> words.Move:
    """Write a move as on the wire, without the names of its fields."""
    match move:
        case Launch(all=grand):
            return ("launch", grand)
        case Regroup():
            return ("regroup",)
    assert isinstance(move, msgspec.Struct)
    return (tag_of(type(move)), *msgspec.structs.astuple(move))


def told(move: Move) -> Any:
    """Say what came of chance, or what a player did."""
    match move:
        case Rolled(dice=dice):
            return dice
        case Shuffled(cards=cards):
            return cards
        case Picked(index=index):
            return index
        case Landed(dice=dice):
            return tuple((reading.die, reading.at, reading.face) for reading in dice)
        case Released():
            return None
        case _:
            return written(move)
