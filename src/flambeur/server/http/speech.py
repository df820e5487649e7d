"""In which language somebody is told something before we know them."""

import re

from starlette.requests import Request

from flambeur.words.catalogues import LANGUAGES

WISH = re.compile(
    r"\s*([a-z]{2})(?:-[a-z0-9-]+)?\s*(?:;\s*q=(0(?:\.\d+)?|1(?:\.0+)?))?\s*", re.IGNORECASE
)
"""One language of a browser's list, such as `de-AT;q=0.8`."""


def language_of(request: Request) -> str:
    """Find the language of whoever shared a link, else that of the reader, else English."""
    shared = request.query_params.get("l", "")
    return shared if shared in LANGUAGES else _wished(request.headers.get("accept-language", ""))


def _wished(wishes: str) -> str:
    found = filter(None, map(WISH.fullmatch, wishes.split(",")))
    known = [(float(one[2] or 1), one[1].lower()) for one in found if one[1].lower() in LANGUAGES]
    best = max(known, key=lambda wish: wish[0], default=(0.0, ""))
    return best[1] if best[0] else LANGUAGES[0]
