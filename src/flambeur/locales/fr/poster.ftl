### Ce que montre un lien vers une table avant qu’on l’ouvre : quelques mots et une affiche.

poster-title = { $game } : { $said }
poster-waits = { $count ->
    [one] { $name } vous attend
   *[other] { $name } attend encore { $count } personnes
  }
poster-chairs = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
  }
poster-full = Tout le monde est là
poster-begun = La partie a commencé
poster-wins = { $name } gagne
poster-shares = Victoire partagée
poster-rivals = Les rivaux gagnent
poster-stopped = La partie a été arrêtée
poster-moment = Un moment de la partie

poster-sit = Prenez place
poster-watch = Venez regarder
poster-free = libre

poster-line-open = { $game }. Ouvrez le lien et prenez place : rien à installer, pas de compte.
poster-line-playing = { $game }. Regardez, remplacez un bot ou attendez la partie suivante.
poster-line-over = { $game }. Revoyez la partie, coup par coup.
poster-merits = { $game }. Chance { $luck }, adresse { $skill }.
poster-best = Meilleur coup : { $move }
poster-there = { $names }. { $line }
poster-result = { $name } { $worth }
poster-place = place { $rank }
poster-prizes = { $count ->
    [one] { $count } prix
   *[other] { $count } prix
  }
poster-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
