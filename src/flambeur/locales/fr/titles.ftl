### Ce que chacun a été pendant une soirée jeux, d’après le journal des parties, et sa date dans un agenda.

night-title-ties = Le plus d’égalités rompues : { $count }
night-title-spoiler = A le plus souvent empêché une victoire proche : { $count }
night-title-sweeper = A le plus souvent vidé l’arène : { $count }
night-title-robber = Le plus de prix ravis aux autres : { $count }
night-title-payout = Le plus gros billet : { NUMBER($count, maximumFractionDigits: 0) } $
night-title-dice = Le plus de dés sur un casino : { $count }
night-title-taker = Le plus de dés repris : { $count }
night-title-bills = Le plus de billets : { $count }
night-title-tips = Le meilleur flair pour la victoire : { $count }
night-title-second = Le plus souvent à la deuxième place : { $count }
night-title-careful = Savait le mieux s’arrêter à temps : { $count }
night-title-cancelled = Le plus souvent à égalité : { $count }
night-title-robbed = Le plus de prix perdus : { $count }
night-title-won = Le plus de parties gagnées : { $count }
night-title-played = { $count ->
    [one] De la partie une fois
   *[other] De la partie { $count } fois
  }
night-title-came = Une visite en spectateur
night-ics = Soirée jeux
night-ics-with = Soirée jeux avec { $names }
