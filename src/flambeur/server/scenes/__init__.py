"""What a drawing needs besides the view, so that clients contain no rules."""
