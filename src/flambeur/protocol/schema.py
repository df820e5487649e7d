"""JSON Schema of what goes over a socket; what belongs to a game is filled in by its caller."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from flambeur.protocol.messages import FromClient, FromServer
from flambeur.protocol.wire import Wire

DIALECT = "https://json-schema.org/draft/2020-12/schema"
REF = "#/$defs/"

Schema = dict[str, Any]


def union(names: Iterable[str]) -> Schema:
    """Say that a value is one of these definitions."""
    return {"anyOf": [{"$ref": f"{REF}{name}"} for name in names]}


def socket_definitions() -> dict[str, Schema]:
    """Define every message; what begins with `Game`, such as `GameMove`, is left open."""
    sides: tuple[Any, ...] = (FromClient, FromServer)
    (client, server), defined = msgspec.json.schema_components(sides, ref_template=f"{REF}{{name}}")
    defined |= {"FromClient": client, "FromServer": server}
    require_written(defined)
    defined["Play"]["properties"]["move"] = {"$ref": f"{REF}GameMove"}
    update = defined["Update"]["properties"]
    update["view"] = {"anyOf": [{"$ref": f"{REF}GameView"}, {"type": "null"}]}
    update["events"] = {"type": "array", "items": {"$ref": f"{REF}GameEvent"}}
    update["picture"] = {"$ref": f"{REF}GamePicture"}
    update["patch"] = {"type": "object", "additionalProperties": True}
    return dict(defined)


def require_written(defined: dict[str, Schema]) -> None:
    """Say of values whose defaults are written out that a client can rely on every field."""
    for kind in _values(Wire):
        schema = defined.get(kind.__name__)
        if schema is not None and not kind.__struct_config__.omit_defaults:
            fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
            unset = {name for name, field in fields.items() if field.default is msgspec.UNSET}
            schema["required"] = [name for name in schema["properties"] if name not in unset]


def _values(base: type[Wire]) -> Iterator[type[Wire]]:
    """Go through the values of the protocol; games have values of their own."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith("flambeur.protocol."):
            yield kind
            yield from _values(kind)


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
