### Strike : ce qui arrive, l’état de la table, ce qu’on peut choisir.

## Ce qui arrive

strike-say-starter =
  { $name-who ->
    [you] Le sort vous désigne pour commencer.
   *[other] Le sort désigne { $name } pour commencer.
  }
strike-say-begin =
  { $name-who ->
    [you] Un { $face } se trouve dans l’arène. Vous commencez.
   *[other] Un { $face } se trouve dans l’arène. { $name } commence.
  }
strike-say-round =
  { $name-who ->
    [you] Manche { $number } sur { $rounds } : un { $face } se trouve dans l’arène. Vous commencez.
   *[other] Manche { $number } sur { $rounds } : un { $face } se trouve dans l’arène. { $name } commence.
  }
strike-say-on-turn =
  { $name-who ->
    [you] C’est à vous.
   *[other] C’est à { $name }.
  }
strike-say-grand =
  { $name-who ->
    [you] L’arène est vide : vous devez lancer tous vos dés.
   *[other] L’arène est vide : { $name } doit lancer tous ses dés.
  }
strike-say-regrouped =
  { $name-who ->
    [you] Vous déplacez des dés.
   *[other] { $name } déplace des dés.
  }
strike-say-settled = Les dés sont immobiles : { $dice }.
strike-say-rerolled = Un dé penché est relancé et montre { $face }.
strike-say-lost = Un dé est perdu.
strike-say-cleared =
  { $name-who ->
    [you] Vous laissez l’arène vide.
   *[other] { $name } laisse l’arène vide.
  }
strike-say-choice =
  { $name-who ->
    [you] Vous pouvez relancer ou vous arrêter.
   *[other] { $name } peut relancer ou s’arrêter.
  }
strike-say-stopped =
  { $name-who ->
    [you] Vous vous arrêtez.
   *[other] { $name } s’arrête.
  }
strike-say-left =
  { $name-who ->
    [you] Vous quittez la table, et vos dés sont perdus.
   *[other] { $name } quitte la table, et les dés de { $name } sont perdus.
  }
strike-say-over =
  { $name-who ->
    [you] Vous avez fini votre tour.
   *[other] { $name } a fini son tour.
  }
strike-say-out =
  { $name-who ->
    [you] Vous n’avez plus de dés et sortez du jeu.
   *[other] { $name } n’a plus de dés et sort du jeu.
  }
strike-say-out-points =
  { $name-who ->
    [you] Vous n’avez plus de dés et sortez du jeu : { $points }.
   *[other] { $name } n’a plus de dés et sort du jeu : { $points }.
  }
strike-say-last =
  { $name-who ->
    [you] Il ne reste des dés qu’à vous.
   *[other] Il ne reste des dés qu’à { $name }.
  }
strike-say-won =
  { $names-who ->
    [you]
      { $count ->
        [one] Vous gagnez.
       *[other] { $names-you } partagez la victoire.
      }
   *[other]
      { $count ->
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
      }
  }
strike-say-totals = Points : { $totals }. { $result }
strike-total =
  { $name-who ->
    [you] vous { $points }
   *[other] { $name } { $points }
  }
strike-say-does =
  { $name-who ->
    [you] Vous { $done }.
   *[other] { $name } { $done }.
  }

## Un lancer, morceau par morceau

strike-sentence = { $text }.
strike-threw =
  { $name-who ->
    [you] Vous { $throw } : { $result }
   *[other] { $name } { $throw } : { $result }
  }
strike-came = { $throw } → { $result }
strike-regroups =
  { $doer-who ->
    [you] déplacez des dés
   *[other] déplace des dés
  }
strike-throws-soft =
  { $doer-who ->
    [you] lancez doucement
   *[other] lance doucement
  }
strike-throws-normal =
  { $doer-who ->
    [you] lancez
   *[other] lance
  }
strike-throws-hard =
  { $doer-who ->
    [you] lancez fort
   *[other] lance fort
  }
strike-throws-all-soft =
  { $doer-who ->
    [you] lancez tous vos dés doucement
   *[other] lance tous ses dés doucement
  }
strike-throws-all-normal =
  { $doer-who ->
    [you] lancez tous vos dés
   *[other] lance tous ses dés
  }
strike-throws-all-hard =
  { $doer-who ->
    [you] lancez tous vos dés fort
   *[other] lance tous ses dés fort
  }
strike-throws-at = { $throw } sur { $dice }
strike-lands =
  { $count ->
    [one] { $dice } tombe dans l’arène
   *[other] { $dice } tombent dans l’arène
  }
strike-lost-x =
  { $count ->
    [one] X, le dé est perdu
   *[other] { $count } X, ces dés sont perdus
  }
strike-lost-outside =
  { $count ->
    [one] le dé sort de l’arène
   *[other] { $count } dés sortent de l’arène
  }
strike-lost-rim =
  { $count ->
    [one] le dé reste sur le bord, perdu
   *[other] { $count } dés restent sur le bord, perdus
  }
strike-hit-turned = le { $face } devient { $new }
strike-hit-x = le { $face } devient X, perdu
strike-hit-outside = le { $face } est éjecté
strike-hit-rim = le { $face } finit sur le bord, perdu
strike-rerolled = un dé penché est relancé et montre { $face }
strike-rerolled-x = un dé penché est relancé, montre X et se perd
strike-emptied = l’arène est vide
strike-takes =
  { $doer-who ->
    [you] prenez { $dice }
   *[other] prend { $dice }
  }
strike-stops =
  { $doer-who ->
    [you] vous arrêtez
   *[other] s’arrête
  }

## La table

strike-round = Manche { $number } sur { $rounds }
strike-arena = Arène
strike-empty = vide
strike-in-arena =
  { $count ->
    [0] l’arène est vide
    [one] { $count } dé dans l’arène
   *[other] { $count } dés dans l’arène
  }
strike-out-of-game =
  { $count ->
    [0] aucun perdu
    [one] { $count } perdu
   *[other] { $count } perdus
  }
strike-dice =
  { $count ->
    [0] aucun dé
    [one] { $count } dé
   *[other] { $count } dés
  }
strike-out = hors jeu
strike-points =
  { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
strike-table-empty = L’arène est vide.
strike-table-arena = Dans l’arène : { $dice }.
strike-table-die = { $face } { $place }
strike-table-player = { $name } : { $note }.
strike-own = Vous avez : { $note }.
strike-place-1 = devant à gauche
strike-place-2 = devant
strike-place-3 = devant à droite
strike-place-4 = à gauche
strike-place-5 = au milieu
strike-place-6 = à droite
strike-place-7 = au fond à gauche
strike-place-8 = au fond
strike-place-9 = au fond à droite

## Ce qu’on peut choisir

strike-ask-first = Vous devez lancer un dé.
strike-ask-again = Rien d’égal : relancez ou arrêtez-vous.
strike-ask-aim = Entrée vaut 2 ; pour viser : 2 { $dice }
strike-ask-all =
  { $count ->
    [one] L’arène est vide : lancez votre dernier dé.
   *[other] L’arène est vide : lancez vos { $count } dés à la fois.
  }
strike-ask-empty = L’arène est vide : lancez encore un dé ou arrêtez-vous.
strike-offer-soft = Lancer doucement
strike-offer-normal = Lancer normalement
strike-offer-hard = Lancer fort
strike-offer-all-soft =
  { $count ->
    [one] Lancer votre dernier dé doucement
   *[other] Lancer vos { $count } dés doucement
  }
strike-offer-all-normal =
  { $count ->
    [one] Lancer votre dernier dé normalement
   *[other] Lancer vos { $count } dés normalement
  }
strike-offer-all-hard =
  { $count ->
    [one] Lancer votre dernier dé fort
   *[other] Lancer vos { $count } dés fort
  }
strike-offer-hand-soft = bouge peu, ne perd presque rien
strike-offer-hand-normal = peut en renverser d’autres
strike-offer-hand-hard = renverse le plus, perd le plus
strike-offer-alone-soft = presque rien ne sort
strike-offer-alone-normal = peu de dés sortent
strike-offer-alone-hard = beaucoup de dés sortent
strike-offer-chance = { $chance } % de chances de prendre des dés
strike-offer-together = Rapprocher les dés au milieu
strike-offer-apart = Écarter les dés
strike-offer-leave = Partir pour de bon, tous vos dés sont perdus
strike-offer-stop = S’arrêter
strike-offer-stop-empty = S’arrêter et laisser le Grand Lancer à la personne suivante

## Mots qu’on peut taper à la place des touches

strike-type-soft = doux doucement
strike-type-normal = normal lancer
strike-type-hard = fort
strike-type-together = rapprocher ensemble
strike-type-apart = écarter ecarter
strike-type-stop = stop arrêter arreter
strike-type-leave = partir
strike-type-middle = milieu centre

## Ce qui ne va pas

strike-no-aim = { $typed } ne veut rien dire ici. Nommez des dés par le nombre qu’ils montrent, ou + pour le milieu.
strike-no-die = Aucun dé de l’arène ne montre { $face }.
strike-no-place = { $typed } ne va pas. Nommez un dé et une place de 1 à 9, comme 5 49.
strike-no-places = Les dés n’ont pas de place ici. Nommez les dés à viser, comme 2 46.
strike-no-change = Les dés sont déjà ainsi.
strike-no-must-throw = Impossible de s’arrêter maintenant : il faut d’abord lancer.
strike-no-nothing-to-regroup = L’arène est vide, il n’y a rien à déplacer.

## Ce que vous avez devant vous

strike-help-turn =
  Lancez un dé dans l’arène. S’il y a ensuite des nombres égaux, vous prenez tous ces dés et votre
  tour est fini. Sinon, relancez ou arrêtez-vous. Sans dés à la fin de votre propre tour, vous sortez
  du jeu. La dernière personne à avoir des dés gagne.
strike-help-lost =
  Un dé qui montre X, sort de l’arène ou reste sur le bord est perdu. Qui commence son tour devant
  une arène vide lance tous ses dés à la fois et ne garde que les égaux : c’est le Grand Lancer.
strike-help-throw =
  1, 2 et 3 lancent sur tous les dés de l’arène. Pour en viser certains, ajoutez leurs nombres : 3 46
  lance fort sur le 4 et le 6, et 2 + lance au milieu. Les mots vont aussi : fort 46, stop.
strike-help-styles =
  Un lancer doux laisse les autres dés presque en place. Un lancer fort en renverse le plus, et c’est
  là que le plus de dés sortent.
strike-help-push =
  4 rapproche tous les dés, 4 46 seulement le 4 et le 6, et écarte les autres. 5 les écarte tous, et
  5 49 pousse le 4 à la place 9. Les places sont celles d’un pavé numérique : 7 au fond à gauche, 5
  au milieu, 3 devant à droite.
strike-help-abstract =
  Ici, une table de chances dit comment finit un lancer. Les dés visés sont renversés plus souvent,
  et avec 2 + vous n’en visez aucun.
strike-help-drawing =
  Le dessin montre l’arène vue d’en haut, et vous lancez d’en bas. Un nombre entre crochets est un
  dé, + est le milieu, ░ est la paroi.

## La première partie

strike-lesson-aim = Visez un dé
strike-lesson-aim-text = Un dé est dans l’arène. Touché, il glisse ou bascule.
strike-lesson-throw = Lancez-en un
strike-lesson-throw-text = Deux pareils après le lancer, et ils sont à vous. Un X est perdu.
strike-lesson-push = Déplacez les dés
strike-lesson-push-text = Vous pouvez le faire avant chaque lancer. Leurs faces ne changent pas.
strike-lesson-together = Bien serrés
strike-lesson-together-text = Ainsi, un seul lancer en touche plusieurs.
strike-lesson-hit = En plein dedans
strike-lesson-hit-text = Un dé renversé compte aussi : les pareils sont à vous, un X est perdu.
strike-lesson-again = Encore rien de pareil
strike-lesson-again-text = Votre tour continue. Plus il y a de dés, plus vite deux sont pareils.
strike-lesson-stop = Ou restez-en là
strike-lesson-stop-text = Qui n’a plus de dés est hors jeu. Arrêtez, et c’est au suivant de lancer.

## Exemples des règles

strike-example-turn = Un 2, un 3 et un 5
strike-example-turn-text = Ils sont dans l’arène. Rapprochez-les si vous voulez, puis lancez un dé contre eux. Ce qui est égal ensuite est à vous.
strike-example-turn-equal = Les égaux sont à vous
strike-example-turn-equal-text = Tous les dés d’une valeur présente au moins deux fois sont dans votre réserve, peu importe qui les a lancés. Votre tour est fini, c’est à { $name } de lancer.
strike-example-turn-different = Rien d’égal
strike-example-turn-different-text = Toutes les valeurs de l’arène sont différentes : vous ne prenez rien. Vous pourriez lancer encore un dé, ou vous arrêter.
strike-example-turn-lost = Un dé est perdu
strike-example-turn-lost-text = Un dé qui montre X ou ne reste pas dans l’arène est hors jeu. Cela ne finit pas votre tour : vous pourriez relancer, ou vous arrêter.

## Pourquoi un choix est le meilleur

strike-why-lose = { $chance } % de risque de perdre le dé
strike-why-last = si vous ne prenez rien avec votre dernier dé, c’est fini pour vous
strike-why-keep =
  { $count ->
    [one] vous gardez votre dernier dé
   *[other] vous gardez vos { $count } dés
  }
strike-why-left =
  { $count ->
    [one] { $name } doit lancer sur { $count } dé
   *[other] { $name } doit lancer sur { $count } dés
  }
strike-why-empty = { $name } doit lancer tous ses dés
