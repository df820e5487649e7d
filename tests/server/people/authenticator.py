"""An authenticator in software: makes passkeys and signs with them, as a browser would pass on."""

import hashlib
import json
import secrets
import struct
from typing import Any, Self

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url as text

PRESENT, ATTESTED = 0x01, 0x40


class Authenticator:
    """Holds one ES256 key for one site."""

    def __init__(self, origin: str = "https://play.example", host: str = "play.example") -> None:
        """Make a key."""
        self.origin, self.host = origin, host
        self.counts = True
        """Many authenticators, such as those of phones, do not count."""
        self.id = secrets.token_bytes(16)
        self.count = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def keep(self) -> dict[str, Any]:
        """Write it down; such a key opens nothing but a database of a test."""
        secret = self._key.private_numbers().private_value
        return {"id": self.id.hex(), "count": self.count, "secret": f"{secret:x}"}

    @classmethod
    def kept(cls, kept: dict[str, Any]) -> Self:
        """Read what was written down."""
        one = cls()
        one.id, one.count = bytes.fromhex(kept["id"]), kept["count"]
        one._key = ec.derive_private_key(int(kept["secret"], 16), ec.SECP256R1())
        return one

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer `navigator.credentials.create`."""
        key = self._key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: key.x.to_bytes(32, "big"), -3: key.y.to_bytes(32, "big")}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        data = self._data(PRESENT | ATTESTED) + attested
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(
            clientDataJSON=text(self._client_data("webauthn.create", options["challenge"])),
            attestationObject=text(attestation),
            transports=["internal"],
        )

    def sign_in(self, options: dict[str, Any], handle: str | None = None) -> dict[str, Any]:
        """Answer `navigator.credentials.get`."""
        self.count += self.counts
        client_data = self._client_data("webauthn.get", options["challenge"])
        data = self._data(PRESENT)
        signed = data + hashlib.sha256(client_data).digest()
        return self._credential(
            clientDataJSON=text(client_data),
            authenticatorData=text(data),
            signature=text(self._key.sign(signed, ec.ECDSA(SHA256()))),
            **({} if handle is None else {"userHandle": text(handle.encode())}),
        )

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        host = hashlib.sha256(self.host.encode()).digest()
        return host + struct.pack(">BI", flags, self.count)

    def _credential(self, **response: object) -> dict[str, Any]:
        id_ = text(self.id)
        return {
            "id": id_,
            "rawId": id_,
            "type": "public-key",
            "response": response,
            "clientExtensionResults": {},
        }
