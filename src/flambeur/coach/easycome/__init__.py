"""Easy Come judged: exactly for two, by games played out for three and four."""
