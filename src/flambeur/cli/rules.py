"""`flambeur rules`: the rules of a game, to read before or during play."""

from collections.abc import Sequence

from flambeur.cli.editions import every_edition, find_edition, mentioned
from flambeur.cli.parser import Parser, Refusal
from flambeur.cli.screen import Screen
from flambeur.families import Family, family_of
from flambeur.words.catalogues import Words


def rules(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """Print the rules of a game."""
    parser = Parser(words, "rules")
    parser.subject("game", "help-game")
    parser.choice("--edition", "help-edition", metavar=every_edition(mentioned(arguments)))
    found = parser.read(arguments, "game")
    game = find_edition(words, found.game, found.edition)
    family = family_of(game.name)
    if not (keys := family.chapters_of(game)):
        screen.say(_rulebook(words, family))
        return 0
    title, *chapters = keys
    screen.say(words(title), "bold")
    for chapter in chapters:
        screen.say()
        screen.say(words(f"{chapter}.title"), "bold")
        text = words(chapter)
        screen.say(text if screen.plain else text.replace("\n", " "))
    return 0


def _rulebook(words: Words, family: Family) -> str:
    text = family.rulebook()
    if text is None:
        raise Refusal(words("rules-none", game=family.name))
    return text
