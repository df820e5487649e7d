"""What goes wrong inside a store besides a database that cannot be reached."""


class Duplicate(Exception):
    """Something with this id is kept already."""


class ChangedMigration(Exception):
    """A migration that was applied has another text now."""


class TwiceInOneBatch(Exception):
    """A batch holds two steps of one table; which one would come first is nobody's guess."""
