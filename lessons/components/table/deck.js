// The deck as pictures: one file is fetched, each card cut out of it and given the reader's colours. A page of
// thirty cards drawn as live outlines would cost more to lay out than everything else on it.

const SIZE = { width: 200, height: 280 };
const COLOUR = /var\((--[\w-]+),\s*([^)]+)\)/g;
const decks = new Map(); // by the sprite and what its colours follow from: every card's picture

/** Give the table its deck in the colours that count now, and every card on it its face. */
async function dress(mind) {
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const key = [mind.sprite, mind.data.suits, dark].join();
  if (mind.dressed === key) return;
  mind.dressed = key;
  if (!decks.has(key)) decks.set(key, cut(mind.sprite, getComputedStyle(mind.root.host)));
  try {
    mind.deck = await decks.get(key);
  } catch {
    decks.delete(key); // the line was cut: the next drawing asks again
    mind.dressed = "";
    return;
  }
  for (const picture of mind.all("[data-face]")) picture.src = mind.deck.get(picture.dataset.face).src;
  mind.at(".board").style.setProperty("--back", `url("${mind.deck.get("back").src}")`);
}

async function cut(address, style) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  const text = (await answer.text()).replace(COLOUR, (_, name, usual) => style.getPropertyValue(name).trim() || usual);
  const sheet = new DOMParser().parseFromString(text, "image/svg+xml");
  const pictures = [...sheet.querySelectorAll("symbol")].map((symbol) => [symbol.id, picture(symbol)]);
  return new Map(pictures);
}

function picture(symbol) {
  const svg = symbol.ownerDocument.createElementNS(MARKUP, "svg");
  for (const [name, value] of Object.entries({ viewBox: symbol.getAttribute("viewBox"), ...SIZE })) svg.setAttribute(name, value);
  svg.append(...[...symbol.children].map((part) => part.cloneNode(true)));
  const image = new Image(); // kept, so that the browser keeps the picture at hand
  image.src = URL.createObjectURL(new Blob([new XMLSerializer().serializeToString(svg)], { type: "image/svg+xml" }));
  return image;
}
