"""`flambeur rules`: the rules of a game, to read before or during play."""

from collections.abc import Sequence

from flambeur.cli.games import every_edition, find_edition
from flambeur.cli.parser import Parser
from flambeur.cli.screen import Screen
from flambeur.games.vegas.royale.boards import BOARDS
from flambeur.text.words import Words

TILE_SIDES = tuple(tile.lower() for tile in BOARDS)
CHAPTERS = {
    "vegas": (
        "aim",
        "setup",
        "turn",
        "payout",
        "rounds",
        "end",
        "hidden",
        "neutral",
        "solo",
        "editions",
    ),
    "royale": (
        "aim",
        "setup",
        "turn",
        "pass",
        "payout",
        "rounds",
        "end",
        "neutral",
        "tiles",
        *TILE_SIDES,
    ),
    "easycome": ("aim", "setup", "turn", "prizes", "steal", "hold", "two", "four", "end"),
    "strike": ("aim", "setup", "turn", "hit", "grand", "end", "match"),
}
"""The chapters of each book of rules, in order."""
TILES_ONLY = ("tiles", *TILE_SIDES)
"""What the game without tiles does without."""


def rules(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Print the rules of a game."""
    parser = Parser(words, "rules")
    parser.subject("game", "help-game")
    parser.choice("--edition", "help-edition", metavar="|".join(every_edition()))
    found = parser.read(arguments, "game")
    find_edition(words, found.game, found.edition)
    book, _, rest = (found.edition or found.game).partition("-")
    book = book if book in CHAPTERS else found.game
    screen.say(words(f"rules-{book}-title"), "bold")
    for chapter in CHAPTERS[book]:
        if rest and chapter in TILES_ONLY:
            continue
        key = f"rules-{book}-{chapter}"
        screen.say()
        screen.say(words(f"{key}.title"), "bold")
        text = words(key)
        screen.say(text if screen.plain else text.replace("\n", " "))
    return 0
