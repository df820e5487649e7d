"""Guests, accounts, tokens and ratings."""
