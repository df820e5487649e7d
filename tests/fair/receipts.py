"""The receipt that a client keeps while it plays."""

import hashlib
import json
from typing import Any

from flambeur.core.codec import encode
from tests.fair.forging import beginnings_of, rows_of

Json = dict[str, Any]


def receipt_of(data: bytes, seat: int) -> Json:
    """Make what the client of a seat has kept once the game has ended."""
    rows = rows_of(data)
    begun = beginnings_of(rows)
    lines = [
        {field: value for field, value in row.items() if field != "hidden"}
        for row in rows[2 * len(begun) : -1]
        if "sealed" not in row
    ]
    return {
        "receipt": 2,
        "table": begun[0][0]["table"],
        "signer": begun[0][0]["signer"],
        "seat": seat,
        "beginnings": [
            {
                "agreement": encode(agreement).decode(),
                "list": became["list"],
                "signature": became["signature"],
                "nonce": became["nonces"][seat],
            }
            for agreement, became in begun
        ],
        "lines": {
            str(n): hashlib.sha256(encode(line)).hexdigest() for n, line in enumerate(lines, 1)
        },
        "seals": [row for row in rows if "sealed" in row],
        "shortened": [],
    }


def saved(receipt: Json) -> bytes:
    """Write a receipt as it is saved."""
    return json.dumps(receipt).encode()
