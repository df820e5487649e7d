### Телефон рядом с телевизором.

tray-shake = Встряхните и опрокиньте.
tray-throw = Ваш бросок.
tray-in-cup =
  { $count ->
    [one] В стакане { $count } кубик. Он упадёт на экране телевизора.
    [few] В стакане { $count } кубика. Они упадут на экране телевизора.
   *[other] В стакане { $count } кубиков. Они упадут на экране телевизора.
  }
tray-allow = Коснитесь стакана, и можно будет бросать встряхиванием.
tray-roll = Бросить
tray-bills =
  { $count ->
    [0] Купюр пока нет
    [one] У вас { $count } купюра
    [few] У вас { $count } купюры
   *[other] У вас { $count } купюр
  }
tray-hold = Удерживайте, чтобы посмотреть
tray-let-go = Отпустите, чтобы скрыть
tray-fist = В кулаке: { $count }
tray-box = Ящик { $number }: { $money }
tray-turn = Ходит { $name }.
tray-bot = За игрока { $name } играет бот.
tray-look = Смотрите на телевизор.
tray-standing =
  { $standing ->
    [leads] Вы впереди: { $money }
    [follows] { $place }-е место: { $money }
    [ties] Ничья: { $names }
    [unpaid] Купюры не хватит
   *[absent] Не ваши
  }
tray-pull = Палец на кубик, оттяните и отпустите. Он полетит на экране телевизора.
