### Easy Come: что происходит, что на столе, из чего выбирать.

## Призы и чего они требуют от четырёх кубиков

easycome-prize-four-kind = Каре
easycome-prize-two-pairs = Две пары
easycome-prize-triple-odd = Нечётная тройка
easycome-prize-triple-even = Чётная тройка
easycome-prize-sum-7 = Семь
easycome-prize-sum-13 = Тринадцать
easycome-prize-sum-le-3 = Мало
easycome-prize-sum-ge-17 = Много
easycome-prize-straight = Ряд
easycome-asks-four-kind = четыре одинаковых
easycome-asks-two-pairs = две разные пары
easycome-asks-triple-odd = три одинаковых, все нечётные
easycome-asks-triple-even = три одинаковых, все чётные
easycome-asks-sum-7 = сумма 7
easycome-asks-sum-13 = сумма 13
easycome-asks-sum-le-3 = сумма 3 или меньше
easycome-asks-sum-ge-17 = сумма 17 или больше
easycome-asks-straight = четыре подряд
easycome-quoted = «{ $prize }»
easycome-prizes =
  { $count ->
    [0] нет призов
    [one] { $count } приз
    [few] { $count } приза
   *[many] { $count } призов
  }

## Что происходит

easycome-say-order = Бросок за первый ход: { $rolls }.
easycome-say-order-again = Поровну, ещё раз: { $rolls }.
easycome-order = { $name } { $dice }, итого { $total }
easycome-say-first = Начинает { $name }.
easycome-say-on-turn = Ходит { $name }.
easycome-say-challenge = Ход-вызов { $number } из 2: { $name } может только отбирать, центр закрыт.
easycome-say-turn = { $name } { $done } → { $result }.
easycome-say-done = { $name } { $done }.
easycome-then = { $head }; { $last }
easycome-rolls = бросает { $dice }
easycome-keeps = оставляет { $dice }
easycome-leaves = пропускает { $prizes }
easycome-takes = берёт { $prize } из центра
easycome-robs = забирает { $prize } у игрока { $name }
easycome-nothing = остаётся без приза
easycome-say-over = { $name } заканчивает ход.
easycome-survive =
  { $left ->
    [one] продержаться ещё { $left } ход
    [few] продержаться ещё { $left } хода
   *[many] продержаться ещё { $left } ходов
  }
easycome-say-hold = { $name } держит три приза: { $survive }.
easycome-say-survived = { $name } всё ещё держит три приза, и это был последний опасный ход.
easycome-say-broken = { $name } снова с двумя призами, победа подождёт.
easycome-say-won = { $name } удерживает { $prizes } и побеждает.

## Стол

easycome-turn = Ход { $number }
easycome-centre =
  { $count ->
    [0] в центре нет призов
    [one] в центре { $count } приз
    [few] в центре { $count } приза
   *[many] в центре { $count } призов
  }
easycome-challenge = ход-вызов { $number } из 2
easycome-in-centre = центр
easycome-table-prize = { $prize } ({ $asks }): { $where }.
easycome-table-near = { $where }, { $near }
easycome-table-player = { $name }: { $prizes }.
easycome-table-holder = { $name } держит три приза, { $prizes }: { $survive }.
easycome-table-bare = { $name }: призов нет.
easycome-table-dice = Выпало: { $rolled }.
easycome-table-dice-aside = Выпало: { $rolled }. Отложено: { $kept }.
easycome-rolled = Выпало
easycome-aside = Отложено
easycome-roll = { $name } бросает { $dice }.
easycome-roll-on = { $name } бросает { $dice }, отложено { $kept }.
easycome-own = У вас { $prizes }.
easycome-own-nothing = У вас пока нет призов.

## Как близок приз

easycome-near-now = можно взять
easycome-near-need = нужно: { $need }
easycome-near-dice =
  { $count ->
    [one] не хватает { $count } кубика
    [few] не хватает { $count } кубиков
   *[many] не хватает { $count } кубиков
  }
easycome-near-out = не достать
easycome-near-closed = закрыто
easycome-need-pair = любая другая пара
easycome-need-total = сумма { $total }
easycome-need-most = сумма { $total } или меньше
easycome-need-least = сумма { $total } или больше
easycome-or = { $head } или { $last }
easycome-with = { $prize } ({ $need })

## Из чего выбирать

easycome-choose = Возьмите приз или оставьте кубики и бросьте остальные.
easycome-choose-keep = Оставьте хотя бы один кубик и бросьте остальные.
easycome-choose-last = Возьмите приз или пропустите его.
easycome-last-chance = Если сейчас не забрать приз у игрока { $name }, победит { $name }.
easycome-offer = { $what }: { $outcome }
easycome-offer-take = Взять { $prize } из центра
easycome-offer-rob = Забрать { $prize } у игрока { $name }
easycome-offer-count =
  { $count ->
    [1] ваш первый приз
    [2] ваш второй приз
   *[other] ваш третий приз
  }
easycome-offer-third = ваш третий приз, { $survive }
easycome-offer-breaks = и отсчёт прерван
easycome-offer-too-late = { $name } всё равно побеждает
easycome-offer-keep =
  { $count ->
    [one] Оставить { $dice }, бросить { $count } кубик
    [few] Оставить { $dice }, бросить { $count } кубика
   *[many] Оставить { $dice }, бросить { $count } кубиков
  }
easycome-offer-end = Оставить { $dice }, закончить ход без приза
easycome-offer-none = призов не достать

## Что перед вами

easycome-help-turn =
  Если четыре кубика складываются в приз, его можно взять, из центра или у владельца, и ваш ход
  окончен. Если нет, оставьте хотя бы один кубик из последнего броска и бросьте остальные. Отложенные
  кубики лежат до конца хода, а пропущенный приз нужно выбросить заново.
easycome-help-prizes =
  Считаются все четыре кубика, отложенные и только что брошенные. На них числа от 0 до 5, и 0 чётный.
  Тройкам нужны три одинаковых числа и четвёртое, другое, все нечётные или все чётные. Приз, который
  у вас уже есть, снова выиграть нельзя.
easycome-help-hold =
  { $count ->
    [one] С тремя призами вы побеждаете, если удержите их { $count } чужой ход.
    [few] С тремя призами вы побеждаете, если удержите их { $count } чужих хода.
   *[many] С тремя призами вы побеждаете, если удержите их { $count } чужих ходов.
  } Потеряете один, и отсчёт начнётся заново.
easycome-help-two =
  С тремя призами вы побеждаете, если другой игрок за два хода не заберёт один из них. В эти
  ходы-вызовы центр закрыт.
easycome-help-keys =
  Вместо номера можно набрать + и кубики, которые вы оставляете: +55 оставит две пятёрки.
  В скобках то, что должно выпасть на остальных кубиках.
easycome-help-drawing =
  На рисунке ★ это приз, который можно взять, ■ приз, который у кого-то есть, ♛ тот, кто держит три
  приза и кому осталось только продержаться.
