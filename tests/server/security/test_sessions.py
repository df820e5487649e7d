"""Nobody is taken for somebody else."""

import asyncio
from contextlib import suppress
from itertools import pairwise

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from flambeur.server.people.export import forget
from flambeur.server.people.keys import Keys, rotate
from flambeur.server.people.session import Sessions, hash_token
from flambeur.server.play.lobby import new_table_id
from flambeur.server.play.secrets_of import LETTERS
from flambeur.server.socket.app import VOID
from flambeur.server.store.contract import Person, Token
from tests.server.live import Live, serving


async def person_of(live: Live, cookie: str) -> str | None:
    """Tell whom the socket takes the owner of a cookie for; nobody, if it hangs up."""
    async with live.guest().socket(Cookie=f"flambeur={cookie}") as socket:
        with suppress(ConnectionClosed):
            return str((await socket.hear())["person"])
    return None


async def person_over_http(live: Live, cookies: str) -> str:
    """Tell whom the API takes the owner of some cookies for."""
    header = cookies.encode("latin-1")
    answer = await live.guest().http.get("/api/me", headers=[(b"Cookie", header)])
    return str(answer.json()["id"])


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
        assert await person_of(live, other) is None
        assert await person_over_http(live, f"flambeur={other}") not in (person, "0" * len(person))


@pytest.mark.parametrize(
    "neighbour", ['prefs={"theme":"dark"}', "a=b=c", "=x", "x", 'q="a', "é=ü", "[]=1, 2", "{}"]
)
async def test_neighbour_cookie(live: Live, neighbour: str) -> None:
    """Whatever other cookies a host has, socket and API take one for the same person."""
    guest = live.guest()
    await guest.http.get("/api/games")
    cookie = guest.http.cookies["flambeur"]
    person = cookie.split(".")[0]
    for cookies in (f"{neighbour}; flambeur={cookie}", f"flambeur={cookie}; {neighbour}"):
        assert person == await person_over_http(live, cookies)
        async with live.guest().socket(Cookie=cookies) as socket:
            assert person == (await socket.hear())["person"]
            assert socket.line.response is not None
            assert "set-cookie" not in socket.line.response.headers


async def test_handshake_keeps_the_session(live: Live) -> None:
    """A handshake with a void session sets no other in its place: it hangs up and says why."""
    for cookie in (*forged("aaaa.guest.0.bbbb")[:-1], ""):
        async with live.guest().socket(Cookie=f"flambeur={cookie}") as socket:
            assert socket.line.response is not None
            assert "set-cookie" not in socket.line.response.headers
            assert VOID == await socket.ended()
            assert [] == socket.got


@pytest.mark.parametrize("is_account", [False, True])
async def test_cookie_of_the_forgotten(live: Live, is_account: bool) -> None:
    """Who was forgotten does not come back by an old cookie, be it the guest's or the account's."""
    store, sessions = live.context.store, live.context.sessions
    guest, account = Person("ab" * 8, "", "guest"), Person("ab" * 8, "Anna", "account")
    person = account if is_account else guest
    if is_account:
        await store.add_person(account)
    mine = live.guest(Cookie=f"flambeur={sessions.sign(person)}")
    table = await mine.open(sit={"type": "sit", "name": "Anna"})
    await forget(store, person)
    for cookie in (sessions.sign(guest), sessions.sign(account)):
        assert await person_of(live, cookie) is None
        thief = live.guest(Cookie=f"flambeur={cookie}")
        assert guest.id != (await thief.http.get("/api/me")).json()["id"]
        assert (await thief.see(table))["seat"] is None


async def test_graves_without_end(live: Live) -> None:
    """Guests who were nowhere leave nothing behind when they go, however many of them come."""
    for _ in range(3):
        guest = live.guest()
        me = (await guest.http.get("/api/me")).json()["id"]
        assert 204 == (await guest.http.delete("/api/me")).status_code
        assert [] == await live.context.store.people([me])


async def test_keys_are_changed(live: Live) -> None:
    """A cookie survives one change of the keys, is written anew by it, and not a second one."""
    store, sessions = live.context.store, live.context.sessions
    first = sessions.sign(Person("ab" * 8, "", "guest"))
    await rotate(store, pause=0)
    await live.context.lines.sweep()
    assert "ab" * 8 == await person_of(live, first)
    answer = await live.guest(Cookie=f"flambeur={first}").http.get("/api/me")
    second = answer.headers["set-cookie"].partition(";")[0].removeprefix("flambeur=")
    assert ("ab" * 8, False) == (answer.json()["id"], first == second)
    await rotate(store, pause=0)
    await live.context.lines.sweep()
    assert ["ab" * 8, None] == [await person_of(live, cookie) for cookie in (second, first)]


async def test_keys_change_at_workers_one_by_one(live: Live) -> None:
    """While keys are changed, a cookie of one worker is good at another that knows less or more."""
    store, guest, workers = live.context.store, Person("ab" * 8, "", "guest"), list[Sessions]()

    async def join() -> None:
        workers.append(await Sessions.open(store, secure=False))

    await join()
    changing = asyncio.create_task(rotate(store, pause=0.2))
    while len((await store.shared_secret("session", "")).split()) == 1:
        await asyncio.sleep(0.01)
    await join()
    await changing
    await join()
    # Every worker reads the keys again before the second step: none is two steps behind.
    for before, after in pairwise(workers):
        for signing, reading in ((before, after), (after, before)):
            visitor = await reading.visitor(None, signing.sign(guest))
            assert guest.id == visitor.person.id


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
    assert await person_of(live, cookie) is None


async def test_key_of_another_server(live: Live) -> None:
    """A cookie that another server signed is worth nothing here."""
    other = Sessions(live.context.store, Keys([b"another key"]), secure=False)
    assert await person_of(live, other.sign(Person("aaaa", "", "guest"))) is None


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
