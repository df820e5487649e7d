"""Notices under drill: a push service of our own, browsers that can read, and servers that die."""
