### Vegas : ce qui arrive, l’état de la table, ce qu’on peut choisir.

## Couleurs à personne

vegas-rival-1 = Rouge
vegas-rival-2 = Bleu
vegas-rival-3 = Vert
vegas-rival-4 = Mauve
vegas-neutral = Neutre

## Dés et billets

vegas-dice =
  { $count ->
    [0] aucun dé
    [one] { $count } dé
   *[other] { $count } dés
  }
vegas-neutral-dice =
  { $count ->
    [one] { $count } dé neutre
   *[other] { $count } dés neutres
  }
vegas-bills =
  { $count ->
    [0] aucun billet
    [one] { $count } billet
   *[other] { $count } billets
  }
vegas-pile =
  { $count ->
    [0] plus de billets dans la pile
    [one] { $count } billet dans la pile
   *[other] { $count } billets dans la pile
  }
vegas-count =
  { $name-who ->
    [you] vous { $count }
   *[other] { $name } { $count }
  }
vegas-roll-neutral = neutres { $neutral }
vegas-roll-both = { $own }, neutres { $neutral }

## Ce qui arrive

vegas-say-leader =
  { $name-who ->
    [you] Tirage au sort : vous commencez.
   *[other] Tirage au sort : { $name } commence.
  }
vegas-say-round =
  { $name-who ->
    [you] Manche { $round } sur { $rounds } : vous commencez.
   *[other] Manche { $round } sur { $rounds } : { $name } commence.
  }
vegas-say-round-solo = Manche { $round } sur { $rounds }.
vegas-say-dealt = Billets sur les casinos : { $casinos }.
vegas-say-dealt-hidden = Chaque casino reçoit ses billets.
vegas-dealt-casino = { $casino } : { $bills }
vegas-say-loose = Les dés neutres en trop montrent { $dice } et vont sur ces casinos.
vegas-say-rival = { $name } pose tous ses dés d’un coup : { $dice }.
vegas-say-rolled =
  { $name-who ->
    [you] Vous lancez { $dice }.
   *[other] { $name } lance { $dice }.
  }
vegas-say-turn =
  { $name-who ->
    [you] Vous lancez { $dice } et posez { $placed } sur le casino { $casino }.
   *[other] { $name } lance { $dice } et pose { $placed } sur le casino { $casino }.
  }
vegas-say-placed =
  { $name-who ->
    [you] Vous posez { $placed } sur le casino { $casino }.
   *[other] { $name } pose { $placed } sur le casino { $casino }.
  }
vegas-say-colours = Les dés montrent { $dice }.
vegas-say-placed-solo =
  { $names-who ->
    [you]
      { $count ->
        [one] Le casino { $casino } reçoit { $count } dé : { $names-you }.
       *[other] Le casino { $casino } reçoit { $count } dés : { $names-you }.
      }
   *[other]
      { $count ->
        [one] Le casino { $casino } reçoit { $count } dé : { $names }.
       *[other] Le casino { $casino } reçoit { $count } dés : { $names }.
      }
  }

## Le paiement

vegas-say-paid = Casino { $casino } : { $dice } → { $result }.
vegas-no-dice = aucun dé
vegas-cancel = { $names } s’annulent
vegas-take =
  { $name-who ->
    [you] vous prenez { $bill }
   *[other] { $name } prend { $bill }
  }
vegas-take-next =
  { $name-who ->
    [you] vous { $bill }
   *[other] { $name } { $bill }
  }
vegas-a-bill = un billet
vegas-under-pile = sous la pile
vegas-neutral-take = les dés neutres envoient { $bill } { $where }
vegas-unpaid =
  { $names-who ->
    [you]
      { $count ->
        [one] plus de billet pour { $names-you }
       *[other] plus de billets pour { $names-you }
      }
   *[other]
      { $count ->
        [one] plus de billet pour { $names }
       *[other] plus de billets pour { $names }
      }
  }
vegas-returned =
  { $count ->
    [one] { $bills } retournent { $where }
   *[other] { $bills } retournent { $where }
  }
vegas-returned-hidden =
  { $count ->
    [one] { $count } billet retourne { $where }
   *[other] { $count } billets retournent { $where }
  }
vegas-no-result = personne ne prend rien

## La fin

vegas-say-rank =
  { $name-who ->
    [you] { $rank }. Vous : { $money }, { $bills }.
   *[other] { $rank }. { $name } : { $money }, { $bills }.
  }
vegas-say-winner =
  { $name-who ->
    [you] Vous gagnez.
   *[other] { $name } gagne.
  }
vegas-say-shared =
  { $names-who ->
    [you] { $names-you }, vous vous partagez la victoire.
   *[other] { $names } se partagent la victoire.
  }
vegas-say-solo-won =
  { $name-who ->
    [you] Vous avez { $own }, les rivaux { $rivals } à eux tous : vous gagnez.
   *[other] { $name } a { $own }, les rivaux { $rivals } à eux tous : { $name } gagne.
  }
vegas-say-solo-lost =
  { $name-who ->
    [you] Vous avez { $own }, les rivaux { $rivals } à eux tous : les rivaux gagnent.
   *[other] { $name } a { $own }, les rivaux { $rivals } à eux tous : les rivaux gagnent.
  }

## La table

vegas-round = Manche { $round } sur { $rounds }
vegas-starter =
  { $name-who ->
    [you] vous ouvrez
   *[other] { $name } ouvre
  }
vegas-table-casino = Casino { $casino } : { $bills }. Dés : { $dice }.
vegas-table-casino-empty = Casino { $casino } : { $bills }. Aucun dé.
vegas-table-player = { $name } : { $holds }.
vegas-balance = Si la manche finissait là : { $name } { $own }, les rivaux { $rivals }.
vegas-own-money = Vous avez { $money }, { $bills }.

## Ce qu’on peut choisir

vegas-choose = Choisissez une face. Si la manche finissait là :
vegas-offer-place = { $dice } sur le casino { $casino }
vegas-offer-more = { $dice } sur le casino { $casino }, { $total } en tout
vegas-offer-solo =
  { $names-who ->
    [you] { $names-you } sur le casino { $casino }
   *[other] { $names } sur le casino { $casino }
  }
vegas-offer-absent = aucun dé à vous là-bas
vegas-offer-tie =
  { $names-who ->
    [you]
      { $count ->
        [one] égalité avec { $names-you }, rien pour vous deux
       *[other] égalité avec { $names-you }, rien pour personne
      }
   *[other]
      { $count ->
        [one] égalité avec { $names }, rien pour vous deux
       *[other] égalité avec { $names }, rien pour personne
      }
  }
vegas-offer-lead = vous menez et prenez { $bill }
vegas-offer-follow =
  { $place ->
    [2] deuxième place, vous prenez { $bill }
    [3] troisième place, vous prenez { $bill }
    [4] quatrième place, vous prenez { $bill }
   *[other] cinquième place, vous prenez { $bill }
  }
vegas-offer-unpaid =
  { $place ->
    [2] deuxième place, plus de billet
    [3] troisième place, plus de billet
    [4] quatrième place, plus de billet
    [5] cinquième place, plus de billet
   *[other] dernière place, plus de billet
  }
vegas-shift-up =
  { $name-who ->
    [you] vous montez à { $bill }
   *[other] { $name } monte à { $bill }
  }
vegas-shift-down =
  { $name-who ->
    [you] vous descendez à { $bill }
   *[other] { $name } descend à { $bill }
  }
vegas-shift-out =
  { $name-who ->
    [you] vous n’avez rien
   *[other] { $name } n’a plus rien
  }

## Ce que vous avez devant vous

vegas-help-turn =
  Vous avez lancé tous vos dés. Choisissez une face : tous les dés qui la montrent vont sur le casino
  de ce numéro et y restent jusqu’au paiement. Les autres, vous les relancez à votre prochain tour.
vegas-help-payout =
  Quand tous les dés sont posés, chaque casino paie. À nombre de dés égal, on s’annule et on n’a
  rien ; parmi les autres, qui a le plus de dés prend le plus gros billet, puis vient le suivant.
vegas-help-neutral =
  Les dés neutres ne sont à personne. Ils se posent avec les vôtres, font égalité comme tout le
  monde, et ce qu’ils gagnent va sous la pile.
vegas-help-solo =
  Vous avez lancé un dé de chaque couleur qui en a encore. Choisissez une face : tous les dés qui la
  montrent sont posés, à vous ou non, et les autres reviennent. Pour gagner, il vous faut plus que
  tous les rivaux réunis.
vegas-help-drawing =
  Sur le dessin, chaque billet est à côté des dés qui le prendraient maintenant ; = marque les dés
  qui s’annulent, – les dés sans billet, et ◆ qui a ouvert la manche.

## La première partie

vegas-lesson-dice = Vos huit dés
vegas-lesson-dice-text = Choisissez un chiffre : tous vos dés qui le montrent vont ensemble dans ce casino.
vegas-lesson-most = Le plus de dés, le plus gros billet
vegas-lesson-most-text = Avec quatre dés, vous menez : { $amount } pour vous. La lumière bleue le montre avant de jouer.
vegas-lesson-equal = Égalité : rien
vegas-lesson-equal-text = { $one } et { $other } ont trois dés chacun : ils s’annulent. Vos deux dés suffisent.
vegas-lesson-free = Deux dés en battent six
vegas-lesson-free-text = Tant qu’ils s’annulent, les { $amount } sont à vous.
vegas-lesson-last = Tous les dés y passent
vegas-lesson-last-text = Ce sont vos deux derniers. Quand tous les dés sont posés, les casinos paient.
vegas-lesson-risk = Rien n’est encore gagné
vegas-lesson-risk-text = Qui a encore des dés peut vous dépasser, ou revenir à égalité. Regardez.

## Exemples des règles

vegas-example-turn = Quatre 3 et un 5
vegas-example-turn-text = En pleine manche, vous lancez vos cinq derniers dés. Choisissez un chiffre et voyez ce qu’il faut poser.
vegas-example-turn-all = Les quatre, pas moins
vegas-example-turn-all-text = Les quatre 3 sont dans le casino 3 ; en poser moins n’était pas permis. Il vous reste un dé, le seul que vous lancerez au prochain tour.
vegas-example-turn-one = Seulement le 5
vegas-example-turn-one-text = Le 5 est dans le casino 5. Les 3 restent dans votre main : au prochain tour, vous relancez les quatre.
vegas-example-payout = Deux dés, puis les casinos paient
vegas-example-payout-text = Au casino 4, { $most } a cinq dés, { $equal } trois, vous deux et { $least } un. Irez-vous à égalité ?
vegas-example-payout-equal = À égalité, on s’annule
vegas-example-payout-equal-text = Vous et { $equal } aviez trois dés chacun au casino 4 : rien pour vous deux. { $most } prend { $first }, et { $least } obtient { $second } avec un seul dé. { $third } vont sous la pile.
vegas-example-payout-third = Pas d’égalité, un billet chacun
vegas-example-payout-third-text = Au casino 4, { $most } prend { $first }, { $equal } prend { $second }, et vos deux dés rapportent { $third }. Un dé de plus, et vous vous annuliez avec { $equal } : { $second } pour { $least }.
vegas-example-neutral = Deux couleurs en un lancer
vegas-example-neutral-text = Deux 1 et un 5 à vous, un 1 et un 6 neutres. Tous les dés du chiffre choisi sont posés, les neutres aussi.
vegas-example-neutral-together = Trois 1, dont deux à vous
vegas-example-neutral-together-text = Vos deux 1 et le 1 neutre sont dans le casino 1. Vous y comptez deux ; le dé neutre compte à part, comme pour une personne de plus.
vegas-example-neutral-own = Seulement votre 5
vegas-example-neutral-own-text = Votre 5 est dans le casino 5. Les deux dés neutres sont encore dans votre main : il faudra les poser aussi.
vegas-example-neutral-neutral = Un dé qui ne vous en coûte aucun
vegas-example-neutral-neutral-text = Le 6 neutre est dans le casino 6, et vous gardez tous vos dés. Au paiement, il peut faire égalité ou prendre un billet ; ce billet va sous la pile.

## Pourquoi un placement est le meilleur

vegas-why-parted = vous n’êtes plus à égalité avec { $names } et prenez { $bill }
vegas-why-alone = personne d’autre n’y est, vous prenez donc { $bill }
vegas-why-lead = vous passez en tête et prenez { $bill }
vegas-why-guard =
  { $count ->
    [one] vous restez en tête pour { $bill }, avec { $count } dé d’avance
   *[other] vous restez en tête pour { $bill }, avec { $count } dés d’avance
  }
vegas-why-costs = { $name } perd { $bill }
vegas-why-rival = des autres, c’est { $name } qui a le plus d’argent
vegas-why-ahead = vous avez déjà le plus d’argent
vegas-why-keeps =
  { $count ->
    [one] il reste { $count } dé pour la suite
   *[other] il reste { $count } dés pour la suite
  }
vegas-why-spends =
  { $count ->
    [one] cela prend { $count } dé, le meilleur choix seulement { $least }
   *[other] cela prend { $count } dés, le meilleur choix seulement { $least }
  }
