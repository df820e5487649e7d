"""JSON Schema of the whole protocol, with the views, pictures, moves and events of every game."""

import re
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from flambeur.core.chance import OUTCOMES, Distribution
from flambeur.core.game import Game
from flambeur.core.memory import Memory
from flambeur.core.parts import Event, Move, Named, Part
from flambeur.core.turn import Form
from flambeur.core.view import View
from flambeur.families import Family, every_family
from flambeur.protocol.schema import REF, Schema, document, socket_definitions, union

ABSTRACT = ("Move", "Event", "View", "Picture")


def _camel(name: str) -> str:
    return "".join(word[:1].upper() + word[1:] for word in re.split(r"\W|_", name))


class GameSchema:
    """Defines what views and pictures of one game consist of."""

    def __init__(self, family: Family, games: list[Game[Any]]) -> None:
        """Take the editions that share a state."""
        self._games, self._prefix = games, family.prefix(games[0])
        self._parts = tuple(_parts_of(family, games[0]))
        pictures = family.pictures()
        own = (kind for kind in pictures if kind.__name__ == f"{self._prefix}Picture")
        self._picture: Any = next(own, pictures[0])

    def definitions(self) -> dict[str, Schema]:
        """Define all parts, the view, the picture, and what one move or event can be."""
        generic: Any = View
        view = generic[self._games[0].state]
        (shown, drawn, *_), defined = msgspec.json.schema_components(
            (view, self._picture, *self._parts),
            schema_hook=self._hook,
            ref_template=f"{REF}{{name}}",
        )
        del defined[Memory.__name__]
        defined["View"] = self._view(defined.pop(shown["$ref"].removeprefix(REF)))
        defined["Picture"] = defined.pop(drawn.get("$ref", "").removeprefix(REF), drawn)
        defined |= {kind.__name__: self._one_of(kind) for kind in (Move, Event)}
        return {self._name(name): self._renamed(schema) for name, schema in defined.items()}

    def _name(self, name: str) -> str:
        """Make a name for all games of a name in this one: letters only, and the prefix once."""
        return self._prefix + _camel(name).removeprefix(self._prefix)

    def _renamed(self, value: Any) -> Any:
        if isinstance(value, dict):
            if isinstance(ref := value.get("$ref"), str):
                return value | {"$ref": REF + self._name(ref.removeprefix(REF))}
            return {name: self._renamed(inner) for name, inner in value.items()}
        return [self._renamed(item) for item in value] if isinstance(value, list) else value

    def _view(self, schema: Schema) -> Schema:
        """Name the editions, so that a view tells which game it shows."""
        schema["properties"]["game"] = {"enum": [game.id for game in self._games]}
        # What a bot of the house remembers is never sent.
        del schema["properties"]["memory"]
        return schema

    def _hook(self, kind: type) -> Schema:
        if issubclass(kind, Named):
            return {"enum": sorted({n.name for g in self._games for n in g.named})}
        if kind in (Move, Event):
            return {"$ref": f"{REF}{kind.__name__}"}
        return self._one_of(kind)

    def _one_of(self, kind: type) -> Schema:
        found = sorted(part.__name__ for part in self._parts if issubclass(part, kind))
        return union(found) if found else {"not": {}}


def _parts_of(family: Family, game: Game[Any]) -> Iterator[type[Part]]:
    """List what a game writes down: its parts, and the chance and the forms it asks for."""
    yield from OUTCOMES
    yield from game.parts
    package = family.package()
    for base in (Distribution, Form):
        for kind in base.__subclasses__():
            if f"{kind.__module__}.".startswith(("flambeur.core.", f"{package}.")):
                yield kind


def definitions() -> dict[str, Schema]:
    """Define everything."""
    groups: dict[str, tuple[Family, list[Game[Any]]]] = {}
    for family in every_family():
        for game in family.editions():
            groups.setdefault(family.prefix(game), (family, []))[1].append(game)
    defined = socket_definitions()
    for family, games in groups.values():
        defined |= GameSchema(family, games).definitions()
    for word in ABSTRACT:
        defined[f"Game{word}"] = union(f"{prefix}{word}" for prefix in groups)
    return defined


@cache
def written() -> bytes:
    """Write the schema down, the same bytes every time."""
    return msgspec.json.format(msgspec.json.encode(document(definitions())), indent=1) + b"\n"


def schema_route() -> Route:
    """Make the route that gives the schema."""

    async def serve(_: Request) -> Response:
        return Response(written(), media_type="application/schema+json")

    return Route("/api/schema.json", serve, name="Describe the socket")


if __name__ == "__main__":
    sys.stdout.buffer.write(written())
