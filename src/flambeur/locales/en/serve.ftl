### Serving: the commands serve and admin.

## Help

help-serve = Open this machine for an evening with friends, or run a worker of a cluster.
help-admin = Look after the tables of a server: inspect, export, import, verify, abandon, delete, forget, sweep, backup, restore, migrate, rotate-keys.
help-host = The address to listen at; all addresses of this machine unless you say otherwise.
help-port = The port to listen at; 8000 unless you say otherwise.
help-database = Where everything is kept: sqlite:///path or postgresql://host/database.
help-bus = How workers tell each other the news: local or nats://host:port.
help-workers = How many processes to start; more than one needs PostgreSQL and NATS.
help-origin = Sites whose pages may talk to this server, with commas between them; people are sent to the first one.
help-proxy = Addresses of your proxies, with commas between them.
help-secure = Everybody comes over HTTPS; cookies and our own pages use nothing else.
help-no-bots = Bots think elsewhere.
help-open = Open the browser.
help-no-open = Leave the browser closed.
help-job = What to do: inspect, export, verify, abandon or delete a table; import a log; forget a person; cleared for those whom hosts sent away; sweep away what was kept long enough; backup to or restore from a file; migrate the database; rotate-keys for cookies.
help-name = The name of the table, the id of the person, the file, or for how many days.
help-log = Export the whole log instead of the record. It holds the seed: keep it secret.
help-stage = Migrations for before the new code starts, or for after the old code has ended.

## Serving

serve-welcome = Everybody in this room plays at { $link }
serve-near = Phones must be in the same network as this computer. If the page does not open there, a firewall is in the way.
serve-others = By another network of this computer: { $links }
serve-local = Only this computer reaches { $link } To let in the phones in this room, serve with --host 0.0.0.0
serve-nowhere = This computer is in no network, so only it reaches { $link } Connect it to the network of the phones and serve again.
serve-inside = This server runs in a container. Phones usually do not reach its address { $link } Say where they reach the computer around it, as in --origin http://192.168.1.20:8000, and you get a code to scan.
serve-no-pages = This copy of Flambeur has no pages for browsers, so nobody can be invited. In a clone, npm --prefix web install and npm --prefix web run build make them; a release has them inside. Programs can play at { $link }
serve-kept = Tables are kept in { $file }
serve-stop = Ctrl+C ends the evening. Games go on when you serve again.
serve-compiling = Strong bots are being prepared, which can take a minute the first time. You can play already; until then their moves are late.
serve-missing = The server needs more packages ({ $package } is missing). Install them with { $command }
serve-setting = A setting does not work: { $reason }
serve-alone = { $workers } workers need a shared database and bus. Give --database postgresql://… and --bus nats://…, or start one worker.
serve-port = Port { $port } cannot be used: { $reason }. Choose another one with --port.

## Looking after tables

admin-table = Table { $table }: { $game }, { $phase }
admin-length = Steps in the log: { $steps }. Version of the game: { $version }. Seconds to the deadline: { $left }.
admin-unknown = There is no table { $table }.
admin-not-over = The game at { $table } is not over; its record would tell secrets. For the whole log use --log.
admin-imported = Table { $table } is here, with { $steps } steps, all checked.
admin-sound = Table { $table } is sound: all { $steps } steps follow from each other.
admin-honest = Outcomes of chance that follow from the seed: { $count }.
admin-broken = Table { $table } is broken: { $reason }
admin-abandoned = Table { $table } is closed by step { $steps }.
admin-deleted = Table { $table } is deleted, with its log and its review.
admin-nobody = Nothing is kept of { $person }.
admin-forgotten = { $person } is forgotten. Passkeys: { $passkeys }, tokens and bots: { $tokens }, ratings: { $ratings }, tables in the list: { $tables }.
admin-stays = The name typed at these tables stays in their logs, which prove the games to the others. admin delete TABLE deletes one:
admin-cleared = Sent away from a table by its host in the last { $days } days, how often, who, of which kind, by which name:
admin-cleared-nobody = No host sent anybody away from a table in the last { $days } days.
admin-days = A number of days is from 1 to { $most }, not { $written }.
admin-swept = Forgotten for their age: tables { $tables }, accounts { $accounts }, bots { $bots }.
admin-postgres = PostgreSQL has its own tools for this: pg_dump and pg_restore. See the runbook.
admin-copy = The copy was not made: { $reason }
admin-copied = Written and checked: { $file }
admin-tables = Tables in it: { $count }.
admin-migrated = Migrations applied: { $count }.
admin-rotating = The new key is made known; in { $seconds } seconds it begins to sign.
admin-rotated = Cookies are signed with a new key. Those of the key before it stay good until the next change.
admin-failed = This did not work with { $database }: { $reason }
