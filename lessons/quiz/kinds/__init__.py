"""Every kind of question, a file each: its `KIND` is found by listing the folder."""
