### Десятка дня: десять решений в день, что из них вышло, и прошлые дни.

today-welcome = Десять решений, от трёх до пяти минут. Для всех здесь одни и те же.
today-number = № { $number }
today-begin = Начать
today-go-on = Дальше: вопрос { $place } из 10
today-see = Посмотреть итог
today-light = { $count ->
    [0] Зажечь первую спичку
   *[other] Зажечь следующую спичку
  }
today-next = Следующая десятка: { $when }
today-alone = обещано одним лишь сервером
today-over = Тот день тем временем закончился, его спички остались как есть. Вот новая десятка.
today-question = Вопрос { $place } из 10
today-cells = полных { $full }, половинок { $half }, пустых { $empty }
today-close = Назад на первую страницу
today-to-result = К итогу

## The result

today-score = { $score } из 10
today-like = { $level ->
    [novice] Как новичок.
    [casual] Как любитель.
    [strong] Как мастер.
   *[champion] Как чемпион.
  }
today-better = Лучше, чем у { $share } игравших сегодня.
today-beside = Рядом с ботами
today-you = Вы
today-share = Чтобы поделиться, ничего не выдав
today-ten = Все десять
today-board = Один стол на всех, для удовольствия.
today-board-text = Партия в «Вегас» против трёх сильных ботов — с теми же кубиками, что сегодня у всех. Пар — выигрыш чемпиона.
today-board-play = Сыграть за этим столом
today-practise = Тренироваться
today-earlier = Прошлые дни

## The streak

today-streak = { $count ->
    [0] Новый коробок.
    [one] { $count } день подряд.
    [few] { $count } дня подряд.
   *[other] { $count } дней подряд.
  }
today-streak-text = На каждый день одна спичка.
today-streak-best = { $best ->
    [one] { $best } спичка. Начинается новый коробок.
    [few] { $best } спички. Начинается новый коробок.
   *[other] { $best } спичек. Начинается новый коробок.
  }
today-match = { $day }: { $match ->
    [burnt] сгорела
    [lit] горит
    [bridged] день зачтён
    [missed] спички нет
   *[unlit] ещё не зажжена
  }

## No questions

today-none = Сегодня здесь нет вопросов
today-none-text = Этот сервер их не задаёт. Для тренировки есть тысячи позиций.
today-soon = Первая десятка уже в пути
today-soon-text = Её как раз подбирают. Загляните через несколько минут.

## Days that are over

today-days = Прошлые дни
today-days-none = Ни один день ещё не прошёл
today-days-none-text = Когда сегодняшний закончится, его десять вопросов будут здесь со всеми ответами.
today-absent = без ответа
today-people = { $count ->
    [one] Все десять ответов дал { $count } человек.
    [few] Все десять ответов дали { $count } человека.
   *[other] Все десять ответов дали { $count } человек.
  }
today-best = Это лучший ответ. Вашего нет.
today-check = Проверить этот день
today-check-text = Что было обещано, что добавлено и как из этого выбраны десять: файл для программы проверки.
today-to-day = Назад ко дню
