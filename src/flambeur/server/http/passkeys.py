"""The endpoints around passkeys: their ceremonies, and the list of one's own."""

from starlette.responses import Response

from flambeur.core.codec import encode
from flambeur.protocol.people import (
    Ceremony,
    HeldPasskeys,
    Me,
    Proof,
    Registered,
    Registering,
    Rename,
    SigningIn,
)
from flambeur.protocol.refusals import BadRequest, NotAllowed, NotFound
from flambeur.server.base64url import base64url_to_bytes, bytes_to_base64url
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.http.me import PRIVATE
from flambeur.server.http.proofs import check_proof, check_session, check_signs, passkeys_of
from flambeur.server.people.export import describe, describe_passkey
from flambeur.server.people.names import clean_name
from flambeur.server.people.site import Site, read_site
from flambeur.server.store.contract import Person

PASSKEYS = "/api/passkeys"
MINE = "/api/me/passkeys"


async def begin_registration(call: Call) -> Ceremony:
    """Begin to make a passkey."""
    site = await _check(call)
    person = call.visitor.person
    options = await passkeys_of(call).begin_registration(person, _name(call), site)
    return Ceremony(options)


async def finish_registration(call: Call) -> Response:
    """Keep a passkey; a guest is an account from now on, an account must prove itself first."""
    site = await _check(call)
    await check_proof(call)
    person, credential = call.visitor.person, call.body.credential
    account = await passkeys_of(call).finish_registration(person, _name(call), credential, site)
    return await _signed_in(call, account)


async def begin_sign_in(call: Call) -> Ceremony:
    """Begin to sign in."""
    site = await _check(call)
    return Ceremony(passkeys_of(call).begin_sign_in(call.person, site))


async def finish_sign_in(call: Call) -> Response:
    """Sign in with a passkey."""
    site = await _check(call)
    account = await passkeys_of(call).finish_sign_in(call.person, call.body.credential, site)
    return await _signed_in(call, account)


async def begin_proof(call: Call) -> Ceremony:
    """Begin to show that the owner of the account is there."""
    site = await _check(call)
    _check_account(call)
    return Ceremony(await passkeys_of(call).begin_proof(call.person, site))


async def finish_proof(call: Call) -> Response:
    """Give a proof, good for one thing."""
    site = await _check(call)
    _check_account(call)
    proof = await passkeys_of(call).finish_proof(call.person, call.body.credential, site)
    body = encode(Proof(bytes_to_base64url(proof)))
    return Response(body, headers=PRIVATE, media_type="application/json")


async def list_passkeys(call: Call) -> HeldPasskeys:
    """List the passkeys of the one who asks."""
    held = await call.context.store.passkeys_of(call.person)
    return HeldPasskeys(tuple(map(describe_passkey, held)))


async def name_passkey(call: Call) -> None:
    """Give a passkey a name."""
    check_session(call)
    name = clean_name(call.body.name)
    if not await call.context.store.name_passkey(call.person, _passkey(call), name):
        raise NotFound("there is no such passkey")


async def remove_passkey(call: Call) -> None:
    """Forget a passkey; the last one stays, or the account could not be reached any more."""
    check_session(call)
    passkey, store = _passkey(call), call.context.store
    held = {key.id for key in await store.passkeys_of(call.person)}
    if passkey not in held:
        raise NotFound("there is no such passkey")
    await check_proof(call)
    if not await store.delete_passkey(call.person, passkey):
        raise NotAllowed("an account keeps at least one passkey")


async def _check(call: Call) -> Site:
    check_session(call)
    await check_signs(call)
    return read_site(call.request.headers.get("origin"), call.context.settings.origins)


def _check_account(call: Call) -> None:
    if call.visitor.person.kind != "account":
        raise NotAllowed("only an account has passkeys")


def _passkey(call: Call) -> bytes:
    try:
        return base64url_to_bytes(call.path["passkey"])
    except ValueError as error:
        raise NotFound("there is no such passkey") from error


def _name(call: Call) -> str:
    """Tell what the account is called; only a new one needs to be told."""
    kept: str = call.visitor.person.name
    if not kept and call.body.name is None:
        raise BadRequest("a new account needs a name")
    return kept or clean_name(call.body.name)


async def _signed_in(call: Call, account: Person) -> Response:
    me = encode(await describe(call.context.store, account))
    headers = PRIVATE | {"set-cookie": call.context.sessions.cookie_for(account)}
    return Response(me, headers=headers, media_type="application/json")


ENDPOINTS = (
    Endpoint(
        method="GET",
        path=MINE,
        does=list_passkeys,
        answer=HeldPasskeys,
        tells="List your passkeys",
    ),
    Endpoint(
        method="PUT",
        path=f"{MINE}/{{passkey}}",
        does=name_passkey,
        body=Rename,
        tells="Name a passkey",
    ),
    Endpoint(
        method="DELETE",
        path=f"{MINE}/{{passkey}}",
        does=remove_passkey,
        tells="Forget a passkey; needs a proof",
    ),
    Endpoint(
        method="POST",
        path=f"{PASSKEYS}/prove/begin",
        does=begin_proof,
        answer=Ceremony,
        tells="Begin to prove who you are",
    ),
    Endpoint(
        method="POST",
        path=f"{PASSKEYS}/prove/finish",
        does=finish_proof,
        body=SigningIn,
        answer=Proof,
        tells="Get a proof, good for one thing",
    ),
    Endpoint(
        method="POST",
        path=f"{PASSKEYS}/register/begin",
        does=begin_registration,
        body=Registering,
        answer=Ceremony,
        tells="Begin to make a passkey",
    ),
    Endpoint(
        method="POST",
        path=f"{PASSKEYS}/register/finish",
        does=finish_registration,
        body=Registered,
        answer=Me,
        tells="Make a passkey, and an account of a guest",
    ),
    Endpoint(
        method="POST",
        path=f"{PASSKEYS}/sign-in/begin",
        does=begin_sign_in,
        answer=Ceremony,
        tells="Begin to sign in",
    ),
    Endpoint(
        method="POST",
        path=f"{PASSKEYS}/sign-in/finish",
        does=finish_sign_in,
        body=SigningIn,
        answer=Me,
        tells="Sign in with a passkey",
    ),
)
