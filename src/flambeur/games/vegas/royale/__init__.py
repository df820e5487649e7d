"""Vegas Royale (2019): big dice, chips, and a tile beside a casino."""
