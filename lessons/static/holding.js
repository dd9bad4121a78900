// A press holds. While a page is still being laid out, what is pressed may move away between the press and its
// release; a browser makes no click of that. Where the hand was still and the page moved, here it becomes one.
(() => {
  const PRESSED = "button, summary, a[href], label, [role=option]";
  const STILL = 8; // pixels by which a hand that is still may move
  let held = null;

  const isUnder = ({ left, right, top, bottom }, { x, y }) => left <= x && x <= right && top <= y && y <= bottom;

  function hold(event) {
    held = null;
    if (event.pointerType !== "mouse" || event.button) return;
    const pressed = event.composedPath().find((one) => one.matches?.(PRESSED));
    if (pressed) held = { pressed, x: event.clientX, y: event.clientY };
  }

  function release(event) {
    const was = held;
    held = null;
    if (!was || Math.hypot(event.clientX - was.x, event.clientY - was.y) > STILL) return;
    if (!isUnder(was.pressed.getBoundingClientRect(), was)) was.pressed.click();
  }

  addEventListener("pointerdown", hold, true);
  addEventListener("pointerup", release, true);
})();
