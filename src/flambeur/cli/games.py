"""`flambeur games`: what can be played here, and what is installed but cannot."""

from collections.abc import Sequence

from flambeur.cli.parser import Parser
from flambeur.cli.screen import Screen
from flambeur.families import broken_families, every_family
from flambeur.words.catalogues import Words


def games(words: Words, screen: Screen, arguments: Sequence[str]) -> int:
    """List the games, each edition on a line."""
    Parser(words, "games").read(arguments)
    for family in every_family():
        bots = ", ".join(family.names)
        for game in family.editions():
            least, most = game.seats[0], game.seats[-1]
            screen.say(words("games-row", game=game.id, least=least, most=most, bots=bots))
    for broken in broken_families():
        screen.say(words("games-broken", game=broken.name, reason=broken.reason))
    return 0
