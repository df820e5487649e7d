### Страницы о том, кто играет: партии, форма, ключи и сообщения.

me-title = Мои партии

## Где мой ход

me-up = { $count ->
    [1] Ваш ход за одним столом
    [2] Ваш ход за двумя столами
    [3] Ваш ход за тремя столами
    [4] Ваш ход за четырьмя столами
    [5] Ваш ход за пятью столами
    [one] Ваш ход за { $count } столом
   *[other] Ваш ход за { $count } столами
  }
me-up-play = Играть
me-up-more = { $count ->
    [one] и ещё { $count } стол
    [few] и ещё { $count } стола
   *[other] и ещё { $count } столов
  }
me-going = Ваши партии идут
me-on = Тоже идёт
me-new = Новая партия
me-round = Раунд { $round }
me-since = { $unit ->
    [minutes] { $count ->
        [0] только что
        [one] уже { $count } минуту
        [few] уже { $count } минуты
       *[other] уже { $count } минут
      }
    [hours] { $count ->
        [one] уже { $count } час
        [few] уже { $count } часа
       *[other] уже { $count } часов
      }
   *[days] { $count ->
        [one] уже { $count } день
        [few] уже { $count } дня
       *[other] уже { $count } дней
      }
  }
me-left = { $unit ->
    [minutes] { $count ->
        [0] меньше минуты
        [one] ещё { $count } минута
        [few] ещё { $count } минуты
       *[other] ещё { $count } минут
      }
    [hours] { $count ->
        [one] ещё { $count } час
        [few] ещё { $count } часа
       *[other] ещё { $count } часов
      }
   *[days] { $count ->
        [one] ещё { $count } день
        [few] ещё { $count } дня
       *[other] ещё { $count } дней
      }
  }
me-awaits = ходит { $name }
me-away = за вас играет бот
me-resigned = за вас доигрывает бот
me-open = Ещё есть свободные места
me-beginning = Вот-вот начнётся

## Кто играет

me-with = { $game }, за столом { $names }
me-with-bots = { $game } с ботами
me-alone = { $game } в одиночку
me-many = { $count ->
    [5] { $game } впятером
    [6] { $game } вшестером
    [7] { $game } всемером
    [8] { $game } ввосьмером
   *[other] { $game }, за столом { $count }
  }

## Оконченные партии

me-list = { $first }, { $second }
me-victory = Победа
me-shared = Общая победа
me-rivals = Соперники вместе сильнее
me-place = { $rank ->
    [2] Второе место
    [3] Третье место
    [4] Четвёртое место
    [5] Пятое место
   *[other] Место: { $rank }
  }
me-merits = везение { $luck }, умение { $skill }
me-merits-alone = везение { $luck }
me-running = Ещё на столе
me-all = { $count ->
    [one] Вся { $count } партия
    [few] Все { $count } партии
   *[other] Все { $count } партий
  }
me-older = Более ранние партии
me-none = Ещё ни одной партии до конца
me-none-hint = Первая появится здесь: с итогом, везением и умением.
me-failed = Сейчас ваши партии не загрузить.
