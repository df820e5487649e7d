### Слова для всех игр и команд.

money = { NUMBER($amount, maximumFractionDigits: 0) } $
list-comma = { $head }, { $last }
list-and = { $head } и { $last }
list-you = вы
offer-brings = { $what }: { $outcome }

## Имена тех, кто не назвался: один человек за клавиатурой, несколько, и боты по видам.

name-alone = Человек
name-you = Вы
name-human = Анна Бен Карла Денни Ева
name-novice = Кандид Алиса Пиноккио Парцифаль Емеля
name-casual = Мидас Крёз Скрудж Плутос Гарпагон
name-strong = Шерлок Афина Одиссей Порция Мерлин
name-champion = Паскаль Ферма Гюйгенс Бернулли Кардано
name-uniform = Фортуна Зефир Авось Случай Ветер
name-bot = { $name } (бот { $kind })
