"""The server around the pages: what is sent before and beside them, and what a reader sees when they fail."""
