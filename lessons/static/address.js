// A match is kept in the address, which Streamlit would write down in the browser's history at every card. Here a
// change within a page takes the place of the one before: Back leads out of the table in one step, and nobody
// comes upon a hand as it stood some cards ago.
(() => {
  const push = history.pushState.bind(history);
  history.pushState = (state, title, url) => {
    const within = url && new URL(url, location.href).pathname === location.pathname;
    return within ? history.replaceState(state, title, url) : push(state, title, url);
  };
})();
