// The reader's hand: one stop of the keyboard, arrows within it, one press for one card.

function drawHand(mind) {
  const { hand, words, use } = mind.data;
  const bar = mind.at(".hand");
  bar.hidden = !hand.length;
  bar.setAttribute("aria-label", words.hand);
  bar.style.setProperty("--n", Math.max(hand.length, 2));
  const had = new Map([...bar.children].map((button) => [button.dataset.card, button]));
  const stop = Math.min(mind.stop ?? 0, hand.length - 1);
  hand.forEach((held, place) => {
    const button = had.get(held.card) ?? cardButton(mind, held.card);
    had.delete(held.card);
    const off = held.fate !== "open" && use !== "pick_one" && use !== "pick_many";
    const why = mind.data.reasons[held.why];
    button.className = withLight(mind, `card ${held.fate}`, held.card);
    button.style.visibility = "";
    button.setAttribute("aria-label", off && why ? `${held.name}. ${why.text}` : held.name);
    button.setAttribute("aria-disabled", String(off));
    if (use === "pick_many") button.setAttribute("aria-pressed", String(mind.picked.has(held.card)));
    else button.removeAttribute("aria-pressed");
    button.title = off && why ? why.text : "";
    button.tabIndex = place === stop ? 0 : -1;
    const turn = place - (hand.length - 1) / 2;
    button.style.setProperty("--turn", `${turn * 2.1}deg`);
    button.style.setProperty("--drop", `${(Math.abs(turn) ** 1.7 * 1.25).toFixed(1)}px`);
    badge(mind, button, held.card);
    if (bar.children[place] !== button) bar.insertBefore(button, bar.children[place] ?? null);
  });
  for (const gone of had.values()) gone.remove();
}

function cardButton(mind, card) {
  const button = make("button", { type: "button", "data-card": card, on: { click: () => press(mind, card), focus: () => stopAt(mind, card) } });
  button.append(face(mind, card));
  return button;
}

function stopAt(mind, card) {
  const buttons = [...mind.at(".hand").children];
  mind.stop = buttons.findIndex((button) => button.dataset.card === card);
  buttons.forEach((button, place) => { button.tabIndex = place === mind.stop ? 0 : -1; });
}

/** Arrows go to the card on that side, as it is seen; Home and End to the ends. */
function walk(mind, event) {
  const buttons = [...mind.at(".hand").children];
  const now = buttons.indexOf(mind.root.activeElement);
  const next = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (now < 0 || next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  buttons[(next + buttons.length) % buttons.length].focus();
}

function press(mind, card) {
  const { use, hand } = mind.data;
  const held = hand.find((one) => one.card === card);
  if (!held || use === "show") return;
  if (use === "pick_many") return togglePick(mind, card);
  if (use === "pick_one") return send(mind, `pick:${card}`);
  if (held.fate === "waiting") return;
  if (held.fate !== "open") return explain(mind, held);
  playCard(mind, card, card);
}

/** Play a card: it moves at once, the ruling follows; a second press finds it gone. */
function playCard(mind, card, act) {
  if (!mind.pending && send(mind, act)) afterSending(() => mind.pending === act && layDown(mind, card));
}

/** Let a card go from the hand to the table. */
function layDown(mind, card) {
  const button = mind.at(`.hand [data-card="${card}"]`);
  settle(mind);
  const speed = pace(mind);
  if (mind.full) gather(mind, speed);
  const first = !mind.all(".trick .card:not([data-leaving])").length;
  fly(lay(mind, { card, name: name(mind, card), place: "s", marks: first ? ["leads"] : [] }), button, speed);
  mind.flown = card;
  knock(mind);
  button.style.visibility = "hidden";
}

function togglePick(mind, card) {
  if (!mind.picked.delete(card)) mind.picked.add(card);
  mind.at(`.hand [data-card="${card}"]`).setAttribute("aria-pressed", String(mind.picked.has(card)));
  drawConfirm(mind);
}

function drawConfirm(mind) {
  const box = mind.at(".confirm");
  box.hidden = mind.data.use !== "pick_many";
  if (box.hidden) return fill(box);
  const chosen = mind.data.hand.filter((held) => mind.picked.has(held.card)).map((held) => held.card);
  const done = make("button", { type: "button", class: "say main", disabled: !chosen.length, on: { click: () => send(mind, `pick:${chosen.join(".")}`) } }, mind.data.words.confirm);
  fill(box, done);
}
