// The pupil's page: who he is, then the board as it moves. Texts of others are set as text, never as markup.

const minds = new WeakMap();

function begin(place) {
  const mind = {
    place, told: {}, code: '', name: '', chosen: new Map(), board: null,
    at: (selector) => place.querySelector(selector),
    all: (selector) => [...place.querySelectorAll(selector)],
    said: (word, other) => mind.told.words[word] ?? mind.told.words[other] ?? '',
  };
  mind.at('.follow-join').addEventListener('submit', (event) => {
    event.preventDefault();
    const { code, name } = event.target.elements;
    join(mind, code.value, name.value);
  });
  mind.at('.follow-leave').addEventListener('click', () => leave(mind));
  minds.set(place, mind);
  return mind;
}

/** Follow the class that was joined. */
function enter(mind, code, name) {
  Object.assign(mind, { code, name, board: null, chosen: new Map(), options: undefined, unsent: undefined });
  for (const part of ['.follow-note', '.follow-table', '.follow-line']) mind.at(part).hidden = true;
  drawAsk(mind, null);
  mind.at('.follow-join').hidden = true;
  mind.at('.follow-class').hidden = false;
  drawWho(mind);
  drawTitle(mind, mind.said('waiting'));
  mind.at('.follow-title').focus({ preventScroll: true });
  listen(mind);
}

function listen(mind) {
  mind.line?.close();
  mind.isNew = true;
  mind.line = openLine((way) => addressOf(mind, way), {
    board: (board) => show(mind, board),
    lost: (isLost) => drawLine(mind, isLost),
    gone: (word) => { keep({}); refuse(mind, word); },
  });
}

function leave(mind) {
  mind.line?.close();
  mind.line = undefined;
  keep({});
  drawLine(mind, false, true);
  mind.at('.follow-class').hidden = true;
  mind.at('.follow-join').hidden = false;
  mind.at('.follow-join [name=code]').focus();
}

function show(mind, board) {
  const before = mind.board;
  mind.board = board;
  mind.unsent = undefined;
  drawTitle(mind, board.title || mind.said('table'));
  drawTable(mind, board.board);
  mind.at('.follow-note').textContent = board.note ?? '';
  mind.at('.follow-note').hidden = !board.note;
  drawAsk(mind, board.ask ?? null);
  if (mind.isNew && board.ask) recall(mind, board.ask);
  say(mind, mind.isNew && before ? [] : news(mind, before, board));
  mind.isNew = false;
  if (board.ended) drawLine(mind, true);
}

/** What changed, in sentences. */
function news(mind, before, board) {
  const [was, is] = [before?.ask, board.ask];
  const isNewAsk = is && is.open && (!was?.open || was.id !== is.id);
  const right = is?.revealed && is.revealed !== was?.revealed && mind.at(`.follow-option[data-marks~=right] span`);
  return [
    board.title !== before?.title && board.title,
    board.note !== before?.note && board.note,
    isNewAsk && `${is.text ?? ''} ${mind.said('open')}`,
    was?.open && is && !is.open && was.id === is.id && mind.said('closed'),
    right && `${mind.said('right')}: ${right.textContent}`,
  ].filter(Boolean);
}

function say(mind, sentences) {
  if (sentences.length) mind.at('.follow-aloud').textContent = sentences.map((text) => (/[.?!؟]$/.test(text) ? text : `${text}.`)).join(' ');
}

function drawTitle(mind, title) {
  mind.at('.follow-title').textContent = title;
}

function drawWho(mind) {
  mind.at('.follow-who').textContent = mind.said('joined').replace('{it}', () => mind.name);
}

/** Tell that the line is lost, or the class over; and once, aloud, that it is back. */
function drawLine(mind, isLost, isSilent = false) {
  const told = mind.at('.follow-line');
  const isOver = Boolean(mind.board?.ended);
  told.hidden = !isLost;
  told.classList.toggle('refused', !isOver);
  told.textContent = isLost ? mind.said(isOver ? 'over' : 'lost') : '';
  if (!isSilent) say(mind, [isLost ? told.textContent : mind.said('back')]);
}

/** The table draws itself, in a root of its own: the page's styles and its own do not meet. */
async function drawTable(mind, data) {
  const host = mind.at('.follow-table');
  host.hidden = !data;
  if (!data) return;
  const { default: draw } = await fetchedTable();
  if (mind.isGone || mind.board?.board !== data) return; // something newer has come meanwhile
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  mind.clear = draw({ data: new TextEncoder().encode(JSON.stringify(data)), parentElement: root, setTriggerValue() {} });
}

export default function ({ data, parentElement }) {
  const told = JSON.parse(data);
  const mind = minds.get(parentElement) ?? begin(parentElement);
  const isFirst = mind.told.lang === undefined;
  const isOther = !isFirst && mind.told.lang !== told.lang;
  mind.told = told;
  for (const element of mind.all('[data-word]')) element.textContent = mind.said(element.dataset.word);
  if (mind.refused) refuse(mind, mind.refused);
  if (isFirst) greet(mind);
  if (isOther && mind.line) {
    drawWho(mind);
    listen(mind);
  }
  return () => {
    mind.isGone = true;
    mind.line?.close();
    mind.clear?.();
    minds.delete(parentElement);
  };
}

/** Whoever has joined this class in this tab goes on; of others the form is asked. */
function greet(mind) {
  const { code, name } = kept();
  const fields = mind.at('.follow-join').elements;
  fields.code.value = mind.told.code || code || '';
  fields.name.value = name ?? '';
  if (name && (!mind.told.code || mind.told.code === code)) join(mind, code, name);
}
