"""The endpoints around games: what can be played here, and by which rules."""

from functools import cache
from typing import Any

from flambeur.core.game import Game
from flambeur.families import Family, every_family, is_built_in, named
from flambeur.families.form import for_seats, form_of
from flambeur.protocol.lobby import GameInfo, Games, Rulebook
from flambeur.protocol.refusals import NotFound
from flambeur.server.http.kit import Call, Endpoint


async def list_games(_: Call) -> Games:
    """List what can be played here."""
    return listed()


@cache
def listed() -> Games:
    """List all games, once: nothing is installed while a server runs."""
    families = every_family()
    return Games(tuple(_info(family, game) for family in families for game in family.editions()))


async def read_rules(call: Call) -> Rulebook:
    """Give the rules of a game that has a text of its own."""
    family = named(call.path["family"])
    text = None if family is None else family.rulebook()
    if text is None:
        raise NotFound("there is no such text")
    return Rulebook(text)


def _info(family: Family, game: Game[Any]) -> GameInfo:
    return GameInfo(
        id=game.id,
        built_in=is_built_in(family.name),
        words=family.words_name(),
        show=family.show(game),
        seats=tuple(game.seats),
        bots=family.levels,
        options=for_seats(form_of(family, game), game),
        chapters=family.chapters_of(game),
        rulebook=family.rulebook() is not None,
        judged=family.judge is not None,
        lesson=family.lesson_of(game) is not None,
        examples=tuple(family.examples_of(game)),
    )


ENDPOINTS = (
    Endpoint(
        method="GET", path="/api/games", does=list_games, answer=Games, tells="List the games"
    ),
    Endpoint(
        method="GET",
        path="/api/games/{family}/rules",
        does=read_rules,
        answer=Rulebook,
        tells="Read the rules of a game that has a text of its own",
    ),
)
