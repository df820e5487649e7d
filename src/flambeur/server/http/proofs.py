"""What must be shown before somebody changes who they are."""

from typing import TYPE_CHECKING

from flambeur.protocol.refusals import NotAllowed
from flambeur.server.base64url import base64url_to_bytes
from flambeur.server.http.kit import Call
from flambeur.server.people.challenges import Challenges

if TYPE_CHECKING:
    from flambeur.server.people.passkeys import Passkeys

PROOF = "flambeur-proof"


def check_session(call: Call) -> None:
    """Keep a token, which may leak from a program, from changing who somebody is."""
    if call.visitor.credential.token is not None:
        raise NotAllowed("this needs a session, not a token")


async def check_signs(call: Call) -> None:
    """Count an attempt to become somebody."""
    call.context.limits.signs.count(call.address)


async def check_proof(call: Call) -> None:
    """Keep a session, which may be stolen, from doing what outlives it; a guest has no proof."""
    if call.visitor.person.kind == "account" and not await _is_proven(call):
        raise NotAllowed("this needs a fresh proof: use a passkey of the account first")


async def _is_proven(call: Call) -> bool:
    try:
        proof = base64url_to_bytes(call.request.headers.get(PROOF, ""))
    except ValueError:
        return False
    return await passkeys_of(call).take_proof(call.person, proof)


def passkeys_of(call: Call) -> "Passkeys":
    """Make who knows the ceremonies."""
    # Most homes have no HTTPS, so nobody has a passkey: eight megabytes are not needed there.
    from flambeur.server.people.passkeys import Passkeys  # noqa: PLC0415 - see above

    store = call.context.store
    return Passkeys(store, Challenges(store, call.context.sessions.keys))
