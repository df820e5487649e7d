### Measuring the bots: the command bots.

## Help

help-bots = Measure how well the bots play.
help-bots-job = What to do: ladder plays many games at tables of mixed levels and rates them.
help-games-count = How many games at each kind of table, 10 or more; 400 to 4000, by game, unless you say otherwise.
help-only = The ladder of this game only.
help-guests = A Python module with bots of your own that play too, such as bench.lasvegas_bots.
help-plot = Draw the ladder into this new file.
help-bots-workers = How many processes play; as many as there are cores unless you say otherwise.

## The ladder

ladder-title = How well the bots play
ladder-axis = Plackett-Luce ratings with intervals of 95%; their mean is 25
ladder-seats = { $seats } players
ladder-heading = { $table }, { $games } games
ladder-guests = { $game } with guests
ladder-column-level = level
ladder-column-rating = rating
ladder-column-interval = 95%
ladder-column-wins = wins
ladder-column-mean = ms, mean
ladder-column-median = median
ladder-column-longest = longest
ladder-apart = No two neighbours’ intervals overlap.
ladder-close = { $better } and { $worse } overlap; { $better } stays ahead in { $share } of the resampled ladders.
ladder-note = Ratings are Plackett-Luce by who has won, and their mean is 25. Intervals come from ladders of games drawn again at random from those played. Wins are counted for each seat taken. A move is timed in processor time, where there is a choice.
ladder-drawn = The drawing is in { $file }.
ladder-missing = The ladder needs more packages ({ $package } is missing). Install them with { $command }
ladder-no-guests = { $module } brings no guests: { $reason }
