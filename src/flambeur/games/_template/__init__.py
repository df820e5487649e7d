"""Dare, a tiny game to copy: roll on for more points, or bank before a 1 comes."""

from flambeur.games._template.game import GAME

__all__ = ["GAME"]
