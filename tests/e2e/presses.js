// What was pressed, whether a click came of it, and what moved on the page meanwhile: `window.presses` tells, newest last.
(() => {
  const MOST = 60;
  const told = [];
  const note = (at, line) => {
    told.push(`${(at / 1000).toFixed(2)} s ${line}`);
    if (told.length > MOST) told.shift();
  };
  window.presses = () => told;

  /** An element as we know it: by what Streamlit calls it, within the nearest thing that has a key of ours. */
  function name(node) {
    const one = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node;
    if (!one?.closest) return 'something gone';
    const key = /st-key-\S+/.exec(one.closest('[class*="st-key-"]')?.className ?? '')?.[0] ?? '';
    const test = one.dataset?.testid ?? one.className.toString().split(' ')[0];
    return `${key} ${one.localName}${test ? `.${test}` : ''}`.trim();
  }

  const box = (rect) => `${Math.round(rect.top)}+${Math.round(rect.height)}`;

  let pressed;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click']) {
    addEventListener(type, (event) => {
      const target = event.composedPath()[0];
      if (type === 'pointerdown') pressed = target;
      const gone = pressed && !pressed.isConnected ? ', what was pressed is gone' : '';
      note(event.timeStamp, `${type} on ${name(target)} at ${box(target.getBoundingClientRect?.() ?? {})}${gone}`);
    }, true);
  }

  new PerformanceObserver((list) => {
    for (const { startTime, sources } of list.getEntries()) {
      const moves = sources.map(({ node, previousRect, currentRect }) =>
        `${name(node)} ${box(previousRect)} → ${box(currentRect)}`);
      note(startTime, `moved: ${moves.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
})();
