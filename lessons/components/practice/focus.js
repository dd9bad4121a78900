// Each press brings other buttons, and with the one that was pressed the focus goes. Whoever uses the keyboard or
// listens finds it where to go on: at the question, at what can be tried next, at the way on, at the result.

const SOON = 60; // milliseconds: what stands around this comes with it, but not at once
const PLACES = {
  title: '[data-testid="stMain"] h1',
  asked: '.prompt',
  wrong: '[class*="st-key-option_open"] button',
  over: '.st-key-practice_ways button',
  result: '.result',
};
let shown;

export default function ({ data }) {
  const now = `${data.place} ${data.to}`;
  const isNew = shown !== undefined && shown !== now;
  shown = now;
  if (!isNew) return;
  setTimeout(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    const place = document.querySelector(PLACES[data.to]);
    if (!lost || !place) return;
    if (!place.matches('button')) place.tabIndex = -1;
    place.focus({ preventScroll: true });
  }, SOON);
}
