"""Checking Ed25519 signatures (RFC 8032), if the package for it is there."""

from importlib.util import find_spec


def can_check() -> bool:
    """Tell whether signatures can be checked here."""
    return find_spec("cryptography") is not None


def is_signed(public: str, message: bytes, signature: str) -> bool:
    """Tell whether a message was signed with the key that belongs to this public one."""
    # Only those who check records of a server need the package: docs/decisions/0001.
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - see above
    from cryptography.hazmat.primitives.asymmetric.ed25519 import (  # noqa: PLC0415 - see above
        Ed25519PublicKey,
    )

    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))
        key.verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True
