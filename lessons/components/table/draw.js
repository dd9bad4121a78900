// Parts that everything on the table is made of: elements, card faces, cards in a row.

const MARKUP = "http://www.w3.org/2000/svg";

/** An element with attributes and children; text is never read as markup. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flatMap(drawn));
  return element;
}

/** Text with its suit signs in our own shapes; copied or read aloud it is the same. Nothing for nothing. */
function drawn(child) {
  if (child === null || child === undefined || child === "") return [];
  if (typeof child !== "string") return [child];
  return child.split(/((?:10|[AKQJ789])?[♠♥♦♣]\uFE0E?)/).filter(Boolean).map((part) => {
    const [, rank, sign] = /^(10|[AKQJ789])?([♠♥♦♣]\uFE0E?)$/.exec(part) ?? [];
    if (!sign) return part;
    if (!rank) return glyph(sign);
    const pair = document.createElement("span"); // a line never breaks between the two
    pair.className = "pair";
    pair.append(rank, glyph(sign));
    return pair;
  });
}

const SIGNS = { "♠": "S", "♥": "H", "♦": "D", "♣": "C" };
let sprite = "";

function glyph(sign) {
  const element = document.createElement("span");
  element.className = `glyph suit-${SIGNS[sign[0]]}`;
  element.append(make("i", {}), suitSign(SIGNS[sign[0]]));
  element.firstChild.textContent = sign;
  return element;
}

/** The drawn face of a card, or `back`; it says nothing aloud. */
function face(mind, id) {
  const picture = make("img", { class: "face", alt: "", draggable: "false", decoding: "sync", "data-face": id });
  if (mind.deck?.has(id)) picture.src = mind.deck.get(id).src;
  return picture;
}

/** A suit's sign as a drawing. */
function suitSign(suit) {
  const svg = document.createElementNS(MARKUP, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("focusable", "false");
  const use = document.createElementNS(MARKUP, "use");
  use.setAttribute("href", `${sprite}#${suit}`);
  svg.append(use);
  return svg;
}

/** Cards in a small row, with one name for all of them. */
function row(mind, cards, label) {
  const minis = cards.map((id) => make("span", { class: withLight(mind, "mini", id), "data-card": id }, face(mind, id)));
  return make("span", { class: "minis", role: "img", "aria-label": label ?? cards.map((id) => name(mind, id)).join(mind.data.words.comma) }, ...minis);
}

/** A card's name in words. */
function name(mind, id) {
  return mind.data.names[id] ?? id;
}

/** An open hand as a teacher writes it on the board: a line for each suit. */
function diagram(mind, cards) {
  const suits = [...new Set(cards.map((id) => id[1]))];
  const lines = suits.map((suit) => {
    const ranks = cards.filter((id) => id[1] === suit).map((id) => make("span", { class: withLight(mind, "", id), "data-card": id }, id[0] === "T" ? "10" : id[0]));
    return make("span", { class: `line suit-${suit}` }, suitSign(suit), make("b", {}, ...ranks.flatMap((rank, place) => (place ? [" ", rank] : [rank]))));
  });
  return make("span", { class: "diagram", "aria-hidden": "true" }, ...lines);
}

/** A card's class, with that of a card to look at. */
function withLight(mind, kind, id) {
  return mind.data.overlays.lit.includes(id) ? `${kind} lit`.trim() : kind;
}

const keys = new WeakMap();

/** Draw a part only if what it is drawn from has changed. */
function once(element, from, draw) {
  const key = JSON.stringify(from);
  if (keys.get(element) === key) return;
  keys.set(element, key);
  draw(element);
}

/** Put these children in place of what was there. */
function fill(element, ...children) {
  element.replaceChildren(...children.flatMap(drawn));
}
