"""JSON Schema of what goes over a socket; what belongs to a game is filled in by its caller."""

from collections.abc import Iterable
from typing import Any

import msgspec

from flambeur.protocol.card import Card
from flambeur.protocol.messages import FromClient, FromServer, Hello, Update

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/"

Schema = dict[str, Any]


def union(names: Iterable[str]) -> Schema:
    """Say that a value is one of these definitions."""
    return {"anyOf": [{"$ref": f"{REF}{name}"} for name in names]}


def socket_definitions() -> dict[str, Schema]:
    """Define every message, with the words `GameMove`, `GameView` and `GameEvent` left open."""
    sides: tuple[Any, ...] = (FromClient, FromServer)
    (client, server), defined = msgspec.json.schema_components(sides, ref_template=f"{REF}{{name}}")
    defined |= {"FromClient": client, "FromServer": server}
    for kind in (Hello, Update, Card):
        # Their defaults are written out, so a client can rely on every field.
        defined[kind.__name__]["required"] = list(defined[kind.__name__]["properties"])
    defined["Play"]["properties"]["move"] = {"$ref": f"{REF}GameMove"}
    update = defined["Update"]["properties"]
    update["view"] = {"anyOf": [{"$ref": f"{REF}GameView"}, {"type": "null"}]}
    update["events"] = {"type": "array", "items": {"$ref": f"{REF}GameEvent"}}
    update["scene"] = {
        "anyOf": [{"type": "object", "additionalProperties": True}, {"type": "null"}]
    }
    return dict(defined)


def document(definitions: dict[str, Schema]) -> Schema:
    """Put definitions into one document, in the order of their names."""
    return {
        "$schema": DIALECT,
        "title": "Flambeur",
        "description": "What goes over the socket; start at FromClient and FromServer.",
        "$defs": {name: tidy(definitions[name]) | {"title": name} for name in sorted(definitions)},
    }


def tidy(value: Any) -> Any:
    """Leave out titles that repeat the names of classes, and keywords of other dialects."""
    if isinstance(value, dict) and "$ref" in value:
        # A default beside a reference makes generators define the same thing again.
        return {"$ref": value["$ref"]}
    if isinstance(value, dict):
        unwanted = ("title", "discriminator") if _is_schema(value) else ()
        return {name: tidy(inner) for name, inner in value.items() if name not in unwanted}
    return [tidy(item) for item in value] if isinstance(value, list) else value


def _is_schema(value: Schema) -> bool:
    """Tell a schema from a list of properties, where a title would be a property."""
    return all(not isinstance(value.get(word), dict) for word in ("title", "type"))
