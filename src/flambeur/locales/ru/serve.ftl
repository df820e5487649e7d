### Сервер: команды serve и admin.

## Справка

help-serve = Открыть этот компьютер для вечера с друзьями или запустить рабочий процесс кластера.
help-admin = Присмотреть за столами сервера: inspect, export, import, verify, abandon, delete, forget, sweep, backup, restore, migrate, rotate-keys.
help-host = Адрес, который слушать; если не указан, все адреса этого компьютера.
help-port = Порт, который слушать; если не указан, 8000.
help-database = Где всё хранится: sqlite:///путь или postgresql://узел/база.
help-bus = Как процессы сообщают друг другу новости: local или nats://узел:порт.
help-workers = Сколько процессов запустить; больше одного требуют PostgreSQL и NATS.
help-origin = Сайты, страницам которых можно обращаться к этому серверу, через запятую.
help-proxy = Адреса ваших прокси, через запятую.
help-secure = Все приходят по HTTPS; cookie и наши страницы — только так.
help-no-bots = Боты думают в другом месте.
help-open = Открыть браузер.
help-no-open = Не открывать браузер.
help-job = Что сделать: посмотреть (inspect), выгрузить (export), проверить (verify), закрыть (abandon) или удалить (delete) стол; загрузить журнал (import); забыть человека (forget); показать, кого хозяева столов отправили из-за стола (cleared); удалить то, что хранилось достаточно долго (sweep); сохранить копию в файл (backup) или восстановить из него (restore); обновить базу (migrate); сменить ключи cookie (rotate-keys).
help-name = Имя стола, идентификатор человека, файл или число дней.
help-log = Выгрузить весь журнал, а не запись партии. В нём есть зерно: держите его в тайне.
help-stage = Изменения до запуска нового кода (before) или после остановки старого (after).

## Вечер

serve-welcome = Все в этой комнате играют по адресу { $link }
serve-no-pages = В этой копии Flambeur нет страниц для браузера, поэтому пригласить никого нельзя. В клоне их создают npm --prefix web install и npm --prefix web run build; в готовом выпуске они уже есть. Программы могут играть по адресу { $link }
serve-kept = Столы хранятся в { $file }
serve-stop = Ctrl+C завершает вечер. При следующем запуске партии продолжатся.
serve-compiling = Сильные боты готовятся: в первый раз это может занять минуту. Играть уже можно, но пока их ходы запаздывают.
serve-missing = Серверу нужны ещё пакеты (нет { $package }). Установите их: { $command }
serve-setting = Настройка не подходит: { $reason }
serve-alone = Процессам ({ $workers }) нужны общая база и шина. Укажите --database postgresql://… и --bus nats://… или запустите один процесс.
serve-port = Порт { $port } занять нельзя: { $reason }. Выберите другой через --port.

## Столы

admin-table = Стол { $table }: { $game }, { $phase }
admin-length = Шагов в журнале: { $steps }. Версия партии: { $version }. Секунд до срока: { $left }.
admin-unknown = Стола { $table } нет.
admin-not-over = Партия за столом { $table } не окончена; её запись выдала бы тайны. Весь журнал: --log.
admin-imported = Стол { $table } загружен; проверено шагов: { $steps }.
admin-sound = Стол { $table } в порядке; проверено шагов: { $steps }.
admin-honest = Случайностей, следующих из зерна: { $count }.
admin-broken = Стол { $table } повреждён: { $reason }
admin-abandoned = Стол { $table } закрыт на шаге { $steps }.
admin-deleted = Стол { $table } удалён вместе с журналом и разбором.
admin-nobody = О { $person } ничего не хранится.
admin-forgotten = Записи о { $person } удалены. Ключей доступа: { $passkeys }, токенов и ботов: { $tokens }, рейтингов: { $ratings }, столов в списке: { $tables }.
admin-stays = Имя, введённое за этими столами, остаётся в их журналах: они подтверждают игру остальным. Удалить стол: admin delete TABLE.
admin-cleared = Кого хозяева отправили из-за стола, за последние дни (их { $days }): сколько раз, кто, какого рода, под каким именем:
admin-cleared-nobody = За последние дни (их { $days }) никого не отправили из-за стола.
admin-days = Число дней – от 1 до { $most }, а не { $written }.
admin-swept = Удалено по истечении срока: столов { $tables }, учётных записей { $accounts }, ботов { $bots }.
admin-postgres = У PostgreSQL для этого свои средства: pg_dump и pg_restore. Смотрите руководство по эксплуатации.
admin-copy = Копия не сделана: { $reason }
admin-copied = Записано и проверено: { $file }
admin-tables = Столов в ней: { $count }.
admin-migrated = Применено изменений: { $count }.
admin-rotating = Новый ключ объявлен; через { $seconds } с он начнёт подписывать.
admin-rotated = Cookie подписываются новым ключом. Подписанные предыдущим действуют до следующей смены.
admin-failed = Не получилось с { $database }: { $reason }
