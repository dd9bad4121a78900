// One table: it keeps what it has drawn, draws what has changed, and tells the app what was pressed.

const minds = new WeakMap();

function begin(root) {
  if (!root.querySelector(".board")) root.append(document.createRange().createContextualFragment(`<style>${STYLES}</style>${BOARD}`));
  const mind = {
    root, run: 0, full: "", flown: "", stop: 0, pending: null, height: null, picked: new Set(), data: null,
    at: (selector) => root.querySelector(selector),
    all: (selector) => [...root.querySelectorAll(selector)],
  };
  mind.at(".hand").addEventListener("keydown", (event) => walk(mind, event));
  mind.watcher = new ResizeObserver(([entry]) => measure(mind, entry.contentRect.width));
  mind.watcher.observe(mind.at(".board"));
  measure(mind, mind.at(".board").clientWidth);
  watchLine(mind);
  minds.set(root, mind);
  return mind;
}

/** How wide the table is decides how large the cards are and what stands beside what. */
function measure(mind, width) {
  const board = mind.at(".board");
  const onTheWall = document.documentElement.dataset.view === "projector"; // there the table stands alone
  const side = width >= 960 && !onTheWall ? 356 : 0;
  board.style.setProperty("--w", `${Math.round(width - side)}px`);
  board.dataset.room = width <= 520 ? "little" : onTheWall ? "wall" : side ? "much" : "some";
  if (mind.data) requestAnimationFrame(() => drawArrows(mind));
}

const LATE = 500; // milliseconds after which a table that waits shows it

/** Tell the app; nothing more is sent until it has answered. Gives whether it was told. */
function send(mind, act) {
  if (mind.pending || !connected()) return false;
  mind.pending = act;
  mind.last = act;
  mind.refocus = mind.root.activeElement !== null;
  mind.byKeys = mind.root.activeElement?.matches(":focus-visible") ?? false;
  const board = mind.at(".board");
  board.setAttribute("aria-busy", "true");
  mind.late = setTimeout(() => board.classList.add("late"), LATE);
  fill(mind.at(".because"));
  mind.post(act);
  return true;
}

/** The app sends in a task of its own, right after this one: what comes later does not keep it waiting. */
function afterSending(act) {
  setTimeout(act, 0);
}

const APP = "[data-testid=stApp]";
const LINE = "data-test-connection-state";

function connected() {
  return (document.querySelector(APP)?.getAttribute(LINE) ?? "CONNECTED") === "CONNECTED";
}

/** What was pressed just before the line was cut may never have been heard: then the table is free again. */
function watchLine(mind) {
  const app = document.querySelector(APP);
  mind.line = new MutationObserver(() => {
    const unheard = mind.pending;
    if (!unheard || !connected()) return;
    setTimeout(() => { if (mind.pending === unheard) show(mind, mind.data); }, 2500);
  });
  if (app) mind.line.observe(app, { attributes: true, attributeFilter: [LINE] });
}

function show(mind, data) {
  const before = mind.data;
  const same = before && before.deal === data.deal && before.seq === data.seq;
  const news = before && !same ? unseen(before, data) : [];
  const isMyCard = (step) => step.card && step.card === mind.flown; // it is on its way already
  if (before && !same && !news.some(isMyCard)) settle(mind);
  if (!before || before.deal !== data.deal || before.seq !== data.seq) mind.picked = new Set();
  mind.data = data;
  mind.pending = null;
  const board = mind.at(".board");
  if (board.dir !== data.dir) board.dir = data.dir; // set again, even to the same, it costs the style of all within
  if (board.lang !== data.lang) board.lang = data.lang;
  board.dataset.use = data.use;
  board.dataset.bare = String(!data.seats.length); // no table, only cards
  board.removeAttribute("aria-busy");
  clearTimeout(mind.late);
  board.classList.remove("late");
  fill(mind.at("#heading"), data.words.table);
  for (const draw of [drawBar, drawSeats, drawPiles, drawAsk, drawCalls, drawExtras, drawHand, drawConfirm, drawHint, drawFolds, drawLadders]) draw(mind);
  if (!same || before.lang !== data.lang) fill(mind.at(".because"));
  drawDoubt(mind);
  if (news.length && pace(mind)) tell(mind, news);
  else settle(mind);
  drawArrows(mind);
  drawPointed(mind);
  if (before && (!same || before.overlays.pointed.join() !== data.overlays.pointed.join())) speak(mind, news);
  // To focus costs a layout: whoever uses the keyboard is not without it for a moment, others wait for the frame.
  if (mind.refocus && mind.byKeys) refocus(mind);
  else if (mind.refocus) requestAnimationFrame(() => refocus(mind));
  board.dataset.seq = data.seq;
}

/** The steps that were not there before. */
function unseen(before, data) {
  const last = before.deal === data.deal ? before.done : 0;
  return data.story.filter((step) => step.number > last);
}

/** Say what the others did and what is asked now. */
function speak(mind, news) {
  const heard = news.filter((step) => step.place !== "s" || step.kind === "took").map((step) => step.text);
  const sentences = [...heard, mind.data.say, ...mind.data.overlays.pointed].filter(Boolean).map((text) => (/[.?!؟]$/.test(text) ? text : `${text}.`));
  mind.at("[role=status]").textContent = sentences.join(" ");
}

/** After a press the focus stays where the next one is made. */
function refocus(mind) {
  mind.refocus = false;
  if (mind.root.activeElement && mind.root.activeElement.isConnected && !mind.root.activeElement.matches(".hand button")) return;
  const again = mind.last?.startsWith("step:") && mind.at(`[data-act="${mind.last}"]:not(:disabled)`);
  if (again) return again.focus({ preventScroll: true });
  const cards = [...mind.at(".hand").children];
  const open = cards.filter((button) => button.getAttribute("aria-disabled") === "false");
  const nearest = open.sort((a, b) => Math.abs(cards.indexOf(a) - mind.stop) - Math.abs(cards.indexOf(b) - mind.stop))[0];
  const next = mind.at(".calls button:not(:disabled)") ?? (mind.data.use === "show" ? null : nearest ?? cards[0]) ?? mind.at("#heading");
  next.focus({ preventScroll: true });
}

export default function ({ data: sent, parentElement, setTriggerValue }) {
  const data = JSON.parse(new TextDecoder().decode(sent));
  const mind = minds.get(parentElement) ?? begin(parentElement);
  mind.base = new URL(data.base, document.baseURI).href;
  mind.sprite = new URL(data.sprite, mind.base).href;
  sprite = mind.sprite;
  mind.post = (act) => setTriggerValue("act", { act, seq: mind.data.seq });
  show(mind, data);
  dress(mind);
  return () => { mind.run += 1; clearTimeout(mind.timer); mind.watcher.disconnect(); mind.line.disconnect(); minds.delete(parentElement); };
}
