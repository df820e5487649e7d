### Spiele ohne eigenen Text.

plain-question = Was tust du?
plain-help = Dieses Spiel hat keinen eigenen Text: Züge, Ereignisse und Tisch heißen wie in seinen Regeln.
plain-thing = { $title }: { $value }
plain-owned = { $title }, { $name }: { $value }
plain-inside = ({ $fields })
plain-more = { $text } …
plain-sentence = { $text }.
plain-heading = Runde { $round }
plain-yes = ja
plain-no = nein

## Wörter vieler Spiele; alle anderen stehen da wie in den Regeln.

plain-word-round = Runde
plain-word-points = Punkte
plain-word-score = Stand
plain-word-seat = Platz
plain-word-player = Spieler
plain-word-players = Spieler
plain-word-hand = Hand
plain-word-deck = Stapel
plain-word-card = Karte
plain-word-cards = Karten
plain-word-die = Würfel
plain-word-dice = Würfel
plain-word-face = Augenzahl
plain-word-pot = Topf
plain-word-money = Geld
plain-word-chips = Chips
plain-word-number = Zahl
plain-word-count = Anzahl
plain-word-value = Wert
plain-word-colour = Farbe
plain-word-board = Brett
plain-word-row = Reihe
plain-word-column = Spalte
plain-word-cell = Feld
plain-word-target = Ziel
plain-word-roll = würfeln
plain-word-again = nochmal
plain-word-bank = sichern
plain-word-pass = passen
plain-word-take = nehmen
plain-word-place = setzen
plain-word-play = spielen
plain-word-draw = ziehen
plain-word-keep = behalten
plain-word-stop = aufhören
plain-word-bet = wetten
plain-word-guess = raten
plain-word-even = gerade
plain-word-odd = ungerade
