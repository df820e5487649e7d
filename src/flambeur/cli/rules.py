"""`flambeur rules`: the rules of a game, to read before or during play."""

from collections.abc import Sequence

from flambeur.cli.games import families
from flambeur.cli.parser import Parser, one_of
from flambeur.cli.screen import Screen
from flambeur.text.words import Words

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
    )
}
"""The chapters of each game's rules, in order."""


def rules(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Print the rules of a game."""
    parser = Parser(words, "rules")
    parser.subject("game", "help-game")
    game = one_of(words, families())(parser.read(arguments, "game").game)
    screen.say(words(f"rules-{game}-title"), "bold")
    for chapter in CHAPTERS[game]:
        key = f"rules-{game}-{chapter}"
        screen.say()
        screen.say(words(f"{key}.title"), "bold")
        text = words(key)
        screen.say(text if screen.plain else text.replace("\n", " "))
    return 0
