"""The browser client is served as it was built, and its absence is said plainly."""

import gzip
import json
import re
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request

from flambeur.server.http.pages import (
    FILES,
    PAGES,
    SCREENS,
    WEB,
    is_built,
    page_routes,
    unknown_page,
)

PAGE = b"<!doctype html><title>Flambeur</title>"
SCREEN = b"<!doctype html><title>Flambeur on a television</title>"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Put the smallest client there is into a folder."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(PAGE)
    (tmp_path / "tv.html").write_bytes(SCREEN)
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


def filled(page: str) -> str:
    """Fill in what stands for something in the path of a page."""
    plain = page.replace("{position:path}", "vegas/2018@1(((payout)),,1)")
    named = {"id": "0123456789ab", "game": "vegas", "code": "KAFE", "theme": "tie"}
    return plain.format(**named, day="2026-11-18", place=3)


@pytest.mark.parametrize("path", [filled(page) for page in PAGES])
async def test_every_address_opens_the_page(built: Path, path: str) -> None:
    async with client(built) as browser:
        found = await browser.get(path)
    assert (200, PAGE) == (found.status_code, found.content)
    assert "text/html" in found.headers["content-type"]
    assert "no-cache" == found.headers["cache-control"]


@pytest.mark.parametrize("path", [path.format(code="KAFE") for path in SCREENS])
async def test_a_television_has_a_page_of_its_own(built: Path, path: str) -> None:
    """It is for older browsers than the page of the client."""
    async with client(built) as browser:
        found = await browser.get(path)
    assert (200, SCREEN) == (found.status_code, found.content)
    assert "no-cache" == found.headers["cache-control"]


@pytest.mark.parametrize(
    ("path", "accepts", "is_page"),
    [
        ("/nowhere", "text/html,*/*", True),
        ("/t/0123456789ab/elsewhere", "text/html,*/*", True),
        ("/nowhere", "*/*", False),
        ("/api/nowhere", "text/html,*/*", False),
    ],
)
async def test_an_address_that_nobody_has(
    built: Path, path: str, accepts: str, is_page: bool
) -> None:
    scope = {"type": "http", "method": "GET", "path": path, "query_string": b""}
    request = Request(scope | {"headers": [(b"accept", accepts.encode()), (b"host", b"here")]})
    found = await unknown_page(request, built)
    assert is_page == (found is not None)
    if found is not None:
        assert 404 == found.status_code


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


@pytest.mark.skipif(not is_built(), reason="the browser client is not built")
async def test_the_notices_name_all_that_is_in_the_client() -> None:
    package = json.loads((WEB.parents[3] / "web" / "package.json").read_bytes())
    async with client(WEB) as browser:
        found = await browser.get("/notices.md")
    assert "text/plain" in found.headers["content-type"]
    named = re.findall(r"^## (\S+)", found.text, re.MULTILINE)
    assert {*package["dependencies"], "svelte", "Apache-2.0"} <= set(named)
    assert all(text in found.text for text in ("SIL Open Font License", "Apache License"))


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
    assert "npm --prefix web run build" in found.text


def test_every_file_beside_the_page_is_served() -> None:
    """Whatever lies in the client's public folder has an address, and nothing else but notices."""
    public = {path.name for path in (Path(__file__).parents[2] / "web/public").iterdir()}
    assert public | {"notices.md"} == set(FILES)
