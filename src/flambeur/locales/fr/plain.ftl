### Jeux sans texte à eux.

plain-question = Que faites-vous ?
plain-help = Ce jeu n’a pas de texte à lui : coups, événements et table s’appellent comme dans ses règles.
plain-thing = { $title } : { $value }
plain-owned = { $title }, { $name } : { $value }
plain-inside = ({ $fields })
plain-more = { $text } …
plain-sentence = { $text }.
plain-heading = Tour { $round }
plain-yes = oui
plain-no = non

## Mots de nombreux jeux ; les autres sont montrés comme dans les règles.

plain-word-round = tour
plain-word-points = points
plain-word-score = score
plain-word-seat = place
plain-word-player = personne
plain-word-players = personnes
plain-word-hand = main
plain-word-deck = pioche
plain-word-card = carte
plain-word-cards = cartes
plain-word-die = dé
plain-word-dice = dés
plain-word-face = face
plain-word-pot = cagnotte
plain-word-money = argent
plain-word-chips = jetons
plain-word-number = nombre
plain-word-count = nombre
plain-word-value = valeur
plain-word-colour = couleur
plain-word-board = plateau
plain-word-row = rangée
plain-word-column = colonne
plain-word-cell = case
plain-word-target = cible
plain-word-roll = lancer
plain-word-again = encore
plain-word-bank = mettre de côté
plain-word-pass = passer
plain-word-take = prendre
plain-word-place = poser
plain-word-play = jouer
plain-word-draw = piocher
plain-word-keep = garder
plain-word-stop = s’arrêter
plain-word-bet = miser
plain-word-guess = deviner
plain-word-even = pair
plain-word-odd = impair
