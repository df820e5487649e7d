"""What the coach says about a solo game; `python -m tests.coach.without_numba` prints it so."""

import json
import sys
from typing import Any

if __name__ == "__main__":
    # Importing these then fails, as it does where the extra `fast` is not installed.
    sys.modules["numba"] = sys.modules["numpy"] = None  # type: ignore[assignment]

from flambeur import Choice, Match, find
from flambeur.coach.hints import hint
from flambeur.core.codec import encode
from flambeur.families import family_of
from flambeur.fast.jit import COMPILED
from flambeur.games.vegas import Solo, VegasOptions
from flambeur.server.thought.reviewing import review_record
from flambeur.sources import SeededSource
from tests.coach.games import recorded, reviewed

OPTIONS = VegasOptions(solo=Solo("hard"))


def told() -> dict[str, Any]:
    """Review a game, as a command and as the server does, and give a hint at its first turn."""
    record, family = recorded("vegas/2018", 1, 3, OPTIONS), family_of("vegas")
    match: Match[Any] = Match(find("vegas/2018"), ["Ana"], OPTIONS, SeededSource(3))
    match.settle()
    assert isinstance(match.turn, Choice)
    return {
        "review": json.loads(encode(reviewed(record))),
        "server": json.loads(review_record(record, ("Ana",))),
        "hint": [[option.win, option.money] for option in hint(match.view(0), family)],
    }


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"compiled": COMPILED, **told()}))
