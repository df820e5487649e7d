"""An act is done once for each key: the log tells what was done."""

from hashlib import blake2b

from flambeur.core.codec import encode
from flambeur.protocol.acts import Act
from flambeur.protocol.night import NightAct
from flambeur.protocol.refusals import KeyUsed, Unavailable
from flambeur.server.store.contract import Store


def act_key(person: str, key: str, act: Act | NightAct) -> str:
    """Name an act by who does it, by their key, and by what is asked, in a few letters."""
    return f"{person}:{key}#{blake2b(encode(act), digest_size=6).hexdigest()}"


async def find_written(store: Store, table: str, key: str) -> int | None:
    """Tell where the step with this key stands; a key is not good for anything else."""
    name, _, asked = key.partition("#")
    found = await store.find_key(table, name)
    if found is None:
        return None
    # Logs of older versions do not tell what was asked.
    if found[1] and found[1] != asked:
        raise KeyUsed("this key was used for something else")
    # The write may have ended without its standby: what is only read is no answer yet.
    await store.settle()
    if await store.find_key(table, name) != found:
        raise Unavailable("the database has lost it meanwhile")
    return found[0]
