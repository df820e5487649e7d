"""What a link to a table shows before it is opened: a few words, and a poster.

Both are made of the card alone, which everybody may know, so no secret can be on them.
"""
