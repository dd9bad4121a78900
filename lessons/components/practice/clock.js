// Counts a run's time down. The server has the clock that counts: when this one is up, the server is asked.

const timers = new WeakMap();
const LATER = 300; // milliseconds: asked a moment after the end, the server is sure of it

export default function ({ data, parentElement, setTriggerValue }) {
  const clock = parentElement.querySelector('.clock');
  const [name, shown, bar, spoken] = ['.name', 'b', 'i', '.spoken'].map((part) => clock.querySelector(part));
  const end = performance.now() + data.left * 1000;
  const inDigits = (n) => String(n).replace(/\d/g, (digit) => data.digits[digit]);
  name.textContent = data.name;

  const tick = () => {
    const left = Math.max(0, end - performance.now());
    const seconds = Math.ceil(left / 1000);
    const written = `${inDigits(Math.floor(seconds / 60))}:${inDigits(String(seconds % 60).padStart(2, '0'))}`;
    if (shown.textContent !== written) shown.textContent = written;
    bar.style.setProperty('--left', seconds / data.of);
    clock.toggleAttribute('data-near', seconds <= 10);
    // Only at a few moments is it said aloud.
    if (seconds in data.spoken && spoken.textContent !== data.spoken[seconds]) spoken.textContent = data.spoken[seconds];
    if (left > 0) timers.set(parentElement, setTimeout(tick, left % 1000 || 1000));
    else timers.set(parentElement, setTimeout(() => setTriggerValue('up', true), LATER));
  };
  clearTimeout(timers.get(parentElement));
  tick();
  return () => clearTimeout(timers.get(parentElement));
}
