"""The endpoint that tells how well the one who asks chooses."""

from flambeur.protocol.people import Forms
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.http.me import ME


async def see_form(call: Call) -> Forms:
    """Tell it by game, from the reviews that are kept."""
    # A server starts without the coach, which is here for those who ask.
    from flambeur.server.people.form import forms_of  # noqa: PLC0415

    return await forms_of(call.context.store, call.person)


ENDPOINTS = (
    Endpoint(
        method="GET",
        path=f"{ME}/form",
        does=see_form,
        answer=Forms,
        tells="See how well you choose, by game",
        thinks=True,
    ),
)
