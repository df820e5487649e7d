"""All endpoints of the API."""

from flambeur.server.http.along import ENDPOINTS as ALONG
from flambeur.server.http.boards import ENDPOINTS as BOARDS
from flambeur.server.http.days import ENDPOINTS as DAYS
from flambeur.server.http.form import ENDPOINTS as FORM
from flambeur.server.http.games import ENDPOINTS as GAMES
from flambeur.server.http.keys import ENDPOINTS as KEYS
from flambeur.server.http.me import ENDPOINTS as ME
from flambeur.server.http.mine import ENDPOINTS as MINE
from flambeur.server.http.moments import ENDPOINTS as MOMENTS
from flambeur.server.http.nights import ENDPOINTS as NIGHTS
from flambeur.server.http.notices import ENDPOINTS as NOTICES
from flambeur.server.http.passkeys import ENDPOINTS as PASSKEYS
from flambeur.server.http.positions import ENDPOINTS as POSITIONS
from flambeur.server.http.practice import ENDPOINTS as PRACTICE
from flambeur.server.http.privacy import ENDPOINTS as PRIVACY
from flambeur.server.http.ratings import ENDPOINTS as RATINGS
from flambeur.server.http.reviews import ENDPOINTS as REVIEWS
from flambeur.server.http.tables import ENDPOINTS as TABLES
from flambeur.server.http.throws import ENDPOINTS as THROWS
from flambeur.server.http.words import ENDPOINTS as WORDS

ENDPOINTS = (
    *GAMES,
    *TABLES,
    *NIGHTS,
    *MOMENTS,
    *POSITIONS,
    *WORDS,
    *THROWS,
    *REVIEWS,
    *ME,
    *MINE,
    *ALONG,
    *FORM,
    *NOTICES,
    *PASSKEYS,
    *RATINGS,
    *PRACTICE,
    *BOARDS,
    *DAYS,
    *PRIVACY,
    *KEYS,
)
