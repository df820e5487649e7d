"""The endpoint that lists the keys with which this server signs."""

from flambeur.protocol.lobby import PublicKeys
from flambeur.server.http.kit import Call, Endpoint


async def see_keys(call: Call) -> PublicKeys:
    """List the public keys, the newest first."""
    return PublicKeys(call.context.signing.all_public)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path="/.well-known/flambeur-keys.json",
        does=see_keys,
        answer=PublicKeys,
        tells="List the keys with which this server signs",
    ),
)
