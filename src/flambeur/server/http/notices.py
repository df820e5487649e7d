"""The endpoints with which somebody says where they want to be told that it is their turn."""

from hashlib import sha256
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from flambeur.protocol.notices import NewSubscription, Notices, Subscription
from flambeur.protocol.refusals import BadRequest, NotFound, NotSeated
from flambeur.server.http.kit import Call, Endpoint
from flambeur.server.http.me import ME
from flambeur.server.http.proofs import check_session, check_signs
from flambeur.server.notices.push import is_point
from flambeur.server.notices.reach import check_address
from flambeur.server.origin import origin_of
from flambeur.server.people.export import describe_subscription
from flambeur.server.store.contract import Subscription as Kept

NOTICES, MUTED = f"{ME}/notices", f"{ME}/muted"
ID_LENGTH = 32


async def list_notices(call: Call) -> Notices:
    """Tell where the one who asks is told, and about what not."""
    store = call.context.store
    held = map(describe_subscription, await store.subscriptions_of(call.person))
    muted = await store.muted_of(call.person)
    return Notices(call.context.notices.sender.key, tuple(held), tuple(muted))


async def subscribe(call: Call) -> Subscription:
    """Keep a place where the one who asks is told."""
    check_session(call)
    await check_signs(call)
    wanted: NewSubscription = call.body
    settings = call.context.settings
    check_address(wanted.address, inside=settings.notify_inside)
    _check_zone(wanted.zone)
    _check_keys(wanted)
    kept = Kept(
        id=sha256(wanted.address.encode()).hexdigest()[:ID_LENGTH],
        person=call.person,
        way=wanted.way,
        address=wanted.address,
        p256dh=wanted.p256dh,
        auth=wanted.auth,
        language=wanted.language,
        zone=wanted.zone,
        origin=origin_of(call.request.scope, settings) or "",
    )
    return describe_subscription(await call.context.store.subscribe(kept))


async def unsubscribe(call: Call) -> None:
    """Tell nothing there any more."""
    check_session(call)
    if not await call.context.store.unsubscribe(call.person, call.path["id"]):
        raise NotFound("nothing is told there")


async def mute(call: Call) -> None:
    """Tell nothing about a table any more."""
    await _mute(call, muted=True)


async def unmute(call: Call) -> None:
    """Tell something about a table again."""
    await _mute(call, muted=False)


async def _mute(call: Call, *, muted: bool) -> None:
    check_session(call)
    if not await call.context.store.mute(call.person, call.path["table"], muted=muted):
        raise NotSeated("only who sits at a table is told about it")


def _check_zone(zone: str) -> None:
    try:
        ZoneInfo(zone)
    except (ZoneInfoNotFoundError, ValueError, OSError) as error:
        raise BadRequest("this is no time zone") from error


def _check_keys(wanted: NewSubscription) -> None:
    keys = (wanted.p256dh, wanted.auth)
    if wanted.way == "push" and not all(keys):
        raise BadRequest("a push is encrypted with the keys of a browser")
    if wanted.way != "push" and any(keys):
        raise BadRequest("keys are for a push")
    if wanted.p256dh is not None and not is_point(wanted.p256dh):
        raise BadRequest("this is no key of a browser")


ENDPOINTS = (
    Endpoint(
        method="GET",
        path=NOTICES,
        does=list_notices,
        answer=Notices,
        tells="See where you are told that it is your turn",
    ),
    Endpoint(
        method="POST",
        path=NOTICES,
        does=subscribe,
        body=NewSubscription,
        answer=Subscription,
        tells="Be told that it is your turn: by push, ntfy or webhook",
    ),
    Endpoint(
        method="DELETE",
        path=f"{NOTICES}/{{id}}",
        does=unsubscribe,
        tells="Be told there no more",
    ),
    Endpoint(
        method="PUT",
        path=f"{MUTED}/{{table}}",
        does=mute,
        tells="Be told nothing about a table",
        plays=True,
    ),
    Endpoint(
        method="DELETE",
        path=f"{MUTED}/{{table}}",
        does=unmute,
        tells="Be told about a table again",
        plays=True,
    ),
)
