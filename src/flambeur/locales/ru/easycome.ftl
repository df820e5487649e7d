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
easycome-order =
  { $name-who ->
    [you] вы { $dice }, итого { $total }
   *[other] { $name } { $dice }, итого { $total }
  }
easycome-say-first =
  { $name-who ->
    [you] Начинаете вы.
   *[other] Начинает { $name }.
  }
easycome-say-on-turn =
  { $name-who ->
    [you] Ходите вы.
   *[other] Ходит { $name }.
  }
easycome-say-challenge =
  { $name-who ->
    [you] Ход-вызов { $number } из 2: вы можете только отбирать, центр закрыт.
   *[other] Ход-вызов { $number } из 2: { $name } может только отбирать, центр закрыт.
  }
easycome-say-turn =
  { $name-who ->
    [you] Вы { $done } → { $result }.
   *[other] { $name } { $done } → { $result }.
  }
easycome-say-done =
  { $name-who ->
    [you] Вы { $done }.
   *[other] { $name } { $done }.
  }
easycome-then = { $head }; { $last }
easycome-rolls =
  { $doer-who ->
    [you] бросаете { $dice }
   *[other] бросает { $dice }
  }
easycome-keeps =
  { $doer-who ->
    [you] оставляете { $dice }
   *[other] оставляет { $dice }
  }
easycome-leaves =
  { $doer-who ->
    [you] пропускаете { $prizes }
   *[other] пропускает { $prizes }
  }
easycome-takes =
  { $doer-who ->
    [you] берёте { $prize } из центра
   *[other] берёт { $prize } из центра
  }
easycome-robs =
  { $doer-who ->
    [you] забираете { $prize } у игрока { $name }
   *[other]
      { $name-who ->
        [you] забирает { $prize } у вас
       *[other] забирает { $prize } у игрока { $name }
      }
  }
easycome-nothing =
  { $doer-who ->
    [you] остаётесь без приза
   *[other] остаётся без приза
  }
easycome-say-over =
  { $name-who ->
    [you] Вы заканчиваете ход.
   *[other] { $name } заканчивает ход.
  }
easycome-survive =
  { $left ->
    [one] продержаться ещё { $left } ход
    [few] продержаться ещё { $left } хода
   *[many] продержаться ещё { $left } ходов
  }
easycome-say-hold =
  { $name-who ->
    [you] Вы держите три приза: { $survive }.
   *[other] { $name } держит три приза: { $survive }.
  }
easycome-say-survived =
  { $name-who ->
    [you] Вы всё ещё держите три приза, и это был последний опасный ход.
   *[other] { $name } всё ещё держит три приза, и это был последний опасный ход.
  }
easycome-say-broken =
  { $name-who ->
    [you] Вы снова с двумя призами, победа подождёт.
   *[other] { $name } снова с двумя призами, победа подождёт.
  }
easycome-say-won =
  { $name-who ->
    [you] Вы удерживаете { $prizes } и побеждаете.
   *[other] { $name } удерживает { $prizes } и побеждает.
  }

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
easycome-roll-on =
  { $name-who ->
    [you] Вы бросаете { $dice }, отложено { $kept }.
   *[other] { $name } бросает { $dice }, отложено { $kept }.
  }
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
easycome-last-chance =
  { $name-who ->
    [you] Если сейчас у вас не заберут приз, вы победите.
   *[other] Если сейчас не забрать приз у игрока { $name }, победит { $name }.
  }
easycome-offer-take = Взять { $prize } из центра
easycome-offer-rob =
  { $name-who ->
    [you] Забрать { $prize } у вас
   *[other] Забрать { $prize } у игрока { $name }
  }
easycome-offer-count =
  { $count ->
    [1] ваш первый приз
    [2] ваш второй приз
   *[other] ваш третий приз
  }
easycome-offer-third = ваш третий приз, { $survive }
easycome-offer-breaks = и отсчёт прерван
easycome-offer-too-late =
  { $name-who ->
    [you] вы всё равно побеждаете
   *[other] { $name } всё равно побеждает
  }
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
  На рисунке ★ — приз, который можно взять, ■ — приз, который у кого-то есть, ♛ — тот, кто держит три
  приза и кому осталось только продержаться.

## Первая партия

easycome-lesson-pair = Оставьте то, что подходит
easycome-lesson-pair-text = Два одинаковых — хорошее начало. Нажмите на обе двойки.
easycome-lesson-rest = Бросьте остальные
easycome-lesson-rest-text = Ещё одна пара — и освещённый приз ваш. Бросайте, пока не сойдётся или не кончатся кубики.
easycome-lesson-fits = Две пары
easycome-lesson-fits-text = Ваши четыре кубика подошли: этот приз можно взять.
easycome-lesson-three = Побеждают три приза
easycome-lesson-three-text = Один приз за ход. Взяли — и ход окончен.
easycome-lesson-steal = Легко пришло, легко ушло
easycome-lesson-steal-text = Сумма ваших кубиков не больше 3: { $name } владеет этим призом, но его можно отнять.
easycome-lesson-hold = Удержите три
easycome-lesson-hold-text = У кого три приза, тот должен удержать их два хода. Остальные придут за ними.

## Примеры из правил

easycome-example-turn = 0, 2, 2 и 5
easycome-example-turn-text = Отложите то, из чего может выйти приз, хотя бы один кубик, и бросьте остальные снова.
easycome-example-turn-even = Три двойки и четвёрка
easycome-example-turn-even-text = Три одинаковых, и все четыре чётные: приз ваш, и ход окончен. Отложенные кубики до конца не менялись.
easycome-example-turn-other = Свой путь к призу
easycome-example-turn-other-text = Как только все четыре кубика подходят к призу, его можно взять, и ход окончен.
easycome-example-turn-nothing = На этот раз без приза
easycome-example-turn-nothing-text = Все четыре кубика отложены. После каждого броска нужно отложить хотя бы один новый, поэтому бросков за ход не больше четырёх.
easycome-example-steal = Один бросок, два приза
easycome-example-steal-text = Подходят «Две пары» в центре и «Мало», которым владеет { $name }. Возьмите один из призов или бросайте дальше.
easycome-example-steal-rival = Отнято
easycome-example-steal-rival-text = «Мало» теперь ваш приз, { $name } ничего не получает взамен. «Две пары» остаются в центре: один приз за ход.
easycome-example-steal-centre = Из центра
easycome-example-steal-centre-text = Приз у вас, а «Мало» всё ещё хранит { $name }. Кто выбросит в сумме не больше 3, сможет отнять его.
easycome-example-steal-nothing = Оба упущены
easycome-example-steal-nothing-text = Приз, от которого отказались, упущен, разве что кубики снова к нему подойдут. В этот ход вы без приза, а { $name } хранит «Мало».

## Почему ход лучший

easycome-why-leaves = вы пока не берёте { $prizes }
easycome-why-chance = следующий бросок приносит приз в { $count } случаях из 100
easycome-why-stops = он мешает победе ({ $name }) в { $count } случаях из 100
