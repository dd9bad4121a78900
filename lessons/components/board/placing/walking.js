// Keys: arrows go to the next thing on that side, as it is seen; Delete takes a card back, Escape lets all go.

const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

function walk(mind, event) {
  const here = event.target.closest('button');
  if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
  const card = here.dataset.card;
  if (event.key in WAYS) nearest(mind, here, WAYS[event.key])?.focus();
  else if (event.key === 'Escape' && mind.picked.size) {
    mind.picked.clear();
    drawCards(mind);
  } else if ((event.key === 'Delete' || event.key === 'Backspace') && card && spotOf(mind, card) !== PACK) {
    const name = here.closest('.placing-spot').querySelector('.placing-name');
    mind.picked = new Set([card]);
    put(mind, PACK);
    name.focus();
  } else return;
  event.preventDefault();
}

/** The button on that side which is nearest, straight ahead before aslant. */
function nearest(mind, here, [right, down]) {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(here);
  let [best, least] = [undefined, Infinity];
  for (const button of mind.place.querySelectorAll('button')) {
    const [toX, toY] = middle(button);
    const ahead = (toX - x) * right + (toY - y) * down;
    const aside = Math.abs((toX - x) * down + (toY - y) * right);
    if (button === here || ahead < 4) continue;
    const far = ahead + 3 * aside;
    if (far < least) [best, least] = [button, far];
  }
  return best;
}

/** One card of each group is a stop of the Tab key: the one that was there last, else the first. */
function stops(mind) {
  for (const group of mind.place.querySelectorAll('.placing-cards, .placing-rows')) {
    const cards = [...group.querySelectorAll('button')];
    const stop = cards.find((one) => one === document.activeElement) ?? cards.find((one) => one.dataset.card === mind.last) ?? cards[0];
    for (const one of cards) one.tabIndex = one === stop ? 0 : -1;
  }
}
