"""What comes from outside as text is read here, over HTTP and over sockets alike."""

from typing import Any

import msgspec
from starlette.requests import Request

from flambeur.protocol.refusals import BadRequest

NUL_IN_JSON = "\\u0000"


def read_json(data: bytes | str, decoder: msgspec.json.Decoder[Any]) -> Any:
    """Read a message; what cannot be read, or cannot be kept, is refused."""
    try:
        text = data if isinstance(data, str) else data.decode()
        decoded = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest(str(error)) from error
    # PostgreSQL takes no NUL in any text. It is looked for in the message itself, since a move
    # is not decoded yet; all other ways to write it are no JSON.
    if NUL_IN_JSON in text:
        raise BadRequest("a message holds no NUL")
    return decoded


def check_address(request: Request) -> None:
    """Refuse NUL in the path and behind the question mark, for the same reason."""
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        raise BadRequest("an address holds no NUL")
