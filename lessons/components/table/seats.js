// The four seats, the tricks taken, the totals: drawn anew each time, as nothing here can be pressed or focused.

function drawBar(mind) {
  const { scores, title } = mind.data;
  once(mind.at(".scores"), scores, (box) => fill(box, ...scores.map(([words, number]) => make("span", { class: "score" }, words, " ", make("bdi", {}, number)))));
  once(mind.at(".contract"), title, (box) => fill(box, title));
  mind.at(".bar").hidden = !scores.length && !title;
}

function drawSeats(mind) {
  for (const seat of mind.data.seats) {
    const { count, ...words } = seat;
    const place = mind.at(`.seat.${seat.place}`);
    const lit = mind.data.overlays.lit.filter((id) => seat.cards.includes(id));
    once(place.firstElementChild, [words, lit, seat.place === "s" && mind.data.hand.length > 0], (box) => drawSeat(mind, box, seat));
    place.classList.toggle("turn", seat.marks.some(([kind]) => kind === "turn"));
    drawBacks(place.lastElementChild, seat.place === "s" ? 0 : count);
  }
}

function drawSeat(mind, element, seat) {
  const turn = seat.marks.find(([kind]) => kind === "turn");
  const marks = seat.marks.filter((mark) => mark !== turn);
  const label = make("span", { class: "name" }, seat.name, turn ? make("span", { class: "aloud" }, `${mind.data.words.comma}${turn[1]}`) : "");
  const chips = marks.map(([kind, words]) => make("span", { class: `mark ${kind}` }, words));
  const projects = seat.shown.map(([words, cards]) =>
    make("span", { class: "project" }, make("span", { class: "mark" }, words), cards.length ? row(mind, cards) : ""));
  fill(element, label, chips.length ? make("span", { class: "marks" }, ...chips) : "", ...projects, openCards(mind, seat), bubble(mind, seat));
}

/** As many backs as cards; most of the time one fewer than before. */
function drawBacks(box, count) {
  box.hidden = !count;
  while (box.childElementCount > count) box.lastElementChild.remove();
  while (box.childElementCount < count) box.append(make("i"));
}

function bubble(mind, seat) {
  return make("span", { class: "bubble", hidden: !seat.says }, seat.says);
}

function openCards(mind, seat) {
  if (!seat.cards.length || (seat.place === "s" && mind.data.hand.length)) return "";
  return make("span", { class: "open" }, row(mind, seat.cards), diagram(mind, seat.cards));
}

function drawPiles(mind) {
  const { piles, last, last_text, words } = mind.data;
  once(mind.at(".piles"), piles, (box) => fill(box, ...piles.map((pile) => make("span", { class: `pile ${pile.side}` },
    make("span", { class: "stack", "aria-hidden": "true" }, ...Array.from({ length: pile.count }, () => make("i"))), pile.count ? pile.text : ""))));
  once(mind.at(".before"), last, (box) => {
    const wasOpen = mind.at(".last")?.open;
    const before = last.length ? make("details", { class: "last" }, make("summary", {}, words.last),
      make("div", { class: "peek" }, row(mind, last.map((one) => one.card)), make("span", {}, last_text))) : "";
    if (before && wasOpen) before.open = true;
    fill(box, before);
  });
}
