### Измерение ботов: команда bots.

## Справка

help-bots = Измерить, насколько хорошо играют боты.
help-bots-job = Что сделать: ladder играет много партий за столами с разными уровнями и ставит им рейтинг.
help-games-count = Сколько партий за столом каждого вида, не меньше 10; если не указано, от 400 до 4000, смотря по игре.
help-only = Лестница только этой игры.
help-guests = Модуль Python с вашими ботами, которые тоже играют, например bench.lasvegas_bots.
help-plot = Нарисовать лестницу в этот новый файл.
help-bots-workers = Сколько процессов играют; если не указано, столько, сколько ядер.

## Лестница

ladder-title = Насколько хорошо играют боты
ladder-axis = Рейтинг Плакетта — Люса с интервалами 95 %; среднее — 25
ladder-seats = Игроков: { $seats }
ladder-heading = { $table }. Партий: { $games }
ladder-guests = { $game } с гостями
ladder-column-level = уровень
ladder-column-rating = рейтинг
ladder-column-interval = 95 %
ladder-column-wins = победы
ladder-column-mean = мс, среднее
ladder-column-median = медиана
ladder-column-longest = максимум
ladder-apart = Интервалы соседей нигде не пересекаются.
ladder-close = Интервалы { $better } и { $worse } пересекаются; { $better } остаётся впереди в { $share } повторных лестниц.
ladder-note = Рейтинг считается по Плакетту — Люсу: по тому, кто выиграл; среднее — 25. Интервалы взяты из лестниц по партиям, заново случайно выбранным из сыгранных. Победы считаются на каждое занятое место. Ход измеряется в процессорном времени, там, где было из чего выбирать.
ladder-drawn = Рисунок в файле { $file }.
ladder-missing = Лестнице нужны ещё пакеты (не хватает { $package }). Установите их: pip install 'flambeur[research]'
ladder-no-guests = { $module } не приводит гостей: { $reason }
