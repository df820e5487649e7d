"""The browser client is served as it was built, and its absence is said plainly."""

import gzip
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from flambeur.server.http.pages import PAGES, page_routes

PAGE = b"<!doctype html><title>Flambeur</title>"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Put the smallest client there is into a folder."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "worker.js").write_bytes(b"self;")
    script = tmp_path / "assets" / "index-Ab_1-x.js"
    script.write_bytes(b"export {};" * 200)
    script.with_name(script.name + ".gz").write_bytes(gzip.compress(script.read_bytes()))
    script.with_name(script.name + ".br").write_bytes(b"as if it were brotli")
    return tmp_path


def client(folder: Path) -> httpx.AsyncClient:
    """Open a browser at the pages in a folder."""
    transport = httpx.ASGITransport(Starlette(routes=page_routes(folder)))
    return httpx.AsyncClient(transport=transport, base_url="http://here")


@pytest.mark.parametrize("path", [page.format(id="0123456789ab", game="vegas") for page in PAGES])
async def test_every_address_opens_the_page(built: Path, path: str) -> None:
    async with client(built) as browser:
        found = await browser.get(path)
    assert (200, PAGE) == (found.status_code, found.content)
    assert "text/html" in found.headers["content-type"]
    assert "no-cache" == found.headers["cache-control"]


async def test_a_page_that_has_not_changed_is_not_sent_again(built: Path) -> None:
    async with client(built) as browser:
        tag = (await browser.get("/")).headers["etag"]
        again = await browser.get("/", headers={"If-None-Match": tag})
    assert (304, b"") == (again.status_code, again.content)


@pytest.mark.parametrize(
    ("accepts", "sent"),
    [("gzip", "gzip"), ("br, gzip", "br"), ("identity", None), ("br; q=0, gzip", "gzip")],
)
async def test_files_come_in_the_smallest_form(built: Path, accepts: str, sent: str | None) -> None:
    async with client(built) as browser:
        request = browser.build_request("GET", "/assets/index-Ab_1-x.js")
        request.headers["accept-encoding"] = accepts
        found = await browser.send(request, stream=True)
        await found.aclose()
    assert sent == found.headers.get("content-encoding")
    assert "immutable" in found.headers["cache-control"]
    assert "Accept-Encoding" == found.headers["vary"]
    assert "text/javascript" in found.headers["content-type"]


@pytest.mark.parametrize("name", ["none.js", "..%2Findex.html", "%2e%2e", ".env", "a%00b"])
async def test_nothing_else_can_be_read(built: Path, name: str) -> None:
    (built / "assets" / ".env").write_text("secret")
    async with client(built) as browser:
        found = await browser.get(f"/assets/{name}")
    assert 404 == found.status_code


async def test_the_worker_may_look_after_the_whole_site(built: Path) -> None:
    async with client(built) as browser:
        found = await browser.get("/worker.js")
    assert (200, "no-cache") == (found.status_code, found.headers["cache-control"])


async def test_a_client_that_is_not_built_is_said_plainly(tmp_path: Path) -> None:
    async with client(tmp_path) as browser:
        found = await browser.get("/")
    assert 503 == found.status_code
    assert "npm run build" in found.text
