"""What pages of other sites can make a browser ask for, and what a browser may do with ours."""

from typing import Any

import pytest
from httpx import HTTPStatusError
from websockets.exceptions import InvalidStatus

from tests.server.live import Live, serving

EVIL = "https://evil.example"
PROXIES = ("127.0.0.1",)
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


async def test_own_host_with_a_port() -> None:
    """The usual port of a scheme is the same as none, and letters may be large."""
    own = {"Host": "Dice.example:80", "Origin": "http://dice.example"}
    async with serving() as live:
        assert await live.guest(**own).open()
        own |= {"Host": "dice.example:443"}
        with pytest.raises(HTTPStatusError):
            await live.guest(**own).open()


SCHEMES: list[tuple[str, bool, dict[str, Any], str | None]] = [
    ("http://HERE", True, {}, None),
    ("https://HERE", False, {}, None),
    ("https://HERE", False, {}, "https"),
    ("https://HERE", True, {"secure": True}, None),
    ("http://HERE", False, {"secure": True}, None),
    ("https://HERE", False, {"proxies": PROXIES}, None),
    ("https://HERE", True, {"proxies": PROXIES}, "https"),
    ("http://HERE", False, {"proxies": PROXIES}, "https"),
    ("https://HERE", False, {"proxies": PROXIES}, "https, http"),
    ("https://dice.example", True, {"origins": ("https://dice.example",)}, None),
    ("https://dice.example", True, {"origins": ("https://dice.example:443",)}, None),
    ("http://dice.example", False, {"origins": ("https://dice.example",)}, None),
]


@pytest.mark.parametrize(("origin", "ours", "settings", "proto"), SCHEMES)
async def test_scheme_of_an_origin(
    origin: str, *, ours: bool, settings: dict[str, Any], proto: str | None
) -> None:
    """A page is ours only if it came in the way that this server is reached."""
    async with serving(**settings) as live:
        headers = {"Origin": origin.replace("HERE", live.url.partition("://")[2])}
        headers |= {"X-Forwarded-Proto": proto} if proto else {}
        answer = await live.guest(**headers).http.post(
            "/api/tables", json={"game": "vegas", "chairs": 2}
        )
        assert ours == answer.is_success, answer.text
        line = live.guest().socket(**headers)
        if ours:
            async with line as socket:
                assert "hello" == (await socket.hear())["type"]
        else:
            with pytest.raises(InvalidStatus):
                await line.__aenter__()


async def test_own_origin_behind_a_proxy() -> None:
    """The command of docs/howto/host-an-evening.md lets the pages behind its proxy ask."""
    settings = {"secure": True, "origins": ("https://dice.example",), "proxies": PROXIES}
    said = {"Host": "dice.example", "Origin": "https://dice.example", "X-Forwarded-For": "1.2.3.4"}
    async with serving(**settings) as live:
        assert await live.guest(**said).open()


@pytest.mark.parametrize(
    ("host", "sources"),
    [
        ("dice.example", "'self' ws://dice.example wss://dice.example"),
        ("Dice.example:8000", "'self' ws://dice.example:8000 wss://dice.example:8000"),
        ("dice.example; script-src *", "'self'"),
        ("* evil.example", "'self'"),
        ("evil.example, default-src *", "'self'"),
        ("[::1]:8000", "'self'"),
        ("dice.example:80/x", "'self'"),
        ("", "'self'"),
    ],
)
async def test_page_talks_to_its_host_only(live: Live, host: str, sources: str) -> None:
    """A page may open sockets to the host that it came from; no host can write the policy."""
    answer = await live.guest(Host=host).http.get("/api/games")
    policy = answer.headers["content-security-policy"]
    assert [f"connect-src {sources}"] == [
        part.strip() for part in policy.split(";") if part.strip().startswith("connect-src")
    ]
    assert 8 == policy.count(";") + 1


async def test_https_is_remembered() -> None:
    """Browsers are told to come over HTTPS only where the operator says so, for this host alone."""
    async with serving(hsts=31_536_000) as live:
        answer = await live.guest().http.get("/nothing")
        assert "max-age=31536000" == answer.headers["strict-transport-security"]
    async with serving(secure=True) as live:
        assert "strict-transport-security" not in (await live.guest().http.get("/nothing")).headers
