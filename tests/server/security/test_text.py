"""Text that a database cannot hold is refused at the door, whichever door it is."""

from collections.abc import AsyncIterator

import pytest

from tests.server.live import Live, serving

NUL, HALF = "\\u0000", "\\ud800"
TABLES = "/api/tables"
JSON = {"Content-Type": "application/json"}


@pytest.fixture
async def kept(postgres_url: str) -> AsyncIterator[Live]:
    """A server that keeps its log in PostgreSQL, which takes less than SQLite does."""
    async with serving(database=postgres_url) as live:
        yield live


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/api/tables?game=%00"),
        ("GET", "/api/tables?game=vegas%00&phase=open"),
        ("GET", "/api/tables?%00=x"),
        ("GET", "/api/ratings?game=%00"),
        ("GET", "/api/tables/%00"),
        ("GET", "/api/tables/n3kt6tdsra2%00"),
        ("GET", "/api/tables/n3kt6tdsra21/throws/%00"),
        ("DELETE", "/api/me/tokens/%00"),
        ("DELETE", "/api/me/tokens/a%00b"),
    ],
)
async def test_nul_in_an_address(kept: Live, method: str, path: str) -> None:
    """A NUL in a path or behind the question mark is a bad request, not a failure."""
    answer = await kept.guest().http.request(method, path)
    assert (400, "request/bad") == (answer.status_code, answer.json()["code"])


@pytest.mark.parametrize("path", ["/api/tables?game={}", "/api/ratings?game={}"])
async def test_halves_in_an_address(kept: Live, path: str) -> None:
    """Half a character in an address breaks nothing either."""
    for half in ("%ED%A0%80", "%FF", "%C3"):
        answer = await kept.guest().http.get(path.format(half))
        assert answer.status_code in {200, 400}


def bodies(text: str) -> list[tuple[str, str, str]]:
    """Write requests that carry a text in each place where any text can stand."""
    acts = TABLES + "/{table}/acts"
    return [
        ("POST", TABLES, f'{{"game":"{text}","chairs":2}}'),
        ("POST", TABLES, f'{{"game":"vegas","chairs":2,"options":{{"{text}":1}}}}'),
        ("POST", TABLES, f'{{"game":"vegas","chairs":2,"options":{{"first_player":"{text}"}}}}'),
        ("POST", TABLES, f'{{"game":"vegas","chairs":2,"bots":["{text}"]}}'),
        ("POST", "/api/quick", f'{{"game":"easycome","name":"A{text}"}}'),
        ("POST", "/api/me/tokens", f'{{"name":"A{text}"}}'),
        ("PUT", "/api/me", f'{{"name":"A{text}"}}'),
        ("POST", acts, f'{{"key":"k","act":{{"type":"sit","name":"A{text}"}}}}'),
        (
            "POST",
            acts,
            f'{{"key":"k","act":{{"type":"reveal","list":"{text}","nonce":"{text}"}}}}',
        ),
        ("POST", acts, f'{{"key":"k","act":{{"type":"seat_bot","bot":"{text}"}}}}'),
        ("POST", acts, f'{{"key":"k{text}","act":{{"type":"start"}}}}'),
        ("POST", acts, f'{{"key":"k","act":{{"type":"play","version":0,"move":"{text}"}}}}'),
        ("POST", acts, f'{{"key":"k","act":{{"type":"play","version":0,"move":{{"{text}":1}}}}}}'),
    ]


@pytest.mark.parametrize("text", [NUL, HALF, "\xed\xa0\x80"])
async def test_text_that_cannot_be_kept(kept: Live, text: str) -> None:
    """NUL and halves of characters, in JSON over HTTP and over a socket, are bad requests."""
    guest = kept.guest()
    table = await guest.open()
    for method, path, body in bodies(text):
        content = body.encode("latin-1")
        answer = await guest.http.request(
            method, path.replace("{table}", table), content=content, headers=JSON
        )
        assert (400, "request/bad") == (answer.status_code, answer.json()["code"]), body
    async with guest.socket() as socket:
        await socket.hear()
        for _, path, body in bodies(text):
            if not path.endswith("/acts") or not body.isascii():
                continue
            said = f'{{"type":"do","table":"{table}",{body[1:]}'
            assert "request/bad" == (await socket.ask(said))["code"], said
    assert 1 == (await guest.see(table))["seq"]
