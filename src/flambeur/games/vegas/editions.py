"""The editions there are: the only module that knows them all."""

from flambeur.games.vegas.edition import Edition
from flambeur.games.vegas.rules import Vegas

VALUES = (10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000, 80_000, 90_000)

CLASSIC_2012 = Edition("2012", zip(VALUES, (6, 8, 8, 6, 6, 5, 5, 5, 5), strict=True))
CLASSIC_2018 = Edition("2018", zip(VALUES, (5, 7, 7, 5, 6, 5, 5, 4, 4), strict=True))

GAMES = (Vegas(CLASSIC_2018, version=1), Vegas(CLASSIC_2012, version=1))
"""The newest classic first: it is what `vegas` alone means."""
