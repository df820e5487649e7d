### Jeux sans texte à eux.

plain-question = Que faites-vous ?
plain-help = Ce jeu n’a pas de texte à lui : coups, événements et table s’appellent comme dans ses règles.
plain-heading = { $game }, manche { $round }
