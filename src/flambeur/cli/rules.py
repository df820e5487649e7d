"""`flambeur rules`: the rules of a game, to read before or during play."""

from collections.abc import Sequence
from importlib.resources import files

from flambeur.cli.editions import every_edition, find_edition, mentioned
from flambeur.cli.parser import Parser, Refusal
from flambeur.cli.screen import Screen
from flambeur.families import Family, family_of
from flambeur.families.family import part
from flambeur.text.words import Words

RULEBOOK = "RULES.md"
"""What is read of a game without chapters, if it lies beside its code."""


def rules(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Print the rules of a game."""
    parser = Parser(words, "rules")
    parser.subject("game", "help-game")
    parser.choice("--edition", "help-edition", metavar=every_edition(mentioned(arguments)))
    found = parser.read(arguments, "game")
    game = find_edition(words, found.game, found.edition)
    family = family_of(game.name)
    if family.chapters is None:
        screen.say(_rulebook(words, family))
        return 0
    title, *chapters = part(family.chapters)(game.name.partition("/")[2])
    screen.say(words(title), "bold")
    for chapter in chapters:
        screen.say()
        screen.say(words(f"{chapter}.title"), "bold")
        text = words(chapter)
        screen.say(text if screen.plain else text.replace("\n", " "))
    return 0


def _rulebook(words: Words, family: Family) -> str:
    try:
        return (files(family.package()) / RULEBOOK).read_text("utf-8")
    except (OSError, TypeError) as error:
        raise Refusal(words("rules-none", game=family.name)) from error
