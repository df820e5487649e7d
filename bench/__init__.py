"""Measurements beside their anchors."""
