"""Moments of Royale for the tests of the browser: every tile, every decision, every viewer.

`python -m tests.shows.pictures.record_royale` writes them, the same bytes every time.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from flambeur.core.codec import encode
from flambeur.core.frame import Frame
from flambeur.core.match import Match
from flambeur.core.parts import Move
from flambeur.core.turn import Choice
from flambeur.games.vegas import ROYALES
from flambeur.games.vegas.moves import Place
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.moves import Decline
from flambeur.games.vegas.royale.options import RoyaleOptions
from flambeur.games.vegas.royale.table import RoyaleTable
from flambeur.games.vegas.royale.tiles.a1_lucky_punch import GuessTokens
from flambeur.games.vegas.royale.tiles.d2_power_play import PlayPower
from flambeur.games.vegas.royale.tiles.g1_black_box import ChoosePile
from flambeur.games.vegas.royale.turn import PlaceOrPass
from flambeur.server.play.telling import Telling
from flambeur.sources import SeededSource
from tests.shows.pictures.recording import picture_for

PAGE = Path(__file__).parents[3] / "web/test/fixtures/royale.json"
GAME = ROYALES[0]
NAMES = ("Ana", "Ben", "Carla")
GAMES = dict.fromkeys(BOARDS, 4) | {"C2": 22}
"""Enough for every decision of every tile to come up; Bad Luck seldom asks."""
Moment = dict[str, Any]


def tiles_with(tile: str) -> tuple[str, ...]:
    """Lay a tile at casino 1, and others for the one that sets others off."""
    return ("H2", "F2", "D1") if tile == "H2" else (tile,)


def matches(tile: str) -> Iterator[Match[RoyaleTable]]:
    """Play games that visit a tile often, and stop at every choice."""
    for number in range(GAMES[tile]):
        options = RoyaleOptions(
            tiles=tiles_with(tile), lucky_punch_reward="free_choice" if number % 2 else "by_count"
        )
        seed = f"{tile}/{number}"
        match, random = Match(GAME, NAMES, options, SeededSource(seed)), Random(seed)
        match.settle()
        while isinstance(choice := match.turn, Choice):
            yield match
            match.submit(choice.seat, wanted(random, choice.moves))


def wanted(random: Random, moves: tuple[Move, ...]) -> Move:
    """Choose a move; the tile's casino attracts, and what a tile offers is seldom declined."""
    here = [move for move in moves if move == Place(1)]
    if here and random.random() < 0.7:
        return here[0]
    eager = [move for move in moves if not isinstance(move, Decline)]
    powers = [move for move in moves if isinstance(move, PlayPower)]
    return random.choice(powers or eager or list(moves))


def moments(tile: str) -> dict[str, Moment]:
    """Collect the first moment of each kind, and the busiest look of the tile itself."""
    found: dict[str, Moment] = {}
    looks: set[bytes] = set()
    for match in matches(tile):
        assert isinstance(match.turn, Choice)
        frame, decider = type(match.state.stack[-1]), match.turn.seat
        name = frame.__name__
        look = encode(match.state.tiles[0])
        if frame is PlaceOrPass:
            if look in looks or len(looks) == 4:
                continue
            looks.add(look)
            name = f"{name}{len(looks)}"
        for role, step in roles(frame):
            key = f"{name}/{role}"
            if key not in found:
                found[key] = moment(match, (decider + step) % len(NAMES))
    return found


def roles(frame: type[Frame]) -> tuple[tuple[str, int], ...]:
    """List who looks at a decision, as steps from the one who decides."""
    if frame is PlaceOrPass:
        return (("decider", 0),)
    if frame in (GuessTokens, ChoosePile):
        return (("decider", 0), ("left", 1), ("right", 2))
    return (("decider", 0), ("left", 1))


def moment(match: Match[RoyaleTable], seat: int) -> Moment:
    """Write down what a viewer is sent."""
    view = match.view(seat)
    events = match.events(seat, max(0, match.version - 2), live=True)
    assert isinstance(view.turn, Choice)
    return {
        "seat": seat,
        "awaited": view.turn.seat,
        "picture": picture_for(GAME.id, match.state, seat),
        "told": Telling(view).told(view, [events]),
        "events": events,
    }


def written() -> bytes:
    """Write all moments down, one a line."""
    lines = []
    for tile in BOARDS:
        rows = ",\n".join(
            f"  {msgspec.json.encode(name).decode()}: {encode(value).decode()}"
            for name, value in moments(tile).items()
        )
        lines.append(f' "{tile}": {{\n{rows}\n }}')
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


if __name__ == "__main__":
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    PAGE.write_bytes(written())
