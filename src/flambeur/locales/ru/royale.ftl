### Вегас Рояль: автоматы, фишки и большие кубики словами.

## Автоматы

royale-tile-a1 = Счастливый кулак
royale-tile-a2 = Джекпот
royale-tile-b1 = Прайм-тайм
royale-tile-b2 = 50 на 50
royale-tile-c1 = Дай пять
royale-tile-c2 = Невезение
royale-tile-d1 = Расчётный день
royale-tile-d2 = Игра в большинстве
royale-tile-e1 = Вход воспрещён
royale-tile-e2 = Нокаут
royale-tile-f1 = Заблокируй
royale-tile-f2 = Гандикап
royale-tile-g1 = Чёрный ящик
royale-tile-g2 = Два в одном
royale-tile-h1 = Отличный кубик
royale-tile-h2 = Мой выбор

## Каждый автомат одной строкой, для первой встречи

royale-rule = { $tile }: { $rule }
royale-rule-a1 = спрячьте в кулаке 1, 2 или 3 жетона. Если сосед слева не угадает, вы получите { $one }, { $two } или { $three }.
royale-rule-a2 = бросьте оба чёрных кубика. Сумма 7 или дубль берёт джекпот; иначе он растёт, от { $least } до { $most }.
royale-rule-b1 = перед выплатой тот, кто впереди в этом казино, бросает оба чёрных кубика и может поставить их в казино, которые они показывают.
royale-rule-b2 = бросьте оба чёрных кубика, затем ставьте на «больше» или «меньше». Каждая верная ставка ведёт к { $most }, неверная забирает всё.
royale-rule-c1 = кто первым, ставя кубики, наберёт здесь 5 или больше, берёт жетон: на выплате он принесёт { $amount }.
royale-rule-c2 = в конце раунда тот, у кого здесь меньше всех, платит { $amount }, даже если кубиков здесь нет совсем.
royale-rule-d1 = кто ставит сюда, получает { $amount } за каждое казино, где есть его кубик.
royale-rule-d2 = кто один впереди в этом казино, держит жетон. С ним можно не бросать, а поставить один кубик любым числом.
royale-rule-e1 = закройте другое казино: ни один кубик туда не войдёт и не выйдет. За перенос жетона иногда дают фишки или { $amount }.
royale-rule-e2 = все остальные кладут по кубику из руки в бар, не больше двух. Ваши кубики из бара выходят.
royale-rule-f1 = поставьте группу серых кубиков в любое казино. Серый считается как игрок, а его выигрыш ничей.
royale-rule-f2 = уберите из казино серый кубик и закройте им клетку: фишка, { $amount } или ход одним своим кубиком.
royale-rule-g1 = на выплате сосед победителя слева делит жетоны на { $amount } на две закрытые кучки, а победитель берёт одну.
royale-rule-g2 = перенесите свои кубики из казино на автомат. На выплате первый здесь получит { $most }, второй { $least }.
royale-rule-h1 = припаркуйте кубик этого броска на клетку с его числом: на выплате вы получите { $least } или больше, до { $most }. Кубик, что стоял там, уходит в своё казино.
royale-rule-h2 = бросьте оба чёрных кубика и выберите один итог: фишки, { $amount }, другой автомат, ход кубиком или золотая клетка за { $most }.

## Вещи

royale-grey = Серый
royale-big-die = большой кубик
royale-count-big = { $name } { $count } с большим кубиком
royale-nothing = ничего
royale-chips =
  { $count ->
    [0] нет фишек
    [one] { $count } фишка
    [few] { $count } фишки
   *[many] { $count } фишек
  }
royale-chips-object =
  { $count ->
    [0] ни одной фишки
    [one] { $count } фишку
    [few] { $count } фишки
   *[many] { $count } фишек
  }
royale-bills-object =
  { $count ->
    [one] { $count } купюру
    [few] { $count } купюры
   *[many] { $count } купюр
  }
royale-tokens =
  { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[many] { $count } жетонов
  }
royale-things =
  { $count ->
    [one] { $count } купюра или фишка
    [few] { $count } купюры и фишки
   *[many] { $count } купюр и фишек
  }

## Что происходит

royale-say-chips-all = Каждый получает { $chips }.
royale-say-chips = Фишек не хватает: { $chips }.
royale-say-tiles =
  { $count ->
    [one] Автомат этого раунда: { $tiles }.
    [few] Автоматы этого раунда: { $tiles }.
   *[many] Автоматы этого раунда: { $tiles }.
  }
royale-laid = { $casino } «{ $tile }»
royale-say-loose = На нейтральных кубиках { $dice }, они идут в эти казино.
royale-say-passed =
  { $name-who ->
    [you] Вы платите 1 фишку и оставляете себе все кубики.
   *[other] { $name } платит 1 фишку и оставляет себе все кубики.
  }
royale-say-turn-passed =
  { $name-who ->
    [you] Вы бросаете { $dice }, платите 1 фишку и оставляете себе все кубики.
   *[other] { $name } бросает { $dice }, платит 1 фишку и оставляет себе все кубики.
  }
royale-say-barred =
  { $name-who ->
    [you] Казино закрыто: вы оставляете себе все кубики.
   *[other] Казино закрыто: { $name } оставляет себе все кубики.
  }
royale-say-barred-chip =
  { $name-who ->
    [you] Казино закрыто: вы платите 1 фишку и оставляете себе все кубики.
   *[other] Казино закрыто: { $name } платит 1 фишку и оставляет себе все кубики.
  }
royale-say-tile = { $tile }: { $text }.
royale-say-alone = { $text }.
royale-to-bank = в банк
royale-grey-take = серые кубики уносят { $bill } { $where }

## Что делает автомат

royale-do-power =
  { $name-who ->
    [you] вы ставите { $placed } в казино { $casino } без броска
   *[other] { $name } ставит { $placed } в казино { $casino } без броска
  }
royale-do-activated =
  { $name-who ->
    [you] вы включаете автомат
   *[other] { $name } включает автомат
  }
royale-do-thrown =
  { $name-who ->
    [you] вы бросаете { $dice }
   *[other] { $name } бросает { $dice }
  }
royale-do-thrown-total =
  { $name-who ->
    [you] вы бросаете { $dice }, всего { $total }
   *[other] { $name } бросает { $dice }, всего { $total }
  }
royale-do-gets =
  { $name-who ->
    [you] вы получаете { $what }
   *[other] { $name } получает { $what }
  }
royale-do-owed =
  { $name-who ->
    [you] в банке не хватает купюр, вы получаете от него расписку на { $what }
   *[other] в банке не хватает купюр, { $name } получает от него расписку на { $what }
  }
royale-do-no-chips =
  { $name-who ->
    [you] фишки кончились, вы остаётесь без них
   *[other] фишки кончились, { $name } остаётся без них
  }
royale-do-jackpot = джекпот теперь { $money }
royale-do-counter = счётчик: { $what }
royale-do-empty = счётчик попадает на пустую клетку
royale-do-token =
  { $name-who ->
    [you] вы берёте жетон
   *[other] { $name } берёт жетон
  }
royale-do-token-money =
  { $name-who ->
    [you] вы берёте жетон, на выплате он стоит { $money }
   *[other] { $name } берёт жетон, на выплате он стоит { $money }
  }
royale-do-token-back = жетон возвращается на автомат
royale-do-closed =
  { $name-who ->
    [you] вы закрываете казино { $casino }
   *[other] { $name } закрывает казино { $casino }
  }
royale-do-put =
  { $name-who ->
    [you] вы ставите { $dice } в казино { $casino }
   *[other] { $name } ставит { $dice } в казино { $casino }
  }
royale-do-returned =
  { $name-who ->
    [you] вы забираете { $dice } из казино { $casino }
   *[other] { $name } забирает { $dice } из казино { $casino }
  }
royale-do-prime =
  { $name-who ->
    [you] вы ставите чёрный кубик в казино { $casino }
   *[other] { $name } ставит чёрный кубик в казино { $casino }
  }
royale-do-bar =
  { $name-who ->
    [you] вы кладёте { $dice } в бар
   *[other] { $name } кладёт { $dice } в бар
  }
royale-do-freed =
  { $name-who ->
    [you] вы забираете { $dice } из бара
   *[other] { $name } забирает { $dice } из бара
  }
royale-do-grey-in =
  { $count ->
    [one] { $count } серый кубик идёт в казино { $casino }
    [few] { $count } серых кубика идут в казино { $casino }
   *[many] { $count } серых кубиков идут в казино { $casino }
  }
royale-do-grey-out = серый кубик уходит из казино { $casino }
royale-do-doubled =
  { $name-who ->
    [you] вы переносите сюда { $dice } из казино { $casino }
   *[other] { $name } переносит сюда { $dice } из казино { $casino }
  }
royale-do-parked =
  { $name-who ->
    [you] вы паркуете { $dice } на клетке { $space }
   *[other] { $name } паркует { $dice } на клетке { $space }
  }
royale-do-pushed =
  { $name-who ->
    [you] вы уступаете место: { $dice } в казино { $casino }
   *[other] { $name } уступает место: { $dice } в казино { $casino }
  }
royale-do-gold =
  { $name-who ->
    [you] вы кладёте { $dice } на золотую клетку
   *[other] { $name } кладёт { $dice } на золотую клетку
  }
royale-do-gold-back =
  { $name-who ->
    [you] вы получаете назад { $dice } с золотой клетки
   *[other] { $name } получает назад { $dice } с золотой клетки
  }
royale-do-fist =
  { $name-who ->
    [you] вы сжимаете кулак
   *[other] { $name } сжимает кулак
  }
royale-do-guessed =
  { $guesser-who ->
    [you] вы называете { $guess }, { $name } показывает { $hidden }: верно
   *[other]
      { $name-who ->
        [you] { $guesser } называет { $guess }, вы показываете { $hidden }: верно
       *[other] { $guesser } называет { $guess }, { $name } показывает { $hidden }: верно
      }
  }
royale-do-missed =
  { $guesser-who ->
    [you] вы называете { $guess }, { $name } показывает { $hidden }: мимо
   *[other]
      { $name-who ->
        [you] { $guesser } называет { $guess }, вы показываете { $hidden }: мимо
       *[other] { $guesser } называет { $guess }, { $name } показывает { $hidden }: мимо
      }
  }
royale-do-bet-won =
  { $name-who ->
    [you]
      { $way ->
        [higher] ставка «больше» верна, вы выигрываете
       *[lower] ставка «меньше» верна, вы выигрываете
      }
   *[other]
      { $way ->
        [higher] ставка «больше» верна, { $name } выигрывает
       *[lower] ставка «меньше» верна, { $name } выигрывает
      }
  }
royale-do-bet-lost =
  { $name-who ->
    [you]
      { $way ->
        [higher] ставка «больше» неверна, вы теряете всё
       *[lower] ставка «меньше» неверна, вы теряете всё
      }
   *[other]
      { $way ->
        [higher] ставка «больше» неверна, { $name } теряет всё
       *[lower] ставка «меньше» неверна, { $name } теряет всё
      }
  }
royale-do-split =
  { $name-who ->
    [you] вы кладёте две закрытые кучки, жетонов в них { $first } и { $second }
   *[other] { $name } кладёт две закрытые кучки, жетонов в них { $first } и { $second }
  }
royale-do-opened =
  { $name-who ->
    [you] вы берёте кучку { $pile }, в ней { $taken }; в другой { $other }
   *[other] { $name } берёт кучку { $pile }, в ней { $taken }; в другой { $other }
  }
royale-do-noted =
  { $names-who ->
    [you]
      { $count ->
        [one] меньше всех здесь у вас, штраф { $money }
        [few] меньше всех здесь { $names-you }, штраф по { $money }
       *[many] меньше всех здесь { $names-you }, штраф по { $money }
      }
   *[other]
      { $count ->
        [one] меньше всех здесь { $names }, штраф { $money }
        [few] меньше всех здесь { $names }, штраф по { $money }
       *[many] меньше всех здесь { $names }, штраф по { $money }
      }
  }
royale-do-fined =
  { $name-who ->
    [you] вы платите { $money }, отдаёте { $what }
   *[other] { $name } платит { $money }, отдаёт { $what }
  }
royale-do-change =
  { $name-who ->
    [you] вы платите { $money }, отдаёте { $what } и получаете { $change } сдачи
   *[other] { $name } платит { $money }, отдаёт { $what } и получает { $change } сдачи
  }
royale-do-broke =
  { $name-who ->
    [you] вам нечем платить
   *[other] { $name } не может заплатить
  }

## Стол

royale-closed = закрыто
royale-table-closed = Закрыто.
royale-table-tile = { $tile }: { $state }.
royale-table-tile-only = { $tile }.
royale-own-money = У вас { $money }, { $bills }, { $chips }: всего { $total }.
royale-state-jackpot = на кону { $money }
royale-state-counter = счётчик: { $what }
royale-state-token = жетон: { $name }
royale-state-token-free = жетон свободен
royale-state-next = дальше: { $what }
royale-state-bar = бар: { $dice }
royale-state-bar-empty = бар пуст
royale-state-clusters = серые кубики: { $clusters }
royale-state-clusters-none = серых кубиков нет
royale-state-spaces = { $spaces }
royale-state-spaces-none = всё закрыто
royale-state-chip = фишка
royale-state-action = ход кубиком
royale-state-double = платит { $money }
royale-state-parked = клетки: { $dice }
royale-state-parked-none = все клетки свободны
royale-state-gold = золото: { $name }
royale-state-gold-none = золото свободно

## О чём спрашивают

royale-ask = { $tile }: { $question }
royale-ask-roll = бросьте кубики или поставьте один любым числом. Если бы раунд кончился сейчас:
royale-ask-hide =
  { $name-who ->
    [you] сколько жетонов вы прячете? Угадывать будете вы.
   *[other] сколько жетонов вы прячете? Угадывать будет { $name }.
  }
royale-ask-guess =
  { $name-who ->
    [you] сколько жетонов вы прячете?
   *[other] сколько жетонов прячет { $name }?
  }
royale-ask-reward = не угадано. Выберите награду:
royale-ask-prime = поставить чёрные кубики в казино, которые они показывают? Если бы раунд кончился сейчас:
royale-ask-bet = ваша сумма { $total }, счётчик: { $what }. Хватит или ставка?
royale-ask-fine = у банка нет сдачи: { $lost } пропадут. Добавить фишки?
royale-ask-close = какое казино закрыть?
royale-ask-bar = один ваш кубик идёт в бар. Который?
royale-ask-block = какие серые кубики куда?
royale-ask-grey = снять серый кубик, и за что?
royale-ask-adjust = Сделайте ход одним своим кубиком, если хотите. Автоматы при этом молчат.
royale-ask-split =
  { $name-who ->
    [you] разделите жетоны на две кучки. Вы возьмёте одну не глядя.
   *[other] разделите жетоны на две кучки. { $name } возьмёт одну не глядя.
  }
royale-ask-pile =
  { $name-who ->
    [you] вы кладёте две кучки. Которую берёте?
   *[other] { $name } кладёт две кучки. Которую берёте?
  }
royale-ask-double = сколько кубиков перенести на автомат? Обратно пути нет.
royale-ask-park = припарковать кубик до выплаты?
royale-ask-result = какой итог выбираете?
royale-ask-tile = какой автомат включить?
royale-ask-gold = который кубик на золотую клетку?

## Из чего выбирать

royale-offer-roll = бросить { $dice }
royale-offer-pass = пас: оставить все кубики и заплатить 1 фишку, останется: { $chips }
royale-offer-count = { $dice } в казино { $casino }, в счёт { $total }
royale-offer-tile = потом «{ $tile }»
royale-offer-tile-for = потом «{ $tile }», { $what }
royale-offer-token = вы берёте жетон «{ $tile }»
royale-offer-token-lost =
  { $name-who ->
    [you] вы теряете жетон «{ $tile }»
   *[other] { $name } теряет жетон «{ $tile }»
  }
royale-offer-hide =
  { $count ->
    [one] { $count } жетон: { $what }, если не угадают
    [few] { $count } жетона: { $what }, если не угадают
   *[many] { $count } жетонов: { $what }, если не угадают
  }
royale-offer-guess =
  { $name-who ->
    [you]
      { $count ->
        [one] { $count } жетон (вам: { $what })
        [few] { $count } жетона (вам: { $what })
       *[many] { $count } жетонов (вам: { $what })
      }
   *[other]
      { $count ->
        [one] { $count } жетон ({ $name }: { $what })
        [few] { $count } жетона ({ $name }: { $what })
       *[many] { $count } жетонов ({ $name }: { $what })
      }
  }
royale-offer-add =
  { $count ->
    [one] чёрный кубик в казино { $casino }
    [few] оба чёрных кубика в казино { $casino }
   *[many] оба чёрных кубика в казино { $casino }
  }
royale-offer-add-both = { $first }; { $second }
royale-offer-add-none = без чёрных кубиков
royale-offer-stop = хватит, взять { $what }
royale-offer-stop-empty = хватит, не брать ничего
royale-offer-bet =
  { $way ->
    [higher] больше { $total }
   *[lower] меньше { $total }
  }
royale-offer-bet-chance = шанс { $count } из { $throws }
royale-offer-bet-outcome = дальше { $what } или потерять всё
royale-offer-fine-add = добавить { $chips }
royale-offer-fine-saved = у вас останется { $money } купюрами
royale-offer-fine-keep = оставить фишки себе
royale-offer-fine-lost = { $money } пропадут
royale-offer-close = закрыть казино { $casino }
royale-offer-keep = пусть закрыто казино { $casino }
royale-offer-bar = { $dice } в бар
royale-offer-block =
  { $count ->
    [one] { $count } серый кубик в казино { $casino }
    [few] { $count } серых кубика в казино { $casino }
   *[many] { $count } серых кубиков в казино { $casino }
  }
royale-offer-grey = из казино { $casino }, за { $what }
royale-offer-grey-action = из казино { $casino }, за ход кубиком
royale-offer-grey-none = не снимать серый кубик
royale-offer-return = { $dice } назад из казино { $casino }
royale-offer-adjust-none = без хода кубиком
royale-offer-pile =
  { $count ->
    [one] кучка { $pile }, { $count } жетон
    [few] кучка { $pile }, { $count } жетона
   *[many] кучка { $pile }, { $count } жетонов
  }
royale-offer-double = { $dice } на автомат
royale-offer-double-here = в казино { $casino }
royale-offer-double-none = ничего не переносить
royale-offer-park = { $dice } на клетку { $space }: { $what } на выплате
royale-offer-pushed =
  { $name-who ->
    [you] вы уходите в казино { $casino }
   *[other] { $name } уходит в казино { $casino }
  }
royale-offer-park-none = не парковать
royale-offer-activate = включить другой автомат
royale-offer-adjust = поставить кубик в любое казино или забрать один назад
royale-offer-gold = кубик на золотую клетку, { $what } на выплате
royale-offer-void = делать нечего
royale-offer-gild = { $dice } на золотую клетку: { $what } на выплате
royale-offer-gold-back =
  { $name-who ->
    [you] вы получаете кубик назад
   *[other] { $name } получает кубик назад
  }

## Что перед вами

royale-help-turn =
  Вы бросили все свои кубики. Выберите одно число: все кубики с ним идут в казино с этим номером, и
  его автомат срабатывает. Или заплатите фишку, оставьте себе все кубики и бросьте их в следующий ход.
royale-help-adjust =
  Можно поставить один кубик из руки в любое открытое казино или забрать один свой кубик в руку.
  Автоматы при этом не срабатывают.
royale-help-dice =
  Большой кубик стоит в квадратных скобках и считается за 2. За фишку можно спасовать, а в конце она
  стоит { $chip }.
royale-help-payout =
  Когда все кубики расставлены, каждое казино платит две купюры. У кого счёт одинаковый, тот остаётся
  ни с чем; из остальных первый берёт крупную купюру, второй другую.
royale-help-neutral =
  Нейтральные кубики ничьи. Они попадают в ничьи, как все, а их выигрыш уходит под стопку.
royale-help-bank = В банке { $bills }.
royale-help-drawing =
  На рисунке купюра стоит рядом с кубиками, которые взяли бы её сейчас; = — кубики, которые
  выбывают вместе, – — кубики без купюры, ◆ — тот, кто начал раунд. Автомат назван внизу своего казино.

## Первая партия

royale-lesson-big = Один большой кубик
royale-lesson-big-text = Все ваши кубики с одним числом вместе идут в это казино. Большой считается за два.
royale-lesson-two = Везде по две купюры
royale-lesson-two-text = У кого больше всех — { $amount }, у второго — { $second }. Поровну — ничего.
royale-lesson-chip = Неудачный бросок
royale-lesson-chip-text = Здесь вам ничего не поможет. За фишку все кубики останутся у вас в руке.
royale-lesson-again = Дождитесь лучшего
royale-lesson-again-text = Каждый раунд вы получаете две фишки. В следующий ход вы бросите те же кубики снова.
royale-lesson-neutral = Нейтральные тоже считаются
royale-lesson-neutral-text = За них никто не играет, но здесь их два. Ваших трёх больше.
royale-lesson-worth = Фишка окупилась
royale-lesson-worth-text = { $amount } — вам. Потом у казино появятся автоматы, у каждого своё правило.

## Примеры из правил

royale-example-pass = Поставить или спасовать
royale-example-pass-text = Две четвёрки и две пятёрки, но в обоих казино у кого-то уже пять. За фишку все четыре кубика остались бы у вас.
royale-example-pass-paid = Фишка за новый бросок
royale-example-pass-paid-text = Ход окончен. Все четыре кубика у вас, в следующий ход вы бросите их снова, и осталась ещё одна фишка. Ненужная фишка в конце стоит { $worth }.
royale-example-pass-placed = Поставлено, фишки целы
royale-example-pass-placed-text = Там у кого-то больше, но платят и за второе место. Обе фишки ваши: за каждую можно спасовать, а в конце она стоит { $worth }.
royale-example-d1 = Единица и «Расчётный день»
royale-example-d1-text = Ваши кубики стоят в казино 5 и 6, и вы бросили единицу и двойку. Автомат — у казино 1.
royale-example-d1-paid = Плата за три казино
royale-example-d1-paid-text = С кубиком в казино 1 вы стоите в трёх казино: сразу { $amount }, купюрой. За одно или два дали бы фишки.
royale-example-d1-elsewhere = Нет кубика — нет платы
royale-example-d1-elsewhere-text = Этот автомат включают только кубики, поставленные в казино 1. Единица сразу принесла бы { $amount }.
royale-example-d1-passed = Пас ничего не включает
royale-example-d1-passed-text = Вы заплатили фишку и оставили оба кубика; автоматы не сработали. Единица сразу принесла бы { $amount }.

## Почему ход лучший

royale-why-big = большой кубик считается за два
royale-why-passing = пас
royale-why-pass =
  { $count ->
    [one] за фишку вы оставляете { $count } кубик до следующего хода
    [few] за фишку вы оставляете { $count } кубика до следующего хода
   *[other] за фишку вы оставляете { $count } кубиков до следующего хода
  }
