"""What somebody can be called."""

from flambeur.protocol.refusals import BadRequest


def clean_name(name: str) -> str:
    """Take superfluous spaces out of a name, as at tables."""
    cleaned = " ".join(name.split())
    if not cleaned or not cleaned.isprintable():
        raise BadRequest("a name is made of letters")
    return cleaned
