"""Throws that a simulator computes; it needs the extra `strike`."""

from importlib.util import find_spec


def is_installed() -> bool:
    """Tell whether the simulator is there."""
    return find_spec("mujoco") is not None and find_spec("numpy") is not None
