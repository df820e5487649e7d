"""What a stolen session, or a message that was overheard, cannot do to an account."""

from webauthn.helpers import bytes_to_base64url as text

from tests.server.live import Guest, Live
from tests.server.people.authenticator import Authenticator
from tests.server.people.conftest import prove, register, sign_in


def device_for(live: Live) -> Authenticator:
    """Make an authenticator for the pages of this server; like most of them it does not count."""
    device = Authenticator(live.url, "127.0.0.1")
    device.counts = False
    return device


async def owner_of(live: Live, device: Authenticator) -> Guest:
    """Let a guest become an account."""
    owner = live.guest(Origin=live.url)
    (await register(owner.http, device)).raise_for_status()
    return owner


def stolen(live: Live, owner: Guest) -> Guest:
    """Take somebody's cookie."""
    thief = live.guest(Origin=live.url)
    thief.http.cookies["flambeur"] = owner.http.cookies["flambeur"]
    return thief


async def test_stolen_session_adds_no_passkey(live: Live) -> None:
    """Another passkey needs a fresh use of one that is there, which a thief does not have."""
    device, evil = device_for(live), device_for(live)
    owner = await owner_of(live, device)
    thief = stolen(live, owner)
    assert 403 == (await register(thief.http, evil)).status_code
    begun = (await thief.http.post("/api/passkeys/prove/begin")).json()["options"]
    forged = {"credential": evil.sign_in(begun)}
    assert 401 == (await thief.http.post("/api/passkeys/prove/finish", json=forged)).status_code
    await owner.http.post("/api/me/sign-out")
    assert 401 == (await sign_in(thief.http, evil)).status_code
    await sign_in(owner.http, device)
    proof = await prove(owner.http, device)
    assert 200 == (await register(owner.http, device_for(live), **proof)).status_code


async def test_stolen_session_leaves_nothing_behind(live: Live) -> None:
    """A session alone makes no token for the account, removes no passkey, deletes nobody."""
    device = device_for(live)
    owner = await owner_of(live, device)
    thief = stolen(live, owner)
    answers = [
        await thief.http.post("/api/me/tokens", json={"name": "mine", "bot": False}),
        await thief.http.delete(f"/api/me/passkeys/{text(device.id)}"),
        await thief.http.delete("/api/me"),
    ]
    assert [403] * 3 == [answer.status_code for answer in answers]
    for nonsense in ("", "AAAA", "é", text(bytes(56))):
        headers = [(b"Flambeur-Proof", nonsense.encode())]
        assert 403 == (await thief.http.delete("/api/me", headers=headers)).status_code


async def test_a_proof_is_used_once_and_by_one(live: Live) -> None:
    """A proof is good for one thing, for the account that gave it."""
    device, other = device_for(live), device_for(live)
    owner, stranger = await owner_of(live, device), await owner_of(live, other)
    proof = await prove(owner.http, device)
    token = {"name": "mine", "bot": False}
    foreign = await stranger.http.post("/api/me/tokens", json=token, headers=proof)
    first = await owner.http.post("/api/me/tokens", json=token, headers=proof)
    again = await owner.http.post("/api/me/tokens", json=token, headers=proof)
    assert [403, 200, 403] == [answer.status_code for answer in (foreign, first, again)]
    begun = (await owner.http.post("/api/passkeys/prove/begin")).json()["options"]
    wrong = {"credential": other.sign_in(begun)}
    assert 401 == (await owner.http.post("/api/passkeys/prove/finish", json=wrong)).status_code


async def test_passkeys_are_listed_named_and_removed(live: Live) -> None:
    """An owner sees every passkey, names them and removes what is not theirs, but not the last."""
    device, evil = device_for(live), device_for(live)
    owner = await owner_of(live, device)
    await register(owner.http, evil, **await prove(owner.http, device))
    mine, other = (f"/api/me/passkeys/{text(each.id)}" for each in (device, evil))
    assert 204 == (await owner.http.put(mine, json={"name": "My phone"})).status_code
    listed = (await owner.http.get("/api/me/passkeys")).json()["passkeys"]
    assert [text(device.id), text(evil.id)] == [each["id"] for each in listed]
    assert [("My phone", True), ("", False)] == [(e["name"], bool(e["used"])) for e in listed]
    proof = await prove(owner.http, device)
    assert 204 == (await owner.http.delete(other, headers=proof)).status_code
    assert 401 == (await sign_in(live.guest(Origin=live.url).http, evil)).status_code
    last = await owner.http.delete(mine, headers=await prove(owner.http, device))
    assert (403, 1) == (
        last.status_code,
        len((await owner.http.get("/api/me/passkeys")).json()["passkeys"]),
    )
    stranger = live.guest(Origin=live.url)
    for answer in (
        await stranger.http.put(mine, json={"name": "Mine now"}),
        await stranger.http.delete(mine),
        await owner.http.delete("/api/me/passkeys/A"),
    ):
        assert 404 == answer.status_code


async def test_an_assertion_is_used_once(live: Live) -> None:
    """What was signed once, by an authenticator that does not count, signs in once."""
    device = device_for(live)
    await owner_of(live, device)
    visitor = live.guest(Origin=live.url)
    await visitor.http.get("/api/me")
    cookie = visitor.http.cookies["flambeur"]
    begun = (await visitor.http.post("/api/passkeys/sign-in/begin")).json()["options"]
    body = {"credential": device.sign_in(begun)}
    answers = []
    for _ in range(2):
        visitor.http.cookies["flambeur"] = cookie
        answers.append(await visitor.http.post("/api/passkeys/sign-in/finish", json=body))
    assert [200, 401] == [answer.status_code for answer in answers]


async def test_a_registration_is_used_once(live: Live) -> None:
    """The answer of a new passkey is taken once."""
    visitor, device = live.guest(Origin=live.url), device_for(live)
    begun = await visitor.http.post("/api/passkeys/register/begin", json={"name": "Ann"})
    cookie = visitor.http.cookies["flambeur"]
    body = {"credential": device.register(begun.json()["options"]), "name": "Ann"}
    assert 200 == (await visitor.http.post("/api/passkeys/register/finish", json=body)).status_code
    thief = live.guest(Origin=live.url)
    thief.http.cookies["flambeur"] = cookie
    assert 200 != (await thief.http.post("/api/passkeys/register/finish", json=body)).status_code
