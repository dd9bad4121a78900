// What a lesson lays over the table: the order of ranks, and arrows from one thing to another.

function drawLadders(mind) {
  fill(mind.at(".ladders"), ...mind.data.overlays.ladders.map((one) => ladder(mind, one)));
}

/** Cards from the strongest to the weakest, each over what it counts. */
function ladder(mind, { title, steps }) {
  const rungs = steps.map(([card, worth]) => make("li", { "aria-label": `${name(mind, card)}: ${worth}` },
    make("span", { class: "mini" }, face(mind, card)), make("span", { class: "worth", "aria-hidden": "true" }, worth)));
  // A trick has names below its cards, an order of cards has numbers.
  const kind = steps.length <= 4 ? "ladder short" : "ladder";
  return make("div", { class: kind }, make("p", {}, title), make("ol", { role: "list" }, ...rungs));
}

function drawArrows(mind) {
  const board = mind.at(".arrows");
  if (!mind.data.overlays.arrows.length) return board.replaceChildren();
  const felt = mind.at(".felt").getBoundingClientRect();
  board.setAttribute("viewBox", `0 0 ${felt.width || 1} ${felt.height || 1}`);
  board.replaceChildren(...mind.data.overlays.arrows.flatMap(([from, to]) => {
    const [a, b] = [middleOf(mind, from, felt), middleOf(mind, to, felt)];
    return a && b ? arrow(a, b) : [];
  }));
}

function middleOf(mind, id, felt) {
  const element = mind.at(`.felt [data-card="${id}"]`) ?? mind.at(`.seat.${id} .name`);
  const box = element?.getBoundingClientRect();
  return box && [box.x + box.width / 2 - felt.x, box.y + box.height / 2 - felt.y];
}

function arrow([x, y], [to, down]) {
  const length = Math.hypot(to - x, down - y) || 1;
  const [dx, dy] = [(to - x) / length, (down - y) / length];
  const [start, tip] = [[x + dx * 22, y + dy * 22], [to - dx * 24, down - dy * 24]];
  const [left, right] = [1, -1].map((side) => [tip[0] - dx * 14 + dy * 9 * side, tip[1] - dy * 14 - dx * 9 * side]);
  const path = document.createElementNS(MARKUP, "path");
  path.setAttribute("d", `M${start} L${tip} M${left} L${tip} L${right}`);
  return [path];
}
