// What a page cannot say of itself in Streamlit: its language, its direction, its look, and what to keep.

const CHANGES_LANGUAGE =
  '[class*="st-key-lang_"] button, .st-key-set_language button:not([aria-checked="true"])';
const LONGEST_TURN = 2000; // milliseconds
const QUIET = 80; // so long nothing more comes: the table draws itself after the script has ended
const ONE_YEAR = 31536000; // seconds

export default function ({ data }) {
  dress(document.documentElement, data);
  speak(data.locale);
  keep(data);
  // However often these are added: it is one and the same function.
  document.addEventListener('click', turn, true);
  document.addEventListener('click', skip, true);
}

function dress(root, data) {
  root.lang = data.tag;
  root.dir = data.direction;
  root.dataset.suits = data.suits;
  root.dataset.cards = data.cards;
  root.dataset.page = data.page || 'home';
  if (data.view) root.dataset.view = data.view;
  else delete root.dataset.view;
}

// Streamlit's widgets ask React-Aria for a language, which asks the browser, unless it is told here.
function speak(locale) {
  const asked = Symbol.for('react-aria.i18n.locale');
  if (window[asked] === locale) return;
  window[asked] = locale;
  window.dispatchEvent(new Event('languagechange'));
}

// Each choice is written once: an older tab must not write its settings over those of a newer one.
function keep({ cookie, settings, choice }) {
  const chosen = `${choice} ${settings}`;
  if (!choice || window.balootChosen === chosen) return;
  window.balootChosen = chosen;
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${cookie}=${settings}; path=/; max-age=${ONE_YEAR}; samesite=lax${secure}`;
}

// Streamlit's own link to the content leads to all of the page; past our header, where it is wanted, it does not.
function skip(event) {
  if (!event.target.closest?.('[data-testid="stSkipToContent"]')) return;
  const header = document.querySelector('.st-key-header');
  const content = header?.closest('[data-testid="stLayoutWrapper"]')?.nextElementSibling;
  if (!content) return;
  event.preventDefault();
  event.stopPropagation();
  content.tabIndex = -1;
  content.focus();
}

// A page in another language comes element by element, while its direction changes at once. What is on the
// screen is kept there until all of it has come: nobody sees Arabic from left to right, or half of each.
function turn(event) {
  if (!event.target.closest?.(CHANGES_LANGUAGE)) return;
  const come = whenTurned(document.documentElement.lang);
  if (!document.startViewTransition) {
    document.documentElement.classList.add('turning');
    come.then(() => document.documentElement.classList.remove('turning'));
    return;
  }
  const shown = document.startViewTransition(() => come);
  for (const step of [shown.ready, shown.finished, shown.updateCallbackDone]) step.catch(() => {});
}

function whenTurned(before) {
  const root = document.documentElement;
  const app = document.querySelector('[data-testid="stApp"]');
  return new Promise((done) => {
    let quiet;
    const finish = () => {
      watch.disconnect();
      done();
    };
    const watch = new MutationObserver(() => {
      const turned = root.lang !== before && app.dataset.testScriptState === 'notRunning';
      clearTimeout(quiet);
      if (turned) quiet = setTimeout(finish, QUIET);
    });
    watch.observe(root, { attributeFilter: ['lang', 'data-test-script-state'], subtree: true });
    watch.observe(app, { childList: true, characterData: true, subtree: true });
    setTimeout(finish, LONGEST_TURN);
  });
}
