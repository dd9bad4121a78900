// Words that Streamlit writes into a page in English and has no setting for: labels that a screen reader says,
// hints below a field, what is announced of a list. Each is put into the language of the document, whenever it
// appears and again when the language changes. The words come from the page (<script id="site-words">).
(() => {
  const words = JSON.parse(document.getElementById("site-words").textContent);
  const ATTRIBUTES = ["aria-label", "title", "placeholder"];
  const PLACES = ATTRIBUTES.map((name) => `[${name}]`).join();
  // Text is looked at only here: anywhere else it is a page's own.
  const TEXTS = "[data-testid=InputInstructions], [data-live-announcer], [data-testid=stSkipToContent], [role=tooltip]";
  const KNOWN = {
    Open: "widget-open",
    Close: "widget-close",
    Dismiss: "widget-close",
    Copy: "widget-copy",
    "Copy to clipboard": "widget-copy",
    Copied: "widget-copied",
    Help: "widget-help",
    "Link to heading": "widget-link",
    "Clear value": "widget-clear",
    "Clear entry": "widget-clear",
    Increment: "widget-more",
    Decrement: "widget-less",
    "Scroll tabs left": "widget-tabs",
    "Scroll tabs right": "widget-tabs",
    "Choose an option": "widget-choose",
    "No results": "widget-none",
    "Press Enter to apply": "widget-enter",
    "Press Enter to submit form": "widget-enter",
    "Press Ctrl+Enter to apply": "widget-ctrl-enter",
    "Press ⌘+Enter to apply": "widget-ctrl-enter",
    "Skip to main content": "skip-to-content",
  };
  const PATTERNS = [
    [/^Help for (.+)$/, "widget-help-for"],
    [/^(\d+) options? available\.$/, "widget-options"],
    [/^(.+), selected$/, "widget-selected"],
  ];
  const english = new WeakMap(); // what stood there, by element and attribute, or by text node

  function translated(text) {
    const own = words[document.documentElement.lang];
    const plain = text.trim();
    if (!own) return text;
    if (Object.hasOwn(KNOWN, plain)) return own[KNOWN[plain]];
    for (const [pattern, id] of PATTERNS) {
      const found = plain.match(pattern);
      if (found) return own[id].replace("{0}", found[1]);
    }
    return text;
  }

  function label(element) {
    const before = english.get(element) ?? {};
    for (const name of ATTRIBUTES) {
      const now = element.getAttribute(name);
      if (now === null) continue;
      const original = now === before[name]?.put ? before[name].was : now;
      const put = translated(original);
      if (put === original && before[name] === undefined) continue;
      before[name] = { was: original, put };
      english.set(element, before);
      if (put !== now) element.setAttribute(name, put);
    }
  }

  function write(node) {
    const before = english.get(node);
    const original = node.data === before?.put ? before.was : node.data;
    const put = translated(original);
    if (put === original && before === undefined) return;
    english.set(node, { was: original, put });
    if (put !== node.data) node.data = put;
  }

  function writeAll(element) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) write(texts.currentNode);
  }

  function look(root) {
    if (root.matches(PLACES)) label(root);
    root.querySelectorAll(PLACES).forEach(label);
    if (root.closest(TEXTS)) writeAll(root);
    else root.querySelectorAll(TEXTS).forEach(writeAll);
  }

  function changed(changes) {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") label(target);
      else if (type === "characterData") target.parentElement?.closest(TEXTS) && write(target);
      else
        for (const node of addedNodes) {
          if (node.nodeType === Node.ELEMENT_NODE) look(node);
          else if (node.nodeType === Node.TEXT_NODE && target.closest?.(TEXTS)) write(node);
        }
    }
  }

  new MutationObserver(changed).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ATTRIBUTES,
  });
  new MutationObserver(() => look(document.body)).observe(document.documentElement, { attributeFilter: ["lang"] });
  look(document.body);
})();
