### Easy Come : ce qui arrive, l’état de la table, ce qu’on peut choisir.

## Les prix, et ce qu’ils demandent aux quatre dés

easycome-prize-four-kind = Carré
easycome-prize-two-pairs = Deux paires
easycome-prize-triple-odd = Brelan impair
easycome-prize-triple-even = Brelan pair
easycome-prize-sum-7 = Sept
easycome-prize-sum-13 = Treize
easycome-prize-sum-le-3 = Bas
easycome-prize-sum-ge-17 = Haut
easycome-prize-straight = Suite
easycome-asks-four-kind = quatre dés pareils
easycome-asks-two-pairs = deux paires différentes
easycome-asks-triple-odd = trois pareils, tous impairs
easycome-asks-triple-even = trois pareils, tous pairs
easycome-asks-sum-7 = un total de 7
easycome-asks-sum-13 = un total de 13
easycome-asks-sum-le-3 = un total de 3 ou moins
easycome-asks-sum-ge-17 = un total de 17 ou plus
easycome-asks-straight = quatre qui se suivent
easycome-quoted = « { $prize } »
easycome-prizes =
  { $count ->
    [0] aucun prix
    [one] { $count } prix
   *[other] { $count } prix
  }

## Ce qui arrive

easycome-say-order = Lancer pour le premier tour : { $rolls }.
easycome-say-order-again = Égalité, on relance : { $rolls }.
easycome-order = { $name } { $dice } fait { $total }
easycome-say-first = { $name } commence.
easycome-say-on-turn = C’est à { $name }.
easycome-say-challenge = Tour de défi { $number } sur 2 : { $name } doit voler, le centre est fermé.
easycome-say-turn = { $name } { $done } → { $result }.
easycome-say-done = { $name } { $done }.
easycome-then = { $head } ; { $last }
easycome-rolls = lance { $dice }
easycome-keeps = garde { $dice }
easycome-leaves = laisse { $prizes }
easycome-takes = prend { $prize } au centre
easycome-robs = prend { $prize } à { $name }
easycome-nothing = repart sans prix
easycome-say-over = { $name } a fini son tour.
easycome-survive =
  { $left ->
    [one] encore { $left } tour à tenir
   *[other] encore { $left } tours à tenir
  }
easycome-say-hold = { $name } a trois prix : { $survive }.
easycome-say-survived = { $name } a toujours trois prix, et c’était le dernier tour à tenir.
easycome-say-broken = { $name } retombe à deux prix, la victoire attendra.
easycome-say-won = { $name } garde { $prizes }, et gagne.

## La table

easycome-turn = Tour { $number }
easycome-centre =
  { $count ->
    [0] aucun prix au centre
    [one] { $count } prix au centre
   *[other] { $count } prix au centre
  }
easycome-challenge = tour de défi { $number } sur 2
easycome-in-centre = centre
easycome-table-prize = { $prize } ({ $asks }) : { $where }.
easycome-table-near = { $where }, { $near }
easycome-table-player = { $name } a { $prizes }.
easycome-table-holder = { $name } a trois prix, { $prizes } : { $survive }.
easycome-table-bare = { $name } n’a aucun prix.
easycome-table-dice = Lancés : { $rolled }.
easycome-table-dice-aside = Lancés : { $rolled }. De côté : { $kept }.
easycome-rolled = Lancés
easycome-aside = De côté
easycome-roll = { $name } lance { $dice }.
easycome-roll-on = { $name } lance { $dice }, avec { $kept } de côté.
easycome-own = Vous avez { $prizes }.
easycome-own-nothing = Vous n’avez encore aucun prix.

## À quelle distance est un prix

easycome-near-now = à prendre
easycome-near-need = il faut { $need }
easycome-near-dice =
  { $count ->
    [one] à { $count } dé près
   *[other] à { $count } dés près
  }
easycome-near-out = hors de portée
easycome-near-closed = fermé
easycome-need-pair = une autre paire
easycome-need-total = un total de { $total }
easycome-need-most = un total de { $total } ou moins
easycome-need-least = un total de { $total } ou plus
easycome-or = { $head } ou { $last }
easycome-with = { $prize } ({ $need })

## Ce qu’on peut choisir

easycome-choose = Prenez un prix, ou gardez des dés et relancez les autres.
easycome-choose-keep = Gardez au moins un dé et relancez les autres.
easycome-choose-last = Prenez un prix, ou laissez-le.
easycome-last-chance = Si vous ne volez rien à { $name } ce tour-ci, { $name } gagne.
easycome-offer = { $what } : { $outcome }
easycome-offer-take = Prendre { $prize } au centre
easycome-offer-rob = Prendre { $prize } à { $name }
easycome-offer-count =
  { $count ->
    [1] votre premier prix
    [2] votre deuxième prix
   *[other] votre troisième prix
  }
easycome-offer-third = votre troisième prix, { $survive }
easycome-offer-breaks = sa série s’arrête là
easycome-offer-too-late = { $name } gagne quand même
easycome-offer-keep =
  { $count ->
    [one] Garder { $dice }, lancer { $count } dé
   *[other] Garder { $dice }, lancer { $count } dés
  }
easycome-offer-end = Garder { $dice }, finir le tour sans prix
easycome-offer-none = aucun prix à portée

## Ce que vous avez devant vous

easycome-help-turn =
  Si vos quatre dés donnent un prix, vous pouvez le prendre, au centre ou à qui l’a, et votre tour
  finit. Sinon, gardez au moins un dé du dernier lancer et relancez les autres. Un dé gardé ne bouge
  plus jusqu’à la fin du tour, et un prix laissé est perdu, sauf si vous le refaites.
easycome-help-prizes =
  Les quatre dés comptent, ceux de côté et ceux du dernier lancer. Ils vont de 0 à 5, et 0 est pair.
  Les brelans veulent trois dés pareils et un quatrième différent, tous impairs ou tous pairs. On ne
  gagne pas un prix qu’on a déjà.
easycome-help-hold =
  { $count ->
    [one] Avec trois prix, vous gagnez s’ils tiennent { $count } tour des autres.
   *[other] Avec trois prix, vous gagnez s’ils tiennent { $count } tours des autres.
  } Perdez-en un, et le compte repart de zéro.
easycome-help-two =
  Avec trois prix, vous gagnez, sauf si l’autre vous en vole un en deux tours. Pendant ces tours de
  défi, le centre est fermé.
easycome-help-keys =
  Au lieu d’un numéro, vous pouvez taper + et les dés à garder : +55 garde deux cinq.
  Entre parenthèses, ce que les autres dés doivent montrer.
easycome-help-drawing =
  Sur le dessin, ★ marque un prix à prendre, ■ un prix que quelqu’un possède, et ♛ qui en a trois et
  n’a plus qu’à tenir.
