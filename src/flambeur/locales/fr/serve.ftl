### Le serveur : les commandes serve et admin.

## Aide

help-serve = Ouvre cette machine pour une soirée entre amis, ou lance un worker d’une grappe.
help-admin = S’occupe des tables d’un serveur : inspect, export, import, verify, abandon, delete, forget, sweep, backup, restore, migrate, rotate-keys.
help-host = L’adresse d’écoute ; toutes celles de cette machine sauf avis contraire.
help-port = Le port d’écoute ; 8000 sauf avis contraire.
help-database = Où tout est gardé : sqlite:///chemin ou postgresql://machine/base.
help-bus = Comment les workers se donnent des nouvelles : local ou nats://machine:port.
help-workers = Combien de processus lancer ; plus d’un demande PostgreSQL et NATS.
help-origin = Les sites dont les pages peuvent parler à ce serveur, séparés par des virgules ; on envoie les gens au premier.
help-proxy = Les adresses de vos proxys, séparées par des virgules.
help-secure = Tout le monde vient par HTTPS ; les cookies et nos pages ne passent que par là.
help-no-bots = Les bots réfléchissent ailleurs.
help-open = Ouvre le navigateur.
help-no-open = Laisse le navigateur fermé.
help-job = Ce qu’il faut faire : regarder (inspect), exporter (export), vérifier (verify), fermer (abandon) ou supprimer (delete) une table ; importer un journal (import) ; oublier une personne (forget) ; montrer qui a été renvoyé d’une table par l’hôte (cleared) ; effacer ce qui a été gardé assez longtemps (sweep) ; sauvegarder dans un fichier (backup) ou en restaurer un (restore) ; mettre à jour la base (migrate) ; changer les clés des cookies (rotate-keys).
help-name = Le nom de la table, l’identifiant de la personne, le fichier, ou le nombre de jours.
help-log = Exporte tout le journal au lieu de la partie. Il contient la graine : à garder secret.
help-stage = Les changements d’avant le nouveau code (before) ou d’après la fin de l’ancien (after).

## La soirée

serve-welcome = Tout le monde ici joue sur { $link }
serve-near = Les téléphones doivent être sur le même réseau que cette machine. Si la page ne s’y ouvre pas, un pare-feu fait obstacle.
serve-others = Par un autre réseau de cette machine : { $links }
serve-local = Seule cette machine atteint { $link } Pour laisser entrer les téléphones de la pièce, lancez avec --host 0.0.0.0
serve-nowhere = Cette machine n’est sur aucun réseau, donc elle seule atteint { $link } Connectez-la au réseau des téléphones et relancez.
serve-inside = Ce serveur tourne dans un conteneur. En général, les téléphones n’atteignent pas son adresse { $link } Dites où ils atteignent la machine qui l’héberge, par exemple --origin http://192.168.1.20:8000, et vous aurez un code à scanner.
serve-no-pages = Cette copie de Flambeur n’a pas de pages pour les navigateurs : on ne peut inviter personne. Dans un clone, npm --prefix web install puis npm --prefix web run build les créent ; une version publiée les contient. Les programmes peuvent jouer sur { $link }
serve-kept = Les tables sont gardées dans { $file }
serve-stop = Ctrl+C termine la soirée. Les parties reprennent au prochain lancement.
serve-compiling = Les bots forts se préparent, ce qui peut prendre une minute la première fois. Vous pouvez déjà jouer ; d’ici là, leurs coups se font attendre.
serve-missing = Le serveur a besoin d’autres paquets ({ $package } manque). Pour les installer : { $command }
serve-setting = Un réglage ne convient pas : { $reason }
serve-alone = { $workers } workers demandent une base et un bus communs. Donnez --database postgresql://… et --bus nats://…, ou lancez-en un seul.
serve-port = Le port { $port } ne peut pas servir : { $reason }. Choisissez-en un autre avec --port.

## Les tables

admin-table = Table { $table } : { $game }, { $phase }
admin-length = Pas dans le journal : { $steps }. Version de la partie : { $version }. Secondes jusqu’à l’échéance : { $left }.
admin-unknown = Il n’y a pas de table { $table }.
admin-not-over = La partie de { $table } n’est pas finie ; son relevé trahirait des secrets. Pour tout le journal : --log.
admin-imported = La table { $table } est là, avec { $steps } pas, tous vérifiés.
admin-sound = La table { $table } est en ordre : ses { $steps } pas se suivent.
admin-honest = Hasards qui découlent de la graine : { $count }.
admin-broken = La table { $table } est abîmée : { $reason }
admin-abandoned = La table { $table } est fermée par le pas { $steps }.
admin-deleted = La table { $table } est supprimée, avec son journal et son analyse.
admin-nobody = Rien n’est gardé de { $person }.
admin-forgotten = Tout ce qui concerne { $person } est oublié. Clés d’accès : { $passkeys }, jetons et bots : { $tokens }, classements : { $ratings }, tables dans la liste : { $tables }.
admin-stays = Le nom donné à ces tables reste dans leurs journaux, qui prouvent la partie aux autres. admin delete TABLE en supprime une :
admin-cleared = Renvoyés d’une table par son hôte au cours des { $days } derniers jours : combien de fois, qui, de quel genre, sous quel nom.
admin-cleared-nobody = Aucun hôte n’a renvoyé personne au cours des { $days } derniers jours.
admin-days = Le nombre de jours va de 1 à { $most }, pas { $written }.
admin-swept = Oubliés après leur délai : tables { $tables }, comptes { $accounts }, bots { $bots }.
admin-postgres = PostgreSQL a ses propres outils : pg_dump et pg_restore. Voir le guide d’exploitation.
admin-copy = La copie n’a pas été faite : { $reason }
admin-copied = Écrit et vérifié : { $file }
admin-tables = Tables dedans : { $count }.
admin-migrated = Changements appliqués : { $count }.
admin-rotating = La nouvelle clé est annoncée ; elle signera dans { $seconds } secondes.
admin-rotated = Les cookies sont signés avec une nouvelle clé. Ceux de la précédente restent valables jusqu’au prochain changement.
admin-failed = Échec avec { $database } : { $reason }
