### Règles de Strike, affichées par « flambeur rules strike ».

rules-strike-title = Strike : les règles

rules-strike-aim =
  Lancez des dés dans l’arène, renversez ceux qui s’y trouvent et reprenez les valeurs égales. Qui
  n’a plus de dés est éliminé. La dernière personne à en avoir gagne.
  .title = But du jeu

rules-strike-setup =
  On joue de deux à cinq. Chaque personne reçoit neuf dés à deux, huit à trois, sept à quatre et six
  à cinq. Un dé montre X, 2, 3, 4, 5 et 6. Un dé de plus se trouve dans l’arène et montre un nombre
  quelconque. La première personne est tirée au sort ; ensuite, on joue dans le sens horaire.
  .title = Mise en place

rules-strike-turn =
  Vous devez lancer un dé de votre réserve. Avant chaque lancer, vous pouvez rapprocher ou écarter
  les dés de l’arène, sans changer leur face, sans les empiler ni les pencher. Quand tout est
  immobile, cherchez les valeurs égales. S’il y en a, prenez tous les dés de ces valeurs et votre
  tour est fini. Sinon, lancez encore un dé ou arrêtez-vous. On ne peut pas laisser de dés égaux.
  .title = À votre tour
  .try = Un 2, un 3 et un 5 sont dans l’arène. Qu’en fera votre lancer ?

rules-strike-hit =
  Votre dé peut renverser n’importe quel dé de l’arène ; c’est l’état final qui compte. Un dé qui
  manque l’arène, en sort ou reste sur le bord est perdu, tout comme chaque dé qui montre X. Deux X
  ne font pas une paire. Un dé trop penché pour être lu est relancé dehors, puis remis en place.
  Perdre des dés ne met pas fin au tour.
  .title = Touches et pertes

rules-strike-grand =
  Si l’arène est vide au début de votre tour, lancez tous vos dés à la fois : c’est le Grand Lancer.
  Les dés de valeur égale reviennent et forment votre nouvelle réserve ; les autres restent. Sans
  valeurs égales, vous êtes hors jeu. Si vous videz l’arène vous-même sans paire, lancez encore un
  dé, ou arrêtez-vous et laissez le Grand Lancer à la personne suivante.
  .title = Le Grand Lancer

rules-strike-end =
  Qui n’a plus de dés à la fin de son propre tour est hors jeu. Une paire avec le dernier dé vous
  sauve encore. Dès qu’il ne reste qu’une personne, elle gagne.
  .title = Fin de la partie

rules-strike-match =
  Pour une partie plus longue, jouez autant de manches qu’il y a de personnes ; chacune en commence
  une. Qui sort reçoit un point par personne encore en jeu, et gagner la manche n’en rapporte aucun.
  Le total le plus bas gagne ; en cas d’égalité, la victoire est partagée.
  .title = Plusieurs manches
