### Ce qui est envoyé à ceux qui ont fermé la page.

notice-turn = À vous de jouer : { $game }
notice-turns = { $count ->
    [2] C’est à vous à deux tables
    [3] C’est à vous à trois tables
    [4] C’est à vous à quatre tables
    [5] C’est à vous à cinq tables
   *[other] C’est à vous à { $count } tables
  }
notice-away = { $game } continue sans vous
notice-away-line = Un bot joue pour vous jusqu’à votre retour.
notice-with = Avec { $names }.
notice-alone = Votre table attend.
