"""Dice that nobody can choose, and records that nobody can change (docs/reference/fair-dice.md)."""
