// The four seats, the tricks taken, the totals: drawn anew each time, as nothing here can be pressed or focused.

function drawBar(mind) {
  const { scores, title } = mind.data;
  fill(mind.at(".scores"), ...scores.map(([words, number]) => make("span", { class: "score" }, words, " ", make("bdi", {}, number))));
  fill(mind.at(".contract"), title);
  mind.at(".bar").hidden = !scores.length && !title;
}

function drawSeats(mind) {
  for (const seat of mind.data.seats) drawSeat(mind, mind.at(`.seat.${seat.place}`), seat);
}

function drawSeat(mind, element, seat) {
  const marks = seat.marks.filter(([kind]) => kind !== "turn");
  element.classList.toggle("turn", marks.length < seat.marks.length);
  const turn = seat.marks.find(([kind]) => kind === "turn");
  const label = make("span", { class: "name" }, seat.name, turn ? make("span", { class: "aloud" }, `${mind.data.words.comma}${turn[1]}`) : "");
  const chips = marks.map(([kind, words]) => make("span", { class: `mark ${kind}` }, words));
  const projects = seat.shown.map(([words, cards]) =>
    make("span", { class: "project" }, make("span", { class: "mark" }, words), cards.length ? row(mind, cards) : ""));
  fill(element, label, chips.length ? make("span", { class: "marks" }, ...chips) : "", ...projects, openCards(mind, seat), backs(mind, seat), bubble(mind, seat));
}

function bubble(mind, seat) {
  return make("span", { class: "bubble", hidden: !seat.says }, seat.says);
}

function backs(mind, seat) {
  if (!seat.count || seat.place === "s") return "";
  return make("span", { class: "backs", "aria-hidden": "true" }, ...Array.from({ length: seat.count }, () => face(mind, "back")));
}

function openCards(mind, seat) {
  if (!seat.cards.length || (seat.place === "s" && mind.data.hand.length)) return "";
  return make("span", { class: "open" }, row(mind, seat.cards), diagram(mind, seat.cards));
}

function drawPiles(mind) {
  const { piles, last, last_text, words } = mind.data;
  const sides = piles.map((pile) => make("span", { class: `pile ${pile.side}` },
    make("span", { class: "stack", "aria-hidden": "true" }, ...Array.from({ length: pile.count }, () => make("i"))), pile.count ? pile.text : ""));
  const wasOpen = mind.at(".last")?.open;
  const before = last.length ? make("details", { class: "last" }, make("summary", {}, words.last),
    make("div", { class: "peek" }, row(mind, last.map((one) => one.card)), make("span", {}, last_text))) : "";
  if (before && wasOpen) before.open = true;
  fill(mind.at(".piles"), ...sides);
  fill(mind.at(".before"), before);
}
