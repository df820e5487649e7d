"""What every value on the wire has in common."""

import msgspec

from flambeur.core.parts import snake


class Wire(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, omit_defaults=True):
    """A plain value; unknown fields are refused."""


class Tagged(Wire, frozen=True, tag=snake):
    """A value that says which one of several it is, in its field `type`."""
