// A match is kept in the address, which Streamlit would write down in the browser's history at every card. Here a
// change within a page takes the place of the one before: Back leads out of the table in one step, and nobody
// comes upon a hand as it stood some cards ago.
//
// To write an address takes a browser about as long as to draw a table. So a match that went on is drawn first.
(() => {
  const LONGEST = 200; // milliseconds that the address may be behind
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  const whenIdle = window.requestIdleCallback ?? ((act) => setTimeout(act, 50));
  let due = null; // what is still to be written

  function write() {
    if (due) replace(...due);
    due = null;
  }

  /** Whether nothing but the match is another; where there is none any more, that is written at once. */
  function isTheNextCard(here, to) {
    if (!to.searchParams.has("hand")) return false;
    here.searchParams.set("hand", to.searchParams.get("hand"));
    return here.search === to.search;
  }

  history.pushState = (state, title, url) => {
    const [here, to] = [new URL(location.href), new URL(url ?? "", location.href)];
    if (here.pathname !== to.pathname) {
      write();
      push(state, title, url);
    } else if (isTheNextCard(here, to)) {
      if (!due) whenIdle(write, { timeout: LONGEST });
      due = [state, title, url];
    } else {
      history.replaceState(state, title, url);
    }
  };
  history.replaceState = (...to) => {
    due = null;
    replace(...to);
  };
  // Where a reader went back, what was due is another entry's; where a script asks for the page anew, it counts.
  addEventListener("popstate", (event) => (event.isTrusted ? (due = null) : write()), true);
  addEventListener("pagehide", write);
})();
