### La ligne de commande : aide, questions, réponses, refus.

## Aide

help-intro =
  Des jeux de dés dans votre terminal. Pour commencer : flambeur play vegas

help-play = Jouer une partie, entre amis au clavier, avec des robots aux autres places.
help-replay = Raconter une partie enregistrée, coup par coup.
help-show = Montrer la table d’une partie enregistrée ou d’une position.
help-train = S’exercer : une position, votre choix, et ce que vaut chaque possibilité.
help-verify = Vérifier que les dés d’une partie enregistrée découlent de la graine engagée.
help-games = Montrer les jeux auxquels on peut jouer ici.
help-rules = Lire les règles d’un jeu.
help-more =
  Chaque commande s’explique elle-même : flambeur play --help
  Autres langues : --lang en, --lang ru, --lang de
help-usage = Utilisation :
help-subjects = De quoi il s’agit
help-choices = Ce que vous pouvez choisir
help-general = Partout
help-options = Options des éditions { $editions }
help-options-game = Options de { $game }
help-help = Afficher cette aide.
help-lang = La langue de tous les textes.
help-game = Le jeu : vegas, easycome ou strike.
help-file = Une partie enregistrée.
help-moment = Une partie enregistrée, ou une position en une ligne.
help-odds = Dire à quelle fréquence chaque option fait gagner celui qui doit choisir.
help-verify-bots = Répéter aussi les choix des robots, s’ils jouent avec ce qui est installé ici.
help-seats = Qui joue, avec un nom si vous voulez : human (une personne) ou un robot : novice (se trompe comme nous), casual (prend ce qui lui semble le mieux), strong (calcule plus loin), champion (le meilleur qui soit) ou uniform (ne réfléchit pas). Sans précision, une personne et trois casual ; une personne seule joue en solo.
help-own-name = Votre nom ; à plusieurs, celui de la première place.
help-edition = L’édition du jeu : 2018 et 2012 sont le jeu classique ; royale ajoute gros dés, jetons et machines ; royale-base se joue sans machines. Dans strike, 2012 a 31 dés et 2020 en a 26.
help-record = Écrire la partie dans ce nouveau fichier, coup par coup.
help-seed = Des dés reproductibles, pour s’exercer et pour les tests : la même graine donne les mêmes lancers à la même table.
help-nonce = Ce que vous ajoutez aux dés : un texte quelconque, qui est haché, ou 64 chiffres hexadécimaux.
help-plain = Des lignes simples, sans cadres ni couleurs, pour les lecteurs d’écran.
help-pause = Attendre ce temps avant chaque ligne.
help-train-game = Le jeu : vegas, royale, easycome ou strike ; tous si vous ne dites rien.
help-topic = Ce que vous voulez exercer : tie, lead, last-dice, big-die, pass, machine, hold, claim, stop ou throw.
help-train-seed = Un ordre fixe des nouvelles positions : le même nombre donne les mêmes.
help-seat = Montrer ce que cette place peut voir, en comptant à partir de 1.
help-at = La table après tant d’entrées de l’enregistrement.

## Options de Vegas

option-plain = Une option des règles de ce jeu.
option-neutral-variant = De deux à quatre, on lance aussi des dés neutres, qui ne sont à personne.
option-first-leader = La place qui ouvre la première manche, en comptant à partir de 1.
option-money-visibility = Si l’argent gagné reste face cachée ou visible.
option-solo-level = La difficulté du solo.
option-solo-own-dice = Vos dés en solo, de 2 à 7 au niveau expert.
option-solo-preplaced = Combien de rivaux sont posés avant le début du solo, 1 ou 2.
option-solo-rounds = Le nombre de manches du solo, de 1 à 4.

## Options de Royale

option-start-player = La place qui ouvre la première manche, en comptant à partir de 1.
option-tiles-per-round = Le nombre de machines par manche, de 0 à 6 ; sans précision, 3.
option-tile-reuse = Si une machine peut revenir dans une autre manche : toujours, seulement sur son autre côté, ou seulement quand il n’y en a plus de nouvelle.
option-tiles = Poser exactement ces machines à chaque manche, à partir du casino 1, au lieu de les tirer.
option-chip-supply = Avec 20, les jetons s’épuisent quand la boîte est vide ; sinon il y en a toujours assez.
option-unclaimed-cards = Où vont les billets que personne ne gagne : sous la pile, ou à la banque.
option-all-faces-closed = Ce qui arrive quand tous les dés montrent le casino fermé : passer sans payer, passer en payant un jeton si possible, ou relancer.
option-closed-blocks-activation = Mon choix peut aussi déclencher la machine d’un casino fermé.
option-lucky-punch-reward = Poing de chance paie selon le nombre caché, ou laisse choisir la récompense.
option-power-play-reuse = Le pion de Coup de force sert à chaque tour, ou retourne sur la machine après usage.
option-bad-luck-timing = L’amende de Malchance se paie après tous les casinos, ou avant.
option-fine-change = La monnaie trop petite pour un billet est perdue (strict), ou due par la banque (exact).
option-start-fallback = Qui ouvre la manche suivante quand des dés à personne prennent le meilleur billet : la couleur la mieux placée sur ce casino, ou quelqu’un du casino suivant.
option-open-money = Tout l’argent gagné est visible.
option-pay-day-counts-activated = Déclenché par Mon choix, Jour de paie ne compte que les casinos où se trouve un de vos dés.
option-fine-chips = Pour l’amende de Malchance, on peut ajouter des jetons aux billets dont la monnaie serait perdue (choose), ou ils ne servent que si les billets manquent (last).

## Options d’Easy Come

option-variant-full-round = À quatre : trois prix doivent tenir pendant les tours de tous les autres, et pas seulement de deux.
option-first-player = La place qui joue en premier, en comptant à partir de 1 ; avec rolloff, les dés décident.

## Options de Strike

option-edition = L’édition de la boîte, qui décide du nombre de dés.
option-form = Des lancers dans une arène à vraie physique (physics), ou selon une table de chances (abstract).
option-rounds = Une seule manche (single), ou autant de manches que de personnes, avec des points (match).
option-starter = La place qui ouvre la première manche, en comptant à partir de 1.
option-start-face = Ce que montre le premier dé de l’arène, de 2 à 6.
option-on-self-emptied = Si vous videz l’arène sans valeurs égales : choisir (choice), finir le tour (end_turn) ou lancer tous vos dés (throw_all).
option-tilt-limit = À partir de combien de degrés un dé penché est relancé, de 10 à 44 ; sans précision, 30.
option-leavers = Avec out, on peut partir pour de bon, et ses dés sont perdus.

## Touches autres que les chiffres

key-help = ? h
key-log = l
key-money = m
key-table = t
key-quit = q
key-yes = o oui y

## Jouer

play-welcome = À la table : { $names }.
play-committed = Dés engagés : { $hash }
play-repeatable = Ces dés sont reproductibles (graine { $seed }) : bons pour s’exercer, pas pour une soirée honnête.
play-no-physics = Le simulateur n’est pas installé : une table de chances dit comment finissent les lancers. Pour des dés qui volent vraiment : { $command }
play-record = La partie s’écrit dans { $file } ; vérifiez les dés ensuite avec : flambeur verify { $file }
play-no-record = Avec --record FILE, la partie est gardée et chacun peut ensuite vérifier les dés.
play-turn = { $name }, à vous
play-turn-you = À vous
play-decide = { $name }, à vous de décider
play-decide-you = À vous de décider
play-prompt = Votre choix ({ $keys }, ? pour l’aide) :
play-prompt-one = Votre choix (Entrée ou { $key }, ? pour l’aide) :
play-go-on = Entrée pour continuer :
play-back = Entrée seule revient d’un pas.
play-unclear = Cela n’est pas proposé ici. Tapez { $keys } ou ? pour l’aide.
play-keys =
  Un chiffre choisit. ? explique, t montre encore la table, l les dernières lignes du journal, m ce
  que vous avez, q quitte la partie.
play-secret = Un secret maintenant. Regard réservé à { $name }. Entrée pour continuer :
play-look = Regard réservé à { $name }. Entrée montre l’argent :
play-hide = Entrée le cache :
play-leave = Quitter la partie ? Ce qui est enregistré reste. (o/n) :
play-left = Vous quittez la table. La partie s’arrête ici.
play-kept = L’enregistrement jusqu’ici est dans { $file }.
play-recorded = L’enregistrement est dans { $file }. Vérifiez les dés avec : flambeur verify { $file }

## S’exercer

train-prompt = Votre choix ({ $keys }, ? pour l’aide, q pour partir) :
train-next = Entrée pour la suivante, q pour partir :
train-keys = Tapez la touche de votre choix. t montre encore la table, q quitte.
train-summary = Bonnes réponses : { $right } sur { $count }.
train-back = Ce qui était faux revient : flambeur train

## Enregistrements

name-withheld = Place { $seat }
replay-open =
  { $count ->
    [one] L’enregistrement s’arrête ici, après { $count } entrée ; la partie n’est pas finie.
   *[other] L’enregistrement s’arrête ici, après { $count } entrées ; la partie n’est pas finie.
  }
show-awaited = { $name } doit choisir.
show-option = { $chance } : { $move }
odds-nobody = Personne ne juge { $game } : personne n’en connaît les chances.
verify-yes =
  { $count ->
    [one] Oui. Dans { $file }, { $count } tirage découle de la graine engagée.
   *[other] Oui. Dans { $file }, les { $count } tirages découlent tous de la graine engagée.
  }
verify-partly =
  { $count ->
    [one] Pour autant qu’on puisse le vérifier ici, { $file } tient : { $count } tirage découle de la graine engagée.
   *[other] Pour autant qu’on puisse le vérifier ici, { $file } tient : { $count } tirages découlent de la graine engagée.
  }
verify-elsewhere =
  { $count ->
    [one] { $count } lancer, ligne { $line }, a été calculé par un autre simulateur ou sur un autre genre de machine ; on ne peut le vérifier que là-bas.
   *[other] { $count } lancers, le premier ligne { $line }, ont été calculés par un autre simulateur ou sur un autre genre de machine ; on ne peut les vérifier que là-bas.
  }
verify-unchecked =
  { $count ->
    [one] { $count } lancer, ligne { $line }, n’a pas été recalculé, car le simulateur n’est pas installé : { $command }
   *[other] { $count } lancers, le premier ligne { $line }, n’ont pas été recalculés, car le simulateur n’est pas installé : { $command }
  }
verify-no = Non. { $file } ne tient pas :
verify-unclear = { $file } ne peut pas être vérifié :
verify-unreadable = Ligne { $line } illisible : { $reason }
verify-no-seed = Ligne { $line } : l’enregistrement n’a pas encore de graine. Les dés se vérifient une fois la partie finie.
verify-no-commitment = Ligne { $line } : rien n’a été promis sur ces dés, il n’y a donc rien à vérifier.
verify-commitment = Ligne { $line } : cette graine n’est pas celle qui a été engagée.
verify-agreement = Ligne { $line } : l’accord ne convient pas ({ $reason }).
verify-promise = Ligne { $line } : la graine ne correspond pas à sa promesse ({ $reason }).
verify-name = Ligne { $line } : les noms ne correspondent pas à l’accord ({ $reason }).
verify-list = Ligne { $line } : la liste des engagements ne peut pas être ainsi ({ $reason }).
verify-nonce = Ligne { $line } : les nonces ne correspondent pas à la liste ({ $reason }).
verify-signature = Ligne { $line } : la signature est fausse ({ $reason }).
verify-order = La ligne { $line } ne peut pas se trouver ici : { $reason }
verify-place = Ligne { $line }, tirage { $outcome } : un autre endroit est nommé. On y lit { $stands }, la clé donne { $expected }
verify-drawn-of = Ligne { $line }, tirage { $outcome } : tiré d’autre chose. On y lit { $stands }, la clé donne { $expected }
verify-seal = Ligne { $line } : le sceau ne correspond pas aux lignes qui précèdent ({ $reason }).
verify-outcome = Ligne { $line }, tirage { $outcome } : faux ({ $reason }). On y lit { $stands }, la graine donne { $expected }
verify-move = Ligne { $line } : { $reason }
verify-result = Ligne { $line } : le résultat ne découle pas de la partie ({ $reason }).
verify-dice-table = Personne n’a pu choisir ces dés. C’est prouvé à celles et ceux dont le nonce est dans la clé : { $names }.
verify-dice-table-nobody = Aucun nonce n’est dans la clé : à personne il n’est prouvé que ces dés n’ont pas été choisis.
verify-dice-local = Ces dés ont été faits en un seul lieu : ils découlent de la graine promise, mais personne d’autre n’a regardé.
verify-dice-practice = Ces dés servent à s’exercer : qui connaissait la graine connaissait les dés.
verify-dice-day = Ce sont les dés d’un jour, les mêmes pour tous. Que la clé soit celle qui fut promise, la preuve du jour le montre : tools/verify.py --day la vérifie.
verify-dice-scheme-1 = Cet enregistrement suit le schéma 1, qui prouve moins : là où jouaient des robots, qui tenait la table a pu essayer plusieurs dés.
verify-played-on = Cette partie a commencé à un moment d’une autre. Ce que l’on n’y voyait pas a été redistribué par la clé, et recalculé ici.
verify-restarts =
  { $count ->
    [one] La table a recommencé { $count } fois, car un nonce n’est pas venu.
   *[other] La table a recommencé { $count } fois, car des nonces ne sont pas venus.
  }
verify-signed = Les signatures sont justes. Elles sont de la clé { $key } : comparez-la avec celle du serveur.
verify-unsigned = Les signatures du serveur n’ont pas été vérifiées, car un paquet manque : { $command }
verify-bots =
  { $count ->
    [one] { $count } choix de robot a été répété : c’est le même.
   *[other] { $count } choix de robots ont été répétés : ce sont les mêmes.
  }
verify-bots-skipped =
  { $count ->
    [one] { $count } choix de robot n’a pas été répété : ce qui l’a produit n’est pas installé ici, ou pas connu.
   *[other] { $count } choix de robots n’ont pas été répétés : ce qui les a produits n’est pas installé ici, ou pas connu.
  }
verify-bots-differing =
  { $count ->
    [one] { $count } choix de robot, ligne { $line }, est différent quand on le répète.
   *[other] { $count } choix de robots, le premier ligne { $line }, sont différents quand on les répète.
  }

## Refus

error-language = Cette langue n’existe pas ici. Choisissez --lang en, fr, ru ou de.
error-command = La commande { $command } n’existe pas. Il y a : { $commands }.
error-argument = Quelque chose ne va pas autour de { $name }. Voyez --help.
error-extra = { $argument } ne veut rien dire ici. Voyez : flambeur { $command } --help
error-missing = Il manque { $name }. Voyez : flambeur { $command } --help
error-choice = { $value } n’est pas proposé. Choisissez parmi : { $choices }.
error-number = { $value } n’est pas un nombre à partir de { $least }.
error-range = { $value } n’est pas un nombre de { $least } à { $most }.
error-seconds = { $value } n’est pas une pause de 0 à { $most } secondes.
error-options = Ces options ne vont pas : { $reason }
error-unfit = L’option { $flag } ne va pas avec l’édition { $edition }.
error-unfit-game = L’option { $flag } ne va pas avec { $game }.
rules-none = { $game } est livré sans règles à lire.
games-row = { $game }, de { $least } à { $most } personnes ; robots : { $bots }
games-broken = { $game } est installé mais on ne peut pas y jouer : { $reason }
error-seat-kind = Personne ne s’appelle { $kind }. Une place accueille : { $kinds }.
error-seat-count =
  { $count ->
    [one] { $count } place ne va pas ; on joue de { $least } à { $most }.
   *[other] { $count } places ne vont pas ; on joue de { $least } à { $most }.
  }
error-same-name = { $name } apparaît deux fois. Donnez à chaque place un nom bien à elle.
error-name = { $name } ne va pas comme nom : { $longest } caractères visibles au plus.
error-file = Impossible d’ouvrir { $file } : { $reason }
error-exists = { $file } existe déjà et n’est pas écrasé. Choisissez un autre nom.
error-record = Impossible de lire { $file } : { $reason }
error-position = Impossible de montrer cette position : { $reason }
error-version = Il n’y a pas de version { $version } ; l’enregistrement va jusqu’à { $last }.
error-seat = Il n’y a pas de place { $seat } ; la dernière est { $last }.
error-write = L’enregistrement ne peut plus s’écrire : { $reason }
error-no-physics = La vraie physique a besoin du simulateur. Installez-le avec { $command } ou jouez avec --form abstract.
