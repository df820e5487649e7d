### Les pages autour de la personne qui joue : parties, forme, clés et messages.

me-title = Mes parties

## Là où c’est mon tour

me-up = { $count ->
    [1] C’est à vous à une table
    [2] C’est à vous à deux tables
    [3] C’est à vous à trois tables
    [4] C’est à vous à quatre tables
    [5] C’est à vous à cinq tables
   *[other] C’est à vous à { $count } tables
  }
me-up-play = Jouer
me-up-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
  }
me-going = Vos parties continuent
me-on = Aussi en cours
me-new = Une nouvelle partie
me-round = Manche { $round }
me-round-of = Manche { $round } sur { $rounds }
me-since = { $unit ->
    [minutes] { $count ->
        [0] à l’instant
        [one] depuis une minute
       *[other] depuis { $count } minutes
      }
    [hours] { $count ->
        [one] depuis une heure
       *[other] depuis { $count } heures
      }
   *[days] { $count ->
        [one] depuis un jour
       *[other] depuis { $count } jours
      }
  }
me-left = { $unit ->
    [minutes] { $count ->
        [0] moins d’une minute
        [one] encore une minute
       *[other] encore { $count } minutes
      }
    [hours] { $count ->
        [one] encore une heure
       *[other] encore { $count } heures
      }
   *[days] { $count ->
        [one] encore un jour
       *[other] encore { $count } jours
      }
  }
me-awaits = { $name } joue
me-away = un bot joue pour vous
me-resigned = un bot finit la partie pour vous
me-open = Il reste des chaises libres
me-beginning = Ça va commencer

## Qui joue

me-with = { $game } avec { $names }
me-with-bots = { $game } avec des bots
me-alone = { $game } en solo
me-many = { $count ->
    [5] { $game } à cinq
    [6] { $game } à six
    [7] { $game } à sept
    [8] { $game } à huit
   *[other] { $game } à { $count }
  }

## Les parties finies

me-list = { $first }, { $second }
me-victory = Victoire
me-shared = Victoire partagée
me-rivals = Les rivaux étaient plus forts ensemble
me-place = { $rank ->
    [2] Deuxième place
    [3] Troisième place
    [4] Quatrième place
    [5] Cinquième place
   *[other] Place { $rank }
  }
me-merits = chance { $luck }, adresse { $skill }
me-merits-alone = chance { $luck }
me-running = Encore sur la table
me-all = Les { $count } parties
me-older = Parties plus anciennes
me-none = Pas encore de partie finie
me-none-hint = La première viendra ici, avec son résultat, votre chance et votre adresse.
me-failed = Impossible de chercher vos parties pour le moment.
me-along = Emporter ma place
me-along-about = L’autre téléphone, l’ordinateur, l’application plutôt que la messagerie : un lien fait de vous la même personne là-bas.
me-along-show = Afficher le lien et le QR code
me-along-how = Ouvrez-le dans l’autre navigateur et continuez à y jouer, avec votre place et vos parties.
me-along-once = Il sert une seule fois, pendant dix minutes. Qui l’ouvre devient vous : gardez-le pour vous.
me-along-qr = QR code avec le lien vers votre place
me-along-old = Les dix minutes sont passées, ce lien ne vaut plus.
me-along-new = Créer un autre lien
me-along-here = Dans un instant vous jouez ici, à la même place et avec les mêmes parties. Là d’où vous venez, rien ne change.
me-along-as = Continuer ici en tant que { $name }
me-along-go = Continuer ici
me-along-leaves = { $count ->
    [one] Ce navigateur est jusqu’ici quelqu’un d’autre, avec une partie qu’on ne pourra plus rejoindre d’ici.
   *[other] Ce navigateur est jusqu’ici quelqu’un d’autre, avec { $count } parties qu’on ne pourra plus rejoindre d’ici.
}
me-along-leaves-account = Ce navigateur est jusqu’ici { $name } ; une clé d’accès permettra d’y revenir.
me-along-same = Ce navigateur, c’est déjà vous.
me-along-void = Ce lien a déjà servi, ou il est trop ancien. Créez-en un autre là où vous jouez : « Emporter ma place » dans le menu.

me-keep = Garder mes parties
me-keep-text = Avec la clé d’accès de votre téléphone ou ordinateur : ni mot de passe, ni courriel. Pour l’instant, elles ne vivent que dans ce navigateur.
me-keep-go = Garder avec une clé d’accès
me-keep-come = J’ai déjà des parties : me connecter
me-keep-name = Les autres le voient dans les classements.
me-keep-missing = À cette adresse, votre navigateur ne crée pas de clé d’accès : il faut https. « Emporter ma place » marche ici aussi.
me-keep-kept = Vos parties sont gardées
me-keep-kept-text = { $name }, votre clé d’accès vous y ramène dans n’importe quel navigateur.
me-keep-key = Clé d’accès { $number }
me-keep-key-name = Nom de cette clé d’accès
me-keep-key-used = Dernier usage le { $day }
me-keep-key-made = Créée le { $day }
me-keep-key-remove = Retirer « { $name } »
me-keep-more = Encore une clé d’accès
me-keep-leave = Se déconnecter partout
me-keep-yours = Tout récupérer ou se faire oublier
me-keep-skill = { $count ->
    [one] très probablement de { $low } à { $high }, après une partie
   *[other] très probablement de { $low } à { $high }, après { $count } parties
}
me-keep-skill-text = Votre force face aux autres : on commence à 25. Plus vous jouez, plus elle se précise.
## Comment quelqu’un choisit.

me-form-game = Jeu
me-form-like = { $level ->
    [novice] Vos choix valent ceux d’un bot débutant
    [casual] Vos choix valent ceux d’un bot amateur
    [strong] Vos choix valent ceux d’un bot solide
   *[champion] Vos choix valent ceux d’un champion
}
me-form-number = { $value } sur 100
me-form-missing = { $count ->
    [1] Encore une partie et nous saurons.
    [2] Encore deux parties et nous saurons.
    [3] Encore trois parties et nous saurons.
    [4] Encore quatre parties et nous saurons.
    [5] Encore cinq parties et nous saurons.
    [6] Encore six parties et nous saurons.
    [7] Encore sept parties et nous saurons.
    [8] Encore huit parties et nous saurons.
    [9] Encore neuf parties et nous saurons.
    [10] Encore dix parties et nous saurons.
   *[other] Encore { $count } parties et nous saurons.
}
me-form-unknown = { $game ->
    [none] Vous lirez alors ici ce que valent vos choix. La chance n’y entre pas.
   *[other] Vous lirez alors ici ce que valent vos choix à { $game }. La chance n’y entre pas.
}
me-form-told = Sur les { $games } dernières parties : { $value } sur 100{ $way ->
    [more] , { $change } de plus qu’il y a { $ago ->
        [one] une partie
       *[other] { $ago } parties
    }
    [less] , { $change } de moins qu’il y a { $ago ->
        [one] une partie
       *[other] { $ago } parties
    }
   *[even] { "" }
}. La chance n’y entre pas.
me-form-formula = Le nombre est 100 × (1 − chances de gagner cédées ÷ celles que des choix au hasard auraient cédées), sur toutes les décisions qui comptent.
me-form-doubt = Vous avez cédé { $given } points de chances à chacune ; le vrai nombre est très probablement entre { $low } et { $high }.
me-form-past = Les { $count } dernières parties
me-form-past-spoken = De { $from } à { $to } sur 100.

## Quand et où l’on est prévenu.

me-turn = À vous de jouer
me-turn-text = Nous vous prévenons, même quand cette page est fermée.
me-turn-here = Me prévenir sur cet appareil
me-turn-open = Pour l’instant, seulement tant que cette page est ouverte, même cachée.
me-turn-closed = Même quand elle est fermée
me-turn-insecure = À cette adresse, votre navigateur n’affiche pas de notifications : il leur faut https. Quand cette page est ouverte, un son et son titre vous appellent ; quand elle est fermée, ntfy ou un webhook.
me-turn-blocked = Ce navigateur bloque nos notifications. Touchez le signe à côté de l’adresse de la page, puis « Notifications », et autorisez-les.
me-turn-none = Ce navigateur n’affiche pas de notifications. Ouvrez Flambeur dans le navigateur de votre téléphone, ou donnez-nous une autre adresse.
me-turn-install = Un iPhone ou un iPad n’affiche que les notifications des apps de l’écran d’accueil. En trois étapes, Flambeur en est une.
me-turn-how = Montrez-moi comment
me-turn-days = À la journée : un message par tour, et au plus un par heure pour toutes les tables.
me-turn-live = En direct : un message quand vous avez manqué un tour entier, puis aucun avant votre retour.
me-turn-quiet = Aucun de 22 h à 8 h chez vous, aucun tant que cette page est ouverte, aucun des tables muettes.
me-turn-places = Vous l’apprenez ici
me-turn-this = Ce navigateur
me-turn-way = { $way ->
    [ntfy] ntfy
    [webhook] Webhook
   *[push] Un autre navigateur
}
me-turn-since = { $host }, depuis : { $day }
me-turn-remove = Retirer : { $name }
me-turn-more = Une autre adresse
me-turn-more-ntfy = L’adresse d’un sujet ntfy, par exemple https://ntfy.sh/mon-mot-secret. Qui connaît le mot lit aussi : choisissez-en un que personne ne devine.
me-turn-more-webhook = Nous y envoyons du JSON avec titre, texte et lien. Chez Discord, ajoutez /slack à l’adresse du webhook.
me-turn-address = Adresse
me-turn-add = Me prévenir là
me-turn-mute = Rendre cette table muette
me-turn-unmute = Réécouter cette table

## L’app sur l’écran d’accueil d’un iPhone

me-install = Flambeur sur l’écran d’accueil
me-install-share = Touchez « Partager » dans la barre du navigateur.
me-install-add = Choisissez « Sur l’écran d’accueil ».
me-install-open = Copiez votre lien ici, ouvrez Flambeur depuis l’écran d’accueil et collez-le là-bas. Vous y êtes la même personne, avec toutes vos parties.
me-paste = Coller mon lien
me-paste-how = Copiez votre lien là où vous avez joué jusqu’ici, sous « Emporter ma place », et collez-le ici.
me-paste-link = Votre lien
me-paste-wrong = Ce n’est pas un lien vers une place. Il finit par # et beaucoup de lettres.
me-device = { $game } sur un seul appareil
me-device-won = Victoire : { $names }
