"""What the head of a table's page tells programs that show links."""

import re
from html import escape

import msgspec

from flambeur.shows.poster.drawing import HEIGHT, WIDTH

TITLE = re.compile(r"<title>[^<]*</title>")
DESCRIPTION = re.compile(r'<meta name="description"[^>]*>')
LOCALES = {"en": "en_GB", "de": "de_DE", "fr": "fr_FR", "ru": "ru_RU"}


class Head(msgspec.Struct, frozen=True):
    """What is told of one table."""

    title: str
    text: str
    language: str
    address: str
    image: str


def put_into(page: str, head: Head) -> str:
    """Put it into the page, in place of what is told of any page."""
    tags = "\n    ".join(f"<meta {_tag(name, value)} />" for name, value in _told(head))
    page = TITLE.sub(lambda _: f"<title>{escape(head.title)}</title>", page, count=1)
    return DESCRIPTION.sub(lambda _: tags, page, count=1)


def _told(head: Head) -> list[tuple[str, str]]:
    return [
        ("description", head.text),
        ("og:type", "website"),
        ("og:site_name", "Flambeur"),
        ("og:title", head.title),
        ("og:description", head.text),
        ("og:url", head.address),
        ("og:locale", LOCALES[head.language]),
        ("og:image", head.image),
        ("og:image:type", "image/png"),
        ("og:image:width", str(WIDTH)),
        ("og:image:height", str(HEIGHT)),
        ("og:image:alt", head.title),
        ("twitter:card", "summary_large_image"),
    ]


def _tag(name: str, value: str) -> str:
    kind = "property" if name.startswith("og:") else "name"
    return f'{kind}="{name}" content="{escape(value)}"'
