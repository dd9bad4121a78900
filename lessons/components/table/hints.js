// Hints, a step at each press, and the question before a card that costs.

/** The button stays the same element, so that the focus stays on it; only what is new is said aloud. */
function drawHint(mind) {
  const { ask, pointer, note, which, cards, numbers } = mind.data.hint;
  mind.at(".hint").hidden = !ask;
  const button = mind.at(".hint > button");
  once(button, ask, () => {
    if (!ask) return;
    fill(button, ask.label);
    button.dataset.act = ask.act;
    button.onclick = () => send(mind, ask.act);
  });
  once(mind.at(".pointer"), pointer, (line) => fill(line, pointer));
  once(mind.at(".noted"), note, (line) => fill(line, note));
  once(mind.at(".which"), [which, cards], (line) => fill(line, ...(cards.length ? [which, " ", row(mind, cards)] : [])));
  once(mind.at(".numbers"), numbers, (box) => fill(box, numbers ? ladder(mind, numbers) : ""));
}

/** Said at once and aloud; the card is pressed again if it is meant. */
function drawDoubt(mind) {
  const { doubt } = mind.data;
  if (!doubt) return;
  const box = mind.at(".because");
  fill(box, make("div", { class: "panel doubt" }, make("div", { class: "about" }, row(mind, [doubt.card])), make("p", {}, doubt.text)));
  box.scrollIntoView({ block: "nearest" });
}
