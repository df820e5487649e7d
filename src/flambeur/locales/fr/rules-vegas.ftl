### Règles de Vegas, affichées par « flambeur rules vegas ».

rules-vegas-title = Vegas : les règles

rules-vegas-aim =
  Six casinos, quatre manches et de l’argent sur toutes les tables. Placez vos dés là où vous en
  aurez plus que les autres et repartez avec les plus beaux billets. La personne la plus riche
  après la quatrième manche gagne.
  .title = But du jeu

rules-vegas-setup =
  On joue de deux à cinq, avec huit dés d’une même couleur par personne. Ici, les six casinos n’ont
  pas de nom, seulement un numéro, de 1 à 6. Tous les billets sont mélangés en une pile face cachée.
  Casino après casino, on retourne des billets jusqu’à ce qu’il y ait au moins 50 000 $ : 50 000 $
  tout juste suffisent, 40 000 $ non. La première personne à jouer est tirée au sort, sauf si
  l’hôte en désigne une.
  .title = Mise en place

rules-vegas-turn =
  Lancez une seule fois tous les dés qu’il vous reste. Choisissez l’une des faces obtenues et posez
  tous les dés qui la montrent sur le casino de ce numéro : tous, pas seulement quelques-uns. Les
  autres dés restent chez vous pour le tour suivant. Interdit de passer, même quand l’envie est
  forte. On joue dans le sens horaire ; qui n’a plus de dés est sauté, et la dernière personne à en
  avoir continue seule.
  .title = À votre tour
  .try = Vous lancez quatre 3 et un 5. Que faut-il poser ?

rules-vegas-payout =
  Quand tous les dés sont posés, les casinos paient, du 1 au 6. D’abord les égalités : à nombre de
  dés égal sur un casino, on s’annule et on n’y gagne rien. Parmi les autres, qui a le plus de dés
  prend le plus gros billet, puis vient le suivant, et ainsi de suite, un seul billet chacun. S’il
  n’y a plus de billets, les derniers n’ont rien ; s’il en reste, ils vont sous la pile. Un exemple,
  avec 80 000 $, 30 000 $ et 10 000 $ sur un casino :
  Ana 5 · Ben 3 et Carla 3 s’annulent · Denny 1 : Ana prend 80 000 $, Denny 30 000 $, et 10 000 $
  retournent sous la pile.
  .title = Paiement
  .try = Vous pourriez faire égalité à trois dés. Qui prend alors le deuxième billet ?

rules-vegas-rounds =
  Une partie compte quatre manches. Après chaque paiement, chacun reprend ses dés, et les casinos
  vides sont regarnis comme au début. La pile n’est pas remélangée : un billet passé dessous revient
  rarement. La main passe au siège suivant dans le sens horaire, quoi qu’il soit arrivé.
  .title = Manches

rules-vegas-end =
  La partie se termine avec le paiement de la quatrième manche. La plus grosse somme gagne. À somme
  égale, le plus grand nombre de billets l’emporte ; si l’égalité persiste, la victoire est partagée.
  Les autres places se décident de la même façon.
  .title = Fin de la partie

rules-vegas-hidden =
  Les billets gagnés restent face cachée devant vous. Vous voyez toujours les vôtres et leur total ;
  les autres, public compris, n’en voient que le nombre. Les paiements se font au grand jour : une
  bonne mémoire est permise. Personne ne voit jamais l’ordre de la pile. À la fin, tout l’argent est
  révélé. Si vous préférez jouer à découvert, une option montre l’argent de tous d’un bout à l’autre.
  .title = Argent face cachée

rules-vegas-neutral =
  Une option de deux à quatre. À deux, chacun reçoit quatre dés neutres de plus ; à trois ou quatre,
  deux. Ils se lancent avec les vôtres, et tous les dés de la face choisie sont posés, neutres ou
  non. Au paiement, les dés neutres d’un casino comptent comme ceux d’une seule personne imaginaire, qui
  fait égalité et prend des billets comme tout le monde ; ces billets vont sous la pile. À trois, il
  reste deux dés : au début de chaque manche, la personne qui ouvre la manche les lance, et chacun
  va sur le casino de sa face.
  .title = Dés neutres
  .try = Cinq dés, dont deux neutres. Lesquels comptent pour vous ?

rules-vegas-solo =
  En solo, vous jouez une couleur contre les quatre autres. D’abord, les huit dés d’un adversaire
  sont lancés et posés selon leur face. Ensuite, à chaque tour, lancez un dé de chaque couleur qui en
  a encore, choisissez une face, posez tous les dés qui la montrent et remettez les autres en
  réserve, jusqu’à ce que tout soit posé. Au paiement, chaque couleur compte pour elle-même et garde
  ses gains. Vous gagnez si vous avez plus d’argent que les quatre adversaires réunis ; une égalité
  est une défaite. Une partie dure une manche, ou jusqu’à quatre si vous voulez, à quatre niveaux :
  normal, difficile (deux adversaires posés au départ), expert (de deux à sept dés pour vous) et
  maître (un seul).
  .title = Jouer en solo

rules-vegas-editions =
  Il existe deux jeux de billets, tous deux de 10 000 $ à 90 000 $. Celui de 2018, utilisé sauf avis
  contraire, compte 48 billets pour 2 230 000 $ ; celui de 2012 en compte 54 pour 2 500 000 $. Le
  reste ne change pas. Le solo date de 2018, mais il se joue avec l’un ou l’autre.
  .title = Éditions
