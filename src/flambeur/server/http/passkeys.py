"""The endpoints of both ceremonies with passkeys."""

from starlette.responses import Response

from flambeur.core.codec import encode
from flambeur.protocol.people import Ceremony, Me, Registered, Registering, SigningIn
from flambeur.protocol.refusals import BadRequest
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.http.me import PRIVATE, check_session, check_signs
from flambeur.server.people.challenges import Challenges
from flambeur.server.people.export import describe
from flambeur.server.people.names import clean_name
from flambeur.server.people.passkeys import Passkeys
from flambeur.server.people.site import Site, read_site
from flambeur.server.store.contract import Person

PASSKEYS = "/api/passkeys"


async def begin_registration(call: Call) -> Ceremony:
    """Begin to make a passkey."""
    site = await _check(call)
    person = call.visitor.person
    options = await _passkeys(call).begin_registration(person, _name(call), site)
    return Ceremony(options)


async def finish_registration(call: Call) -> Response:
    """Keep a passkey; a guest is an account from now on."""
    site = await _check(call)
    person, credential = call.visitor.person, call.body.credential
    account = await _passkeys(call).finish_registration(person, _name(call), credential, site)
    return await _signed_in(call, account)


async def begin_sign_in(call: Call) -> Ceremony:
    """Begin to sign in."""
    site = await _check(call)
    return Ceremony(_passkeys(call).begin_sign_in(call.person, site))


async def finish_sign_in(call: Call) -> Response:
    """Sign in with a passkey."""
    site = await _check(call)
    account = await _passkeys(call).finish_sign_in(call.person, call.body.credential, site)
    return await _signed_in(call, account)


async def _check(call: Call) -> Site:
    check_session(call)
    await check_signs(call)
    return read_site(call.request.headers.get("origin"), call.context.settings.origins)


def _passkeys(call: Call) -> Passkeys:
    context = call.context
    return Passkeys(context.store, Challenges(context.sessions.key_for("passkeys")))


def _name(call: Call) -> str:
    """Tell what the account is called; only a new one needs to be told."""
    name: str = call.visitor.person.name or call.body.name or ""
    if not name:
        raise BadRequest("a new account needs a name")
    return clean_name(name)


async def _signed_in(call: Call, account: Person) -> Response:
    me = encode(await describe(call.context.store, account))
    headers = PRIVATE | {"set-cookie": call.context.sessions.cookie_for(account)}
    return Response(me, headers=headers, media_type="application/json")


ENDPOINTS = (
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
