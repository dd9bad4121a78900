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
  const main = mind.at(".main").getBoundingClientRect();
  board.setAttribute("viewBox", `0 0 ${main.width || 1} ${main.height || 1}`);
  board.replaceChildren(...mind.data.overlays.arrows.flatMap(([from, to]) => {
    const [a, b] = [spot(mind, from, main), spot(mind, to, main)];
    return a && b ? arrow(a, b) : [];
  }));
}

/** The arrows in words, for whoever does not see them. */
function drawPointed(mind) {
  const { pointed } = mind.data.overlays;
  const list = mind.at(".pointed");
  list.hidden = !pointed.length;
  once(list, pointed, () => fill(list, ...pointed.map((text) => make("li", {}, text))));
}

/** Where an arrow begins or ends, and the box around it that it stays out of, so that it covers no name. */
function spot(mind, id, main) {
  const lying = mind.all(`.felt [data-card="${id}"], .hand [data-card="${id}"]`);
  const seen = lying.find((one) => one.getClientRects().length && !one.dataset.leaving);
  const box = (seen ?? mind.at(`.seat.${id} .name`))?.getBoundingClientRect();
  if (!box) return undefined;
  // In a row the next card lies over all but the left edge of this one.
  const shown = seen?.matches(".hand *, .minis *") ? [0.3, 0.3] : [0.5, 0.5];
  const half = seen ? Array(2).fill(Math.min(20, box.width * 0.4 + 4, box.height * 0.4 + 4)) : [box.width / 2 + 4, box.height / 2 + 4];
  return { x: box.x + box.width * shown[0] - main.x, y: box.y + box.height * shown[1] - main.y, half };
}

function arrow(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const gap = ({ half: [wide, high] }) => Math.min(wide / Math.abs(dx), high / Math.abs(dy)); // to its edge
  const less = Math.min(1, Math.max(0, length - 20) / (gap(from) + gap(to))); // however near the two are
  const start = [from.x + dx * gap(from) * less, from.y + dy * gap(from) * less];
  const tip = [to.x - dx * gap(to) * less, to.y - dy * gap(to) * less];
  const [left, right] = [1, -1].map((side) => [tip[0] - dx * 14 + dy * 9 * side, tip[1] - dy * 14 - dx * 9 * side]);
  const line = `M${start} L${tip} M${left} L${tip} L${right}`;
  const drawn = document.createElementNS(MARKUP, "g");
  drawn.append(...["edge", "line"].map(() => {
    const path = document.createElementNS(MARKUP, "path");
    path.setAttribute("d", line);
    return path;
  }));
  return [drawn];
}
