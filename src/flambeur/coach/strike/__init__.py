"""Strike judged: the next throw by its exact chances, the rest with dice that only show faces."""
