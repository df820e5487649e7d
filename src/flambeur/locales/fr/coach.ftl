### L’entraîneur : ce qui était de la chance, ce qui était du talent, quel coup était meilleur.

## La commande

help-review = Revoir une partie terminée : chance, choix, tournants.
help-html = Écrire l’analyse comme page dans ce nouveau fichier.
help-json = Afficher l’analyse en JSON, pour les programmes.

review-looking = Analyse de { $file }. Une longue partie peut prendre une minute.
review-written = La page est dans { $file }.
review-open = { $file } : cette partie n’est pas terminée ; seules les parties terminées sont analysées.
review-nobody = Personne ne juge { $game } : cette partie ne peut pas être analysée.

## Nombres

coach-decimal-mark = ,
coach-percent = { $number } %

## Ce qui a été joué

coach-game-vegas-2018 = Vegas 2018
coach-game-vegas-2012 = Vegas 2012
coach-game-vegas-royale = Vegas Royale
coach-game-vegas-royale-base = Vegas Royale sans machines
coach-game-easycome = Easy Come
coach-game-strike = Strike

## Toute la partie

coach-title = { $game }, l’analyse
coach-won =
  { $count ->
    [one] { $names } gagne.
   *[other] { $names } se partagent la victoire.
  }
coach-won-nobody = Personne ne gagne.
coach-verdict = Les dés ont le plus aidé { $lucky } ({ $luck }). À chance égale, { $best } serait en tête.
coach-verdict-same = Les dés ont le plus aidé { $lucky } ({ $luck }), en tête même sans eux.
coach-verdict-even = Les dés n’ont aidé personne. { $best } a le mieux choisi.
coach-verdict-solo = Les dés ont changé la chance de gagner de { $luck }.
coach-exact = Toutes les chances de gagner sont exactes.
coach-error = Les chances de gagner sont des estimations ; l’erreur typique est de { $error }.

## Personnes

coach-players = Chance et choix
coach-player = { $name } : chance { $luck } · choix { $choices } · sans la chance { $adjusted }
coach-luck-money = { $luck }, { $money }
coach-column-luck = Chance
coach-column-choices = Choix
coach-column-adjusted = Sans la chance
coach-player-won = gagne
coach-player-shared = partage la victoire
coach-player-lost = ne gagne pas

coach-count-best =
  { $count ->
    [one] { $count } meilleur coup
   *[other] { $count } meilleurs coups
  }
coach-count-fine =
  { $count ->
    [one] { $count } correct
   *[other] { $count } corrects
  }
coach-count-slip =
  { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
  }
coach-count-mistake =
  { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
  }
coach-count-blunder =
  { $count ->
    [one] { $count } gaffe
   *[other] { $count } gaffes
  }
coach-grade-best = Meilleur coup
coach-grade-fine = Correct
coach-grade-slip = Imprécision
coach-grade-mistake = Erreur
coach-grade-blunder = Gaffe

## Moments

coach-turning = Tournants de la partie
coach-losses = Ce qui a coûté le plus
coach-entry = { $version }.
coach-change = { $name } { $change }
coach-luck = Chance : { $changes }.
coach-option = { $move } ({ $win })
coach-chosen = { $grade } : { $made }.
coach-better = { $grade }, coûte { $loss } : { $made }. Mieux : { $best }.

## La page

coach-page-title = { $game } · analyse
coach-curve = Chances de gagner
coach-curve-text = Les chances de gagner de chacun, du premier lancer au dernier. Les numéros sont les tournants.
coach-round = Manche { $round }
coach-every = Tous les moments
coach-filter-all = Tout le monde
coach-filter-losses = Seulement les pertes
coach-chosen-mark = choisi
coach-how = Comment lire cette page
coach-how-luck = La chance, c’est ce qu’un lancer vous a donné de plus que la moyenne des lancers. Sur beaucoup de parties, elle s’annule.
coach-how-choices = Les choix montrent ce que de meilleurs coups auraient gagné. Personne ne peut avoir plus de 0 ici.
coach-how-adjusted = « Sans la chance » est le résultat moins la chance : la part de victoire que votre jeu méritait.
