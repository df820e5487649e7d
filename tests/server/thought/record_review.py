"""Writes a review for the browser's tests: `python -m tests.server.thought.record_review`."""

import msgspec

from flambeur.core.match import Match
from flambeur.core.turn import Choice
from flambeur.families import make_bot
from flambeur.games.easycome import GAME
from flambeur.server.thought.reviewing import review_record
from flambeur.server.thought.words import tell_review
from flambeur.sources import SeededSource
from tests.shows.pictures.recording import FOLDER

NAMES = ("Ana", "Ben")
LEVELS = ("casual", "novice")
SEED = 6


def played() -> bytes:
    """Have two bots play Easy Come, where all chances are exact."""
    match = Match(GAME, NAMES, None, SeededSource(SEED))
    match.settle()
    while isinstance(turn := match.turn, Choice):
        bot = make_bot(LEVELS[turn.seat], GAME.id, match.version)
        match.submit(turn.seat, bot.choose(match.view(turn.seat)))
    return match.record.dump()


if __name__ == "__main__":
    record = played()
    review = review_record(record, NAMES)
    job = {
        "table": "0123456789ab",
        "state": "done",
        "progress": 1.0,
        "review": msgspec.Raw(review),
        "told": tell_review(record, review),
    }
    written = msgspec.json.format(msgspec.json.encode(job), indent=1)
    (FOLDER / "review.json").write_bytes(written + b"\n")
