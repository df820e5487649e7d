### «Страйк»: что происходит, что на столе, что можно выбрать.

## Что происходит

strike-say-starter =
  { $name-who ->
    [you] По жребию начинаете вы.
   *[other] По жребию начинает { $name }.
  }
strike-say-begin =
  { $name-who ->
    [you] На арене лежит { $face }. Начинаете вы.
   *[other] На арене лежит { $face }. Начинает { $name }.
  }
strike-say-round =
  { $name-who ->
    [you] Раунд { $number } из { $rounds }: на арене лежит { $face }. Начинаете вы.
   *[other] Раунд { $number } из { $rounds }: на арене лежит { $face }. Начинает { $name }.
  }
strike-say-on-turn =
  { $name-who ->
    [you] Ходите вы.
   *[other] Ходит { $name }.
  }
strike-say-grand =
  { $name-who ->
    [you] Арена пуста: вы бросаете все кубики.
   *[other] Арена пуста: { $name } бросает все кубики.
  }
strike-say-regrouped =
  { $name-who ->
    [you] Вы сдвигаете кубики.
   *[other] { $name } сдвигает кубики.
  }
strike-say-settled = Кубики лежат: { $dice }.
strike-say-rerolled = Кубик стоял криво, его бросают заново: { $face }.
strike-say-lost = Кубик выбывает из игры.
strike-say-cleared =
  { $name-who ->
    [you] Вы оставляете арену пустой.
   *[other] { $name } оставляет арену пустой.
  }
strike-say-choice =
  { $name-who ->
    [you] Вы можете бросить ещё или остановиться.
   *[other] { $name } может бросить ещё или остановиться.
  }
strike-say-stopped =
  { $name-who ->
    [you] Вы останавливаетесь.
   *[other] { $name } останавливается.
  }
strike-say-left =
  { $name-who ->
    [you] Вы уходите из-за стола, ваши кубики выбывают из игры.
   *[other] { $name } уходит из-за стола, кубики игрока { $name } выбывают из игры.
  }
strike-say-over =
  { $name-who ->
    [you] Вы заканчиваете ход.
   *[other] { $name } заканчивает ход.
  }
strike-say-out =
  { $name-who ->
    [you] Вы остаётесь без кубиков и выбываете.
   *[other] { $name } остаётся без кубиков и выбывает.
  }
strike-say-out-points =
  { $name-who ->
    [you] Вы остаётесь без кубиков и выбываете: { $points }.
   *[other] { $name } остаётся без кубиков и выбывает: { $points }.
  }
strike-say-last =
  { $name-who ->
    [you] Кубики остались только у вас.
   *[other] Кубики остались только у игрока { $name }.
  }
strike-say-won =
  { $names-who ->
    [you]
      { $count ->
        [one] Побеждаете вы.
       *[other] { $names-you } делите победу.
      }
   *[other]
      { $count ->
        [one] Побеждает { $names }.
       *[other] { $names } делят победу.
      }
  }
strike-say-totals = Очки: { $totals }. { $result }
strike-total =
  { $name-who ->
    [you] вы { $points }
   *[other] { $name } { $points }
  }
strike-say-does =
  { $name-who ->
    [you] Вы { $done }.
   *[other] { $name } { $done }.
  }

## Бросок по частям

strike-sentence = { $text }.
strike-threw =
  { $name-who ->
    [you] Вы { $throw }: { $result }
   *[other] { $name } { $throw }: { $result }
  }
strike-came = { $throw } → { $result }
strike-regroups =
  { $doer-who ->
    [you] сдвигаете кубики
   *[other] сдвигает кубики
  }
strike-throws-soft =
  { $doer-who ->
    [you] мягко бросаете
   *[other] мягко бросает
  }
strike-throws-normal =
  { $doer-who ->
    [you] бросаете
   *[other] бросает
  }
strike-throws-hard =
  { $doer-who ->
    [you] сильно бросаете
   *[other] сильно бросает
  }
strike-throws-all-soft =
  { $doer-who ->
    [you] мягко бросаете все кубики
   *[other] мягко бросает все кубики
  }
strike-throws-all-normal =
  { $doer-who ->
    [you] бросаете все кубики
   *[other] бросает все кубики
  }
strike-throws-all-hard =
  { $doer-who ->
    [you] сильно бросаете все кубики
   *[other] сильно бросает все кубики
  }
strike-throws-at = { $throw } в { $dice }
strike-lands =
  { $count ->
    [one] ложится { $dice }
   *[other] ложатся { $dice }
  }
strike-lost-x =
  { $count ->
    [one] X, кубик потерян
   *[other] X: { $count }, эти кубики потеряны
  }
strike-lost-outside =
  { $count ->
    [one] { $count } кубик вылетает
    [few] { $count } кубика вылетают
   *[many] { $count } кубиков вылетают
  }
strike-lost-rim =
  { $count ->
    [one] { $count } кубик остаётся на бортике и потерян
    [few] { $count } кубика остаются на бортике и потеряны
   *[many] { $count } кубиков остаются на бортике и потеряны
  }
strike-hit-turned = { $face } превращается в { $new }
strike-hit-x = { $face } превращается в X, кубик потерян
strike-hit-outside = { $face } вылетает с арены
strike-hit-rim = { $face } остаётся на бортике, кубик потерян
strike-rerolled = кубик стоит криво, его бросают заново: { $face }
strike-rerolled-x = кубик стоит криво, его бросают заново: X, потерян
strike-emptied = арена пуста
strike-takes =
  { $doer-who ->
    [you] забираете { $dice }
   *[other] забирает { $dice }
  }
strike-stops =
  { $doer-who ->
    [you] останавливаетесь
   *[other] останавливается
  }

## Стол

strike-round = Раунд { $number } из { $rounds }
strike-arena = Арена
strike-empty = пусто
strike-in-arena =
  { $count ->
    [0] арена пуста
    [one] { $count } кубик на арене
    [few] { $count } кубика на арене
   *[many] { $count } кубиков на арене
  }
strike-out-of-game =
  { $count ->
    [0] потерь нет
   *[other] потеряно: { $count }
  }
strike-dice =
  { $count ->
    [0] нет кубиков
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
  }
strike-out = вне игры
strike-points =
  { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
  }
strike-table-empty = Арена пуста.
strike-table-arena = На арене: { $dice }.
strike-table-die = { $face } { $place }
strike-table-player = { $name }: { $note }.
strike-own = У вас { $note }.
strike-place-1 = ближе слева
strike-place-2 = ближе
strike-place-3 = ближе справа
strike-place-4 = слева
strike-place-5 = в середине
strike-place-6 = справа
strike-place-7 = дальше слева
strike-place-8 = дальше
strike-place-9 = дальше справа

## Что можно выбрать

strike-ask-first = Вы обязаны бросить кубик.
strike-ask-again = Одинаковых нет: бросьте ещё или остановитесь.
strike-ask-aim = Enter значит 2; прицельно: 2 { $dice }
strike-ask-all =
  { $count ->
    [one] Арена пуста: бросьте все кубики ({ $count }) сразу.
   *[other] Арена пуста: бросьте все кубики ({ $count }) сразу.
  }
strike-ask-empty = Арена пуста: бросьте ещё кубик или остановитесь.
strike-offer-soft = Бросить мягко
strike-offer-normal = Бросить обычно
strike-offer-hard = Бросить сильно
strike-offer-all-soft =
  { $count ->
    [one] Мягко бросить { $count } кубик
    [few] Мягко бросить { $count } кубика
   *[many] Мягко бросить { $count } кубиков
  }
strike-offer-all-normal =
  { $count ->
    [one] Обычно бросить { $count } кубик
    [few] Обычно бросить { $count } кубика
   *[many] Обычно бросить { $count } кубиков
  }
strike-offer-all-hard =
  { $count ->
    [one] Сильно бросить { $count } кубик
    [few] Сильно бросить { $count } кубика
   *[many] Сильно бросить { $count } кубиков
  }
strike-offer-hand-soft = мало что сдвинет, почти ничего не потеряет
strike-offer-hand-normal = может сбить другие
strike-offer-hand-hard = собьёт больше всего, потеряет больше всего
strike-offer-alone-soft = почти ничего не вылетит
strike-offer-alone-normal = вылетит немного
strike-offer-alone-hard = вылетит много
strike-offer-chance = { $chance } % забрать кубики
strike-offer-together = Сдвинуть кубики вместе в середину
strike-offer-apart = Раздвинуть кубики
strike-offer-leave = Уйти насовсем, все ваши кубики потеряны
strike-offer-stop = Остановиться
strike-offer-stop-empty = Остановиться и оставить большой бросок следующему

## Слова, которые можно набрать вместо клавиш

strike-type-soft = мягко
strike-type-normal = обычно бросок
strike-type-hard = сильно
strike-type-together = вместе сдвинуть
strike-type-apart = раздвинуть
strike-type-stop = стоп
strike-type-leave = уйти
strike-type-middle = середина центр

## Чего нельзя

strike-no-aim = { $typed } здесь ничего не значит. Назовите кубики по их числам или + для середины.
strike-no-die = Кубика с числом { $face } на арене нет.
strike-no-place = { $typed } не годится. Назовите кубик и место от 1 до 9, например 5 49.
strike-no-places = Здесь у кубиков нет мест. Назовите кубики, в которые целитесь, например 2 46.
strike-no-change = Кубики уже так лежат.
strike-no-must-throw = Остановиться сейчас нельзя: сначала бросьте.
strike-no-nothing-to-regroup = Арена пуста, двигать нечего.

## Что перед вами

strike-help-turn =
  Бросьте кубик на арену. Если потом есть одинаковые числа, вы забираете все эти кубики, и ход
  окончен. Если нет, бросьте ещё или остановитесь. Кто в конце своего хода без кубиков, выбывает.
  Побеждает последний, у кого есть кубики.
strike-help-lost =
  Кубики, которые показывают X, вылетают или остаются на бортике, выбывают из игры. Кто начинает ход
  перед пустой ареной, бросает все кубики сразу и оставляет себе только одинаковые: это большой
  бросок.
strike-help-throw =
  1, 2 и 3 бросают во все кубики на арене. Чтобы целиться в некоторые, допишите их числа: 3 46
  сильно бросает в 4 и 6, а 2 + бросает в середину. Годятся и слова: сильно 46, стоп.
strike-help-styles =
  Мягкий бросок почти не трогает остальные кубики. Сильный сбивает больше всего, и при нём чаще всего
  кубики вылетают.
strike-help-push =
  4 сдвигает все кубики вместе, 4 46 только 4 и 6, а остальные раздвигает. 5 раздвигает все, а 5 49
  двигает 4 на место 9. Места как на цифровой клавиатуре: 7 дальше слева, 5 в середине, 3 ближе
  справа.
strike-help-abstract =
  Здесь исход броска решает таблица вероятностей. Кубики, в которые вы целитесь, сбиваются чаще, а с
  2 + вы не целитесь ни в один.
strike-help-drawing =
  На рисунке арена сверху, вы бросаете снизу. Число в скобках — кубик, + — середина, ░ —
  стенка.

## Первая партия

strike-lesson-aim = Прицельтесь в кубик
strike-lesson-aim-text = Попадите в кубик на арене: он сдвинется или перевернётся.
strike-lesson-throw = Бросьте свой
strike-lesson-throw-text = Два одинаковых после броска — и оба ваши. Икс пропадает.
strike-lesson-push = Сначала сдвиньте
strike-lesson-push-text = Кубики можно сдвигать перед каждым броском. Их числа не меняются.
strike-lesson-together = Ближе друг к другу
strike-lesson-together-text = Так один бросок заденет сразу несколько.
strike-lesson-hit = В самую гущу
strike-lesson-hit-text = Сбитые кубики тоже считаются: одинаковые — ваши, икс пропадает.
strike-lesson-again = Пока нет одинаковых
strike-lesson-again-text = Ваш ход продолжается. Чем больше кубиков на арене, тем скорее два совпадут.
strike-lesson-stop = Или остановитесь
strike-lesson-stop-text = У кого кончились кубики, тот выбывает. Остановитесь, и бросать будет следующий.

## Примеры из правил

strike-example-turn = Двойка, тройка и пятёрка
strike-example-turn-text = Они лежат на арене. Сдвиньте их, если хотите, и бросьте в них свой кубик. Что после этого одинаково — ваше.
strike-example-turn-equal = Одинаковые — ваши
strike-example-turn-equal-text = Все кубики с числом, которое выпало хотя бы дважды, в вашем запасе, кто бы их ни бросал. Ход окончен, теперь бросает { $name }.
strike-example-turn-different = Одинаковых нет
strike-example-turn-different-text = Все числа на арене разные, и вы ничего не берёте. Теперь можно было бы бросить ещё один кубик или остановиться.
strike-example-turn-lost = Кубик пропал
strike-example-turn-lost-text = Кубик с иксом или тот, что не остался на арене, выходит из игры. Хода это не заканчивает: можно было бы бросить ещё раз или остановиться.

## Почему ход лучший

strike-why-lose = { $chance } % потерять кубик
strike-why-last = если последний кубик ничего не возьмёт, вы выбываете
strike-why-keep =
  { $count ->
    [one] при вас остаётся { $count } кубик
    [few] при вас остаются { $count } кубика
   *[other] при вас остаются { $count } кубиков
  }
strike-why-left =
  { $count ->
    [one] { $name } бросает, когда на арене { $count } кубик
    [few] { $name } бросает, когда на арене { $count } кубика
   *[other] { $name } бросает, когда на арене { $count } кубиков
  }
strike-why-empty = { $name } бросает все кубики
