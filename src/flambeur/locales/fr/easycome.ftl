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
easycome-order =
  { $name-who ->
    [you] vous { $dice } fait { $total }
   *[other] { $name } { $dice } fait { $total }
  }
easycome-say-first =
  { $name-who ->
    [you] Vous commencez.
   *[other] { $name } commence.
  }
easycome-say-on-turn =
  { $name-who ->
    [you] C’est à vous.
   *[other] C’est à { $name }.
  }
easycome-say-challenge =
  { $name-who ->
    [you] Tour de défi { $number } sur 2 : vous devez voler, le centre est fermé.
   *[other] Tour de défi { $number } sur 2 : { $name } doit voler, le centre est fermé.
  }
easycome-say-turn =
  { $name-who ->
    [you] Vous { $done } → { $result }.
   *[other] { $name } { $done } → { $result }.
  }
easycome-say-done =
  { $name-who ->
    [you] Vous { $done }.
   *[other] { $name } { $done }.
  }
easycome-then = { $head } ; { $last }
easycome-rolls =
  { $doer-who ->
    [you] lancez { $dice }
   *[other] lance { $dice }
  }
easycome-keeps =
  { $doer-who ->
    [you] gardez { $dice }
   *[other] garde { $dice }
  }
easycome-leaves =
  { $doer-who ->
    [you] laissez { $prizes }
   *[other] laisse { $prizes }
  }
easycome-takes =
  { $doer-who ->
    [you] prenez { $prize } au centre
   *[other] prend { $prize } au centre
  }
easycome-robs =
  { $doer-who ->
    [you] prenez { $prize } à { $name }
   *[other]
      { $name-who ->
        [you] vous prend { $prize }
       *[other] prend { $prize } à { $name }
      }
  }
easycome-nothing =
  { $doer-who ->
    [you] repartez sans prix
   *[other] repart sans prix
  }
easycome-say-over =
  { $name-who ->
    [you] Vous avez fini votre tour.
   *[other] { $name } a fini son tour.
  }
easycome-survive =
  { $left ->
    [one] encore { $left } tour à tenir
   *[other] encore { $left } tours à tenir
  }
easycome-say-hold =
  { $name-who ->
    [you] Vous avez trois prix : { $survive }.
   *[other] { $name } a trois prix : { $survive }.
  }
easycome-say-survived =
  { $name-who ->
    [you] Vous avez toujours trois prix, et c’était le dernier tour à tenir.
   *[other] { $name } a toujours trois prix, et c’était le dernier tour à tenir.
  }
easycome-say-broken =
  { $name-who ->
    [you] Vous retombez à deux prix, la victoire attendra.
   *[other] { $name } retombe à deux prix, la victoire attendra.
  }
easycome-say-won =
  { $name-who ->
    [you] Vous gardez { $prizes }, et gagnez.
   *[other] { $name } garde { $prizes }, et gagne.
  }

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
easycome-roll-on =
  { $name-who ->
    [you] Vous lancez { $dice }, avec { $kept } de côté.
   *[other] { $name } lance { $dice }, avec { $kept } de côté.
  }
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
easycome-last-chance =
  { $name-who ->
    [you] Si l’on ne vous vole rien ce tour-ci, vous gagnez.
   *[other] Si vous ne volez rien à { $name } ce tour-ci, { $name } gagne.
  }
easycome-offer-take = Prendre { $prize } au centre
easycome-offer-rob =
  { $name-who ->
    [you] Vous prendre { $prize }
   *[other] Prendre { $prize } à { $name }
  }
easycome-offer-count =
  { $count ->
    [1] votre premier prix
    [2] votre deuxième prix
   *[other] votre troisième prix
  }
easycome-offer-third = votre troisième prix, { $survive }
easycome-offer-breaks = sa série s’arrête là
easycome-offer-too-late =
  { $name-who ->
    [you] vous gagnez quand même
   *[other] { $name } gagne quand même
  }
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

## La première partie

easycome-lesson-pair = Gardez ce qui va ensemble
easycome-lesson-pair-text = Deux dés pareils sont un bon début. Touchez les deux 2.
easycome-lesson-rest = Relancez les autres
easycome-lesson-rest-text = Une autre paire gagnerait le prix éclairé. Vous lancez jusqu’à ce que ça aille, ou qu’il ne reste aucun dé.
easycome-lesson-fits = Deux paires
easycome-lesson-fits-text = Vos quatre dés conviennent : ce prix est à prendre.
easycome-lesson-three = Trois prix font gagner
easycome-lesson-three-text = Un prix par tour. Le prendre finit votre tour.
easycome-lesson-steal = Vite gagné, vite perdu
easycome-lesson-steal-text = Le total de vos dés est de 3 au plus : vous pouvez voler ce prix à { $name }.
easycome-lesson-hold = Tenez-en trois
easycome-lesson-hold-text = Qui a trois prix doit les garder deux tours. Les autres viendront les chercher.

## Exemples des règles

easycome-example-turn = 0, 2, 2 et 5
easycome-example-turn-text = Mettez de côté ce qui peut devenir un prix, au moins un dé, et relancez les autres.
easycome-example-turn-even = Trois 2 et un 4
easycome-example-turn-even-text = Trois pareils et quatre dés pairs : le prix est à vous, et votre tour est fini. Les dés mis de côté n’ont plus changé.
easycome-example-turn-other = Votre chemin vers un prix
easycome-example-turn-other-text = Dès que les quatre dés correspondent à un prix, vous pouvez le prendre, et votre tour est fini.
easycome-example-turn-nothing = Pas de prix cette fois
easycome-example-turn-nothing-text = Les quatre dés sont de côté. Après chaque lancer il faut en écarter au moins un nouveau : un tour a donc quatre lancers au plus.
easycome-example-steal = Un lancer, deux prix
easycome-example-steal-text = Vos dés donnent « Deux paires », au centre, et « Bas », que possède { $name }. Prenez-en un, ou relancez.
easycome-example-steal-rival = Volé
easycome-example-steal-rival-text = « Bas » est à vous, et { $name } ne reçoit rien en échange. « Deux paires » reste au centre : un prix par tour.
easycome-example-steal-centre = Pris au centre
easycome-example-steal-centre-text = Vous avez un prix, et { $name } garde « Bas ». Avec un total de 3 au plus, on peut encore le voler.
easycome-example-steal-nothing = Les deux laissés
easycome-example-steal-nothing-text = Un prix refusé est perdu, sauf si les dés y correspondent de nouveau. Ce tour, vous n’en avez pas, et { $name } garde « Bas ».

## Pourquoi un choix est le meilleur

easycome-why-leaves = vous laissez pour l’instant { $prizes }
easycome-why-chance = le prochain lancer rapporte un prix dans { $count } cas sur 100
easycome-why-stops = il arrête { $name } dans { $count } cas sur 100
