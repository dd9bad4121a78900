// Joining: a code and a name; whoever has joined in this tab goes on after the page began anew.

const KEPT = 'class';

function kept() {
  try { return JSON.parse(sessionStorage.getItem(KEPT)) ?? {}; } catch { return {}; }
}

function keep(joined) {
  try { sessionStorage.setItem(KEPT, JSON.stringify(joined)); } catch { /* a tab that keeps nothing asks again */ }
}

/** Send something to the class; gives what came back, or `{ word }`, what stands in the way. */
async function sent(mind, way, what, code = mind.code) {
  const asked = { method: 'POST', body: JSON.stringify(what), credentials: 'same-origin', cache: 'no-store' };
  const answer = await fetch(addressOf(mind, `/${way}`, code), asked).catch(() => undefined);
  if (answer === undefined) return { word: 'unavailable' };
  if (answer.ok) return answer.json();
  return { word: await answer.text() };
}

function addressOf(mind, way, code = mind.code) {
  return new URL(`./${mind.told.live}/${encodeURIComponent(code)}${way}?lang=${mind.told.lang}`, document.baseURI);
}

async function join(mind, code, name) {
  const button = mind.at('[type=submit]');
  if (button.disabled) return;
  button.disabled = true;
  const joined = await sent(mind, 'join', { name }, code.trim() || '-');
  button.disabled = false;
  if (joined.word) return refuse(mind, joined.word);
  refuse(mind, '');
  keep({ code, name: joined.name });
  enter(mind, code, joined.name);
}

/** Tell at the form why nobody came in by it. */
function refuse(mind, word) {
  const told = mind.at('.follow-join .panel');
  told.hidden = !word;
  told.textContent = word ? mind.said(`refused.${word}`, 'refused.other') : '';
  mind.refused = word;
  if (!word) return;
  mind.at('.follow-join').hidden = false;
  mind.at('.follow-class').hidden = true;
  mind.at(`.follow-join [name=${word === 'name' ? 'name' : 'code'}]`).focus();
}
