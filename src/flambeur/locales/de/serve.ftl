### Der Server: die Befehle serve und admin.

## Hilfe

help-serve = Öffnet diesen Rechner für einen Abend mit Freunden oder startet einen Worker eines Clusters.
help-admin = Kümmert sich um die Tische eines Servers: inspect, export, import, verify, abandon, delete, forget, sweep, backup, restore, migrate, rotate-keys.
help-host = Die Adresse, an der gelauscht wird; ohne Angabe alle Adressen dieses Rechners.
help-port = Der Port, an dem gelauscht wird; ohne Angabe 8000.
help-database = Wo alles liegt: sqlite:///Pfad oder postgresql://Rechner/Datenbank.
help-bus = Wie Worker einander Neues erzählen: local oder nats://Rechner:Port.
help-workers = Wie viele Prozesse starten; mehr als einer braucht PostgreSQL und NATS.
help-origin = Websites, deren Seiten mit diesem Server sprechen dürfen, mit Kommas dazwischen; Leute werden zur ersten geschickt.
help-proxy = Adressen deiner Proxys, mit Kommas dazwischen.
help-secure = Alle kommen über HTTPS; Cookies und eigene Seiten nutzen nichts anderes.
help-no-bots = Bots denken anderswo.
help-open = Öffnet den Browser.
help-no-open = Lässt den Browser zu.
help-job = Was zu tun ist: einen Tisch ansehen (inspect), ausgeben (export), prüfen (verify), schließen (abandon) oder löschen (delete); ein Log einlesen (import); eine Person vergessen (forget); zeigen, wen Gastgeber vom Tisch geschickt haben (cleared); entfernen, was lange genug aufbewahrt wurde (sweep); in eine Datei sichern (backup) oder daraus wiederherstellen (restore); die Datenbank umstellen (migrate); die Schlüssel der Cookies wechseln (rotate-keys).
help-name = Der Name des Tisches, die Kennung der Person, die Datei oder für wie viele Tage.
help-log = Gibt das ganze Log statt der Aufzeichnung aus. Es enthält den Seed: geheim halten.
help-stage = Umstellungen, bevor der neue Code startet (before) oder nachdem der alte beendet ist (after).

## Der Abend

serve-welcome = Alle in diesem Raum spielen unter { $link }
serve-near = Die Handys müssen im selben Netz sein wie dieser Rechner. Öffnet sich die Seite dort nicht, steht eine Firewall im Weg.
serve-others = Über ein anderes Netz dieses Rechners: { $links }
serve-local = Nur dieser Rechner erreicht { $link } Die Handys in diesem Raum kommen hinein mit --host 0.0.0.0
serve-nowhere = Dieser Rechner ist in keinem Netz, also erreicht nur er { $link } Verbinde ihn mit dem Netz der Handys und starte noch einmal.
serve-inside = Dieser Server läuft in einem Container. Handys erreichen dessen Adresse { $link } meist nicht. Sag, wo sie den Rechner darum herum erreichen, etwa mit --origin http://192.168.1.20:8000, und du bekommst einen Code zum Scannen.
serve-no-pages = Dieser Kopie von Flambeur fehlen die Seiten für Browser, darum kann niemand eingeladen werden. In einem Klon entstehen sie mit npm --prefix web install und npm --prefix web run build; eine fertige Ausgabe bringt sie mit. Programme können unter { $link } spielen.
serve-kept = Die Tische liegen in { $file }
serve-stop = Strg+C beendet den Abend. Beim nächsten Start gehen die Spiele weiter.
serve-compiling = Starke Bots werden vorbereitet; beim ersten Mal kann das eine Minute dauern. Spielen könnt ihr schon, nur kommen ihre Züge bis dahin verspätet.
serve-missing = Der Server braucht weitere Pakete ({ $package } fehlt). So kommen sie dazu: { $command }
serve-setting = Eine Einstellung geht so nicht: { $reason }
serve-alone = { $workers } Worker brauchen gemeinsame Datenbank und Bus. Gib --database postgresql://… und --bus nats://… an oder starte nur einen.
serve-port = Port { $port } geht nicht: { $reason }. Wähle mit --port einen anderen.

## Tische

admin-table = Tisch { $table }: { $game }, { $phase }
admin-length = Schritte im Log: { $steps }. Version des Spiels: { $version }. Sekunden bis zur Frist: { $left }.
admin-unknown = Es gibt keinen Tisch { $table }.
admin-not-over = Das Spiel an { $table } ist nicht zu Ende; seine Aufzeichnung würde Geheimes verraten. Das ganze Log gibt es mit --log.
admin-imported = Tisch { $table } ist da, mit { $steps } Schritten, alle geprüft.
admin-sound = Tisch { $table } ist in Ordnung: alle { $steps } Schritte folgen auseinander.
admin-honest = Zufälle, die aus dem Seed folgen: { $count }.
admin-broken = Tisch { $table } ist beschädigt: { $reason }
admin-abandoned = Tisch { $table } ist mit Schritt { $steps } geschlossen.
admin-deleted = Tisch { $table } ist gelöscht, mit Log und Analyse.
admin-nobody = Von { $person } ist nichts gespeichert.
admin-forgotten = { $person } ist vergessen. Passkeys: { $passkeys }, Tokens und Bots: { $tokens }, Wertungen: { $ratings }, Tische in der Liste: { $tables }.
admin-stays = Der Name, der an diesen Tischen eingegeben wurde, bleibt in ihren Logs: Sie belegen den anderen das Spiel. admin delete TABLE löscht einen davon:
admin-cleared = In den letzten { $days } Tagen vom Gastgeber vom Tisch geschickt: wie oft, wer, welcher Art, unter welchem Namen:
admin-cleared-nobody = In den letzten { $days } Tagen hat kein Gastgeber jemanden vom Tisch geschickt.
admin-days = Eine Zahl von Tagen liegt zwischen 1 und { $most }, nicht { $written }.
admin-swept = Nach Ablauf der Frist vergessen: Tische { $tables }, Konten { $accounts }, Bots { $bots }.
admin-postgres = PostgreSQL hat dafür eigene Werkzeuge: pg_dump und pg_restore. Siehe das Runbook.
admin-copy = Die Kopie kam nicht zustande: { $reason }
admin-copied = Geschrieben und geprüft: { $file }
admin-tables = Tische darin: { $count }.
admin-migrated = Umstellungen: { $count }.
admin-rotating = Der neue Schlüssel wird bekannt gemacht; in { $seconds } Sekunden beginnt er zu unterschreiben.
admin-rotated = Cookies werden mit einem neuen Schlüssel unterschrieben. Die des vorigen gelten bis zum nächsten Wechsel.
admin-failed = Das ging nicht mit { $database }: { $reason }
