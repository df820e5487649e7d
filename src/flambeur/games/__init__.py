"""The rules, one folder for each game; no game knows another."""
