"""Training and experiments: needs the extra `fast`, and `research` for many machines."""
