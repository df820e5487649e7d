### Игры без своего текста.

plain-question = Что вы делаете?
plain-help = У этой игры нет своего текста: ходы, события и стол называются как в её правилах.
plain-thing = { $title }: { $value }
plain-owned = { $title }, { $name }: { $value }
plain-inside = ({ $fields })
plain-more = { $text } …
plain-sentence = { $text }.
plain-heading = Раунд { $round }
plain-yes = да
plain-no = нет

## Слова многих игр; остальные показаны как в правилах.

plain-word-round = раунд
plain-word-points = очки
plain-word-score = счёт
plain-word-seat = место
plain-word-player = игрок
plain-word-players = игроки
plain-word-hand = рука
plain-word-deck = колода
plain-word-card = карта
plain-word-cards = карты
plain-word-die = кубик
plain-word-dice = кубики
plain-word-face = грань
plain-word-pot = банк
plain-word-money = деньги
plain-word-chips = фишки
plain-word-number = число
plain-word-count = количество
plain-word-value = значение
plain-word-colour = цвет
plain-word-board = поле
plain-word-row = ряд
plain-word-column = столбец
plain-word-cell = клетка
plain-word-target = цель
plain-word-roll = бросить
plain-word-again = ещё раз
plain-word-bank = забрать
plain-word-pass = пас
plain-word-take = взять
plain-word-place = поставить
plain-word-play = сыграть
plain-word-draw = взять карту
plain-word-keep = оставить
plain-word-stop = остановиться
plain-word-bet = ставка
plain-word-guess = угадать
plain-word-even = чёт
plain-word-odd = нечет
