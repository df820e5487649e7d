"""Both ceremonies, with an authenticator in software."""

from contextlib import nullcontext
from typing import Any

import msgspec
import pytest

from flambeur.protocol.people import NewPasskey, UsedPasskey
from flambeur.protocol.refusals import BadOrigin, BadRequest, NotAllowed, NotSignedIn
from flambeur.server.people.challenges import LIFE, Challenges
from flambeur.server.people.keys import Keys
from flambeur.server.people.passkeys import MOST, UNVERIFIED, Passkeys
from flambeur.server.people.site import Site, read_site
from flambeur.server.store.contract import Passkey, Person, Store
from tests.server.people.authenticator import Authenticator

SITE = Site("https://play.example", "play.example")
GUEST = Person("0123456789abcdef", "", "guest")
ANN = Person(GUEST.id, "Ann", "account")


class Clock:
    """Shows the time that a test sets."""

    now = 1_000_000.0

    def __call__(self) -> float:
        """Tell the time."""
        return self.now


def desk(store: Store, key: bytes = b"key", clock: Clock | None = None) -> Passkeys:
    """Make what one worker has."""
    return Passkeys(store, Challenges(store, Keys([key]), clock or Clock()))


async def register(
    passkeys: Passkeys, device: Authenticator, person: Person = GUEST, site: Site = SITE
) -> Person:
    """Make a passkey."""
    made = device.register(await passkeys.begin_registration(person, "Ann", site))
    return await passkeys.finish_registration(
        person, "Ann", msgspec.convert(made, NewPasskey), site
    )


async def sign_in(passkeys: Passkeys, device: Authenticator, visitor: str = "visitor") -> Person:
    """Use a passkey."""
    used = device.sign_in(passkeys.begin_sign_in(visitor, SITE))
    return await finish(passkeys, used, visitor)


async def finish(passkeys: Passkeys, used: dict[str, Any], visitor: str = "visitor") -> Person:
    """Hand in what an authenticator signed."""
    return await passkeys.finish_sign_in(visitor, msgspec.convert(used, UsedPasskey), SITE)


async def test_a_guest_becomes_an_account(store: Store) -> None:
    """The account has the guest's id and comes back with the passkey, at any worker."""
    device = Authenticator()
    assert ANN == await register(desk(store), device)
    assert ANN == await store.person(GUEST.id)
    assert ANN == await sign_in(desk(store), device)
    assert ANN == await sign_in(desk(store), device, "another")


async def test_one_worker_ends_what_another_began(store: Store) -> None:
    """Nothing but the shared key is needed to finish a ceremony."""
    device = Authenticator()
    made = device.register(await desk(store).begin_registration(GUEST, "Ann", SITE))
    new = msgspec.convert(made, NewPasskey)
    assert ANN == await desk(store).finish_registration(GUEST, "Ann", new, SITE)


async def test_an_account_has_several_passkeys(store: Store) -> None:
    """Another passkey leads to the same account, which keeps its name; there is a limit."""
    first, second = Authenticator(), Authenticator()
    await register(desk(store), first)
    assert ANN == await register(desk(store), second, ANN)
    assert ANN == await sign_in(desk(store), second)
    for number in range(MOST - 2):
        await store.add_passkey(Passkey(bytes([number]), ANN.id, b"key", 0))
    with pytest.raises(NotAllowed):
        await register(desk(store), Authenticator(), ANN)


async def test_a_passkey_is_made_once(store: Store) -> None:
    """A passkey that is known stays with its account, and an account is made once."""
    device = Authenticator()
    await register(desk(store), device)
    with pytest.raises(NotAllowed):
        await register(desk(store), device, Person("other", "", "guest"))
    assert await store.person("other") is None
    with pytest.raises(NotAllowed):
        await register(desk(store), Authenticator())
    assert 1 == len(await store.passkeys_of(ANN.id))


@pytest.mark.parametrize(
    "device",
    [
        Authenticator(origin="https://evil.example"),
        Authenticator(host="evil.example"),
        Authenticator(origin="http://play.example"),
    ],
)
async def test_pages_of_other_sites_get_nothing(store: Store, device: Authenticator) -> None:
    """What was signed for another origin or another host is refused in both ceremonies."""
    with pytest.raises(BadRequest):
        await register(desk(store), device)
    assert await store.person(GUEST.id) is None
    origin, host = device.origin, device.host
    device.origin, device.host = SITE.origin, SITE.host
    await register(desk(store), device)
    device.origin, device.host = origin, host
    with pytest.raises(NotSignedIn):
        await sign_in(desk(store), device)


async def test_a_challenge_must_be_ours(store: Store) -> None:
    """Challenges with another key, purpose or visitor are refused."""
    device = Authenticator()
    await register(desk(store), device)
    foreign = [
        desk(store, b"other").begin_sign_in("visitor", SITE),
        desk(store).begin_sign_in("another", SITE),
        await desk(store).begin_registration(Person("visitor", "", "guest"), "Ann", SITE),
        {"challenge": "AAAA"},
        {"challenge": ""},
    ]
    for options in foreign:
        with pytest.raises(NotSignedIn):
            await finish(desk(store), device.sign_in(options))


@pytest.mark.parametrize(("late", "refused"), [(0, False), (LIFE, False), (LIFE + 1, True)])
async def test_a_challenge_grows_old(store: Store, late: int, refused: bool) -> None:
    """Five minutes after it was made, a challenge is void in both ceremonies."""
    device, clock = Authenticator(), Clock()
    passkeys = desk(store, clock=clock)
    await register(passkeys, device)
    used = device.sign_in(passkeys.begin_sign_in("visitor", SITE))
    made = Authenticator().register(await passkeys.begin_registration(ANN, "Ann", SITE))
    new = msgspec.convert(made, NewPasskey)
    clock.now += late
    with pytest.raises(NotSignedIn) if refused else nullcontext():
        assert ANN == await finish(passkeys, used)
    with pytest.raises(BadRequest) if refused else nullcontext():
        assert ANN == await passkeys.finish_registration(ANN, "Ann", new, SITE)
    assert (1 if refused else 2) == len(await store.passkeys_of(ANN.id))


async def test_a_count_must_grow(store: Store) -> None:
    """What was signed once cannot be handed in again, nor by a copy that counts behind."""
    device = Authenticator()
    await register(desk(store), device)
    used = device.sign_in(desk(store).begin_sign_in("visitor", SITE))
    await finish(desk(store), used)
    with pytest.raises(NotSignedIn):
        await finish(desk(store), used)
    passkey = await store.passkey(device.id)
    assert passkey is not None
    assert 1 == passkey.sign_count
    device.count = 0
    with pytest.raises(NotSignedIn):
        await sign_in(desk(store), device)


async def test_a_wrong_signature_is_refused(store: Store) -> None:
    """Neither another key nor an unknown passkey nor another's handle signs in."""
    device, thief = Authenticator(), Authenticator()
    await register(desk(store), device)
    with pytest.raises(NotSignedIn):
        await sign_in(desk(store), thief)
    thief.id = device.id
    with pytest.raises(NotSignedIn):
        await sign_in(desk(store), thief)
    options = desk(store).begin_sign_in("visitor", SITE)
    with pytest.raises(NotSignedIn):
        await finish(desk(store), device.sign_in(options, "somebody"))
    assert ANN == await finish(desk(store), device.sign_in(options, ANN.id))


@pytest.mark.parametrize("part", ["clientDataJSON", "attestationObject"])
@pytest.mark.parametrize("bytes_", ["A", "AAAA", "e30", "W10", "_" * 64])
async def test_nonsense_is_refused(store: Store, part: str, bytes_: str) -> None:
    """Whatever a stranger sends is refused with one sentence."""
    made = Authenticator().register(await desk(store).begin_registration(GUEST, "Ann", SITE))
    made["response"][part] = bytes_
    with pytest.raises(BadRequest, match=UNVERIFIED):
        await desk(store).finish_registration(GUEST, "Ann", msgspec.convert(made, NewPasskey), SITE)


async def test_nonsense_does_not_sign_in(store: Store) -> None:
    """Every part of what was signed is looked at."""
    device = Authenticator()
    await register(desk(store), device)
    for part in ("clientDataJSON", "authenticatorData", "signature"):
        for bytes_ in ("A", "AAAA", "e30", "_" * 64):
            used = device.sign_in(desk(store).begin_sign_in("visitor", SITE))
            used["response"][part] = bytes_
            with pytest.raises(NotSignedIn, match=UNVERIFIED):
                await finish(desk(store), used)


@pytest.mark.parametrize("origin", [None, "null", "", "https://", "https://[", "https://b.example"])
def test_a_site_has_a_host(origin: str | None) -> None:
    """Without a page of an allowed site there is no ceremony."""
    with pytest.raises(BadOrigin):
        read_site(origin, ("https://a.example",) if origin and "b." in origin else ())


def test_a_site_is_known_by_its_host() -> None:
    """The port is part of the origin, not of the host."""
    assert Site("http://localhost:8000", "localhost") == read_site("http://localhost:8000", ())
