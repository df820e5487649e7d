"""How a day came about, for whoever wants to compute it again."""

import msgspec

from flambeur.practice.days.pool import read_pool
from flambeur.practice.days.sums import marks_of, seed_mark
from flambeur.protocol.days import DayProof
from flambeur.server.days.asked import AskedDay
from flambeur.server.days.calendar import is_closed
from flambeur.server.store.contract import KeptDay

FORMAT = 1


def proof_of(kept: KeptDay, now: float) -> DayProof:
    """Tell what was promised of a day, and all that it came from once it has closed."""
    seed, lines = bytes.fromhex(kept.seed), read_pool(kept.pool).lines()
    promised = DayProof(
        flambeur_day=FORMAT,
        day=kept.day,
        before=kept.before or None,
        promise=kept.promise,
        seed_mark=seed_mark(seed).hex(),
        marks=tuple(mark.hex() for mark in marks_of(seed, lines)),
        nonces=kept.nonces,
    )
    if kept.nonces is None or not is_closed(kept.day, now):
        return promised
    return msgspec.structs.replace(
        promised,
        seed=kept.seed,
        pool=tuple(line.decode() for line in lines),
        questions=AskedDay(kept).places,
    )
