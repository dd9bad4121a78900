"""The only code that draws. Pages read state, call, and draw with these."""
