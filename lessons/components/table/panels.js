// Words to say, and the panels that answer why.

function drawAsk(mind) {
  once(mind.at(".ask"), mind.data.ask, (box) => fill(box, mind.data.ask));
}

function drawCalls(mind) {
  const { calls, bids, words } = mind.data;
  const group = mind.at(".calls");
  group.hidden = !calls.length && !bids.length;
  group.setAttribute("aria-label", mind.data.ask || words.table);
  once(group, [calls, bids, mind.height], () => fillCalls(mind, group));
}

function fillCalls(mind, group) {
  const { calls, bids, words } = mind.data;
  const chosen = bids.find((bid) => bid.label === mind.height) ?? bids[0];
  const heights = bids.map((bid) => make("button", { type: "button", class: "height", "aria-pressed": String(bid === chosen), on: { click: () => chooseHeight(mind, bid.label) } }, bid.label));
  fill(group,
    heights.length ? make("div", { class: "heights", role: "group", "aria-label": words.height }, ...heights) : "",
    chosen ? make("div", { class: "words" }, ...chosen.buttons.map((button) => sayButton(mind, button))) : "",
    calls.length ? make("div", { class: "words" }, ...calls.map((button) => sayButton(mind, button))) : "");
}

function chooseHeight(mind, label) {
  mind.height = label;
  drawCalls(mind);
  [...mind.all(".height")].find((button) => button.textContent === label)?.focus();
}

function sayButton(mind, button) {
  return make("button", { type: "button", class: `say ${button.kind}`, "data-act": button.act, disabled: button.is_open === false, on: { click: () => say(mind, button) } }, button.label);
}

/** Say a word, or do what stands on a button; the bubble is there at once. */
function say(mind, { act, label }) {
  const withCard = /^([7-9TJQKA][SHDC])!$/.exec(act);
  if (withCard) return playCard(mind, withCard[1], act);
  if (!send(mind, act) || mind.data.use !== "play") return;
  const spoken = mind.at(".seat.s .bubble");
  fill(spoken, label);
  spoken.hidden = false;
}

/** What is done at once stands above the hand; what must be thought about first, below it. */
function drawExtras(mind) {
  const { extras } = mind.data;
  once(mind.at(".extras"), extras, () => fillExtras(mind));
}

function fillExtras(mind) {
  const { extras } = mind.data;
  const now = extras.filter((extra) => extra.act !== undefined).map((extra) => sayButton(mind, extra));
  const later = extras.filter((extra) => extra.act === undefined).map((extra) => make("details", { class: "choice" }, make("summary", {}, extra.label),
    make("div", { class: "asks" }, make("p", {}, extra.explain), make("div", { class: "words" }, ...extra.buttons.map((button) => sayButton(mind, button))))));
  for (const [selector, parts] of [[".extras", now], [".later", later]]) {
    mind.at(selector).hidden = !parts.length;
    fill(mind.at(selector), ...parts);
  }
}

/** Why this card will not do: said at once and aloud, with the cards that would. */
function explain(mind, held) {
  const why = mind.data.reasons[held.why];
  const { words } = mind.data;
  const box = mind.at(".because");
  const anyway = held.fate === "fault" ? make("button", { type: "button", class: "say plain", "data-act": `anyway:${held.card}`, on: { click: () => anywayPlay(mind, held.card) } }, words.anyway) : "";
  fill(box, panel(mind, why, [held.card]), anyway);
  box.scrollIntoView({ block: "nearest" });
}

function anywayPlay(mind, card) {
  playCard(mind, card, `anyway:${card}`);
}

function panel(mind, why, about) {
  const { words } = mind.data;
  const subjects = about.map((one) => mind.data.names[one] ? row(mind, [one]) : make("b", { class: "word" }, one));
  const clauses = why.clauses.map(([ref, wording]) => make("p", { class: "clause" }, make("b", {}, ref), ": ", wording));
  const source = why.clauses.length ? make("details", { class: "source" }, make("summary", {}, words.clause), ...clauses,
    ...[[why.link, words.read], [why.lesson, words.lesson]].map(([link, text]) =>
      link ? make("a", { href: mind.base + link, target: "_blank", rel: "noopener" }, text) : "")) : "";
  return make("div", { class: `panel ${why.fate}` }, make("div", { class: "about" }, ...subjects), make("p", {}, why.text),
    why.would_do.length ? make("p", { class: "would" }, words.would, " ", row(mind, why.would_do)) : "", source);
}

function drawFolds(mind) {
  const { reasons, why_title, story, story_title, use } = mind.data;
  const others = story.filter((step) => use === "show" || step.place !== "s" || step.kind === "took");
  fold(mind, ".why", why_title, reasons.length, () => reasons.map((why) => panel(mind, why, why.about)));
  fold(mind, ".ranks", mind.data.ranks_title, mind.data.ranks.length, () => mind.data.ranks.map((one) => ladder(mind, one)));
  fold(mind, ".story", story_title, others.length, () => others.map((step) => make("p", { class: "told" }, step.text, step.why ? make("span", { class: "reason" }, step.why) : "")));
}

/** A panel that opens; its rows are made when it does, as most readers leave it shut most of the time. */
function fold(mind, selector, title, count, rows) {
  const box = mind.at(selector);
  box.hidden = !count;
  once(box.querySelector("summary"), title, (summary) => fill(summary, title));
  const open = () => fill(box.querySelector(".rows"), ...(box.open ? rows() : []));
  box.ontoggle = open;
  if (box.open) open();
}
