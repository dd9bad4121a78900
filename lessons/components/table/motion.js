// Motion: cards fly to their places one after another, the full trick goes to its taker.
// The state is always drawn first; what moves here only shows how it came about, and can be cut short.

const PACE = {
  slow: { card: 950, word: 950, trick: 2100, fly: 460 },
  normal: { card: 520, word: 560, trick: 1150, fly: 320 },
  fast: { card: 220, word: 240, trick: 480, fly: 190 },
};
const EASE = "cubic-bezier(.2,.75,.25,1)";

function pace(mind) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still ? undefined : PACE[mind.data.speed];
}

/** Show the steps one after another; whatever comes meanwhile ends it. */
async function tell(mind, steps) {
  const run = ++mind.run;
  const speed = pace(mind);
  const rest = (time) => new Promise((done) => { mind.timer = setTimeout(done, time); });
  rewind(mind, steps);
  for (const step of steps) {
    if (step.kind === "card" && mind.full) await gather(mind, speed);
    if (mind.run !== run) return;
    await rest(showStep(mind, step, speed));
    if (mind.run !== run) return;
  }
  settle(mind);
}

/** Take back what the steps are going to show. */
function rewind(mind, steps) {
  const coming = new Set(steps.filter((step) => step.kind === "card").map((step) => step.card));
  if (mind.flown) coming.delete(mind.flown);
  for (const element of mind.all(".trick [data-card]")) if (coming.has(element.dataset.card)) element.remove();
  const words = steps.filter((step) => step.kind === "said").map((step) => step.place);
  for (const place of words) mind.at(`.seat.${place} .bubble`).hidden = true;
}

/** Show one step; gives how long to wait before the next. */
function showStep(mind, step, speed) {
  if (step.kind === "card") {
    const known = onTable(mind, step.card);
    for (const one of mind.all(".trick .wins")) relay(mind, one, ["wins"]);
    const marks = [...(mind.all(".trick .card:not([data-leaving])").length - (known ? 1 : 0) ? [] : ["leads"]), ...(step.wins === step.card ? ["wins"] : [])];
    const element = lay(mind, { card: step.card, name: name(mind, step.card), place: step.place, marks });
    if (step.wins !== step.card) mark(mind, step.wins);
    if (!known) fly(element, mind.at(`.seat.${step.place} .name`), speed);
    if (!known) knock(mind);
    return speed.card;
  }
  if (step.kind === "took") {
    mind.full = step.place;
    fill(mind.at(".note"), step.text);
    return speed.trick;
  }
  const spoken = mind.at(`.seat.${step.place} .bubble`);
  if (spoken.textContent) spoken.hidden = false;
  return speed.word;
}

/** Draw a card on the table again without some of its marks. */
function relay(mind, element, without) {
  const marks = ["leads", "wins"].filter((one) => element.classList.contains(one) && !without.includes(one));
  const place = [...element.classList].find((one) => one.startsWith("at-")).slice(3);
  lay(mind, { card: element.dataset.card, name: name(mind, element.dataset.card), place, marks });
}

function mark(mind, card) {
  const element = card && onTable(mind, card);
  if (!element) return;
  relay(mind, element, ["wins"]);
  element.classList.add("wins");
  element.append(make("span", { class: "tag crown", "aria-hidden": "true" }, "★"));
}

/** Let an element come from where another is. */
function fly(element, from, speed) {
  if (!speed || !from) return;
  const [a, b] = [from.getBoundingClientRect(), element.getBoundingClientRect()];
  const [x, y] = [a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2];
  element.animate([{ translate: `${x}px ${y}px`, opacity: 0.5 }, { translate: "0 0", opacity: 1 }], { duration: speed.fly, easing: EASE });
}

/** The full trick goes to who took it. */
async function gather(mind, speed) {
  const target = mind.at(`.seat.${mind.full} .name`)?.getBoundingClientRect();
  const cards = mind.all(".trick .card:not([data-leaving])");
  mind.full = "";
  fill(mind.at(".note"));
  const motions = cards.map((element) => {
    element.dataset.leaving = "true";
    if (!speed || !target) return element.remove();
    const own = element.getBoundingClientRect();
    const [x, y] = [target.x + target.width / 2 - own.x - own.width / 2, target.y + target.height / 2 - own.y - own.height / 2];
    const motion = element.animate([{ translate: "0 0", scale: 1 }, { translate: `${x}px ${y}px`, scale: 0.3, opacity: 0.2 }], { duration: speed.fly, easing: "ease-in" });
    return motion.finished.catch(() => undefined).then(() => element.remove());
  });
  await Promise.all(motions);
}

/** End whatever moves, and show how things stand. */
function settle(mind) {
  mind.run += 1;
  clearTimeout(mind.timer);
  mind.flown = "";
  drawMiddle(mind);
  for (const seat of mind.data.seats) {
    const spoken = mind.at(`.seat.${seat.place} .bubble`);
    if (spoken) spoken.hidden = !seat.says;
  }
  drawArrows(mind);
}

/** The sound of a card on felt, where the reader wants to hear it. */
function knock(mind) {
  if (mind.data.sound !== "on") return;
  mind.ear ??= new AudioContext();
  const length = Math.floor(mind.ear.sampleRate * 0.06);
  const noise = mind.ear.createBuffer(1, length, mind.ear.sampleRate);
  const wave = noise.getChannelData(0);
  for (let i = 0; i < length; i += 1) wave[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3 * 0.25;
  const source = mind.ear.createBufferSource();
  const low = mind.ear.createBiquadFilter();
  low.frequency.value = 1400;
  source.buffer = noise;
  source.connect(low).connect(mind.ear.destination);
  source.start();
}
