### Вегас: что происходит, что на столе, из чего выбирать.

## Цвета без игрока

vegas-rival-1 = Красный
vegas-rival-2 = Синий
vegas-rival-3 = Зелёный
vegas-rival-4 = Лиловый
vegas-neutral = Нейтральный

## Кубики и купюры

vegas-dice =
  { $count ->
    [0] нет кубиков
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
  }
vegas-neutral-dice =
  { $count ->
    [one] { $count } нейтральный кубик
    [few] { $count } нейтральных кубика
   *[many] { $count } нейтральных кубиков
  }
vegas-bills =
  { $count ->
    [0] нет купюр
    [one] { $count } купюра
    [few] { $count } купюры
   *[many] { $count } купюр
  }
vegas-pile =
  { $count ->
    [0] стопка пуста
    [one] в стопке { $count } купюра
    [few] в стопке { $count } купюры
   *[many] в стопке { $count } купюр
  }
vegas-count =
  { $name-who ->
    [you] вы { $count }
   *[other] { $name } { $count }
  }
vegas-roll-neutral = нейтральные { $neutral }
vegas-roll-both = { $own }, нейтральные { $neutral }

## Что происходит

vegas-say-leader =
  { $name-who ->
    [you] Жребий: начинаете вы.
   *[other] Жребий: начинает { $name }.
  }
vegas-say-round =
  { $name-who ->
    [you] Раунд { $round } из { $rounds }: начинаете вы.
   *[other] Раунд { $round } из { $rounds }: начинает { $name }.
  }
vegas-say-round-solo = Раунд { $round } из { $rounds }.
vegas-say-dealt = Купюры в казино: { $casinos }.
vegas-say-dealt-hidden = Каждое казино получает купюры.
vegas-dealt-casino = { $casino }: { $bills }
vegas-say-loose = На лишних нейтральных кубиках { $dice }, они идут в эти казино.
vegas-say-rival = { $name } ставит все кубики сразу: { $dice }.
vegas-say-rolled =
  { $name-who ->
    [you] Вы бросаете { $dice }.
   *[other] { $name } бросает { $dice }.
  }
vegas-say-turn =
  { $name-who ->
    [you] Вы бросаете { $dice } и ставите { $placed } в казино { $casino }.
   *[other] { $name } бросает { $dice } и ставит { $placed } в казино { $casino }.
  }
vegas-say-placed =
  { $name-who ->
    [you] Вы ставите { $placed } в казино { $casino }.
   *[other] { $name } ставит { $placed } в казино { $casino }.
  }
vegas-say-colours = На кубиках { $dice }.
vegas-say-placed-solo =
  { $names-who ->
    [you]
      { $count ->
        [one] В казино { $casino } идёт { $count } кубик: { $names-you }.
        [few] В казино { $casino } идут { $count } кубика: { $names-you }.
       *[many] В казино { $casino } идут { $count } кубиков: { $names-you }.
      }
   *[other]
      { $count ->
        [one] В казино { $casino } идёт { $count } кубик: { $names }.
        [few] В казино { $casino } идут { $count } кубика: { $names }.
       *[many] В казино { $casino } идут { $count } кубиков: { $names }.
      }
  }

## Выплата

vegas-say-paid = Казино { $casino }: { $dice } → { $result }.
vegas-no-dice = нет кубиков
vegas-cancel = { $names } выбывают
vegas-take =
  { $name-who ->
    [you] вы берёте { $bill }
   *[other] { $name } берёт { $bill }
  }
vegas-take-next =
  { $name-who ->
    [you] вы { $bill }
   *[other] { $name } { $bill }
  }
vegas-a-bill = купюру
vegas-under-pile = под стопку
vegas-neutral-take = нейтральные кубики уносят { $bill } { $where }
vegas-unpaid =
  { $names-who ->
    [you]
      { $count ->
        [one] { $names-you } без купюры
        [few] { $names-you } без купюр
       *[many] { $names-you } без купюр
      }
   *[other]
      { $count ->
        [one] { $names } без купюры
        [few] { $names } без купюр
       *[many] { $names } без купюр
      }
  }
vegas-returned =
  { $count ->
    [one] { $bills } уходят { $where }
    [few] { $bills } уходят { $where }
   *[many] { $bills } уходят { $where }
  }
vegas-returned-hidden =
  { $count ->
    [one] { $count } купюра уходит { $where }
    [few] { $count } купюры уходят { $where }
   *[many] { $count } купюр уходят { $where }
  }
vegas-no-result = никто ничего не берёт

## Конец

vegas-say-rank =
  { $name-who ->
    [you] { $rank }. Вы: { $money }, { $bills }.
   *[other] { $rank }. { $name }: { $money }, { $bills }.
  }
vegas-say-winner =
  { $name-who ->
    [you] Победа ваша.
   *[other] Победа: { $name }.
  }
vegas-say-shared =
  { $names-who ->
    [you] Победу делите { $names-you }.
   *[other] Победу делят { $names }.
  }
vegas-say-solo-won =
  { $name-who ->
    [you] У вас { $own }, у соперников вместе { $rivals }. Победа за вами.
   *[other] { $name }: { $own }, соперники вместе: { $rivals }. Победа за вами.
  }
vegas-say-solo-lost =
  { $name-who ->
    [you] У вас { $own }, у соперников вместе { $rivals }. Победа за соперниками.
   *[other] { $name }: { $own }, соперники вместе: { $rivals }. Победа за соперниками.
  }

## Стол

vegas-round = Раунд { $round } из { $rounds }
vegas-starter =
  { $name-who ->
    [you] первый ход ваш
   *[other] первый ход: { $name }
  }
vegas-table-casino = Казино { $casino }: { $bills }. Кубики: { $dice }.
vegas-table-casino-empty = Казино { $casino }: { $bills }. Кубиков нет.
vegas-table-player = { $name }: { $holds }.
vegas-balance = Если бы раунд кончился сейчас: { $name } { $own }, соперники { $rivals }.
vegas-own-money = У вас { $money }, { $bills }.

## Из чего выбирать

vegas-choose = Выберите число. Если бы раунд кончился сейчас:
vegas-offer-place = { $dice } в казино { $casino }
vegas-offer-more = { $dice } в казино { $casino }, всего { $total }
vegas-offer-solo =
  { $names-who ->
    [you] { $names-you } в казино { $casino }
   *[other] { $names } в казино { $casino }
  }
vegas-offer-absent = ваших кубиков там нет
vegas-offer-tie =
  { $names-who ->
    [you]
      { $count ->
        [one] ничья ({ $names-you }), все остаются ни с чем
        [few] ничья ({ $names-you }), все остаются ни с чем
       *[many] ничья ({ $names-you }), все остаются ни с чем
      }
   *[other]
      { $count ->
        [one] ничья ({ $names }), все остаются ни с чем
        [few] ничья ({ $names }), все остаются ни с чем
       *[many] ничья ({ $names }), все остаются ни с чем
      }
  }
vegas-offer-lead = вы впереди и берёте { $bill }
vegas-offer-follow =
  { $place ->
    [2] второе место, вы берёте { $bill }
    [3] третье место, вы берёте { $bill }
    [4] четвёртое место, вы берёте { $bill }
   *[other] пятое место, вы берёте { $bill }
  }
vegas-offer-unpaid =
  { $place ->
    [2] второе место, купюр не осталось
    [3] третье место, купюр не осталось
    [4] четвёртое место, купюр не осталось
    [5] пятое место, купюр не осталось
   *[other] последнее место, купюр не осталось
  }
vegas-shift-up =
  { $name-who ->
    [you] вы поднимаетесь до { $bill }
   *[other] { $name } поднимается до { $bill }
  }
vegas-shift-down =
  { $name-who ->
    [you] вы опускаетесь до { $bill }
   *[other] { $name } опускается до { $bill }
  }
vegas-shift-out =
  { $name-who ->
    [you] вы ничего не получаете
   *[other] { $name } остаётся ни с чем
  }

## Что перед вами

vegas-help-turn =
  Вы бросили все свои кубики. Выберите одно число: все кубики с ним идут в казино с этим номером и
  остаются там до выплаты. Остальные вы снова бросите в следующий ход.
vegas-help-payout =
  Когда все кубики расставлены, каждое казино платит. Равное число кубиков выбывает и не получает
  ничего; из остальных тот, у кого кубиков больше всех, берёт самую крупную купюру, следующий за ним
  следующую.
vegas-help-neutral =
  Нейтральные кубики ничьи. Их ставят вместе с вашими, они попадают в ничьи, как все, а их выигрыш
  уходит под стопку.
vegas-help-solo =
  Вы бросили по одному кубику каждого цвета, у которого они ещё есть. Выберите число: ставятся все
  кубики с ним, ваши и чужие, остальные возвращаются. Для победы нужно больше денег, чем у всех
  соперников вместе.
vegas-help-drawing =
  На рисунке купюра стоит рядом с кубиками, которые взяли бы её сейчас; = — кубики, которые
  выбывают вместе, – — кубики без купюры, ◆ — тот, кто начал раунд.

## Первая партия

vegas-lesson-dice = Ваши восемь кубиков
vegas-lesson-dice-text = Выберите число: все ваши кубики с этим числом вместе идут в это казино.
vegas-lesson-most = Больше кубиков — крупнее купюра
vegas-lesson-most-text = С четырьмя кубиками вы впереди: { $amount } — вам. Синий свет показывает это ещё до хода.
vegas-lesson-equal = Поровну — значит ничего
vegas-lesson-equal-text = { $one } и { $other }: у каждого по три кубика, и они не в счёт. Ваших двух хватит.
vegas-lesson-free = Два кубика сильнее шести
vegas-lesson-free-text = Пока у соперников поровну, { $amount } — ваши.
vegas-lesson-last = Поставить надо все кубики
vegas-lesson-last-text = Это ваши последние два. Когда все кубики стоят, казино платят.
vegas-lesson-risk = Ещё ничего не решено
vegas-lesson-risk-text = Тот, у кого остались кубики, может обойти вас или сравняться с вами. Смотрите.

## Примеры из правил

vegas-example-turn = Четыре тройки и пятёрка
vegas-example-turn-text = Середина раунда, вы бросаете последние пять кубиков. Выберите число и посмотрите, что придётся поставить.
vegas-example-turn-all = Все четыре, не меньше
vegas-example-turn-all-text = Все четыре тройки в казино 3; меньше ставить нельзя. У вас остался один кубик, в следующий ход вы бросите только его.
vegas-example-turn-one = Только пятёрка
vegas-example-turn-one-text = Пятёрка в казино 5. Тройки остались у вас в руке: в следующий ход вы снова бросите все четыре.
vegas-example-payout = Ещё два кубика — и выплата
vegas-example-payout-text = Казино 4: { $most } — пять кубиков, { $equal } — три, вы — два, { $least } — один. Сравняете счёт?
vegas-example-payout-equal = Поровну — не в счёт
vegas-example-payout-equal-text = У вас и у соперника ({ $equal }) в казино 4 по три кубика: обоим ничего. { $most } берёт { $first }, а { $least } с одним кубиком — { $second }. { $third } уходят под стопку.
vegas-example-payout-third = Никто не сравнялся
vegas-example-payout-third-text = В казино 4 { $most } берёт { $first }, { $equal } — { $second }, а ваши два кубика приносят { $third }. С третьим вы и { $equal } были бы не в счёт, и { $second } досталось бы тому, у кого один кубик: { $least }.
vegas-example-neutral = Два цвета в одном броске
vegas-example-neutral-text = Две единицы и пятёрка ваши, ещё единица и шестёрка нейтральные. Ставят все кубики с выбранным числом, и нейтральные тоже.
vegas-example-neutral-together = Три единицы, из них две ваши
vegas-example-neutral-together-text = Ваши две единицы и нейтральная в казино 1. За вами там два кубика, а нейтральный считается отдельно, как за ещё одного игрока.
vegas-example-neutral-own = Только ваша пятёрка
vegas-example-neutral-own-text = Ваша пятёрка в казино 5. Оба нейтральных кубика ещё у вас в руке: их тоже придётся поставить.
vegas-example-neutral-neutral = Кубик, который вам ничего не стоит
vegas-example-neutral-neutral-text = Нейтральная шестёрка в казино 6, а все ваши кубики остались у вас. При выплате она может с кем-то сравняться или взять купюру; такая купюра уходит под стопку.

## Почему ход лучший

vegas-why-parted = у вас больше нет ничьей ({ $names }), и вы берёте { $bill }
vegas-why-alone = больше там никого нет, и вы берёте { $bill }
vegas-why-lead = вы выходите вперёд и берёте { $bill }
vegas-why-guard =
  { $count ->
    [one] вы остаётесь впереди за { $bill } с отрывом в { $count } кубик
    [few] вы остаётесь впереди за { $bill } с отрывом в { $count } кубика
   *[other] вы остаётесь впереди за { $bill } с отрывом в { $count } кубиков
  }
vegas-why-costs = { $name } теряет { $bill }
vegas-why-rival = из остальных больше всего денег имеет { $name }
vegas-why-ahead = у вас уже больше всего денег
vegas-why-keeps =
  { $count ->
    [one] на потом остаётся { $count } кубик
    [few] на потом остаются { $count } кубика
   *[other] на потом остаются { $count } кубиков
  }
vegas-why-spends =
  { $count ->
    [one] уходит { $count } кубик, а с лучшим вариантом только { $least }
    [few] уходят { $count } кубика, а с лучшим вариантом только { $least }
   *[other] уходят { $count } кубиков, а с лучшим вариантом только { $least }
  }
