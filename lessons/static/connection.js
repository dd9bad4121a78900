// When the connection to the server is lost: a calm line in the reader's language, taken away when it is back.
// Streamlit writes the state of the connection on its outermost element; its own words for it are English and
// hidden (frame.css). The words come from the page (<script id="site-words">), by the document's language.
(() => {
  const PATIENCE = 1500; // milliseconds; a shorter gap is not worth a word
  const FIRST_PATIENCE = 12000; // before the first connection of a page
  const FAREWELL = 2500;
  const words = JSON.parse(document.getElementById("site-words").textContent);
  const notice = document.getElementById("connection");
  let connectedBefore = false;
  let lost = false;
  let timer = 0;

  const say = (id) => (words[document.documentElement.lang] ?? Object.values(words)[0])[id];

  function show(text, withReload) {
    notice.replaceChildren(Object.assign(document.createElement("span"), { textContent: text }));
    if (withReload) {
      const again = Object.assign(document.createElement("button"), { type: "button", textContent: say("site-reload") });
      again.addEventListener("click", () => location.reload());
      notice.append(again);
    }
    notice.hidden = false;
  }

  function hide() {
    notice.hidden = true;
    notice.replaceChildren();
  }

  function comeBack() {
    // The session may have ended meanwhile, or the server may be another: then nobody is left to hear the next
    // click. So the page is asked for once more, as it is when a reader goes back to an address.
    window.dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
    if (notice.hidden) return;
    show(say("site-connection-back"), false);
    timer = setTimeout(hide, FAREWELL);
  }

  function changed(state) {
    if (state === "CONNECTED") {
      clearTimeout(timer);
      if (lost) comeBack();
      lost = false;
      connectedBefore = true;
    } else if (state === "DISCONNECTED_FOREVER") {
      clearTimeout(timer);
      lost = true;
      show(say("site-connection-lost"), true);
    } else if (!lost) {
      lost = connectedBefore;
      clearTimeout(timer);
      timer = setTimeout(() => show(say("site-connection-lost"), false), connectedBefore ? PATIENCE : FIRST_PATIENCE);
    }
  }

  function watch(app) {
    const read = () => changed(app.dataset.testConnectionState);
    new MutationObserver(read).observe(app, { attributeFilter: ["data-test-connection-state"] });
    read();
  }

  const find = () => document.querySelector("[data-testid=stApp]");
  const seeking = new MutationObserver(() => {
    const app = find();
    if (!app) return;
    seeking.disconnect();
    watch(app);
  });
  seeking.observe(document.getElementById("root"), { childList: true, subtree: true });
})();
