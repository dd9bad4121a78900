"""The least a Streamlit page can be: eight buttons and a count, to measure the table against."""

import streamlit as st

for number in range(8):
    if st.button(f"card {number}", key=f"card_{number}"):
        st.session_state["count"] = st.session_state.get("count", 0) + 1
st.html(f"<p id='count'>{st.session_state.get('count', 0)}</p>")
