### Les pages autour de la personne qui joue : parties, forme, clés et messages.

me-title = Mes parties

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
