"""Easy Come in words and drawings."""

from flambeur.text.easycome.teller import EasyComeTeller

__all__ = ["EasyComeTeller"]
