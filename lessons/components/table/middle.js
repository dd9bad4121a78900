// What lies in the middle: the buy card or the trick. Cards that stay are kept, so that they never flicker.

function drawMiddle(mind) {
  const { middle } = mind.data;
  const wanted = middle.buy ? [{ card: middle.buy, name: middle.buy_name, place: "c", marks: [] }] : middle.laid;
  const list = mind.at(".trick");
  for (const motion of list.getAnimations({ subtree: true })) motion.cancel();
  for (const element of [...list.children]) {
    if (element.dataset.leaving || !wanted.some((one) => one.card === element.dataset.card)) element.remove();
  }
  for (const one of wanted) lay(mind, one);
  list.setAttribute("aria-label", mind.data.words.trick);
  fill(mind.at(".note"), mind.data.middle.note);
  mind.full = middle.taker;
}

/** Put a card on the table, or mark the one that lies there; gives its element. */
function lay(mind, one) {
  const list = mind.at(".trick");
  let element = onTable(mind, one.card);
  if (!element) {
    element = make("li", { "data-card": one.card }, face(mind, one.card));
    list.append(element);
  }
  const { words, seats, overlays } = mind.data;
  const seat = seats.find((any) => any.place === one.place);
  element.className = withLight(mind, ["card", `at-${one.place}`, ...one.marks].join(" "), one.card);
  const parts = [seat ? `${seat.name}: ${one.name}` : one.name, ...one.marks.map((mark) => words[mark])];
  element.setAttribute("aria-label", parts.join(words.comma));
  for (const old of element.querySelectorAll(".tag")) old.remove();
  if (one.marks.includes("wins")) element.append(make("span", { class: "tag crown", "aria-hidden": "true" }, overlays.eats || "★"));
  if (one.marks.includes("leads")) element.append(make("span", { class: "tag first", "aria-hidden": "true" }, words.first));
  badge(mind, element, one.card);
  return element;
}

function onTable(mind, card) {
  return mind.at(`.trick [data-card="${card}"]:not([data-leaving])`);
}

/** The card points on a card, where a lesson asks for them. */
function badge(mind, element, card) {
  const points = mind.data.overlays.points.find(([id]) => id === card);
  element.querySelector(".points")?.remove();
  if (points) element.append(make("span", { class: "points" }, points[1]));
}
