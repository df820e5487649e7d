### Règles de Vegas Royale.

rules-royale-title = Vegas Royale : les règles

rules-royale-aim =
  Trois manches, six casinos avec deux billets chacun, et des machines qui bousculent les règles.
  Placez vos dés là où vous pèserez plus que les autres et emportez les billets. La personne la
  plus riche après la troisième manche, jetons compris, gagne.
  .title = But du jeu

rules-royale-setup =
  On joue de deux à cinq, avec sept petits dés et un gros dé d’une même couleur par personne ;
  partout où l’on compare les dés, le gros compte double. À chaque manche, on retourne six paires
  de billets de 30 000 $ à 100 000 $ : la plus riche va au casino 6, la plus pauvre au casino 1.
  Chacun reçoit deux jetons, qui valent 10 000 $ pièce à la fin si on les garde. Avec les machines,
  24 billets attendent les manches suivantes, et les 54 autres forment, face visible, la banque qui
  paie les récompenses. Si deux paires valent autant, celle qui a le plus gros billet va au casino
  le plus haut. Le sort désigne qui commence.
  .title = Mise en place

rules-royale-turn =
  Lancez tous les dés qu’il vous reste, choisissez l’une des faces obtenues et posez tous les dés
  qui la montrent, le gros aussi, sur le casino de ce numéro. Les autres dés restent chez vous. Si
  ce casino a une machine, elle agit dès que vos dés sont posés. On joue dans le sens horaire ; qui
  n’a plus de dés est sauté.
  .title = À votre tour

rules-royale-pass =
  Le lancer ne vous plaît pas ? Payez un jeton et reprenez tous vos dés : votre tour est fini et
  aucune machine n’agit. Sans jeton, il faut poser.
  .title = Passer
  .try = Un lancer qui vous aide peu : poser, ou payer un jeton ?

rules-royale-payout =
  Quand plus personne n’a de dés, les casinos paient, du 1 au 6. À force égale, on s’annule ; parmi
  les autres, le plus fort prend le plus gros billet et le deuxième l’autre. Ce que personne ne
  gagne va sous la pile et sort du jeu. Un exemple : trois petits dés et le gros comptent 5 et
  battent quatre petits dés. Les billets gagnés restent devant vous, face cachée : les autres en
  voient le nombre, pas la valeur.
  .title = Paiement

rules-royale-rounds =
  Une partie compte trois manches. Entre deux manches, chacun reprend tous ses dés, reçoit deux
  jetons de plus et garde ceux qui lui restent ; on installe de nouveaux billets et de nouvelles
  machines. Qui a pris le plus gros billet au casino 6 ouvre la manche suivante ; si personne n’y a
  gagné, c’est le casino 5 qui décide, puis le 4, et ainsi de suite.
  .title = Manches

rules-royale-end =
  Après le troisième paiement, additionnez vos billets et 10 000 $ par jeton. Le plus gros total
  gagne. À total égal, le plus grand nombre de billets et de jetons réunis l’emporte ; si
  l’égalité persiste, la victoire est partagée.
  .title = Fin de la partie

rules-royale-neutral =
  À deux, une couleur neutre s’invite : au début de chaque manche, ses huit dés sont lancés une
  fois et posés selon leur face. Ils font égalité et gagnent comme les autres, mais les billets
  qu’ils gagnent vont sous la pile. Ils n’activent jamais de machine.
  .title = À deux

rules-royale-tiles =
  À chaque manche, trois machines sur huit, à deux faces, sont tirées au sort et posées aux casinos
  1, 2 et 3 ; des options changent leur nombre ou leur choix. Poser des dés au casino d’une machine
  l’active une fois, quel que soit le nombre de dés. L’argent vient de la banque ; une récompense
  de 10 000 $ ou de 20 000 $ se paie par un ou deux jetons. S’il manque à la banque les billets
  voulus, elle promet la somme, et la promesse compte comme un billet.
  .title = Machines

rules-royale-a1 =
  Cachez un, deux ou trois pions dans votre poing ; la personne à votre gauche devine combien. Si
  elle tombe juste, vous n’avez rien. Si elle se trompe, un pion rapporte deux jetons, deux pions
  30 000 $, trois pions 40 000 $.
  .title = A1 Poing de chance
  .hook = Trompez la personne à votre gauche.

rules-royale-a2 =
  Lancez les deux dés noirs. Un total de 7 ou un double gagne le jackpot, qui repart alors à
  30 000 $. Sinon, il grossit de 10 000 $, jusqu’à 80 000 $.
  .title = A2 Jackpot
  .hook = Un 7 ou un double remporte le jackpot.

rules-royale-b1 =
  Avant le paiement, qui prendrait ici le plus gros billet lance les deux dés noirs. Aucun, un
  seul ou les deux peuvent rejoindre les casinos de leur face, et ils comptent comme ses propres
  dés pour ce paiement. Un casino fermé n’en reçoit pas ; si la couleur neutre ou les dés gris
  sont en tête, personne ne lance.
  .title = B1 Prime time
  .hook = Menez ici, et des dés noirs vous aident.

rules-royale-b2 =
  Lancez les deux dés noirs, puis arrêtez-vous ou pariez que le prochain total sera plus haut ou
  plus bas. Chaque pari gagné vous fait monter : rien, un jeton, 30 000 $, 40 000 $, 60 000 $.
  Vous pouvez vous arrêter et encaisser à chaque étape, et 60 000 $ sont payés aussitôt. Un pari
  perdu, et un total égal perd aussi, vous laisse sans rien.
  .title = B2 Cinquante-cinquante
  .hook = Montez tant que vous osez.

rules-royale-c1 =
  La première personne qui pose ici et y compte cinq ou plus prend le pion ; le gros dé compte
  double. Personne ne peut le lui reprendre, et au paiement il vaut 100 000 $.
  .title = C1 Tope là !
  .hook = Comptez cinq ici avant tout le monde.

rules-royale-c2 =
  Poser ici ne déclenche rien, mais gare aux absents : qui compte le moins ici à la fin de la
  manche, même zéro, paie 50 000 $ après le paiement. Tous ceux qui ont le compte le plus bas
  paient. Les billets passent d’abord, les jetons seulement s’ils ne suffisent pas. La banque ne
  rend pas la monnaie en dessous de 30 000 $ ; si vous y perdez, ajoutez un ou deux jetons et rien
  n’est perdu. À vous de choisir ; à la dernière manche, ils s’ajoutent d’eux-mêmes.
  .title = C2 Malchance
  .hook = Qui compte le moins ici paie.

rules-royale-d1 =
  Recevez 10 000 $ pour chaque casino où se trouve un de vos dés, celui-ci compris, même si
  Mon choix déclenche la machine sans aucun de vos dés ici. Un ou deux casinos paient en jetons,
  trois à six en argent.
  .title = D1 Jour de paie
  .hook = Plus vous occupez de casinos, plus elle paie.
  .try = Vous êtes dans deux casinos et lancez un 1. Que paie la machine ?

rules-royale-d2 =
  Si vous comptez ici plus que tous les autres, dés neutres et gris compris, prenez le pion. Tant
  que vous l’avez, vous pouvez, au lieu de lancer, régler un de vos dés sur la face de votre choix
  et le poser ; la machine qui s’y trouve est activée. Dès que vous n’êtes plus nettement en tête,
  le pion retourne sur la machine.
  .title = D2 Coup de force
  .hook = Menez ici, et réglez un dé sur la face de votre choix.

rules-royale-e1 =
  La première personne qui pose ici doit fermer un autre casino ; les suivantes peuvent en fermer
  un différent à la place. Aucun dé n’entre dans un casino fermé ni n’en sort, mais il paie comme
  d’habitude. Chaque fermeture rapporte ce qui vient ensuite : deux jetons, rien, 30 000 $, rien,
  un jeton, rien, et l’on recommence. Si tous vos dés montrent le casino fermé, vous passez
  gratuitement. Tant qu’il est fermé, Mon choix ne peut pas non plus activer sa machine.
  .title = E1 Entrée interdite !
  .hook = Fermez un autre casino.

rules-royale-e2 =
  Chaque adversaire doit mettre au bar un dé de sa main, à son choix, sauf s’il n’en a plus ou
  s’il en a déjà deux au bar. Vous reprenez tous vos dés qui sont au bar. Les dés au bar ne se
  lancent pas et ne comptent nulle part.
  .title = E2 K.-O. ?
  .hook = Envoyez au bar un dé de chaque adversaire.

rules-royale-f1 =
  Neuf dés gris attendent ici, en groupes de 1, 1, 2, 2 et 3. Prenez un groupe entier et mettez-le
  dans n’importe quel casino ouvert. Les gris jouent comme une personne de plus : ils font égalité
  et gagnent, mais leurs billets vont sous la pile.
  .title = F1 Blocage !
  .hook = Posez des dés gris là où ils gênent.

rules-royale-f2 =
  La manche commence avec un dé gris dans chacun des casinos 1 à 3 et deux dans chacun des casinos
  4 à 6. Vous pouvez en retirer un et en couvrir une case libre : un jeton (deux cases), 30 000 $
  (trois) ou une action (quatre). L’action permet de mettre un de vos dés dans n’importe quel
  casino sans l’activer, ou d’en reprendre un.
  .title = F2 Handicap
  .hook = Retirez un dé gris et recevez une récompense.

rules-royale-g1 =
  Quand ce casino a payé, la personne à gauche de qui l’a gagné répartit six pions en deux tas
  cachés : 60 000 $, deux fois 20 000 $ et trois vides. La personne gagnante choisit un tas sans
  le voir et reçoit ce qu’il contient ; 20 000 $ se paient par deux jetons. Poser ici ne déclenche
  rien.
  .title = G1 Boîte noire
  .hook = Gagnez ici, puis choisissez un de deux tas cachés.

rules-royale-g2 =
  Vous pouvez déplacer autant de vos dés que vous voulez de ce casino vers la machine, sans retour.
  Au paiement, la machine est un casino de plus : les égalités s’annulent, le plus fort reçoit
  60 000 $, le deuxième 30 000 $.
  .title = G2 Deux en un
  .hook = Déplacez des dés ici et gagnez une seconde fois.

rules-royale-h1 =
  Vous pouvez garer un dé de ce lancer, restant ou tout juste posé ici, sur la case de sa face. Un
  dé qui s’y trouve déjà part au casino de cette face. Cela n’active pas la machine qui s’y trouve.
  Au paiement, chaque dé garé rapporte une fois sa case : un jeton, deux jetons, 30 000 $,
  40 000 $, 50 000 $ ou 60 000 $.
  .title = H1 Joli dé
  .hook = Garez un dé : il rapporte au paiement.

rules-royale-h2 =
  Lancez les deux dés noirs et choisissez l’une des deux faces. 1 donne un jeton, 2 deux jetons, 3
  rapporte 30 000 $ ; 4 active une autre machine ; 5 permet de mettre un de vos dés dans n’importe
  quel casino ou d’en reprendre un ; 6 place un de vos dés sur la case dorée. Un dé qui s’y trouve
  déjà retourne à son propriétaire. Un dé posé grâce au 5 n’active aucune machine. Au paiement, le
  dé doré rapporte 60 000 $.
  .title = H2 Mon choix
  .hook = Lancez deux dés et choisissez une récompense.
