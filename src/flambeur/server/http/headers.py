"""Headers that keep a browser from doing what our pages never ask for."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flambeur.server.origin import host_of

POLICY = (
    "default-src 'self'; connect-src 'self'{}; img-src 'self' data: blob:; "
    "style-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
SOCKETS = " ws://{0} wss://{0}"
"""For browsers that do not count the sockets of a site as its own, such as Safari before 15.4."""
HEADERS = [
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
]


def with_headers(app: ASGIApp, hsts: int) -> ASGIApp:
    """Add the headers to every answer over HTTP."""
    always = [*HEADERS]
    if hsts:
        always.append((b"strict-transport-security", b"max-age=%d" % hsts))

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                policy = (b"content-security-policy", _policy(scope))
                message["headers"] = [*message["headers"], policy, *always]
            await send(message)

        await app(scope, receive, add if scope["type"] == "http" else send)

    return guarded


def _policy(scope: Scope) -> bytes:
    """Let a page talk to the host it came from, and to nobody else."""
    host = host_of(scope)
    return POLICY.format(SOCKETS.format(host) if host else "").encode()
