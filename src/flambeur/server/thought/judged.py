"""Which games somebody judges, known without loading who does."""

from contextlib import suppress

from flambeur.core.errors import UnknownGame
from flambeur.families import family_of, find


def is_judged(game: str) -> bool:
    """Tell whether a game can be reviewed; one that is not played here any more cannot."""
    with suppress(UnknownGame):
        return family_of(find(game).name).judge is not None
    return False
