### Le navigateur : pages, tables, réglages. Les sections de chaque jeu sont à la fin.

## La page

web-title = Flambeur : des jeux de dés entre amis
web-nothing = Il n’y a rien à cette adresse.
web-home = Retour à l’accueil
web-loading = On va chercher les dés…

## Accueil

web-hero-first = Amenez vos amis.
web-hero-second = Brûlez la
web-hero-last = chance.
web-lead = Des jeux de dés dans votre navigateur. Sans compte, sans installation : touchez, et votre premier lancer est sur la table.
web-play-now = Jouer
web-host = Ouvrir une table
web-join = Rejoindre un ami
web-solo = Solo
web-night = Soirée jeux
web-night-text = Une salle pour toute la soirée : vos amis, un code, tous les jeux.
web-practice = S’entraîner
web-practice-text = Un lancer, un choix, et ce que vaut chacun.
web-today = Les dix du jour
web-today-text = Dix décisions par jour, les mêmes pour tous.
web-night-back = Retour à la soirée jeux
web-night-guest = Invité { $number }
web-solo-title = Une partie en solo
web-solo-open = Jouer en solo
web-fair-line = Chaque lancer peut être vérifié par toute la table.
web-here-before = J’étais déjà ici : coller mon lien
web-how = Les règles
web-bots-link = Écrire un bot
web-check-dice = Vérifier les dés
web-language = Langue
web-settings = Réglages
web-door-vegas = Le plus de dés prend l’argent. Les égalités ne prennent rien.
  .short = Égalité, rien
  .time = 30 min
web-door-royale = Vegas avec seize petites machines et un gros dé.
  .short = Seize machines
  .time = 45 min
web-door-strike = Lancez dans l’arène. Une paire se garde, un raté se paie.
  .short = Lancer, garder
  .time = 15 min
web-door-easycome = Prenez trois prix, puis gardez-les pendant un tour.
  .short = Garder trois prix
  .time = 15 min
web-players-range = { $least } à { $most } personnes
web-open-tables = Tables ouvertes
web-guest = Vous
web-guest-names = Colibri Loutre Mésange Hérisson Luciole Érable Renard Alouette Genêt Lynx Chouette Martre

## Noms des jeux

web-game-vegas = Vegas
web-game-royale = Royale
web-game-strike = Strike
web-game-easycome = Easy Come

## Ouvrir et rejoindre

web-host-title = Une table pour vos amis
web-host-game = Jeu
web-host-chairs = Chaises
web-host-pace = Temps par coup
web-pace-live = { $seconds } secondes
web-pace-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
  }
web-host-public = Les inconnus peuvent venir : la table figure sur la page d’accueil.
web-host-bots = Bots
web-host-bots-none = Aucun, les places sont pour les amis
web-host-bots-fill = Sur toutes les autres places : { $level }
web-host-hints = Chacun peut demander conseil au coach ; la partie ne compte pas pour le classement.
web-host-options = Règles de la maison
web-host-open = Ouvrir la table
web-edition = Édition
web-edition-royale = avec machines
web-edition-royale-base = sans machines
web-join-label = Le lien ou le code de la table
web-join-hint = Douze lettres et chiffres, comme dans le lien.
web-join-go = Aller à la table
web-join-wrong = Ce n’est pas le code d’une table.
web-value-hidden = face cachée
web-value-open = visible
web-value-reshuffle = toute machine
web-value-no-repeat-side = seulement l’autre côté
web-value-no-repeat-tile = seulement des neuves
web-value-chip-supply-none = sans limite
web-value-none = aucun
web-value-reserve-bottom = sous la pile
web-value-bank = à la banque
web-value-free-pass = passer sans payer
web-value-chip-first = un jeton d’abord
web-value-reroll = relancer
web-value-by-count = selon le nombre
web-value-free-choice = au choix
web-value-every-turn = à chaque tour
web-value-once = une fois
web-value-after-payout = après les casinos
web-value-before-payout = avant les casinos
web-value-strict = strict
web-value-exact = exact
web-value-fine-chips-choose = peuvent s’ajouter
web-value-fine-chips-last = si les billets manquent
web-value-physics = vraie physique
web-value-abstract = table de chances
web-value-single = une manche
web-value-match = un match
web-value-choice = au choix
web-value-end-turn = fin du tour
web-value-throw-all = tout lancer
web-value-bot = un bot continue
web-value-out = dehors
web-value-random = tiré au sort
web-value-rolloff = les dés décident
web-value-normal = normal
web-value-hard = difficile
web-value-expert = expert
web-value-master = maître
web-value-solo-own-dice-none = selon le niveau
web-value-solo-preplaced-none = selon le niveau
web-value-yes = oui
web-value-no = non

## Avant la partie

web-lobby-title = { $game } : qui joue ?
web-lobby-hint = Envoyez le lien. Qui l’ouvre peut s’asseoir, sans compte.
web-lobby-seat = Place { $seat }
web-lobby-free = Libre
web-lobby-sit = S’asseoir ici
web-lobby-stand = Se lever
web-lobby-clear = Libérer cette place
web-lobby-name = Votre nom
web-lobby-name-hint = Jusqu’à 24 lettres ; vos amis le voient sur les dés.
web-lobby-start = Commencer
web-alone-title = Personne d’autre à cette table
web-alone-bots =
  { $count ->
    [one] Commencer avec un bot
   *[other] Commencer avec { $count } bots
  }
web-alone-solo = Jouer en solo
web-alone-wait = Attendre les autres
web-alone-note = En solo, on joue sans personne d’autre : qui arrive plus tard ne peut que regarder.
web-lobby-start-more = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
  }
web-lobby-wait = { $name } commence quand tout le monde est assis.
web-lobby-wait-host = L’hôte commence quand tout le monde est assis.
web-lobby-looking = Vous regardez. Prenez une place libre pour jouer.
web-lobby-host = hôte
web-lobby-you = vous
web-lobby-rules = Règles de cette table
web-lobby-usual = Les règles habituelles.
web-lobby-hints = Les conseils sont permis ici ; la partie n’est pas classée.
web-bot-uniform = Hasard
  .about = Joue n’importe quel coup.
web-bot-novice = Débutant
  .about = Joue comme au premier soir, avec les fautes qui vont avec.
web-bot-casual = Amateur
  .about = Prend ce qui rapporte le plus tout de suite. De bonne compagnie.
web-bot-strong = Solide
  .about = Joue des centaines de parties dans sa tête avant chaque coup.
web-bot-champion = Champion
  .about = Rien de plus fort dans la maison. Battez ce robot, et dites-le à tout le monde.
web-level-add = Ajouter un bot
web-level-title = De quel niveau, ce bot ?
web-level-heat = Force { $level } sur { $levels }
web-share-copy = Copier le lien
web-share-copied = Copié
web-share-title = Le lien vers cette table
web-share-qr = QR code avec le lien vers cette table
web-share-hint = Qui a le lien peut regarder ; avant le départ, on peut s’asseoir.
web-share-send = Partager

## La table

web-menu = Menu
web-menu-back = Retour à l’accueil
web-tool-link = Lien et QR code
web-tool-log = Journal
web-tool-rules = Règles
web-tool-forward = Avance rapide jusqu’à votre tour
web-tool-sound-on = Le son est allumé
web-tool-sound-off = Le son est coupé
web-tool-theme-night = Nuit
web-tool-theme-terrace = Terrasse
web-tool-hand-left = Boutons à gauche
web-tool-hand-right = Boutons à droite
web-players = À la table
web-turn-yours = À vous
web-turn-of =
  { $who ->
    [you] Vous jouez
   *[other] À { $name }
  }
web-turn-bot = { $name }, un bot, réfléchit
web-turn-dice = Les dés tombent
web-turn-over = Partie finie
web-turn-payout = Paiement, { $casino } sur { $casinos }
web-turn-hidden = ● À vous – Flambeur
web-clock = Temps restant : { $time }
web-note-bot = bot
web-note-away = un bot joue
web-note-resigned = parti, un bot joue
web-note-took = pour { $bot }
web-note-handed = a pris le relais
web-tray-waiting = { $name } décide.
web-tray-watching = Vous regardez.
web-looking-on = Vous regardez : la partie a déjà commencé.
web-take =
  { $kind ->
    [bots] Remplacer un bot
   *[any] Prendre une place
  }
web-take-one = Jouer pour { $bot }
web-take-title =
  { $kind ->
    [bots] Pour quel bot jouez-vous ?
   *[any] Pour qui jouez-vous ?
  }
web-take-hint = Vous continuez avec tout ce qui s’y trouve, et gardez la place à la partie suivante.
web-took =
  { $who ->
    [you] Vous jouez maintenant pour { $bot }.
   *[other] { $name } joue maintenant pour { $bot }.
  }
web-seek-one = Demander la place de { $name }
web-seek-note = absence, l’hôte décide
web-seek-asked = { $name } demande la place de { $away }, où joue un bot en ce moment.
web-seek-hand = Donner la place
web-seek-keep = Attendre
web-seek-waiting = Vous avez demandé la place de { $name }. L’hôte décide.
web-seek-kept = L’hôte préfère attendre { $name }.
web-seek-back = { $name } est de retour et continue.
web-handed =
  { $who ->
    [you] La place est à vous : vous continuez pour { $away }.
    [same] { $name } continue, depuis un autre navigateur.
   *[other] { $name } continue pour { $away }.
  }
web-handed-yours = Vous regardez : en votre absence, l’hôte a donné votre place à { $name }.
web-missed = Pendant votre absence
web-tray-sending = C’est parti…
web-tray-choose = Jouer ce coup
web-tray-back = Retour
web-tray-key-enter = Entrée
web-tray-pick =
  { $once ->
    [yes] Un seul toucher joue le coup.
   *[no] Touchez une fois pour voir l’effet d’un coup, une seconde fois pour le jouer.
  }
web-confirm = Confirmer : { $what }
web-confirm-first = Choisissez d’abord
web-log-title = À la table
web-log-empty = Rien ne s’est encore passé.
web-log-played-on = La partie reprend ici à un moment d’une autre.
web-log-look = Voir la table à ce moment-là
web-past-title = Un moment passé
web-past-place = { $place } sur { $count }
web-past-older = Un moment en arrière
web-past-newer = Un moment en avant
web-past-walk = Les moments de la partie
web-past-now = Revenir au présent
web-past-turn = C’est à vous de jouer
web-past-first = La partie a commencé ici.
web-past-on = Jouer à partir d’ici
web-past-on-how = Contre des bots, sans classement, avec d’autres dés
web-react = Dire quelque chose
web-react-cheer = Joli lancer
web-react-laugh = Ha
web-react-wow = Oh là
web-react-ouch = Aïe
web-react-think = Je réfléchis
web-react-thanks = Merci
web-react-hurry = Prends ton temps, mais vite
web-react-wave = Bonjour
web-leave-word = Partir
web-leave-line = un bot joue pour vous. Revenez quand vous voulez.
web-close = Fermer

## Le début et le reçu

web-begin = On convient des dés.
web-begin-anew = Quelqu’un n’a pas répondu. On convient des dés de nouveau.
web-begin-days = On convient des dés. La partie commence dès que tout le monde est passé.
web-tool-receipt = Reçu
web-receipt-title = Ce qui est convenu
web-receipt-none = Rien n’est encore convenu. Au début de la partie, tout sera noté ici.
web-receipt-old = Cette table a commencé avant qu’on note tout ce qui est convenu. Ses dés se recalculent, mais ils ne vous sont pas prouvés.
web-receipt-who = Qui joue
web-receipt-gave = a ajouté un nombre secret aux dés
web-receipt-gave-not = n’a rien ajouté aux dés
web-receipt-bot = bot, { $level }
web-receipt-rules = Selon quelles règles
web-receipt-anew = { $count ->
    [one] La table a recommencé une fois, parce que quelqu’un n’a pas répondu : { $names }.
   *[other] La table a recommencé { $count } fois, parce que quelqu’un n’a pas répondu : { $names }.
  }
web-receipt-means = Ce que cela veut dire
web-receipt-own = Votre propre nombre secret est dans les dés. Personne n’a donc pu les choisir : ni qui tient ce serveur, ni quelqu’un à la table, ni les deux ensemble.
web-receipt-own-anew = Votre propre nombre secret est dans les dés. Personne n’a donc pu les choisir, sauf en interrompant un début ; combien de fois, c’est écrit plus haut.
web-receipt-not-own = Aucun nombre de vous n’est dans les dés. Ils ne vous sont pas prouvés.
web-receipt-know = Qui tient le serveur peut connaître les dés à venir et pourrait les dire à quelqu’un à la table. Aucun reçu ne l’exclut.
web-receipt-lost = Le serveur a perdu des coups et le reconnaît. Ils manquent aussi dans votre copie.
web-receipt-lines = { $count ->
    [one] Votre navigateur garde une copie de la seule ligne de cette partie jusqu’ici. À la fin, il compare sa copie à l’enregistrement.
   *[other] Votre navigateur garde une copie des { $count } lignes de cette partie jusqu’ici. À la fin, il compare sa copie à l’enregistrement.
  }
web-receipt-save = Garder ma copie
web-alarm = Ce que dit le serveur contredit votre propre copie.
web-alarm-save = Garder la preuve
web-alarm-agreement = Ce qui est convenu n’est pas ce qu’on vous a montré.
web-alarm-promise = La graine secrète n’est pas celle qui était promise.
web-alarm-names = Un nom n’est pas celui qui était convenu.
web-alarm-list = La liste des nombres a été changée.
web-alarm-nonce = Un nombre secret n’est pas celui qui était promis.
web-alarm-signature = Une signature est fausse.
web-alarm-key = Le serveur signe avec une clé qu’il ne reconnaît pas.
web-alarm-line = Une ligne de la partie a été changée après coup.
web-alarm-chain = Les lignes ne correspondent pas à ce que le serveur a signé.
web-alarm-dice = Des dés ne montrent pas ce qu’ils doivent montrer.
web-alarm-record = L’enregistrement est illisible.
web-judged-checking = L’enregistrement est comparé à votre propre copie.
web-judged-agrees = Votre propre copie concorde : personne n’a pu choisir les dés.
web-judged-anew = { $count ->
    [one] Votre propre copie concorde. La table a recommencé une fois ; à part cela, personne n’a pu choisir les dés.
   *[other] Votre propre copie concorde. La table a recommencé { $count } fois ; à part cela, personne n’a pu choisir les dés.
  }
web-judged-unproven = Ces dés ne vous sont pas prouvés.
web-judged-contradicts = L’enregistrement contredit votre propre copie.
web-judged-unreachable = L’enregistrement est hors d’atteinte pour l’instant. Votre propre copie est gardée.

## La ligne avec le serveur

web-line-connecting = Connexion à la table…
web-line-lost = La ligne est coupée. On réessaie ; vos coups sont gardés.
web-line-moving = Le serveur déménage. Un instant, rien n’est perdu.
web-line-sending = Envoi…
web-away-line = Un bot joue pour vous.
web-away-back = Je suis de retour
web-notify = Prévenez-moi quand c’est à moi
web-refused-move-illegal = Ce coup n’est pas possible ici.
web-refused-move-stale = La table a continué. Regardez à nouveau.
web-refused-move-not-your-turn = C’est à quelqu’un d’autre.
web-refused-seat-taken = Cette place est déjà prise.
web-refused-seat-name = Quelqu’un ici a un nom qui ressemble trop au vôtre. Choisissez-en un autre.
web-refused-request-name = Ce nom n’est pas possible. Utilisez les lettres d’un seul alphabet, des chiffres et des émojis simples.
web-refused-table-full = Toutes les places sont prises.
web-refused-table-unknown = Cette table n’existe pas. Le lien est peut-être faux ou très ancien.
web-refused-table-host = Seul l’hôte peut faire cela.
web-refused-table-hints = Pas de conseils à cette table.
web-refused-table-sealed = Les autres verront cette table quand sa journée sera close.
web-refused-person-forbidden = Il faut d’abord utiliser à nouveau votre clé d’accès.
web-refused-passkey-none = Vous avez refusé la demande de votre appareil, ou il n’a pas de clé d’accès pour ce site.
web-refused-passkey-known = Cet appareil a déjà une clé d’accès de ce compte.
web-refused-table-restless = Trop d’allées et venues ou de demandes à cette table.
web-refused-table-phase = Ce n’est pas possible à ce moment de la partie.
web-refused-request-too-many = Trop vite. Attendez une seconde et réessayez.
web-refused-request-address = Nous ne pouvons rien envoyer à cette adresse. Prenez-en une que tout le monde peut joindre, en https.
web-refused-push-none = Votre navigateur n’a pas de service push, ou il est désactivé. Tant que cette page est ouverte, vous l’apprenez ; pour le reste, donnez-nous une autre adresse.
web-refused-line-lost = Le serveur ne répond pas. Réessayez dans un instant.
web-refused-server-unavailable = Le serveur n’atteint pas sa base de données pour l’instant. Réessayez dans un moment.
web-refused-server-busy = { $seconds ->
    [one] Le serveur est surchargé. Réessayez dans { $seconds } seconde.
   *[other] Le serveur est surchargé. Réessayez dans { $seconds } secondes.
  }
web-refused-game-option = Ces règles de la maison ne vont pas ensemble.
web-refused-lesson-other = D’abord le coup que montre la main. Après cette manche, vous jouez comme vous voulez.
web-refused-position-bad = Ce n’est pas une position jouable.
web-refused-position-today = C’est l’une des dix du jour. La réponse sera visible ici une fois la journée terminée.
web-refused-day-over = Ces dix-là sont terminées. Les nouvelles sont déjà là.
web-refused-other = Cela n’a pas marché ({ $code }).

## Partir, proposer

web-dialog-leave = Quitter la table ?
web-dialog-leave-text = Un bot joue pour vous, personne n’attend. Revenez quand vous voulez par le même lien.
web-dialog-leave-do = Partir pour l’instant
web-dialog-resign = Abandonner
web-dialog-resign-text = Pour de bon : un bot joue votre place jusqu’à la fin, et vous ne pouvez plus la reprendre.
web-dialog-propose-abandon = Proposer d’arrêter la partie
web-dialog-propose-takeback = Demander à reprendre mon dernier coup
web-dialog-asked-abandon = { $name } propose d’arrêter la partie.
web-dialog-asked-takeback = { $name } demande à reprendre son dernier coup.
web-dialog-asked-waiting = On attend la réponse des autres.
web-dialog-yes = D’accord
web-dialog-no = Non
web-dialog-stay = Rester

## Fin

web-final-won = Vous gagnez.
web-final-other = { $name } gagne.
web-final-rivals = Les rivaux gagnent.
web-final-shared = Victoire partagée : { $names }.
web-final-abandoned = La partie a été arrêtée.
web-final-expired = Personne n’est revenu à cette table.
web-final-place = Place { $rank }
web-final-prizes = { $prizes ->
    [one] { $prizes } prix
   *[other] { $prizes } prix
  }
web-final-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-final-ahead = { $name } suit, à { $gap }.
web-final-rematch = Encore une partie
web-final-replay = Revoir les coups
web-final-review = Revoir la partie
web-final-check = Vérifier les dés
web-final-share = Partager
web-final-record = Garder la partie
web-final-table = Retour à la table
web-final-all-rivals = Tous les rivaux
web-final-short = Il vous a manqué { $gap }.
web-final-more = { $gap } de plus que tous les rivaux ensemble.
web-board-par =
  { $how ->
    [above] { $gap } au-dessus du par. Un champion a obtenu { $par }.
    [below] { $gap } sous le par. Un champion a obtenu { $par }.
   *[even] Tout juste le par : un champion a aussi obtenu { $par }.
  }
web-board-rank = Place { $rank } sur { $people } à avoir joué cette partie.
web-board-none = Cet essai ne compte pas.
web-board-waiting = Un champion joue la même partie…
web-board-unknown = Impossible de dire pour l’instant ce qu’un champion obtient ici.
web-board-sealed = Tout le monde a ces dés aujourd’hui. Leur preuve, l’enregistrement et la revue viendront quand la journée sera close.
web-merit-title = Chance et adresse
web-merit-unit = points de chances de gagner
web-merit-luck = Chance
web-merit-skill = Adresse
web-merit-line = { $name } : chance { $luck }, adresse { $skill } points de chances de gagner
web-merit-alone = { $name } : chance { $luck } points de chances de gagner
web-merit-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
web-merit-how-luck = { $sign ->
    [more] Les dés ont donné { $points } de chances de gagner de plus qu’en moyenne.
    [less] Les dés ont donné { $points } de chances de gagner de moins qu’en moyenne.
   *[even] Les dés ont donné ce qu’ils donnent en moyenne.
  }
web-merit-how-skill = { $sign ->
    [more] Les choix ont laissé filer { $points } de moins que ceux des autres en moyenne.
    [less] Les choix ont laissé filer { $points } de plus que ceux des autres en moyenne.
   *[even] Les choix ont laissé filer autant que ceux des autres en moyenne.
  }
web-merit-best = Meilleur coup
web-merit-costliest = Coup le plus cher
web-merit-best-worth = { $points } devant le coup suivant
web-merit-costliest-worth = { $points } de chances de gagner laissés filer
web-again-wanted = { $count ->
    [one] { $names } veut encore une partie.
   *[other] { $names } veulent encore une partie.
  }
web-again-join = Jouer avec { $name }
web-again-waiting = On attend { $names }.
web-again-soon = Ça commence dans { $seconds } s.
web-again-starting = La partie suivante commence.
web-again-now = Commencer sans attendre
web-again-begun = La partie suivante a commencé, et un bot joue pour vous.
web-again-next = Vers la partie suivante
web-again-watch = Regarder la partie suivante
web-replay-title = Les coups, un par un

## Jeux sans dessin à eux

web-plain-board = La table
web-plain-common = Sur la table
web-plain-hidden = { $count ->
    [one] caché
   *[other] { $count } cachés
  }
web-plain-kind = Que faites-vous ?
web-plain-picked = Ce que vous avez choisi
web-plain-change = { $what }, changer
web-plain-left = { $count ->
    [one] Il reste un coup.
   *[other] { $count } coups sont possibles.
  }

## Analyse

web-review-title = Analyse
web-review-lead = Chaque lancer et chaque choix de cette partie, revus un à un : la part de chance et la part d’adresse.
web-review-back = Retour à la table
web-review-waiting = Dans la file. Le coach s’assoit devant votre partie dans un instant.
web-review-running = Le coach parcourt la partie.
web-review-wait-hint = Quelques secondes, jusqu’à une minute pour les longues parties. Vous pouvez fermer la page et revenir.
web-review-failed = Cette partie n’a pas pu être analysée.
web-review-again = Réessayer
web-review-curve = Chances de gagner
web-review-curve-of = Chances de gagner, coup par coup : { $names }
web-review-scrub = Parcourir la partie
web-review-earlier = Le moment d’avant
web-review-later = Le moment suivant
web-review-hint = Parcourez la courbe, ou touchez un moment plus bas.
web-review-start = Début
web-review-end = Fin
web-review-exact = Toutes ces chances sont exactes.
web-review-error = Les chances sont estimées, à { $error } près d’ordinaire.
web-review-players = Chance et adresse
web-review-luck = Chance
web-review-loss = Laissé filer
web-review-adjusted = Sans la chance
web-review-verdict = { $ending ->
    [won] { $luck ->
        [kind] Victoire, avec l’aide des dés.
        [cruel] Victoire malgré les dés.
       *[fair] Victoire avec des dés ordinaires.
      }
    [shared] { $luck ->
        [kind] Victoire partagée, avec l’aide des dés.
        [cruel] Victoire partagée malgré les dés.
       *[fair] Victoire partagée avec des dés ordinaires.
      }
   *[lost] { $luck ->
        [kind] Défaite, pourtant les dés aidaient.
        [cruel] Défaite, et les dés ont été cruels.
       *[fair] Défaite avec des dés ordinaires.
      }
  }
web-review-sound = { $all ->
    [0] Rien à choisir.
    [one] { $good } choix sur un était le meilleur ou bon.
   *[other] { $good } choix sur { $all } étaient les meilleurs ou bons.
  }
web-review-how = Comment lire ces chiffres
web-review-how-luck = Ce que les dés ont donné au-delà de leur moyenne. Sur beaucoup de parties, la somme est nulle.
web-review-how-loss = Ce que de meilleurs coups auraient gagné.
web-review-how-adjusted = Le résultat moins la chance : la part de victoire que le jeu méritait.
web-review-turning = Tournants
web-review-turning-none = Aucun moment n’a décidé de la partie à lui seul.
web-review-moments = Moment par moment
web-review-all = Tout le monde
web-review-whose = Les moments de qui
web-review-kind = Quels moments
web-review-kind-key = Moments clés
web-review-kind-all = Tous
web-review-kind-choice = Choix
web-review-kind-chance = Dés
web-review-kind-wrong = Erreurs
web-review-nothing = Rien à voir ici. C’est bon signe.
web-review-grade-best = Le mieux
web-review-grade-fine = Bien
web-review-grade-slip = Imprécis
web-review-grade-mistake = Erreur
web-review-grade-blunder = Gaffe
web-review-lucky = Chance
web-review-unlucky = Malchance
web-review-played = joué
web-review-better = mieux
web-review-money = { $money } espérés
web-review-unnamed = Un autre coup

## Conseils

web-hint = Conseil
web-hint-title = Ce que ferait le coach
web-hint-thinking = Le coach regarde vos dés…
web-hint-best = le mieux
web-hint-win = { $win } de chances de gagner
web-hint-error = Ces chances sont estimées, à { $error } près.
web-hint-exact = Ces chances sont exactes.

## What if?

web-what-if = Et si ?
web-what-if-seat = Place { $seat }
web-what-if-asks = { $name } doit choisir
web-what-if-odds = À quelle fréquence chaque option gagne
web-what-if-none = Personne ne connaît les chances de ce choix.
web-what-if-copy = Copier l’adresse
web-what-if-thinking = Le coach regarde la table…

## Règles

web-rules-title = Les règles
web-rules-none = Ce jeu n’apporte pas de règles à lire.

## Vérifier les dés

web-verify-title = Vérifier les dés
web-verify-lead = Avant le premier lancer, la table a promis une graine secrète, et chaque personne a ajouté son propre nombre secret. Une fois la partie finie, tout est connu : votre navigateur recalcule chaque lancer.
web-verify-seats = Qui a ajouté aux dés
web-verify-check-promise = La graine est celle qui était promise.
  .bad = La graine n’est pas celle qui était promise.
web-verify-check-names = Les noms sont ceux qui étaient convenus.
  .bad = Un nom n’est pas celui qui était convenu.
web-verify-check-commitments = Chaque nombre secret est celui qui avait été promis.
  .bad = Un nombre secret n’est pas celui qui avait été promis.
web-verify-check-anew = La table a commencé dans l’ordre, { $count ->
    [0] du premier coup
    [one] et a recommencé une fois
   *[other] et a recommencé { $count } fois
  }.
  .bad = Les débuts de la table ne se suivent pas.
web-verify-check-chain = Toutes les lignes sont celles que le serveur a scellées.
  .bad = Les lignes ne sont pas celles que le serveur a scellées.
web-verify-check-signatures = Toutes les signatures sont justes.
  .bad = Une signature est fausse.
web-verify-withheld = { $count ->
    [one] Un nom a été oublié et n’est pas montré.
   *[other] { $count } noms ont été oubliés et ne sont pas montrés.
  }
web-verify-twice = Un tirage n’a pas de place à lui.
web-verify-played-on = Cette partie a commencé à un moment d’une autre. Ce qui y était caché a été redistribué par la clé. La commande flambeur verify le recalcule, cette page ne le peut pas.
web-verify-rules = Non vérifié ici, car il y faut les règles : si chaque lancer était dû à sa place, chaque coup permis et le résultat juste. La commande flambeur verify le fait.
web-verify-code = Le code de la table
web-verify-run = Calculer
web-verify-hash = La promesse
web-verify-hash-good = La graine correspond à l’empreinte publiée avant la partie.
web-verify-hash-bad = La graine ne correspond pas à l’empreinte. Ces dés ne méritent pas confiance.
web-verify-nonces = Ce que chaque personne a ajouté
web-verify-seed = La graine
web-verify-rolls = { $count ->
    [one] Un tirage recalculé, identique.
   *[other] { $count } tirages recalculés, tous identiques.
  }
web-verify-wrong = { $count ->
    [one] Un tirage n’est pas celui que donne la graine.
   *[other] { $count } tirages ne sont pas ceux que donne la graine.
  }
web-verify-skipped = { $count ->
    [one] Un lancer demande le simulateur : flambeur verify le calcule.
   *[other] { $count } lancers demandent le simulateur : flambeur verify les calcule.
  }
web-verify-running = La partie dure encore. La graine est donnée à la fin ; l’empreinte est déjà là.
web-verify-outcome = Tirage { $n }
web-verify-same = identique
web-verify-differs = différent
web-verify-unchecked = pas calculé ici

## Réglages

web-settings-title = Réglages
web-settings-name = Votre nom aux tables
web-settings-sound = Son
web-settings-theme = Lumière
web-settings-theme-night = Nuit
web-settings-theme-terrace = Terrasse de jour
web-settings-speed = Vitesse
web-settings-speed-text = D’un coup : sans animation.
web-settings-speed-calm = Calme
web-settings-speed-normal = Normale
web-settings-speed-brisk = Vive
web-settings-speed-instant = D’un coup
web-settings-slow = Ralentir quand cela compte
web-settings-slow-text = Les paiements et ce qui décide d’une partie ne passent jamais plus vite que la normale.
web-settings-vibrates = Vibration
web-settings-awake = Garder l’écran allumé
web-settings-awake-text = Tant que la partie dure.
web-settings-one-tap = Un seul toucher joue
web-settings-one-tap-text = Dans tous les jeux. Sinon, le premier toucher montre l’effet du coup, le second le joue.
web-settings-left-hand = Pour la main gauche
web-settings-left-hand-text = Sur un téléphone couché, dés et boutons sont à gauche.
web-settings-tips = Conseils pour débuter
web-settings-tips-text = Un jeu que vous ne connaissez pas s’apprend d’abord, et une nouvelle machine se présente.
web-settings-hide = Masquer les noms des autres
web-settings-hide-text = Les autres personnes à table reçoivent un nom de notre part. Les bots gardent le leur.
web-settings-aloud = Lire à voix haute
web-settings-aloud-text = La voix de cet appareil dit les titres.
web-settings-notify = Notifications
web-settings-notify-text = Où et quand vous apprenez que c’est à vous.

## Vie privée

web-privacy = Vie privée
  .about = Ce qui est gardé, combien de temps, et comment se faire oublier.
web-notices = Les travaux qui font vivre ces pages
web-privacy-lead = Vous jouez ici sans adresse e-mail, sans mot de passe et sans traceur. Voici ce qui reste sur la table, et pour combien de temps.
web-privacy-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
  }
web-privacy-years = { $count ->
    [one] { $count } an
   *[other] { $count } ans
  }
web-privacy-tables = Tables d’invités
  .text = Les noms donnés à la table, chaque coup et chaque lancer : pour que la partie puisse continuer, être revue et vérifiée.
  .since = après la partie
web-privacy-accounts = Comptes
  .text = Votre nom, la moitié publique de vos clés d’accès, vos classements et le jour de votre dernière visite. Une table où un compte a joué reste aussi longtemps que lui.
  .since = après la dernière visite
web-privacy-bots = Bots avec jeton
  .text = Le nom du bot, ses classements et une empreinte de son jeton, jamais le jeton lui-même.
  .since = après le dernier usage
web-privacy-cookie = Un seul cookie
  .text = Il dit que vous êtes vous, pour que votre place reste la vôtre. Rien ne marche sans lui : il n’y a donc rien à accepter. Langue, lumière, son, jeux déjà joués et les reçus de vos vingt dernières tables restent dans votre navigateur.
  .since = dans votre navigateur
web-privacy-see = Qui voit quoi
  .table = Qui est à la table ou en a le lien : votre nom et ce que vous jouez. Les tables publiques et les classements des comptes sont visibles de tous.
  .host = La personne qui tient ce serveur : tout ce qui est gardé, et ses sauvegardes.
  .told = Si vous demandez à être prévenu de votre tour, l’adresse, la langue et le fuseau horaire sont gardés jusqu’à ce que vous y renonciez, vous déconnectiez ou ne reveniez plus. Qui transmet un message ne peut pas le lire.
web-privacy-not = Ce qu’il n’y a pas ici
  .text = Ni publicité, ni traceur, ni rien qui vienne d’autres sites. Votre adresse réseau est comptée en mémoire contre les abus, et n’est jamais notée.
web-privacy-yours = C’est à vous
  .id = Ici, vous êtes { $id }. Donnez ce nom si vous écrivez à la personne qui tient ce serveur.
web-privacy-export = Tout télécharger
web-privacy-forget = Me faire oublier
  .ask = Vous faire oublier ?
  .goes = Votre liste de tables, vos classements, votre paquet d’entraînement, clés d’accès, bots et jetons disparaissent tout de suite et pour de bon. Dans les parties en cours, un bot joue à votre place.
  .stays = Le journal de chaque table reste, avec le nom que vous y avez donné : il prouve la partie aux autres. Là où aucun compte n’a joué, il disparaît { $time } après la partie. Le numéro qui vous désignait reste noté comme nul pendant { $cookie }, pour qu’aucun ancien cookie ne marche plus.
  .yes = Oubliez-moi
  .done = C’est fait. Ce navigateur est maintenant un nouvel invité.

## Vegas

web-vegas-colour-1 = Rouge
web-vegas-colour-2 = Bleu
web-vegas-colour-3 = Vert
web-vegas-colour-4 = Mauve
web-vegas-colour-neutral = Neutre
web-vegas-nobody = Personne encore
web-vegas-nobody-came = Personne n’est venu ici.
web-vegas-front = Casino { $casino } : { $bills }. Dés : { $dice }.
web-vegas-front-empty = Casino { $casino } : { $bills }. Aucun dé.
web-vegas-look-at = Casino { $casino } : voir ce que vos dés y feraient
web-vegas-would = { $standing ->
    [leads] Vous seriez en tête
    [follows] { $place ->
        [2] Vous seriez deuxième
        [3] Vous seriez troisième
       *[other] Vous auriez un billet
      }
    [ties] Vous seriez à égalité
    [unpaid] Plus de billet pour vous
   *[absent] Aucun de vos dés
  }
web-vegas-hint = { $standing ->
    [unpaid] plus de billet
   *[absent] pas à vous
  }
web-vegas-choose = Choisissez une face
web-vegas-choose-how =
  { $once ->
    [yes] Tous les dés de cette face vont à son casino. Un seul toucher joue.
   *[no] Tous les dés de cette face vont à son casino. Touchez une fois pour voir ce que cela donnerait.
  }
web-vegas-chooses = { $name } choisit une face
web-vegas-place = Poser sur le { $casino }
web-vegas-back = Retour
web-vegas-to-pile = sous la pile
web-vegas-skip = Touchez n’importe où pour passer
web-vegas-go-on = Continuer
web-vegas-left = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }
web-vegas-bills = { $count ->
    [one] { $count } billet
   *[other] { $count } billets
  }
web-vegas-balance = Si la manche finissait là
web-vegas-balance-you = Vous
web-vegas-balance-rivals = Tous les rivaux

## Royale

web-royale-grey = Gris
web-royale-closed = Fermé
web-royale-counts = compte 2
web-royale-pass = Passer (1 jeton)
web-royale-roll = Lancer
web-royale-chips = { $count ->
    [0] Aucun jeton
    [one] { $count } jeton
   *[other] { $count } jetons
  }
web-royale-rule-of = { $tile } : la règle
web-royale-new = Nouvelle machine
web-royale-new-is = Une nouvelle machine : { $tile }
web-royale-met = Compris
web-royale-all = Les seize machines
web-royale-fold = Voir la table
web-royale-unfold = Revenir au choix
web-royale-equal = Un autre { $total } perd : { $count } sur { $throws }.
web-royale-row-put = { $size ->
    [big] Poser le gros dé
   *[small] Poser un dé
  }
web-royale-row-back = { $size ->
    [big] Reprendre le gros dé
   *[small] Reprendre un dé
  }
web-royale-row-grey = { $count ->
    [one] { $count } dé gris
   *[other] { $count } dés gris
  }
web-royale-row-chip = Pour un jeton
web-royale-row-cash = Pour l’argent
web-royale-row-action = Pour bouger un dé
web-royale-box = Boîte { $number }
web-royale-token = { $worth } : vers la boîte { $number }
web-royale-split-hint = Touchez un pion pour le changer de boîte. Personne ne voit ce qu’il y a où.
web-royale-split-do = Fermer les deux boîtes

## Easy Come

web-easycome-prize-four-kind = Carré
web-easycome-prize-two-pairs = Deux paires
web-easycome-prize-triple-odd = Brelan impair
web-easycome-prize-triple-even = Brelan pair
web-easycome-prize-sum-7 = Sept
web-easycome-prize-sum-13 = Treize
web-easycome-prize-sum-le-3 = Bas
web-easycome-prize-sum-ge-17 = Haut
web-easycome-prize-straight = Suite
web-easycome-need-pair = une autre paire
web-easycome-need-exact = total = { $total }
web-easycome-need-most = total ≤ { $total }
web-easycome-need-least = total ≥ { $total }
web-easycome-need-dice =
  { $count ->
    [one] à { $count } dé
   *[other] à { $count } dés
  }
web-easycome-take = à prendre
web-easycome-steal = à voler
web-easycome-out = trop loin
web-easycome-closed = fermé
web-easycome-yours = à vous
web-easycome-you = Vous
web-easycome-bot-plays = un robot joue
web-easycome-prizes =
  { $count ->
    [0] aucun prix
    [1] un prix
    [2] deux prix
    [3] trois prix
   *[other] { $count } prix
  }
web-easycome-survive =
  { $left ->
    [one] tour à survivre
   *[other] tours à survivre
  }
web-easycome-free = Libres sur la table
web-easycome-closed-centre = Fermé : il faut voler
web-easycome-dice = Vos dés
web-easycome-kept = gardé
web-easycome-keep = garder
web-easycome-roll = relancer
web-easycome-tap = garder ?
web-easycome-brings = Pour « { $prize } » : { $need }.
web-easycome-robs = Pour « { $prize } », pris à { $name } : { $need }.
web-easycome-hopeless = Aucun prix n’est à portée ainsi.
web-easycome-else-wins = Sinon, { $name } gagne à la fin de votre tour.
web-easycome-roll-others =
  { $count ->
    [one] Lancer le dernier dé
   *[other] Lancer les { $count } autres
  }
web-easycome-end = Finir le tour
web-easycome-chance = { $ways } sur { $rolls }
web-easycome-do-take = Prendre « { $prize } »
web-easycome-do-steal = Voler « { $prize } » à { $name }
web-easycome-let-go = Y renoncer
web-easycome-back = Retour
web-easycome-hint = Touchez les dés à garder.

## Strike

web-strike-arena = L’arène
web-strike-you = Vous
web-strike-yours = à vous
web-strike-out = éliminé
web-strike-last-one = le dernier
web-strike-bot-plays = un robot joue
web-strike-points =
  { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
web-strike-reserve =
  { $count ->
    [one] { $name } : { $count } dé
   *[other] { $name } : { $count } dés
  }
web-strike-die = Dé qui montre { $face }
web-strike-pull = Tirez, puis lâchez.
web-strike-pick = Visez, puis lancez.
web-strike-again = Rien de pareil : encore, ou stop.
web-strike-again-empty = L’arène est vide : encore un dé, ou arrêtez.
web-strike-all-at-once =
  { $count ->
    [one] Lancez votre dernier dé.
   *[other] Lancez les { $count } d’un coup.
  }
web-strike-throws =
  { $who ->
    [you] Vous lancez.
   *[other] { $name } lance.
  }
web-strike-hint = Deux dés pareils après le lancer, et ils sont à vous.
web-strike-grand-hint = L’arène est vide : les dés pareils vous reviennent.
web-strike-aim = Viser
web-strike-middle = Milieu
web-strike-how = Force
web-strike-soft = Doux
web-strike-normal = Normal
web-strike-hard = Fort
web-strike-throw = Lancer
web-strike-throw-all = Tout lancer
web-strike-watch = Revoir le lancer
web-strike-key-space = Espace
web-strike-push = Déplacez des dés avant de lancer.
web-strike-regroup = Déplacer
web-strike-stop = Arrêter
web-strike-leave = Partir
web-strike-do = Jouer
web-strike-back = Retour
web-strike-which = Quel dé
web-strike-where = Où
web-strike-together = Regrouper
web-strike-apart = Écarter
web-strike-lay = Poser là
web-strike-place-1 = devant à gauche
web-strike-place-2 = devant
web-strike-place-3 = devant à droite
web-strike-place-4 = à gauche
web-strike-place-5 = au milieu
web-strike-place-6 = à droite
web-strike-place-7 = au fond à gauche
web-strike-place-8 = au fond
web-strike-place-9 = au fond à droite

## Apprendre

web-lesson-learn = Apprendre en une minute
web-lesson-skip = Passer
web-lesson-never = Plus de conseils
web-lesson-here = Touchez d’abord ce que montre la main. Après cette manche, vous jouez comme vous voulez.
web-lesson-end = Vous savez jouer
web-lesson-end-text = Le reste vient en jouant. À partir d’ici, personne n’a préparé les dés.
web-lesson-real = Pour de vrai
web-lesson-back = Retour à votre table
web-lesson-dice = Les dés d’une première partie sont préparés, pour montrer l’essentiel. Rien n’est promis à leur sujet et rien ne compte.
web-example-try = Essayer
web-example-go = À moi de jouer
web-example-back = Retour aux règles
web-example-again = Encore une fois

## Un appareil que l’on se passe

web-shared-devices = Appareils
web-shared-own = Chacun sur le sien
web-shared-one = Sur un seul appareil
web-shared-who = Qui joue ?
web-shared-player = Joueur { $number }
web-shared-add = Une personne de plus
web-shared-remove = Retirer { $name }
web-shared-level = Leur niveau
web-shared-start = Commencer la partie
web-shared-give = Passez l’appareil à { $name }
web-shared-why = { $name } fait un choix que personne d’autre ne doit voir.
web-shared-am = Je suis { $name }
web-shared-hold = Maintenir pour voir votre argent
web-shared-leave = La partie vous attend sur cet appareil. Vous la retrouverez sur la page d’accueil.
web-shared-takeback = Annuler le dernier coup
web-shared-stop = Arrêter la partie
