"""The whole way of a throw in four functions, for tools and measurements."""

from collections.abc import Iterable, Sequence

from flambeur.core.chance import Roller
from flambeur.core.errors import FlambeurError
from flambeur.games.strike.flight import Flight
from flambeur.games.strike.floor import Lying, put, refusal
from flambeur.games.strike.forms import AnyLaunch
from flambeur.games.strike.moves import Launch, Placement
from flambeur.games.strike.release import Release
from flambeur.sources.physics.simulate import Simulated, simulate


class Refused(FlambeurError):
    """A placement or a launch that the rules do not allow; the reason is one word."""

    code = "physics/refused"


def regroup(arena: Sequence[Lying], placements: Iterable[Placement]) -> tuple[Lying, ...]:
    """Push dice about; nothing is moved if one of them may not lie there [S31]."""
    wanted = tuple(placements)
    if reason := refusal(arena, wanted):
        raise Refused(reason)
    return put(arena, wanted)


def release(
    arena: Sequence[Lying], launch: Launch, roll: Roller, dice: Sequence[int] = (-1,)
) -> Flight:
    """Draw orientation, spin and error for a launch that is committed [S32]."""
    if launch not in AnyLaunch(launch.all):
        raise Refused("bad_param")
    bodies = Release(tuple(dice), launch).sample(roll).bodies
    return Flight(tuple(arena), bodies)


def throw(
    arena: Sequence[Lying], launch: Launch, roll: Roller, dice: Sequence[int] = (-1,)
) -> Simulated:
    """Let go and see where everything comes to rest."""
    return simulate(release(arena, launch, roll, dice))
