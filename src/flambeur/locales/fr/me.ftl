### Les pages autour de la personne qui joue : parties, forme, clés et messages.

me-title = Mes parties

## Comment quelqu’un choisit.

me-form-game = Jeu
me-form-like = { $level ->
    [novice] Vos choix valent ceux d’un bot débutant
    [casual] Vos choix valent ceux d’un bot amateur
    [strong] Vos choix valent ceux d’un bot solide
   *[champion] Vos choix valent ceux d’un champion
}
me-form-number = { $value } sur 100
me-form-missing = { $count ->
    [1] Encore une partie et nous saurons.
    [2] Encore deux parties et nous saurons.
    [3] Encore trois parties et nous saurons.
    [4] Encore quatre parties et nous saurons.
    [5] Encore cinq parties et nous saurons.
    [6] Encore six parties et nous saurons.
    [7] Encore sept parties et nous saurons.
    [8] Encore huit parties et nous saurons.
    [9] Encore neuf parties et nous saurons.
    [10] Encore dix parties et nous saurons.
   *[other] Encore { $count } parties et nous saurons.
}
me-form-unknown = { $game ->
    [none] Vous lirez alors ici ce que valent vos choix. La chance n’y entre pas.
   *[other] Vous lirez alors ici ce que valent vos choix à { $game }. La chance n’y entre pas.
}
me-form-told = Sur les { $games } dernières parties : { $value } sur 100{ $way ->
    [more] , { $change } de plus qu’il y a { $ago ->
        [one] une partie
       *[other] { $ago } parties
    }
    [less] , { $change } de moins qu’il y a { $ago ->
        [one] une partie
       *[other] { $ago } parties
    }
   *[even] { "" }
}. La chance n’y entre pas.
me-form-formula = Le nombre est 100 × (1 − chances de gagner cédées ÷ celles que des choix au hasard auraient cédées), sur toutes les décisions qui comptent.
me-form-doubt = Vous avez cédé { NUMBER($given, minimumFractionDigits: 1, maximumFractionDigits: 1) } points de chances à chacune ; le vrai nombre est très probablement entre { $low } et { $high }.
me-form-past = Les { $count } dernières parties
me-form-past-spoken = De { $from } à { $to } sur 100.
