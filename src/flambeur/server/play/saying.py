"""What happened at one moment of a finished game, in sentences for anybody who has its link."""

from flambeur.core.secret import redact
from flambeur.families import family_of
from flambeur.server.play.reading import Taken, fold
from flambeur.server.spending import paid
from flambeur.server.store.contract import Stored
from flambeur.words.catalogues import Words


@paid()
def said_at(stored: Stored, place: int, words: Words) -> list[str]:
    """Say what a step of the log brought; nothing, if no game was played then."""
    taken = next((step for step in fold(stored, place) if step.row.seq == place), None)
    return [] if taken is None else _said(taken, words)


@paid()
def said_of_choice(stored: Stored, version: int, words: Words) -> list[str]:
    """Say what came of a choice, which is named by how many entries the game had before it."""
    steps = (step for step in fold(stored) if step.before.version <= version < step.table.version)
    taken = next(steps, None)
    return [] if taken is None else _said(taken, words)


def _said(taken: Taken, words: Words) -> list[str]:
    if taken.table.position is None:
        return []
    # Whoever has the link may know what a spectator saw, and not what was shown for a moment only.
    state = redact(taken.table.position.state, None)
    events = [redact(event, None, live=False) for event in taken.events]
    teller = family_of(taken.table.card.game).teller_of(words, taken.table.names(), state)
    return teller.tell(events)
