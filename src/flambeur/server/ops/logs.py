"""Logs: one JSON object a line, or readable lines in a terminal, and never a secret."""

import logging
import re
import sys
from collections.abc import Mapping
from typing import Any, TextIO

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

SECRETS = (
    *("seed", "token", "cookie", "nonce", "commitment", "secret"),
    *("password", "authorization", "session"),
)
"""A field with one of these in its name is dropped."""
GONE = "…"
NAMED = re.compile(
    rf"({'|'.join(SECRETS)})s?(['\"]?\s*[=:]\s*)(\[[^\]]*\]|\([^)]*\)|b?['\"][^'\"]*['\"]|[^\s,)}}]+)",
    re.IGNORECASE,
)
UNNAMED = (
    re.compile(r"(?<=flb_)\w+"),  # a token of a bot author
    re.compile(r"(?<=bearer )\S+", re.IGNORECASE),
    re.compile(r"(?<=flambeur=)[^;\s]+"),  # the cookie
    re.compile(r"(?<=://)[^/@\s]+(?=@)"),  # a name and a password in an address
    re.compile(r"[0-9a-fA-F]{32,}"),  # seeds, nonces, commitments, signatures, keys
)
QUIET = ("uvicorn", "uvicorn.error", "uvicorn.access", "websockets", "nats", "asyncio")


def set_up_logs(
    stream: TextIO | None = None, level: int = logging.INFO, *, json: bool | None = None
) -> None:
    """Send everything that is logged in this process to one place, in one form."""
    stream = stream or sys.stderr
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    plain = not stream.isatty() if json is None else json
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_formatter(shared, plain=plain))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in QUIET:
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )


def _formatter(shared: list[Processor], *, plain: bool) -> logging.Formatter:
    # Tracebacks without the values of variables: those may be seeds.
    look: Processor = (
        structlog.processors.JSONRenderer()
        if plain
        else structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*shared, structlog.stdlib.ExtraAdder()],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            without_secrets,
            look,
        ],
    )


def without_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Drop fields that hold secrets, and cross secrets out of texts."""
    return {name: _clean(value) for name, value in event.items() if not _is_secret(name)}


def _is_secret(name: object) -> bool:
    return any(secret in str(name).lower() for secret in SECRETS)


def _clean(value: Any) -> Any:
    match value:
        case bool() | int() | float() | None:
            return value
        case Mapping():
            return {str(name): _clean(v) for name, v in value.items() if not _is_secret(name)}
        case list() | tuple() | set():
            return [_clean(part) for part in value]
        case _:
            return scrub(str(value))


def scrub(text: str) -> str:
    """Cross out what looks like a secret."""
    text = NAMED.sub(rf"\1\2{GONE}", text)
    for pattern in UNNAMED:
        text = pattern.sub(GONE, text)
    return text
