### Vegas Royale : machines, jetons et gros dés, en mots.

## Les machines

royale-tile-a1 = Poing de chance
royale-tile-a2 = Jackpot
royale-tile-b1 = Prime time
royale-tile-b2 = Cinquante-cinquante
royale-tile-c1 = Tope là
royale-tile-c2 = Malchance
royale-tile-d1 = Jour de paie
royale-tile-d2 = Coup de force
royale-tile-e1 = Entrée interdite
royale-tile-e2 = KO
royale-tile-f1 = Blocage
royale-tile-f2 = Handicap
royale-tile-g1 = Boîte noire
royale-tile-g2 = Deux en un
royale-tile-h1 = Joli dé
royale-tile-h2 = Mon choix

## Chaque machine en une ligne, pour la première rencontre

royale-rule = { $tile } : { $rule }
royale-rule-a1 = cachez 1, 2 ou 3 pions dans le poing. Si la place à votre gauche se trompe, vous recevez { $one }, { $two } ou { $three }.
royale-rule-a2 = lancez les deux dés noirs. Un total de 7 ou un double gagne le jackpot ; sinon il grandit, de { $least } à { $most }.
royale-rule-b1 = avant le paiement, qui mène ce casino lance les deux dés noirs et peut les ajouter aux casinos qu’ils montrent.
royale-rule-b2 = lancez les deux dés noirs, puis pariez sur plus ou moins. Chaque pari gagné monte vers { $most }, un pari perdu emporte tout.
royale-rule-c1 = qui compte en premier 5 ou plus ici en posant prend le pion, qui vaut { $amount } au paiement.
royale-rule-c2 = à la fin de la manche, qui compte le moins ici paie { $amount }, même sans aucun dé ici.
royale-rule-d1 = poser ici rapporte { $amount } par casino où vous avez un dé.
royale-rule-d2 = menez seul ce casino et le pion est à vous. Avec lui, vous pouvez choisir la face d’un dé au lieu de lancer.
royale-rule-e1 = fermez un autre casino : aucun dé n’y entre ni n’en sort. Déplacer le pion rapporte parfois des jetons ou { $amount }.
royale-rule-e2 = les autres mettent chacun un dé de leur main au bar, deux au plus. Vos propres dés en sortent.
royale-rule-f1 = posez un groupe de dés gris sur un casino. Le gris compte comme une autre place, et ce qu’il gagne n’est à personne.
royale-rule-f2 = retirez un dé gris d’un casino et couvrez une case : un jeton, { $amount }, ou un de vos dés à déplacer.
royale-rule-g1 = au paiement, qui gagne ici prend un de deux tas cachés, où la place à sa gauche a réparti des pions valant { $amount }.
royale-rule-g2 = déplacez de vos dés du casino vers la machine. Au paiement, le plus fort ici reçoit { $most }, le suivant { $least }.
royale-rule-h1 = garez un dé de ce lancer sur la case de sa face, pour { $least } à { $most } au paiement. Un dé déjà garé là file sur son casino.
royale-rule-h2 = lancez les deux dés noirs et choisissez un résultat : des jetons, { $amount }, une autre machine, un dé à déplacer, ou la case dorée pour { $most }.

## Les choses

royale-grey = Gris
royale-big-die = le gros dé
royale-count-big = { $name } { $count } avec le gros dé
royale-nothing = rien
royale-chips =
  { $count ->
    [0] aucun jeton
    [one] { $count } jeton
   *[other] { $count } jetons
  }
royale-chips-object =
  { $count ->
    [0] aucun jeton
    [one] { $count } jeton
   *[other] { $count } jetons
  }
royale-bills-object =
  { $count ->
    [one] { $count } billet
   *[other] { $count } billets
  }
royale-tokens =
  { $count ->
    [one] { $count } pion
   *[other] { $count } pions
  }
royale-things =
  { $count ->
    [one] { $count } billet ou jeton
   *[other] { $count } billets et jetons
  }

## Ce qui arrive

royale-say-chips-all = Tout le monde reçoit { $chips }.
royale-say-chips = Les jetons manquent : { $chips }.
royale-say-tiles =
  { $count ->
    [one] La machine de cette manche : { $tiles }.
   *[other] Les machines de cette manche : { $tiles }.
  }
royale-laid = { $casino } { $tile }
royale-say-loose = Les dés neutres montrent { $dice } et vont sur ces casinos.
royale-say-passed =
  { $name-who ->
    [you] Vous payez 1 jeton et gardez tous vos dés.
   *[other] { $name } paie 1 jeton et garde tous ses dés.
  }
royale-say-turn-passed =
  { $name-who ->
    [you] Vous lancez { $dice }, payez 1 jeton et gardez tous vos dés.
   *[other] { $name } lance { $dice }, paie 1 jeton et garde tous ses dés.
  }
royale-say-barred =
  { $name-who ->
    [you] Le casino est fermé : vous gardez tous vos dés.
   *[other] Le casino est fermé : { $name } garde tous ses dés.
  }
royale-say-barred-chip =
  { $name-who ->
    [you] Le casino est fermé : vous payez 1 jeton et gardez tous vos dés.
   *[other] Le casino est fermé : { $name } paie 1 jeton et garde tous ses dés.
  }
royale-say-tile = { $tile } : { $text }.
royale-say-alone = { $text }.
royale-to-bank = à la banque
royale-grey-take = les dés gris envoient { $bill } { $where }

## Ce que fait une machine

royale-do-power =
  { $name-who ->
    [you] vous posez { $placed } sur le casino { $casino } sans lancer
   *[other] { $name } pose { $placed } sur le casino { $casino } sans lancer
  }
royale-do-activated =
  { $name-who ->
    [you] vous la déclenchez
   *[other] { $name } la déclenche
  }
royale-do-thrown =
  { $name-who ->
    [you] vous lancez { $dice }
   *[other] { $name } lance { $dice }
  }
royale-do-thrown-total =
  { $name-who ->
    [you] vous lancez { $dice }, { $total } en tout
   *[other] { $name } lance { $dice }, { $total } en tout
  }
royale-do-gets =
  { $name-who ->
    [you] vous recevez { $what }
   *[other] { $name } reçoit { $what }
  }
royale-do-owed =
  { $name-who ->
    [you] la banque est à court et vous doit { $what }
   *[other] la banque est à court et doit { $what } à { $name }
  }
royale-do-no-chips =
  { $name-who ->
    [you] plus de jeton pour vous
   *[other] plus de jeton pour { $name }
  }
royale-do-jackpot = le jackpot est maintenant à { $money }
royale-do-counter = le compteur indique : { $what }
royale-do-empty = le compteur tombe sur une case vide
royale-do-token =
  { $name-who ->
    [you] vous prenez le pion
   *[other] { $name } prend le pion
  }
royale-do-token-money =
  { $name-who ->
    [you] vous prenez le pion, qui vaut { $money } au paiement
   *[other] { $name } prend le pion, qui vaut { $money } au paiement
  }
royale-do-token-back = le pion retourne sur la machine
royale-do-closed =
  { $name-who ->
    [you] vous fermez le casino { $casino }
   *[other] { $name } ferme le casino { $casino }
  }
royale-do-put =
  { $name-who ->
    [you] vous posez { $dice } sur le casino { $casino }
   *[other] { $name } pose { $dice } sur le casino { $casino }
  }
royale-do-returned =
  { $name-who ->
    [you] vous reprenez { $dice } au casino { $casino }
   *[other] { $name } reprend { $dice } au casino { $casino }
  }
royale-do-prime =
  { $name-who ->
    [you] vous ajoutez un dé noir au casino { $casino }
   *[other] { $name } ajoute un dé noir au casino { $casino }
  }
royale-do-bar =
  { $name-who ->
    [you] vous mettez { $dice } au bar
   *[other] { $name } met { $dice } au bar
  }
royale-do-freed =
  { $name-who ->
    [you] vous récupérez { $dice } au bar
   *[other] { $name } récupère { $dice } au bar
  }
royale-do-grey-in =
  { $count ->
    [one] { $count } dé gris va sur le casino { $casino }
   *[other] { $count } dés gris vont sur le casino { $casino }
  }
royale-do-grey-out = un dé gris quitte le casino { $casino }
royale-do-doubled =
  { $name-who ->
    [you] vous amenez { $dice } ici depuis le casino { $casino }
   *[other] { $name } amène { $dice } ici depuis le casino { $casino }
  }
royale-do-parked =
  { $name-who ->
    [you] vous garez { $dice } sur la case { $space }
   *[other] { $name } gare { $dice } sur la case { $space }
  }
royale-do-pushed =
  { $name-who ->
    [you] vous cédez la place, { $dice } sur le casino { $casino }
   *[other] { $name } cède la place, { $dice } sur le casino { $casino }
  }
royale-do-gold =
  { $name-who ->
    [you] vous posez { $dice } sur la case dorée
   *[other] { $name } pose { $dice } sur la case dorée
  }
royale-do-gold-back =
  { $name-who ->
    [you] vous récupérez { $dice } de la case dorée
   *[other] { $name } récupère { $dice } de la case dorée
  }
royale-do-fist =
  { $name-who ->
    [you] vous fermez le poing
   *[other] { $name } ferme le poing
  }
royale-do-guessed =
  { $guesser-who ->
    [you] vous dites { $guess }, { $name } montre { $hidden } : juste
   *[other]
      { $name-who ->
        [you] { $guesser } dit { $guess }, vous montrez { $hidden } : juste
       *[other] { $guesser } dit { $guess }, { $name } montre { $hidden } : juste
      }
  }
royale-do-missed =
  { $guesser-who ->
    [you] vous dites { $guess }, { $name } montre { $hidden } : faux
   *[other]
      { $name-who ->
        [you] { $guesser } dit { $guess }, vous montrez { $hidden } : faux
       *[other] { $guesser } dit { $guess }, { $name } montre { $hidden } : faux
      }
  }
royale-do-bet-won =
  { $name-who ->
    [you]
      { $way ->
        [higher] vous pariiez sur plus et gagnez
       *[lower] vous pariiez sur moins et gagnez
      }
   *[other]
      { $way ->
        [higher] { $name } pariait sur plus et gagne
       *[lower] { $name } pariait sur moins et gagne
      }
  }
royale-do-bet-lost =
  { $name-who ->
    [you]
      { $way ->
        [higher] vous pariiez sur plus et perdez tout
       *[lower] vous pariiez sur moins et perdez tout
      }
   *[other]
      { $way ->
        [higher] { $name } pariait sur plus et perd tout
       *[lower] { $name } pariait sur moins et perd tout
      }
  }
royale-do-split =
  { $name-who ->
    [you] vous posez deux tas face cachée, de { $first } et { $second }
   *[other] { $name } pose deux tas face cachée, de { $first } et { $second }
  }
royale-do-opened =
  { $name-who ->
    [you] vous prenez le tas { $pile } avec { $taken } ; l’autre contient { $other }
   *[other] { $name } prend le tas { $pile } avec { $taken } ; l’autre contient { $other }
  }
royale-do-noted =
  { $names-who ->
    [you]
      { $count ->
        [one] vous comptez le moins ici et devez { $money }
       *[other] { $names-you } comptez le moins ici et devez { $money } par personne
      }
   *[other]
      { $count ->
        [one] { $names } compte le moins ici et doit { $money }
       *[other] { $names } comptent le moins ici et doivent { $money } par personne
      }
  }
royale-do-fined =
  { $name-who ->
    [you] vous payez { $money }, soit { $what }
   *[other] { $name } paie { $money }, soit { $what }
  }
royale-do-change =
  { $name-who ->
    [you] vous payez { $money }, soit { $what } moins { $change } rendus
   *[other] { $name } paie { $money }, soit { $what } moins { $change } rendus
  }
royale-do-broke =
  { $name-who ->
    [you] vous n’avez rien pour payer
   *[other] { $name } n’a rien pour payer
  }

## La table

royale-closed = fermé
royale-table-closed = Fermé.
royale-table-tile = { $tile } : { $state }.
royale-table-tile-only = { $tile }.
royale-own-money = Vous avez { $money }, { $bills } et { $chips } : { $total } en tout.
royale-state-jackpot = jackpot : { $money }
royale-state-counter = compteur : { $what }
royale-state-token = pion : { $name }
royale-state-token-free = pion libre
royale-state-next = ensuite : { $what }
royale-state-bar = bar : { $dice }
royale-state-bar-empty = bar vide
royale-state-clusters = dés gris : { $clusters }
royale-state-clusters-none = plus de dés gris
royale-state-spaces = { $spaces }
royale-state-spaces-none = tout est couvert
royale-state-chip = jeton
royale-state-action = dé à déplacer
royale-state-double = paie { $money }
royale-state-parked = garés : { $dice }
royale-state-parked-none = cases libres
royale-state-gold = case dorée : { $name }
royale-state-gold-none = case dorée libre

## Ce qu’on vous demande

royale-ask = { $tile } : { $question }
royale-ask-roll = lancez, ou choisissez la face d’un dé et posez-le. Si la manche finissait là :
royale-ask-hide =
  { $name-who ->
    [you] combien de pions cachez-vous ? Vous allez deviner.
   *[other] combien de pions cachez-vous ? { $name } va deviner.
  }
royale-ask-guess =
  { $name-who ->
    [you] combien de pions cachez-vous dans votre poing ?
   *[other] combien de pions { $name } cache dans son poing ?
  }
royale-ask-reward = c’était faux. Choisissez votre récompense :
royale-ask-prime = ajouter des dés noirs aux casinos qu’ils montrent ? Si la manche finissait là :
royale-ask-bet = votre total est { $total }, le compteur indique : { $what }. Arrêter ou parier ?
royale-ask-fine = la banque n’a pas la monnaie : vous perdriez { $lost }. Ajouter des jetons ?
royale-ask-close = quel casino fermez-vous ?
royale-ask-bar = un de vos dés va au bar. Lequel ?
royale-ask-block = quels dés gris vont où ?
royale-ask-grey = prendre un dé gris, et pour quoi ?
royale-ask-adjust = Déplacez un de vos dés, si vous voulez. Aucune machine ne se déclenche.
royale-ask-split =
  { $name-who ->
    [you] séparez les pions en deux tas. Vous en prenez un sans le voir.
   *[other] séparez les pions en deux tas. { $name } en prend un sans le voir.
  }
royale-ask-pile =
  { $name-who ->
    [you] vous avez posé deux tas. Lequel prenez-vous ?
   *[other] { $name } a posé deux tas. Lequel prenez-vous ?
  }
royale-ask-double = combien de dés amenez-vous sur la machine ? Sans retour.
royale-ask-park = garer un dé jusqu’au paiement ?
royale-ask-result = quel résultat choisissez-vous ?
royale-ask-tile = quelle machine déclenchez-vous ?
royale-ask-gold = quel dé va sur la case dorée ?

## Ce qu’on peut choisir

royale-offer-roll = lancer { $dice }
royale-offer-pass = passer : garder tous les dés et payer 1 jeton, reste : { $chips }
royale-offer-count = { $dice } sur le casino { $casino }, comptant pour { $total }
royale-offer-tile = puis { $tile }
royale-offer-tile-for = puis { $tile }, { $what }
royale-offer-token = vous prenez le pion de { $tile }
royale-offer-token-lost =
  { $name-who ->
    [you] vous perdez le pion de { $tile }
   *[other] { $name } perd le pion de { $tile }
  }
royale-offer-hide =
  { $count ->
    [one] { $count } pion : { $what } si la réponse est fausse
   *[other] { $count } pions : { $what } si la réponse est fausse
  }
royale-offer-guess =
  { $name-who ->
    [you]
      { $count ->
        [one] { $count } pion, vaut { $what } pour vous
       *[other] { $count } pions, valent { $what } pour vous
      }
   *[other]
      { $count ->
        [one] { $count } pion, vaut { $what } pour { $name }
       *[other] { $count } pions, valent { $what } pour { $name }
      }
  }
royale-offer-add =
  { $count ->
    [one] un dé noir sur le casino { $casino }
   *[other] les deux dés noirs sur le casino { $casino }
  }
royale-offer-add-both = { $first } ; { $second }
royale-offer-add-none = aucun dé noir
royale-offer-stop = arrêter et prendre { $what }
royale-offer-stop-empty = arrêter sans rien prendre
royale-offer-bet =
  { $way ->
    [higher] plus que { $total }
   *[lower] moins que { $total }
  }
royale-offer-bet-chance = { $count } cas sur { $throws }
royale-offer-bet-outcome = monter à { $what }, ou tout perdre
royale-offer-fine-add = ajouter { $chips }
royale-offer-fine-saved = il vous reste { $money } en billets
royale-offer-fine-keep = garder vos jetons
royale-offer-fine-lost = vous perdez { $money }
royale-offer-close = fermer le casino { $casino }
royale-offer-keep = laisser le casino { $casino } fermé
royale-offer-bar = { $dice } au bar
royale-offer-block =
  { $count ->
    [one] { $count } dé gris sur le casino { $casino }
   *[other] { $count } dés gris sur le casino { $casino }
  }
royale-offer-grey = casino { $casino }, pour { $what }
royale-offer-grey-action = casino { $casino }, pour déplacer un dé
royale-offer-grey-none = ne prendre aucun dé gris
royale-offer-return = reprendre { $dice } au casino { $casino }
royale-offer-adjust-none = ne déplacer aucun dé
royale-offer-pile =
  { $count ->
    [one] tas { $pile }, { $count } pion
   *[other] tas { $pile }, { $count } pions
  }
royale-offer-double = { $dice } sur la machine
royale-offer-double-here = au casino { $casino }
royale-offer-double-none = ne déplacer aucun dé
royale-offer-park = { $dice } sur la case { $space } : { $what } au paiement
royale-offer-pushed =
  { $name-who ->
    [you] vous filez sur le casino { $casino }
   *[other] { $name } file sur le casino { $casino }
  }
royale-offer-park-none = ne garer aucun dé
royale-offer-activate = déclencher une autre machine
royale-offer-adjust = poser un dé sur n’importe quel casino, ou en reprendre un
royale-offer-gold = un dé sur la case dorée, { $what } au paiement
royale-offer-void = rien à faire
royale-offer-gild = { $dice } sur la case dorée : { $what } au paiement
royale-offer-gold-back =
  { $name-who ->
    [you] vous récupérez un dé
   *[other] { $name } récupère un dé
  }

## Ce que vous avez devant vous

royale-help-turn =
  Vous avez lancé tous vos dés. Choisissez une face : tous les dés qui la montrent vont sur le
  casino de ce numéro, et sa machine agit. Ou payez un jeton, gardez tous vos dés et relancez au
  prochain tour.
royale-help-adjust =
  Vous pouvez poser un dé de votre main sur un casino ouvert, ou reprendre un de vos dés en main.
  Aucune machine ne se déclenche.
royale-help-dice =
  Un gros dé est entre crochets et compte pour 2. Un jeton permet de passer, ou vaut { $chip } à la fin.
royale-help-payout =
  Quand tous les dés sont posés, chaque casino paie deux billets. À compte égal, on n’a rien ; parmi
  les autres, le premier prend le plus gros billet, le deuxième l’autre.
royale-help-neutral =
  Les dés neutres ne sont à personne. Ils font égalité comme tout le monde, et ce qu’ils gagnent va
  sous la pile.
royale-help-bank = La banque contient { $bills }.
royale-help-drawing =
  Sur le dessin, chaque billet est à côté des dés qui le prendraient maintenant ; = marque les dés
  qui s’annulent, – les dés sans billet, et ◆ qui a ouvert la manche. Le nom d’une machine est au pied
  de son casino.

## La première partie

royale-lesson-big = Un gros dé
royale-lesson-big-text = Tous vos dés d’un chiffre vont ensemble dans ce casino. Le gros dé compte double.
royale-lesson-two = Deux billets partout
royale-lesson-two-text = Le plus de dés prend { $amount }, le deuxième { $second }. À égalité, rien.
royale-lesson-chip = Un mauvais lancer
royale-lesson-chip-text = Rien de tout cela ne vous aide. Un jeton garde tous vos dés en main.
royale-lesson-again = Attendez-en un meilleur
royale-lesson-again-text = Vous recevez deux jetons par manche. Au prochain tour, vous relancez les mêmes dés.
royale-lesson-neutral = Les dés neutres comptent aussi
royale-lesson-neutral-text = Personne ne les joue, mais il y en a deux ici. Vos trois dés font plus.
royale-lesson-worth = Le jeton en valait la peine
royale-lesson-worth-text = { $amount } pour vous. Plus tard, des machines sont posées aux casinos ; chacune a sa règle.

## Exemples des règles

royale-example-pass = Poser ou passer
royale-example-pass-text = Deux 4 et deux 5, mais dans les deux casinos quelqu’un compte déjà cinq. Un jeton garderait vos quatre dés en main.
royale-example-pass-paid = Un jeton pour un autre lancer
royale-example-pass-paid-text = Votre tour est fini. Vous gardez les quatre dés pour le prochain tour, et il vous reste un jeton. Ceux dont vous n’avez pas besoin valent { $worth } à la fin.
royale-example-pass-placed = Posés, sans payer de jeton
royale-example-pass-placed-text = Quelqu’un y compte plus, mais la deuxième place est payée aussi. Vous gardez vos deux jetons : chacun permet de passer, ou vaut { $worth } à la fin.
royale-example-d1 = Un 1 pour Jour de paie
royale-example-d1-text = Vous avez des dés dans les casinos 5 et 6, et lancez un 1 et un 2. La machine est au casino 1.
royale-example-d1-paid = Une paie pour trois casinos
royale-example-d1-paid-text = Avec le dé du casino 1, vous êtes dans trois casinos : { $amount } tout de suite, en billet. Pour un ou deux, c’était des jetons.
royale-example-d1-elsewhere = Pas de dé ici, pas de paie
royale-example-d1-elsewhere-text = Seuls les dés posés au casino 1 déclenchent cette machine. Le 1 aurait rapporté { $amount } tout de suite.
royale-example-d1-passed = Passer ne déclenche rien
royale-example-d1-passed-text = Vous avez payé un jeton et gardé vos deux dés ; aucune machine n’a agi. Le 1 aurait rapporté { $amount } tout de suite.

## Pourquoi un choix est le meilleur

royale-why-big = le gros dé compte double
royale-why-passing = passer
royale-why-pass =
  { $count ->
    [one] pour un jeton, vous gardez { $count } dé pour votre prochain tour
   *[other] pour un jeton, vous gardez vos { $count } dés pour votre prochain tour
  }
