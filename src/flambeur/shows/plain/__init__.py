"""A game without a show of its own, told and drawn from its data alone."""
