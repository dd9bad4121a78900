// What the board asks: its options as large buttons, of which one is the pupil's own until the question is closed.

const SHORT = 3; // letters; options like that, which are cards, stand side by side
const UNSEEN = /[\u2066-\u2069\u200e\u200f\ufe0e]/g;
const SUITS = { '♠': 'S', '♥': 'H', '♦': 'D', '♣': 'C' };

const bare = (label) => label.replace(UNSEEN, '');

function drawAsk(mind, ask) {
  const field = mind.at('.follow-ask');
  field.hidden = !ask;
  mind.ask = ask;
  if (!ask) return;
  mind.at('.follow-ask legend').textContent = ask.text ?? '';
  const options = (ask.options ?? []).map((option) => (option.label === undefined ? { choice: option, label: option } : option));
  const written = JSON.stringify([ask.id, options]);
  if (written !== mind.options) {
    mind.options = written;
    mind.at('.follow-options').replaceChildren(...options.map((option) => optionOf(mind, option)));
    mind.at('.follow-options').classList.toggle('short', options.every(({ label }) => bare(label).length <= SHORT));
  }
  markAsk(mind);
}

function optionOf(mind, { choice, label }) {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'follow-option' });
  button.dataset.choice = choice;
  const text = Object.assign(document.createElement('span'), { dir: 'auto' });
  text.append(...label.split(/([♠♥♦♣]\ufe0e?)/).map(coloured));
  button.append(text, Object.assign(document.createElement('small'), { className: 'follow-mark' }));
  button.addEventListener('click', () => choose(mind, choice));
  return button;
}

/** A suit's sign in its colour; whatever else stands there as it is. */
function coloured(part) {
  const suit = SUITS[bare(part)];
  if (!suit) return part;
  const sign = Object.assign(document.createElement('span'), { textContent: part, className: 'follow-suit' });
  sign.dataset.suit = suit;
  return sign;
}

/** Which option is his, which is right, and whether he may change his mind. */
function markAsk(mind) {
  const { ask } = mind;
  const own = mind.chosen.get(ask.id);
  for (const button of mind.all('.follow-option')) {
    const { choice } = button.dataset;
    const marks = [choice === own && 'yours', choice === ask.revealed && 'right'].filter(Boolean);
    button.dataset.marks = marks.join(' ');
    button.setAttribute('aria-pressed', String(choice === own));
    button.setAttribute('aria-disabled', String(!ask.open)); // closed, it can still be read by keyboard
    button.querySelector('.follow-mark').textContent = marks.map((mark) => mind.said(mark)).join(' · ');
  }
  mind.at('.follow-state').textContent = mind.unsent ? mind.said(mind.unsent) : stateOf(mind, ask, own);
  mind.at('.follow-state').classList.toggle('unsent', Boolean(mind.unsent));
}

function stateOf(mind, ask, own) {
  if (!ask.open) return mind.said('closed');
  return mind.said(own === undefined ? 'open' : 'change');
}

/** Send what was pressed; of several presses in a row the last counts. */
async function choose(mind, choice) {
  if (!mind.ask?.open) return;
  mind.wanted = { ask: mind.ask.id, choice };
  if (mind.isSending) return;
  mind.isSending = true;
  while (mind.wanted) {
    const wanted = mind.wanted;
    mind.wanted = undefined;
    const answer = await sent(mind, 'answer', wanted);
    if (mind.isGone) break;
    mind.unsent = answer.word && (answer.word === 'closed' || answer.word === 'ended' ? 'unasked' : 'unsent');
    if (!answer.word) mind.chosen.set(wanted.ask, wanted.choice);
    if (!mind.ask) continue;
    markAsk(mind);
    say(mind, [mind.at('.follow-state').textContent]);
  }
  mind.isSending = false;
}

/** A page that began anew asks what its pupil had answered before. */
async function recall(mind, ask) {
  const answer = await fetch(addressOf(mind, '/answer'), { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return;
  const { choice } = await answer.json();
  if (choice === null || mind.chosen.has(ask.id) || mind.ask?.id !== ask.id) return;
  mind.chosen.set(ask.id, choice);
  markAsk(mind);
}
