"""The pages: each reads state, calls, and draws. One file a page."""
