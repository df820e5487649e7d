"""Bytes as browsers write them around passkeys: base64 with letters for addresses, unpadded."""

from base64 import urlsafe_b64decode, urlsafe_b64encode


def bytes_to_base64url(data: bytes) -> str:
    """Write bytes."""
    return urlsafe_b64encode(data).decode("ascii").rstrip("=")


def base64url_to_bytes(text: str) -> bytes:
    """Read bytes; what cannot be read is a `ValueError`."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
