"""The built browser client: its page at every address people open, and its files."""

import re
from http import HTTPStatus
from pathlib import Path

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Route

WEB = Path(__file__).parents[1] / "web"
"""Where `npm run build` in web/ puts the client; in a wheel it is there already."""
PAGES = (
    "/",
    "/rules",
    "/rules/{game}",
    "/what-if/{position:path}",
    "/verify",
    "/verify/{id}",
    "/n/{id}",
    "/join",
    "/join/{code}",
    "/me",
    "/along",
    "/along/{id}",
    "/practice",
    "/practice/{game}",
    "/practice/{game}/{theme}",
    "/today",
    "/today/{place}",
    "/days",
    "/days/{day}",
    "/days/{day}/{place}",
    "/settings",
    "/privacy",
)
SCREENS = ("/tv", "/tv/{code}")
"""Where a television is opened: its page is another one, for browsers of some years ago."""
FILES = (
    "badge.png",
    "icon.svg",
    "icon-turn.svg",
    "icon-192.png",
    "icon-512.png",
    "manifest.webmanifest",
    "notices.md",
    "theme.js",
    "worker.js",
)
A_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*")
FOR_GOOD = "public, max-age=31536000, immutable"
"""Files with a hash in their name never change."""
ASK_AGAIN = "no-cache"
"""Kept by browsers, but compared by its tag before it is used."""
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
"""What was squeezed at build time, the smallest first."""
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".md": "text/plain",
    ".mp4": "video/mp4",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webm": "video/webm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
NOT_BUILT = (
    "This copy of Flambeur has no pages for browsers. In a clone, `npm --prefix web install` and\n"
    "`npm --prefix web run build` make them. A release has them inside.\n"
    "The API at /api and the socket at /socket work without it.\n"
)


def is_built(folder: Path = WEB) -> bool:
    """Tell whether there are pages for people's browsers."""
    return (folder / "index.html").is_file()


def page_routes(folder: Path = WEB) -> list[Route]:
    """Make the routes of all pages and files of the client."""

    async def page(request: Request) -> Response:
        return await send_page(request, folder)

    async def screen(request: Request) -> Response:
        return await send_page(request, folder, "tv.html")

    async def asset(request: Request) -> Response:
        name = request.path_params["name"]
        if not A_NAME.fullmatch(name):
            return _nothing()
        return await _send(request, folder / "assets" / name, FOR_GOOD) or _nothing()

    async def file(request: Request) -> Response:
        name = request.url.path.removeprefix("/")
        return await _send(request, folder / name, ASK_AGAIN) or _nothing()

    return [
        *(Route(path, page, methods=["GET"]) for path in PAGES),
        *(Route(path, screen, methods=["GET"]) for path in SCREENS),
        Route("/assets/{name}", asset, methods=["GET"]),
        *(Route(f"/{name}", file, methods=["GET"]) for name in FILES),
    ]


async def send_page(request: Request, folder: Path = WEB, name: str = "index.html") -> Response:
    """Send the page as it was built, or say that it was not."""
    found = await _send(request, folder / name, ASK_AGAIN)
    return found or PlainTextResponse(NOT_BUILT, HTTPStatus.SERVICE_UNAVAILABLE)


async def unknown_page(request: Request, folder: Path = WEB) -> Response | None:
    """Send the page to people who opened an address that nobody has: it says so in their words."""
    people = "text/html" in request.headers.get("accept", "")
    if not people or request.url.path.startswith("/api/"):
        return None
    return await _send(request, folder / "index.html", ASK_AGAIN, HTTPStatus.NOT_FOUND)


async def _send(
    request: Request, path: Path, keeping: str, status: HTTPStatus = HTTPStatus.OK
) -> Response | None:
    """Send a file in the smallest form the browser takes, or only say that it is the same."""
    form, encoding = await to_thread.run_sync(_smallest, path, accepted(request))
    if form is None:
        return None
    about = await to_thread.run_sync(form.stat)
    tag = f'"{about.st_mtime_ns:x}-{about.st_size:x}"'
    headers = {"Cache-Control": keeping, "Vary": "Accept-Encoding", "ETag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=HTTPStatus.NOT_MODIFIED, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    kind = KINDS.get(path.suffix, "application/octet-stream")
    return FileResponse(form, status, headers=headers, media_type=kind, stat_result=about)


def accepted(request: Request) -> set[str]:
    """Tell in which forms a browser takes what is sent."""
    wishes = request.headers.get("accept-encoding", "").split(",")
    return {wish.partition(";")[0].strip() for wish in wishes if "q=0" not in wish.split()}


def _smallest(path: Path, accepted: set[str]) -> tuple[Path | None, str]:
    for encoding, ending in ENCODINGS:
        squeezed = path.with_name(path.name + ending)
        if encoding in accepted and squeezed.is_file():
            return squeezed, encoding
    return (path, "") if path.is_file() else (None, "")


def _nothing() -> Response:
    return PlainTextResponse("There is no such file.\n", HTTPStatus.NOT_FOUND)
