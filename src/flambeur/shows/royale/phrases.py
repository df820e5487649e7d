"""Names of things in Royale, from which sentences are built: tiles, chips, rewards, dice."""

from collections.abc import Sequence

from flambeur.core.secret import Secret
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.games.vegas.royale.reward import Reward
from flambeur.protocol.lines import Casino, Money, Phrase, Tile, every, line, spaced

BLANK = "\N{NO-BREAK SPACE}"
TILE_NAMES = {tile: f"royale-tile-{tile.lower()}" for tile in BOARDS}
"""The messages that name the tiles."""


def tile(name: str) -> Phrase:
    """Name a tile, such as `A1`."""
    return Tile(name, TILE_NAMES[name])


def chips(count: int) -> Phrase:
    """Count chips, standing alone."""
    return line("royale-chips", count=count)


def reward(won: Reward) -> Phrase:
    """Name a reward, standing alone."""
    return chips(won.chips) if won.chips else _cash(won)


def gift(won: Reward) -> Phrase:
    """Name a reward as something that is given or taken."""
    if won.chips:
        return line("royale-chips-object", count=won.chips)
    return _cash(won)


def _cash(won: Reward) -> Phrase:
    return Money(won.cash) if won else line("royale-nothing")


def cards(given: Secret[tuple[int, ...]]) -> Phrase:
    """Name bills that are given, or only their number."""
    if given.value is None:
        return line("royale-bills-object", count=given.size())
    return every([Money(card) for card in given.value])


def dice(small: int, big: int) -> Phrase:
    """Name a handful of dice, of which one may be big."""
    parts: list[Phrase] = [line("vegas-dice", count=small)] if small or not big else []
    return every([*parts, *[line("royale-big-die")] * big])


def die(*, big: bool) -> Phrase:
    """Name one die."""
    return dice(int(not big), int(big))


def place(where: int | str) -> Phrase:
    """Name where a die comes from or goes to: a casino, by its number, or a place by its word."""
    return Casino(where) if isinstance(where, int) else where


def token(seat: int | None, players: Sequence[str]) -> Phrase:
    """Say who has a token."""
    if seat is None:
        return line("royale-state-token-free")
    return line("royale-state-token", name=players[seat])


def tokens(pile: Sequence[int]) -> Phrase:
    """Write down what lies in a pile of the Black Box."""
    return spaced([Money(token) if token else "0" for token in pile])


def times(count: int, what: str) -> str:
    """Write down how many there are of something, never broken across lines."""
    return f"{count}{BLANK}×{BLANK}{what}"
