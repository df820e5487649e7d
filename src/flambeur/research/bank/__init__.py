"""Banks of positions for practice: mined from games of bots, judged twice, packed, checked."""
