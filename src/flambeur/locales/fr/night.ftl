### Les pages d’une soirée jeux : l’entrée, la salle et la fin.

night-unknown = Cette soirée jeux n’existe pas. Le lien est peut-être faux ou très ancien.

## L’entrée

night-door-alone = Il n’y a encore personne.
night-door-here = { $count ->
    [one] { $names } est là.
   *[other] { $names } sont là.
  }
night-door-playing = On joue à { $game }. Reprenez tout de suite la place d’un bot, ou entrez à la partie suivante.
night-door-name = Votre nom, si vous voulez
night-door-sit = S’asseoir à la table
night-door-watch = Seulement regarder
night-watching = Vous regardez seulement.

## La salle

night-leads = { $who ->
    [you] Vous menez la soirée
    [one] { $names } mène la soirée
   *[other] { $names } mènent la soirée
  }
night-welcome = Qui joue ce soir ?
night-people = Qui est là
night-here = ici
night-away = revient
night-host = hôte
night-code = Code { $code }
night-code-stays = Le code reste le même toute la soirée.
night-code-new = L’ancien code était pris : voici le nouveau.
night-code-none = Le code se repose tant que personne ne joue. Le lien reste le même.
night-qr = QR code avec le lien vers cette soirée jeux
night-share = Le lien vers cette soirée jeux
night-share-hint = Un seul lien pour toute la soirée, et pour la prochaine.
night-next = La prochaine partie
night-votes = { $count ->
    [0] aucune voix
    [one] une voix
   *[other] { $count } voix
  }
night-voted = { $count ->
    [0] Personne n’a encore voté.
    [1] Une voix sur { $all }.
   *[other] { $count } sur { $all } ont voté.
  }
night-bot-for = { $count ->
    [one] Un bot joue pour { $names } en attendant son retour.
   *[other] Des bots jouent pour { $names } en attendant leur retour.
  }
night-start = Lancer { $game }
night-wait = { $name } lance la partie.
night-wait-nobody = Dès que quelqu’un s’assoit, on peut commencer.
night-bots = { $count ->
    [0] Sans bots
    [one] Un bot
   *[other] { $count } bots
  }
night-bots-more = Un bot de plus
night-bots-fewer = Un bot de moins
night-after = { $count ->
    [1] Après une partie
    [2] Après deux parties
    [3] Après trois parties
    [4] Après quatre parties
    [5] Après cinq parties
   *[other] Après { $count } parties
  }
night-before = Le score de la soirée
night-scoring = 5, 3, 2, 1 et 0 points selon la place. Qui ne joue pas peut désigner, pour un point, la place gagnante.
night-by-bot = Un bot a joué plus de la moitié d’une partie : elle n’a rien rapporté.
night-new-host = { $who ->
    [you] { $away } n’était plus là : c’est vous qui menez la soirée.
   *[other] { $away } n’était plus là : { $host } mène maintenant la soirée.
  }
night-rename = Changer mon nom
night-leave = Quitter la soirée
night-close = Terminer la soirée
night-close-sure = Le score reste, avec un mot sur chacun de vous. Tous ceux de la soirée pourront la reprendre plus tard.
night-break = Arrêter cette partie : personne ne marque
night-tv = Sur la télé
night-tv-how = Ouvrez { $address } sur la télé.

## Pendant une partie

night-in-next = Vous jouez dès la prochaine partie.
night-tip = Qui gagne ? Un point si vous voyez juste.
night-tipped = Vous dites : { $name }.

## La fin

night-won = { $who ->
    [you] Vous avez gagné la soirée
    [one] { $names } gagne la soirée
   *[other] { $names } gagnent la soirée ensemble
  }
night-over = La soirée est finie
night-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
night-points-word = { $points ->
    [one] point
   *[other] points
  }
night-luck = Chance { $luck }
night-skill = Jeu { $skill }
night-reviewing = La chance et le jeu seront ici quand toutes les parties auront été relues.
night-measure = Chance et jeu en points de chance de gain, sur toutes les parties.
night-again = La prochaine fois
night-date = Quand on reprend
night-date-open = Pas encore de date.
night-date-remove = Sans date
night-coming = { $count ->
    [0] Personne ne s’est encore annoncé.
    [one] { $names } vient.
   *[other] { $names } viennent.
  }
night-in = Je viens
night-calendar = Dans mon agenda
night-continue = Reprendre la soirée

## Par un code

night-join = Le code de la table
night-join-hint = Quatre lettres, affichées sur la télé ou données par un ami
night-join-none = Aucune table n’a ce code. Vérifiez-le lettre par lettre.
night-join-slow = { $seconds ->
    [one] Trop d’essais. Réessayez dans une seconde.
   *[other] Trop d’essais. Réessayez dans { $seconds } secondes.
  }
night-join-whose = { $count ->
    [0] Une table où il n’y a personne en ce moment ?
   *[other] La table de { $names } ?
  }
night-join-gathering = On choisit la prochaine partie.
night-join-playing = On joue à { $game }.
night-join-closed = Cette soirée est finie. Vous pouvez la reprendre.
night-join-go = À la table
night-join-yes = Oui, c’est elle
night-join-other = Un autre code
night-join-link = Pas de code ? Par un lien, ou à une table ouverte
