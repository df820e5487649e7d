"""What pages of other sites can make a browser ask for, and what a browser may do with ours."""

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.live import Live, serving

EVIL = "https://evil.example"
GUARDS = (
    "content-security-policy",
    "cross-origin-opener-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
    "x-frame-options",
)


@pytest.mark.parametrize("origin", [EVIL, "null", "http://127.0.0.1:1", "127.0.0.1", ""])
async def test_cross_site_post(live: Live, origin: str) -> None:
    """A page of another site cannot open a table in somebody's name."""
    wanted = {"game": "vegas", "chairs": 2}
    answer = await live.guest().http.post("/api/tables", json=wanted, headers={"Origin": origin})
    assert (403, "request/origin") == (answer.status_code, answer.json()["code"])
    assert "access-control-allow-origin" not in answer.headers


async def test_own_origin(live: Live) -> None:
    """Our own pages, and programs without an origin, may ask."""
    for headers in ({"Origin": live.url}, {}):
        assert await live.guest(**headers).open()


@pytest.mark.parametrize("origin", [EVIL, "null"])
async def test_cross_site_socket(live: Live, origin: str) -> None:
    """A page of another site cannot open a socket in somebody's name."""
    with pytest.raises(InvalidStatus) as refused:
        async with live.guest().socket(Origin=origin):
            raise AssertionError
    assert 403 == refused.value.response.status_code


async def test_allowed_origin() -> None:
    """A site that the operator has named may open sockets."""
    async with serving(origins=("https://play.example",)) as live:
        async with live.guest().socket(Origin="https://play.example") as socket:
            assert "hello" == (await socket.hear())["type"]
        with pytest.raises(InvalidStatus):
            async with live.guest().socket(Origin=EVIL):
                raise AssertionError


async def test_form_post(live: Live) -> None:
    """A plain form, which browsers send without asking first, is not read."""
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = await live.guest().http.post(
            "/api/tables", content=b'{"game":"vegas","chairs":2}', headers={"Content-Type": kind}
        )
        assert 400 == answer.status_code


@pytest.mark.parametrize(
    "path", ["/api/games", "/api/tables/zzz", "/nothing", "/api/openapi.json", "/api/tables?x=1"]
)
async def test_headers(live: Live, path: str) -> None:
    """Every answer, refusals included, tells browsers what our pages never do."""
    answer = await live.guest().http.get(path)
    assert [] == [name for name in GUARDS if name not in answer.headers]
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "script-src" not in policy
    assert "unsafe-eval" not in policy
