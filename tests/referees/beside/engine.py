"""What the engine awaits and plays, in the words of the referees."""

from typing import Any, assert_never

import msgspec

from flambeur.core.chance import Dice, Distribution, Pick, Picked, Rolled, Shuffle, Shuffled
from flambeur.core.parts import Move, tag_of
from flambeur.core.turn import Chance, Choice, Over, Turn
from flambeur.games.easycome.dice import ValueDice
from flambeur.games.strike.cast import Cast
from flambeur.games.strike.landed import Landed
from tests.referees import words


def due(awaited: Turn) -> words.Due:
    """Say what the engine awaits."""
    match awaited:
        case Chance(distribution=distribution, audience=audience):
            return _chance(distribution, audience)
        case Choice(seat=seat, moves=moves, audience=audience):
            return words.Ask(seat, frozenset(map(written, moves)), audience)
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
    raise TypeError(f"no word for {distribution}")


def written(move: Move) -> words.Move:
    """Write a move as on the wire, without the names of its fields."""
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
        case _:
            return written(move)
