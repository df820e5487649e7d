"""Strike's arena in the terminal: simulated where the simulator is installed."""

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from flambeur.cli.extras import adding
from flambeur.cli.parser import Refusal
from flambeur.core.game import Options
from flambeur.core.source import Source
from flambeur.families import Family
from flambeur.sources.physics import is_installed
from flambeur.words.catalogues import Words


def choose_form(words: Words, found: argparse.Namespace, family: Family) -> bool:
    """Take the abstract form if there is no simulator; tell whether that was nobody's wish."""
    if not family.simulated or is_installed():
        return False
    if found.form == "physics":
        raise Refusal(words("error-no-physics", command=adding("strike")))
    stands_in = found.form is None
    found.form = "abstract"
    return stands_in


@contextmanager
def arena(dice: Source, family: Family, options: Options) -> Iterator[Source]:
    """Let a simulator compute throws by hand; everything else stays with the dice."""
    if not family.simulated or getattr(options, "form", "") != "physics":
        yield dice
        return
    from flambeur.sources.physics.pool import ThrowPool
    from flambeur.sources.physics.source import PhysicsSource

    with ThrowPool() as pool:
        yield PhysicsSource(dice, pool)
