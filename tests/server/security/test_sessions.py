"""Nobody is taken for somebody else."""

import msgspec
import pytest

from flambeur.server.people.session import Sessions, hash_token
from flambeur.server.play.lobby import LETTERS, new_table_id
from flambeur.server.store.contract import Person, Token
from tests.server.live import Live, serving


async def person_of(live: Live, cookie: str) -> str:
    """Tell whom the server takes the owner of a cookie for."""
    async with live.guest().socket(Cookie=f"flambeur={cookie}") as socket:
        return str((await socket.hear())["person"])


def forged(cookie: str) -> list[str]:
    """Change a cookie in every way that keeps its look."""
    person, kind, epoch, signature = cookie.split(".")
    other = "0" * len(person)
    return [
        f"{other}.{kind}.{epoch}.{signature}",
        f"{person}.account.{epoch}.{signature}",
        f"{person}.{kind}.1.{signature}",
        f"{person}.{kind}.{epoch}.{signature[:-1]}{'0' if signature[-1] != '0' else '1'}",
        f"{person}.{kind}.{epoch}.",
        f"{person}.{kind}.{epoch}",
        f"{person}.{kind}",
        "...",
        "\u00ff.\u00ff.\u00ff.\u00ff",
    ]


async def test_forged_cookie(live: Live) -> None:
    """A cookie that was changed makes nobody of anybody."""
    guest = live.guest()
    await guest.http.get("/api/games")
    cookie = guest.http.cookies["flambeur"]
    person = cookie.split(".")[0]
    assert person == await person_of(live, cookie)
    for other in forged(cookie):
        assert await person_of(live, other) not in (person, "0" * len(person))


@pytest.mark.parametrize("secure", [False, True])
async def test_cookie_flags(secure: bool) -> None:
    """Scripts cannot read the cookie, other sites do not send it, and HTTPS can be demanded."""
    async with serving(secure=secure) as live:
        answer = await live.guest().http.get("/api/games")
    flags = answer.headers["set-cookie"].split("; ")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(flags)
    assert secure == ("Secure" in flags)
    assert not any(flag.startswith("Domain") for flag in flags)


async def test_expired_epoch(live: Live) -> None:
    """Sessions end when the person's epoch is raised."""
    store, sessions = live.context.store, live.context.sessions
    account = Person("aaaabbbbccccdddd", "Anna", "account")
    await store.add_person(account)
    cookie = sessions.sign(account)
    assert account.id == await person_of(live, cookie)
    await store.change_person(msgspec.structs.replace(account, epoch=1))
    assert account.id != await person_of(live, cookie)


async def test_key_of_another_server(live: Live) -> None:
    """A cookie that another server signed is worth nothing here."""
    other = Sessions(live.context.store, b"another key", secure=False)
    assert "aaaa" != await person_of(live, other.sign(Person("aaaa", "", "guest")))


async def test_token_is_hashed(live: Live) -> None:
    """The database holds no token that could be used, only its hash."""
    token, store = "flb_" + "ab" * 32, live.context.store
    await store.add_person(Person("b0b0b0b0b0b0b0b0", "Bob", "bot"))
    await store.add_token(Token(hash_token(token), "b0b0b0b0b0b0b0b0", "mine"))
    assert token[4:] not in str(await store.tokens_of("b0b0b0b0b0b0b0b0"))
    good = await live.guest(Authorization=f"Bearer {token}").http.get("/api/me/tables")
    assert 200 == good.status_code
    assert "set-cookie" not in good.headers


@pytest.mark.parametrize(
    "given", ["Bearer flb_0", "Bearer", "Basic YTpi", "flb_0", "Bearer " + hash_token("flb_1")]
)
async def test_wrong_token(live: Live, given: str) -> None:
    """A wrong token is refused; it does not make one a guest."""
    answer = await live.guest(Authorization=given).http.get("/api/me/tables")
    assert (401, "person/unknown") == (answer.status_code, answer.json()["code"])
    assert "set-cookie" not in answer.headers


def test_table_names() -> None:
    """The name of a table has 60 random bits, so nobody finds one by trying."""
    names = {new_table_id() for _ in range(1000)}
    assert 1000 == len(names)
    assert 32 == len(set(LETTERS))
    assert all(len(name) == 12 and set(name) <= set(LETTERS) for name in names)
