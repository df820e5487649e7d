"""The endpoints around people do what they say, and nothing for strangers."""

from datetime import UTC, date, datetime, timedelta

import httpx
import msgspec
import pytest
from webauthn.helpers import bytes_to_base64url as text

from flambeur.server.context import Context
from flambeur.server.settings import Settings
from flambeur.server.store.contract import Person, Rating
from tests.server.people.authenticator import Authenticator
from tests.server.people.conftest import Browse, prove, register, sign_in

VEGAS = {"game": "vegas/2018", "chairs": 2, "sit": {"type": "sit", "name": "Ann"}}


async def test_a_guest_stays_the_same(browser: httpx.AsyncClient) -> None:
    """The cookie of the first visit makes a guest known."""
    first = (await browser.get("/api/me")).json()
    assert ("guest", "", []) == (first["kind"], first["name"], first["ratings"])
    assert first == (await browser.get("/api/me")).json()


async def test_an_account_is_found_again(browse: Browse) -> None:
    """A guest becomes an account with the same id and signs in from another browser."""
    home, away, device = browse(), browse(), Authenticator()
    guest = (await home.get("/api/me")).json()["id"]
    account = (await register(home, device)).raise_for_status().json()
    assert {"id": guest, "name": "Ann", "kind": "account", "ratings": []} == account
    assert account == (await home.get("/api/me")).json()
    assert guest != (await away.get("/api/me")).json()["id"]
    assert account == (await sign_in(away, device)).json()
    assert account == (await away.get("/api/me")).json()


async def test_signing_out_ends_all_sessions(browse: Browse) -> None:
    """All browsers are guests again, and an old cookie of the guest is void as well."""
    home, away, device = browse(), browse(), Authenticator()
    await home.get("/api/me")
    old = home.cookies["flambeur"]
    account = (await register(home, device)).json()
    await sign_in(away, device)
    stolen = away.cookies["flambeur"]
    assert 204 == (await home.post("/api/me/sign-out")).status_code
    assert "flambeur" not in home.cookies
    for cookie in (old, stolen):
        thief = browse()
        thief.cookies["flambeur"] = cookie
        me = (await thief.get("/api/me")).json()
        assert ("guest", False) == (me["kind"], me["id"] == account["id"])
    assert account == (await sign_in(home, device)).json()


async def test_an_account_has_a_name(browser: httpx.AsyncClient) -> None:
    """An account changes its name; a guest has none to change."""
    assert 403 == (await browser.put("/api/me", json={"name": "Bob"})).status_code
    await register(browser, Authenticator())
    assert "Bob B" == (await browser.put("/api/me", json={"name": " Bob  B"})).json()["name"]
    assert "Bob B" == (await browser.get("/api/me")).json()["name"]
    for bad in ({"name": " "}, {"name": "\0"}, {"name": "Аnna"}, {"name": "x" * 25}):
        assert 400 == (await browser.put("/api/me", json=bad)).status_code
    assert 400 == (await browser.put("/api/me", json={"name": "x", "kind": "bot"})).status_code


async def test_an_account_with_an_old_name(browser: httpx.AsyncClient, context: Context) -> None:
    """An account whose name nobody could choose today keeps it, and may add a passkey."""
    device = Authenticator()
    me = (await register(browser, device)).json()
    person = await context.store.person(me["id"])
    assert person is not None
    await context.store.change_person(msgspec.structs.replace(person, name="\u3164"))
    added = await register(browser, Authenticator(), **await prove(browser, device))
    assert (200, "\u3164") == (added.status_code, added.json()["name"])


async def test_a_new_account_needs_a_name(browser: httpx.AsyncClient) -> None:
    """A guest says what the account is called; an account has said it."""
    begin = "/api/passkeys/register/begin"
    assert 400 == (await browser.post(begin, json={})).status_code
    await register(browser, Authenticator())
    assert 200 == (await browser.post(begin, json={})).status_code


async def test_tokens_are_shown_once(browse: Browse) -> None:
    """A token is in the answer that makes it and in no other; with it, a bot comes in."""
    browser = browse()
    made = await browser.post("/api/me/tokens", json={"name": "Robo", "bot": True})
    token, bot = made.json()["token"], made.json()["person"]
    assert "no-store" == made.headers["cache-control"]
    listed = await browser.get("/api/me/tokens")
    assert {"tokens": [{"name": "Robo", "person": bot, "bot": True}]} == listed.json()
    program = browse()
    program.headers["authorization"] = f"Bearer {token}"
    me = await program.get("/api/me")
    assert {"id": bot, "name": "Robo", "kind": "bot", "ratings": []} == me.json()
    assert "set-cookie" not in me.headers
    assert 204 == (await browser.delete("/api/me/tokens/Robo")).status_code
    assert 404 == (await browser.delete("/api/me/tokens/Robo")).status_code
    refused = await program.get("/api/me")
    assert (401, False) == (refused.status_code, token in refused.text)


async def test_a_token_does_not_change_who_one_is(browse: Browse) -> None:
    """A token that leaks gives no passkey, no other token, no deletion of the account."""
    browser, program, device = browse(), browse(), Authenticator()
    await register(browser, device)
    wanted, proof = {"name": "terminal", "bot": False}, await prove(browser, device)
    made = await browser.post("/api/me/tokens", json=wanted, headers=proof)
    program.headers["authorization"] = f"Bearer {made.json()['token']}"
    assert "account" == (await program.get("/api/me")).json()["kind"]
    answers = [
        await program.post("/api/passkeys/register/begin", json={"name": "Ann"}),
        await program.post("/api/passkeys/sign-in/begin"),
        await program.post("/api/passkeys/prove/begin"),
        await program.put("/api/me/passkeys/AAAA", json={"name": "Phone"}),
        await program.delete("/api/me/passkeys/AAAA"),
        await program.post("/api/me/tokens", json={"name": "more"}),
        await program.delete("/api/me/tokens/terminal"),
        await program.put("/api/me", json={"name": "Bob"}),
        await program.post("/api/me/sign-out"),
        await program.delete("/api/me"),
    ]
    assert {403} == {answer.status_code for answer in answers}


async def test_everything_is_exported(browser: httpx.AsyncClient, context: Context) -> None:
    """The export names keys, tokens, ratings and tables, and no secret."""
    device = Authenticator()
    account = (await register(browser, device)).json()["id"]
    token = (await browser.post("/api/me/tokens", json={"name": "Robo"})).json()["token"]
    table = (await browser.post("/api/tables", json=VEGAS)).raise_for_status().json()["table"]
    await context.store.rate("t", [Rating(account, "vegas/2018", 30.0, 2.0, 1)])
    answer = await browser.get("/api/me/export")
    export = answer.json()
    assert account == export["me"]["id"]
    skill = {"game": "vegas/2018", "mu": 30.0, "sigma": 2.0, "games": 1, "score": 24.0}
    assert [skill] == export["me"]["ratings"]
    assert datetime.now(UTC).date() - date.fromisoformat(export["seen"]) <= timedelta(days=1)
    assert [text(device.id)] == [each["id"] for each in export["passkeys"]]
    assert ["Robo"] == [each["name"] for each in export["tokens"]]
    assert [table] == [card["table"] for card in export["tables"]]
    stored = await context.store.load(table)
    assert stored is not None
    for secret in (token, stored.seed, browser.cookies["flambeur"]):
        assert secret not in answer.text


@pytest.mark.parametrize("is_account", [True, False])
async def test_who_is_forgotten_leaves_a_name_only(
    browser: httpx.AsyncClient, context: Context, is_account: bool
) -> None:
    """Passkeys, bots, ratings and lists are gone, for guests as well; the table stays as it was."""
    device = Authenticator()
    if is_account:
        await register(browser, device)
    me = (await browser.get("/api/me")).json()["id"]
    bot = (await browser.post("/api/me/tokens", json={"name": "Robo"})).json()["person"]
    table = (await browser.post("/api/tables", json=VEGAS)).json()["table"]
    proof = await prove(browser, device) if is_account else {}
    assert 204 == (await browser.delete("/api/me", headers=proof)).status_code
    assert "flambeur" not in browser.cookies
    assert [Person(me, "", "gone", -1)] == await context.store.people([me, bot])
    assert [] == await context.store.tables_of(me, 9)
    assert [] == await context.store.passkeys_of(me)
    assert me != (await browser.get("/api/me")).json()["id"]
    assert "Ann" == (await browser.get(f"/api/tables/{table}")).json()["card"]["places"][0]["name"]
    assert 401 == (await sign_in(browser, device)).status_code


async def test_a_bot_forgets_itself(browse: Browse, context: Context) -> None:
    """A bot needs nothing but its token to be forgotten."""
    made = (await browse().post("/api/me/tokens", json={"name": "Robo"})).json()
    program = browse()
    program.headers["authorization"] = f"Bearer {made['token']}"
    assert 204 == (await program.delete("/api/me")).status_code
    assert await context.store.person(made["person"]) is None


async def test_the_best_are_listed_by_kind(browser: httpx.AsyncClient, context: Context) -> None:
    """Accounts and bots have lists of their own; a game is found by any of its names."""
    for name, kind in (("ann", "account"), ("bob", "account"), ("robo", "bot")):
        await context.store.add_person(Person(name, name.title(), kind))
    ratings = [Rating("ann", "vegas/2018", 20, 1, 1), Rating("bob", "vegas/2018", 30, 1, 1)]
    await context.store.rate("t", [*ratings, Rating("robo", "vegas/2018", 40, 1, 1)])
    best = (await browser.get("/api/ratings", params={"game": "vegas/2018"})).json()
    assert "vegas/2018" == best["game"]
    assert [("Bob", 27), ("Ann", 17)] == [(b["name"], b["skill"]["score"]) for b in best["best"]]
    bots = await browser.get("/api/ratings", params={"game": "vegas/2018", "kind": "bot"})
    assert ["robo"] == [each["person"] for each in bots.json()["best"]]
    for bad in ({}, {"game": "chess"}, {"game": "vegas", "kind": "guest"}):
        assert 400 == (await browser.get("/api/ratings", params=bad)).status_code


async def test_unknown_fields_are_refused(browser: httpx.AsyncClient) -> None:
    """A passkey is taken as it is written down in the standard, and not otherwise."""
    device = Authenticator()
    begun = await browser.post("/api/passkeys/register/begin", json={"name": "Ann"})
    good = device.register(begun.json()["options"])
    long = good | {"id": "A" * 1365, "rawId": "A" * 1365}
    for bad in (good | {"more": 1}, good | {"type": "password"}, long, {"id": "AAAA"}):
        body = {"credential": bad, "name": "Ann"}
        answer = await browser.post("/api/passkeys/register/finish", json=body)
        assert (400, "request/bad") == (answer.status_code, answer.json()["code"])


async def test_pages_of_other_sites_are_refused(browser: httpx.AsyncClient) -> None:
    """Without an origin of ours there is no ceremony."""
    for origin in ("https://evil.example", "null"):
        browser.headers["origin"] = origin
        assert 403 == (await browser.post("/api/passkeys/sign-in/begin")).status_code
    del browser.headers["origin"]
    assert 403 == (await browser.post("/api/passkeys/sign-in/begin")).status_code


class TestLimits:
    """With the limits of an ordinary server."""

    @pytest.fixture
    def settings(self) -> Settings:
        """Settings with few attempts."""
        return Settings(bots=False, signs="3/minute")

    async def test_attempts_are_counted(self, browse: Browse) -> None:
        """Ceremonies and new tokens are limited by address, whoever asks."""
        answers = [await browse().post("/api/me/tokens", json={"name": "Robo"}) for _ in range(2)]
        answers += [await browse().post("/api/passkeys/sign-in/begin") for _ in range(2)]
        assert [200, 200, 200, 429] == [answer.status_code for answer in answers]
