"""A seat is taken along to another browser, once and by the one who has its link."""

import asyncio
import logging

import httpx
import msgspec
import pytest

from flambeur.protocol.refusals import NotAllowed
from flambeur.server.people.along import LIFE, Along
from flambeur.server.people.keys import Keys
from flambeur.server.people.session import Sessions
from flambeur.server.store.contract import Person, Store
from tests.server.people.authenticator import Authenticator
from tests.server.people.conftest import Browse, prove, register

GUEST = Person("0123456789abcdef", "", "guest")
ANN = Person("fedcba9876543210", "Ann", "account")
VEGAS = {"game": "vegas/2018", "chairs": 2, "sit": {"type": "sit", "name": "Ann"}}


class Clock:
    """Shows the time that a test sets."""

    now = 1_000_000.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


def along(store: Store, clock: Clock | None = None, key: bytes = b"key") -> Along:
    """Make what one worker has."""
    return Along(store, Sessions(store, Keys([key]), secure=False), clock or Clock())


async def made(browser: httpx.AsyncClient) -> str:
    """Make a link in a browser, and tell its secret."""
    answer = await browser.post("/api/me/along")
    return str(answer.raise_for_status().json()["secret"])


async def take(browser: httpx.AsyncClient, secret: str) -> httpx.Response:
    """Use a link in a browser."""
    return await browser.post("/api/along", json={"secret": secret})


async def me(browser: httpx.AsyncClient) -> dict[str, object]:
    """Tell whom the server takes a browser for."""
    told: dict[str, object] = (await browser.get("/api/me")).json()
    return told


@pytest.mark.parametrize("person", [GUEST, ANN])
async def test_a_link_is_good_once_at_all_workers(
    pair: tuple[Store, Store], person: Person
) -> None:
    """Of all who try at two workers at the same time one alone is taken along, and none later."""
    one, two = pair
    await one.add_person(ANN)
    secret = along(one).make(person)
    tries = [along(store).take(secret) for store in (one, two, one, two)]
    got = await asyncio.gather(*tries, return_exceptions=True)
    assert [person] == [each for each in got if isinstance(each, Person)]
    assert 3 == sum(isinstance(each, NotAllowed) for each in got)
    for store in pair:
        with pytest.raises(NotAllowed):
            await along(store).take(secret)


async def test_each_link_stands_for_itself(store: Store) -> None:
    """Another link of the same person is good when the first was used."""
    first, second = along(store).make(GUEST), along(store).make(GUEST)
    assert GUEST == await along(store).take(first)
    assert GUEST == await along(store).take(second)


async def test_a_link_grows_old(store: Store) -> None:
    """After ten minutes a link is void; until then it is good."""
    clock = Clock()
    early, late = along(store, clock).make(GUEST), along(store, clock).make(GUEST)
    clock.now += LIFE
    assert GUEST == await along(store, clock).take(early)
    clock.now += 1
    with pytest.raises(NotAllowed):
        await along(store, clock).take(late)


async def test_a_forged_link(store: Store) -> None:
    """A link for somebody else, of another kind, epoch or key, or in pieces, is void."""
    await store.add_person(ANN)
    secret = along(store).make(GUEST)
    person, kind, epoch, signed = secret.split(".")
    forged = [
        f"{ANN.id}.account.0.{signed}",
        f"{'0' * len(person)}.{kind}.{epoch}.{signed}",
        f"{person}.{kind}.1.{signed}",
        f"{person}.{kind}.{epoch}.{'B' if signed[0] == 'A' else 'A'}{signed[1:]}",
        f"{person}.{kind}.{epoch}.",
        f"{person}.{kind}.{signed}",
        signed,
        "...",
        "A",
        along(store, key=b"other").make(GUEST),
    ]
    for other in forged:
        with pytest.raises(NotAllowed):
            await along(store).take(other)
    assert GUEST == await along(store).take(secret)


async def test_signing_out_and_farewells_make_links_void(store: Store) -> None:
    """A link is void after signing out everywhere, for a guest with an account, and for a grave."""
    await store.add_person(ANN)
    of_account, of_guest = along(store).make(ANN), along(store).make(GUEST)
    await store.change_person(msgspec.structs.replace(ANN, epoch=1))
    await store.bury_person(GUEST.id)
    became = Person("00000000000000aa", "", "guest")
    before = along(store).make(became)
    await store.add_person(msgspec.structs.replace(became, name="Bea", kind="account"))
    for secret in (of_account, of_guest, before):
        with pytest.raises(NotAllowed):
            await along(store).take(secret)


async def test_another_browser_has_the_seat(browse: Browse) -> None:
    """A browser that was never here takes a guest's link and sits where the guest sat."""
    phone, other, third = browse(), browse(), browse()
    opened = await phone.post("/api/tables", json=VEGAS)
    table = opened.raise_for_status().json()["table"]
    secret = await made(phone)
    taken = await take(other, secret)
    assert (200, "no-store") == (taken.status_code, taken.headers["cache-control"])
    assert await me(phone) == taken.json() == await me(other)
    mine = (await other.get("/api/me/tables")).json()["tables"]
    assert [table] == [card["table"] for card in mine]
    again = await take(third, secret)
    assert (403, "person/forbidden") == (again.status_code, again.json()["code"])
    assert (await me(third))["id"] != (await me(phone))["id"]


async def test_links_open_nothing_by_themselves(browse: Browse) -> None:
    """Who only fetches, as messengers do, uses nothing up."""
    phone, other = browse(), browse()
    secret = await made(phone)
    assert 405 == (await other.get("/api/along", params={"secret": secret})).status_code
    assert 200 == (await take(other, secret)).status_code


async def test_an_account_goes_along_until_it_signs_out(browse: Browse) -> None:
    """An account is taken along; signing out everywhere ends that browser and open links, too."""
    home, other, late = browse(), browse(), browse()
    account = (await register(home, Authenticator())).json()
    secret, left = await made(home), await made(home)
    assert account == (await take(other, secret)).json()
    assert 204 == (await home.post("/api/me/sign-out")).status_code
    assert "guest" == (await me(other))["kind"]
    assert 403 == (await take(late, left)).status_code


async def test_the_forgotten_leave_no_link(browse: Browse) -> None:
    """Neither a guest who sat somewhere nor an account comes back by a link when forgotten."""
    guest, account, other, device = browse(), browse(), browse(), Authenticator()
    (await guest.post("/api/tables", json=VEGAS)).raise_for_status()
    await register(account, device)
    links = [await made(guest), await made(account)]
    assert 204 == (await guest.delete("/api/me")).status_code
    proof = await prove(account, device)
    assert 204 == (await account.delete("/api/me", headers=proof)).status_code
    assert [403, 403] == [(await take(other, link)).status_code for link in links]


async def test_a_token_makes_and_takes_no_link(browse: Browse) -> None:
    """A token, which may leak from a program, becomes no session."""
    home, program = browse(), browse()
    token = (await home.post("/api/me/tokens", json={"name": "Robo"})).json()["token"]
    program.headers["authorization"] = f"Bearer {token}"
    assert 403 == (await program.post("/api/me/along")).status_code
    assert 403 == (await take(program, await made(home))).status_code


async def test_no_secret_in_logs(browse: Browse, caplog: pytest.LogCaptureFixture) -> None:
    """Neither a good link nor a bad one is written down or told back."""
    caplog.set_level(logging.DEBUG)
    phone, other = browse(), browse()
    secret = await made(phone)
    answers = [
        await take(other, secret),
        await take(other, secret),
        await take(other, secret + "!"),
    ]
    assert [200, 403, 400] == [answer.status_code for answer in answers]
    written = secret.rpartition(".")[2]
    assert written not in caplog.text
    assert not any(written in answer.text + str(answer.headers) for answer in answers)
