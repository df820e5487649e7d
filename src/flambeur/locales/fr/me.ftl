### Les pages autour de la personne qui joue : parties, forme, clés et messages.

me-title = Mes parties

## Là où c’est mon tour

me-up = { $count ->
    [1] C’est à vous à une table
    [2] C’est à vous à deux tables
    [3] C’est à vous à trois tables
    [4] C’est à vous à quatre tables
    [5] C’est à vous à cinq tables
   *[other] C’est à vous à { $count } tables
  }
me-up-play = Jouer
me-up-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
  }
me-going = Vos parties continuent
me-on = Aussi en cours
me-new = Une nouvelle partie
me-round = Manche { $round }
me-since = { $unit ->
    [minutes] { $count ->
        [0] à l’instant
        [one] depuis une minute
       *[other] depuis { $count } minutes
      }
    [hours] { $count ->
        [one] depuis une heure
       *[other] depuis { $count } heures
      }
   *[days] { $count ->
        [one] depuis un jour
       *[other] depuis { $count } jours
      }
  }
me-left = { $unit ->
    [minutes] { $count ->
        [0] moins d’une minute
        [one] encore une minute
       *[other] encore { $count } minutes
      }
    [hours] { $count ->
        [one] encore une heure
       *[other] encore { $count } heures
      }
   *[days] { $count ->
        [one] encore un jour
       *[other] encore { $count } jours
      }
  }
me-awaits = { $name } joue
me-away = un bot joue pour vous
me-resigned = un bot finit la partie pour vous
me-open = Il reste des chaises libres
me-beginning = Ça va commencer

## Qui joue

me-with = { $game } avec { $names }
me-with-bots = { $game } avec des bots
me-alone = { $game } en solo
me-many = { $count ->
    [5] { $game } à cinq
    [6] { $game } à six
    [7] { $game } à sept
    [8] { $game } à huit
   *[other] { $game } à { $count }
  }

## Les parties finies

me-list = { $first }, { $second }
me-victory = Victoire
me-shared = Victoire partagée
me-rivals = Les rivaux étaient plus forts ensemble
me-place = { $rank ->
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
   *[other] Place { $rank }
  }
me-merits = chance { $luck }, adresse { $skill }
me-merits-alone = chance { $luck }
me-running = Encore sur la table
me-all = Les { $count } parties
me-older = Parties plus anciennes
me-none = Pas encore de partie finie
me-none-hint = La première viendra ici, avec son résultat, votre chance et votre adresse.
me-failed = Impossible de chercher vos parties pour le moment.
