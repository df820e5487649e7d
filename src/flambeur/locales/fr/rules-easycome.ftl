### Règles d’Easy Come, affichées par « flambeur rules easycome ».

rules-easycome-title = Easy Come : les règles

rules-easycome-aim =
  Neuf prix sont sur la table, et rien de ce que vous gagnez n’est à l’abri. Soyez la première
  personne à posséder trois prix et à les garder tous les trois pendant que les autres cherchent à
  vous les prendre.
  .title = But du jeu

rules-easycome-setup =
  On joue de deux à quatre avec quatre dés, qui vont de 0 à 5. Au début, les neuf prix sont au
  centre. Chacun lance une fois les quatre dés, et le plus fort total commence ; en cas d’égalité,
  on relance. Vous pouvez aussi désigner qui commence.
  .title = Mise en place

rules-easycome-turn =
  Lancez les quatre dés. S’ils correspondent à un prix, vous pouvez le prendre, et votre tour est
  fini. Sinon, ou si vous visez mieux, mettez de côté au moins un des dés que vous venez de lancer et
  relancez les autres. Un dé mis de côté ne change plus jusqu’à la fin du tour. Un prix refusé est
  perdu, sauf si les dés y correspondent de nouveau plus tard. Quand les quatre dés sont de côté, le
  tour se termine sans prix. On gagne au plus un prix par tour.
  .title = À votre tour
  .try = Vous lancez 0, 2, 2 et 5. Que mettez-vous de côté ?

rules-easycome-prizes =
  Les quatre dés comptent toujours, ceux mis de côté et ceux qui viennent d’être lancés.
  Carré : quatre dés de même valeur.
  Deux paires : deux dés d’une valeur et deux d’une autre.
  Brelan impair : trois dés d’une valeur impaire et un d’une autre valeur impaire.
  Brelan pair : trois dés d’une valeur paire et un d’une autre valeur paire ; 0 est pair.
  Sept : un total de 7 exactement.
  Treize : un total de 13 exactement.
  Bas : un total de 3 ou moins.
  Haut : un total de 17 ou plus.
  Suite : quatre valeurs qui se suivent, par exemple 1, 2, 3 et 4.
  Un carré ne vaut jamais deux paires ni un brelan.
  .title = Les prix

rules-easycome-steal =
  Un prix se gagne au centre ou chez la personne qui l’a déjà. Si vos dés correspondent au prix d’une
  autre personne, prenez-le ; elle ne reçoit rien en échange. Vous ne pouvez pas gagner un prix que
  vous avez déjà.
  .title = Voler un prix
  .try = Vos dés donnent un prix du centre et un prix que quelqu’un possède. Lequel prendre ?

rules-easycome-hold =
  Le troisième prix ne fait pas gagner tout de suite. Il faut encore avoir les trois après les tours
  des deux personnes suivantes. Si l’on vous en prend un, le compte est perdu ; il repart de zéro à
  votre prochain troisième prix. Entre-temps, les autres peuvent prendre n’importe quel prix, pas
  seulement les vôtres. Si plusieurs personnes ont trois prix, la première à les avoir eus passe
  d’abord.
  .title = Garder trois prix

rules-easycome-two =
  À deux, face à trois prix, l’adversaire a jusqu’à deux tours de suite pour en prendre un. Pendant
  ces tours, le centre est fermé : seuls les trois prix comptent. Si les deux tours échouent, la
  personne aux trois prix gagne. Si l’un réussit, l’autre personne joue, centre ouvert ; mais si le
  vol donne à son tour trois prix, les rôles sont aussitôt inversés.
  .title = À deux

rules-easycome-four =
  À quatre, la quatrième personne ne joue plus avant la victoire de trois prix. Si cela paraît dur,
  jouez avec un tour de table complet : les trois adversaires ont alors chacun un tour.
  .title = À quatre

rules-easycome-end =
  La partie s’arrête dès que trois prix ont été gardés assez longtemps. Une seule personne gagne, et
  il n’y a jamais d’égalité.
  .title = Fin de la partie
