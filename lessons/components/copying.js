// A button that puts a text on the reader's clipboard, and says so.

const SAID = 2500; // milliseconds that it is said

export default function ({ data, parentElement: place }) {
  const told = JSON.parse(data);
  const button = place.querySelector('.copy') ?? build(place);
  const aloud = place.querySelector('[role=status]');
  let end;
  button.textContent = told.label;
  aloud.textContent = '';
  button.onclick = async () => {
    if (!(await copy(told.text))) return;
    button.textContent = aloud.textContent = told.done;
    clearTimeout(end);
    end = setTimeout(() => {
      button.textContent = told.label;
      aloud.textContent = '';
    }, SAID);
  };
  return () => clearTimeout(end);
}

function build(place) {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'copy' });
  const aloud = Object.assign(document.createElement('span'), { className: 'copy-aloud' });
  aloud.setAttribute('role', 'status');
  place.append(button, aloud);
  return button;
}

// Without https, as in a classroom's own network, a browser has no clipboard for scripts: there it is asked the old way.
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text);
  }
}

function copyMarked(text) {
  const before = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true, className: 'copy-aloud' });
  document.body.append(field);
  field.select();
  const isDone = document.execCommand('copy');
  field.remove();
  before?.focus({ preventScroll: true });
  return isDone;
}
