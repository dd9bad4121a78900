// The table's spots and the pack: cards are chosen and put, and the whole placement is sent.

const PACK = 'pack';
const minds = new WeakMap();

function begin(root) {
  const mind = {
    place: root.querySelector('.placing'), told: null, spots: new Map(), picked: new Set(), buttons: new Map(),
    number: 0, last: '', drag: null, isSpent: false,
  };
  mind.place.addEventListener('keydown', (event) => walk(mind, event));
  mind.place.addEventListener('focusin', (event) => {
    mind.last = event.target.dataset.card ?? mind.last;
    stops(mind);
  });
  mind.place.addEventListener('pointerdown', () => { mind.isSpent = false; }, true);
  mind.place.addEventListener('click', (event) => press(mind, event), true);
  minds.set(root, mind);
  return mind;
}

function element(tag, name, text = '') {
  const made = document.createElement(tag);
  made.className = name;
  made.textContent = text;
  if (tag === 'button') made.type = 'button';
  return made;
}

/** Draw the places anew: another rulebook, other words, another contract. */
function drawPlaces(mind) {
  const { told, place } = mind;
  place.dir = told.dir;
  place.setAttribute('aria-label', told.name);
  place.querySelector('.placing-help').textContent = told.words.help;
  mind.buttons = new Map(Object.entries(told.cards).map(([card, face]) => [card, cardButton(mind, card, face)]));
  place.querySelector('.placing-spots').replaceChildren(...told.spots.map((spot) => {
    const box = element('div', `placing-spot ${spot.at}`);
    const cards = element('div', 'placing-cards');
    cards.setAttribute('role', 'group');
    cards.setAttribute('aria-label', spot.name);
    box.append(nameButton(spot.id, spot.name), cards);
    box.dataset.spot = spot.id;
    return box;
  }));
  const pack = place.querySelector('.placing-pack');
  pack.dataset.spot = PACK;
  const rows = element('div', 'placing-rows');
  rows.setAttribute('role', 'group');
  rows.setAttribute('aria-label', told.words.pack);
  rows.append(...told.pack.flat().map((card) => {
    const cell = element('span', 'placing-cell');
    cell.dataset.cell = card;
    return cell;
  }));
  pack.replaceChildren(nameButton(PACK, told.words.pack), rows);
}

function nameButton(id, name) {
  const button = element('button', 'placing-name');
  button.dataset.name = id;
  button.append(element('span', '', name), element('small', ''));
  return button;
}

function cardButton(mind, card, [rank, sign, name]) {
  const button = element('button', `placing-card suit-${card[1]}`);
  button.dataset.card = card;
  button.setAttribute('aria-label', name);
  button.append(element('b', '', rank), element('span', '', sign));
  button.addEventListener('pointerdown', (event) => grab(mind, event, card));
  return button;
}

/** Lay every card where it is. A button that stays is not touched, so that the focus stays on it. */
function drawCards(mind) {
  const held = document.activeElement;
  for (const spot of mind.told.spots) {
    const cards = mind.spots.get(spot.id);
    const box = mind.place.querySelector(`.placing-spot[data-spot="${spot.id}"]`);
    const list = box.querySelector('.placing-cards');
    const wanted = cards.map((card) => mind.buttons.get(card));
    if (wanted.length !== list.children.length || wanted.some((one, at) => one !== list.children[at])) list.replaceChildren(...wanted);
    list.hidden = !cards.length;
    box.querySelector('small').textContent = spot.counts[cards.length] ?? '';
  }
  for (const cell of mind.place.querySelectorAll('.placing-cell')) {
    const button = mind.buttons.get(cell.dataset.cell);
    if (spotOf(mind, cell.dataset.cell) === PACK && button.parentElement !== cell) cell.replaceChildren(button);
  }
  for (const [card, button] of mind.buttons) button.setAttribute('aria-pressed', String(mind.picked.has(card)));
  mind.place.classList.toggle('chosen', mind.picked.size > 0);
  if (held !== document.activeElement && mind.place.contains(held)) held.focus({ preventScroll: true });
  stops(mind);
}

function spotOf(mind, card) {
  for (const [spot, cards] of mind.spots) if (cards.includes(card)) return spot;
  return PACK;
}

/** A press on a card chooses it or lets it go; one on a place puts there what is chosen. */
function press(mind, event) {
  if (mind.isSpent && event.detail) return event.stopPropagation();
  const card = event.target.closest('.placing-card')?.dataset.card;
  const spot = event.target.closest('[data-spot]')?.dataset.spot;
  if (card) return choose(mind, card);
  if (spot && mind.picked.size) return put(mind, spot);
  if (event.target.closest('.placing-name')) say(mind, mind.told.words.first);
}

function choose(mind, card) {
  if (!mind.picked.delete(card)) mind.picked.add(card);
  drawCards(mind);
}

/** Put the chosen cards on a place, if they have room there; the buy card takes the place of another. */
function put(mind, to) {
  const { told } = mind;
  const cards = [...mind.picked].filter((card) => spotOf(mind, card) !== to);
  const spot = told.spots.find((one) => one.id === to);
  const name = spot?.name ?? told.words.pack;
  const there = spot?.room === 1 ? [] : mind.spots.get(to) ?? [];
  if (spot && there.length + cards.length > spot.room) {
    say(mind, told.words.full.replace('{place}', () => name));
    return drawCards(mind);
  }
  mind.picked.clear();
  if (!cards.length) return drawCards(mind);
  for (const [id, lying] of mind.spots) mind.spots.set(id, lying.filter((card) => !cards.includes(card)));
  if (spot) mind.spots.set(to, [...there, ...cards]);
  drawCards(mind);
  const names = cards.map((card) => told.cards[card][2]).join(told.comma);
  say(mind, told.words.put.replace('{place}', () => name).replace('{cards}', () => names));
  mind.number += 1;
  mind.post({ number: mind.number, spots: Object.fromEntries(mind.spots) });
}

/** Said aloud and shown: what was put, or why it was not. */
function say(mind, text) {
  mind.place.querySelector('.placing-aloud').textContent = text;
}

export default function ({ data, parentElement, setTriggerValue }) {
  const told = JSON.parse(data);
  const mind = minds.get(parentElement) ?? begin(parentElement);
  mind.post = (placed) => setTriggerValue('placed', placed);
  const { number, spots, ...frame } = told;
  const kept = JSON.stringify([frame, spots.map(({ cards, ...spot }) => spot)]);
  const isOther = mind.kept !== kept;
  mind.told = told;
  if (isOther) {
    mind.kept = kept;
    mind.picked.clear();
    drawPlaces(mind);
  }
  // What was told of an older placement than the last one sent is not news; another table always is.
  if (number >= mind.number || isOther) {
    mind.number = Math.max(number, mind.number);
    mind.spots = new Map(spots.map(({ id, cards }) => [id, cards]));
  }
  drawCards(mind);
  return () => minds.delete(parentElement);
}
