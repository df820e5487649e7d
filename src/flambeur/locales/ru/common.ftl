### Слова для всех игр и команд.

money = { NUMBER($amount, maximumFractionDigits: 0) } $
list-comma = { $head }, { $last }
list-and = { $head } и { $last }

## Имена тех, кто не назвался: один человек за клавиатурой, несколько, и боты по видам.

name-alone = Человек
name-human = Анна Бен Карла Денни Ева
name-greedy = Мидас Крёз Скрудж Плутос Гарпагон
name-uniform = Фортуна Зефир Авось Случай Ветер
name-expert = Паскаль Ферма Гюйгенс Бернулли Кардано
name-bot = { $name } (бот { $kind })
