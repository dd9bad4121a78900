"""Baloot School (مدرسة البلوت): `streamlit run streamlit_app.py`.

The server imports this file for its `app`; then it runs the same file as the script, once for each thing a
reader does. As both are in one file, the paths of the pages are relative to this folder in either case.
"""

from __future__ import annotations

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

from lessons.main import main
from lessons.server.app import parts

if get_script_run_ctx(suppress_warning=True) is None:
    # `streamlit run` looks for these very words: an assignment of `st.App(…)`.
    app = st.App(__file__, **parts())
else:
    main()
