### Mesurer les bots : la commande bots.

## Aide

help-bots = Mesurer la force des bots.
help-bots-job = Ce qu’il faut faire : ladder joue beaucoup de parties à des tables de niveaux mêlés et les classe.
help-games-count = Combien de parties à chaque sorte de table, 10 au moins ; de 400 à 4000 selon le jeu, sauf indication contraire.
help-only = L’échelle de ce jeu seulement.
help-guests = Un module Python avec vos propres bots, qui jouent aussi, par exemple bench.lasvegas_bots.
help-plot = Dessiner l’échelle dans ce nouveau fichier.
help-bots-workers = Combien de processus jouent ; un par cœur sauf indication contraire.

## L’échelle

ladder-title = La force des bots
ladder-axis = Classement de Plackett-Luce avec intervalles à 95 %, 25 en moyenne
ladder-seats = { $seats } places
ladder-heading = { $table }, { $games } parties
ladder-guests = { $game } avec invités
ladder-column-level = niveau
ladder-column-rating = classement
ladder-column-interval = 95 %
ladder-column-wins = victoires
ladder-column-mean = ms, moyenne
ladder-column-median = médiane
ladder-column-longest = maximum
ladder-apart = Aucun intervalle ne touche celui du voisin.
ladder-close = { $better } et { $worse } se chevauchent ; { $better } reste devant dans { $share } des échelles rééchantillonnées.
ladder-note = Le classement suit Plackett-Luce d’après qui a gagné, 25 en moyenne. Les intervalles viennent d’échelles de parties retirées au hasard parmi celles jouées. Les victoires sont comptées par place occupée. Un coup est mesuré en temps de processeur, là où il y avait un choix.
ladder-drawn = Le dessin est dans { $file }.
ladder-missing = L’échelle a besoin d’autres paquets ({ $package } manque). Installez-les avec { $command }
ladder-no-guests = { $module } n’amène pas d’invités : { $reason }
